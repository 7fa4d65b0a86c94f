import type { Face, Json, Options } from '@iacta/core';

// What a game brings for learners. All of it is found by its file name, and a page without it falls
// back to the short `howTo` of the game's words; web/test/learn.test.ts checks every game against this file.
//
//   games/<id>/words/learn.ts           the game's own names: rule ids, pictures, keys of the lesson
//   games/<id>/words/rules.<lang>.ts    export const chapters   the rules, in our own words
//   games/<id>/words/lesson.<lang>.ts   export const texts      what the lesson says, by key
//   games/<id>/board/pictures.ts        export const pictures   positions by name
//   games/<id>/board/lesson.ts          export const lesson     the script of the first game
//   games/<id>/words/guide.<lang>.ts    export const guide      aim, set-up, a turn and its points, above the rules
//   games/<id>/board/guide.ts           export const script     what that turn and those examples play

/** A position that the real board draws, small, without anything to press. */
export interface Picture<S = Json> {
  readonly options: Options;
  /** The published JSON of the state. */
  readonly state: S;
  /** Draws it as this seat sees it when it is to move, so that its choices light up; without it no seat is to move. */
  readonly seat?: number;
}

export type Pictures<S = Json, Name extends string = string> = { readonly [name in Name]: Picture<S> };

/** What happens without the learner: dice fall, a seat moves (the learner's too, to save taps). */
export type Scripted<M = unknown> =
  | { readonly roll: readonly Face[] }
  | { readonly seat: number; readonly move: M };

interface LessonText<M, S, Key extends string> {
  /** The key of its text: two or three sentences, shown when all that comes first has happened. */
  readonly say: Key;
  /** Replaces the position, for a jump to a moment worth seeing (in the first step: to begin there). */
  readonly set?: S;
  /**
   * What the text is about, ringed on the board while it is read: names that boards give by `data-explain` or
   * `data-place`. What the learner has to do is ringed too.
   */
  readonly show?: readonly string[];
  /** Played automatically, step by step, after `set` and before the text. */
  readonly first?: readonly Scripted<M>[];
}

/** One step of a lesson: to be read, or with the one action of the learner. */
export type LessonStep<M = unknown, S = Json, Key extends string = string> = LessonText<M, S, Key> &
  (
    | { readonly roll?: never; readonly expect?: never }
    /** The learner throws the awaited dice, and these faces come. */
    | { readonly roll: readonly Face[]; readonly expect?: never }
    /** Any of these moves leads on; the first is the one that is suggested, and that "skip" makes. */
    | { readonly expect: readonly [M, ...M[]]; readonly roll?: never }
  );

export interface Lesson<M = unknown, S = Json, Key extends string = string> {
  readonly options: Options;
  /** The learner's seat. */
  readonly seat: number;
  /** The names of the others, in the order of the seats, the same in every language: texts may use them. */
  readonly others: readonly string[];
  readonly steps: readonly LessonStep<M, S, Key>[];
}

/** A turn that is stepped through, and what some positions score: everything is played by the rules. */
export interface GuideScript<
  M = unknown,
  S = Json,
  Step extends string = string,
  Example extends string = string,
> {
  readonly turn: {
    readonly options: Options;
    /** Where it begins, if not with a new game. */
    readonly set?: S;
    /** The seat whose possible moves light up. */
    readonly seat?: number;
    readonly steps: readonly { readonly say: Step; readonly acts: readonly Scripted<M>[] }[];
  };
  readonly examples: readonly GuideExample<M, S, Example>[];
}

/** A position and what is played from it; the figures that its text names are checked by a test. */
export interface GuideExample<M = unknown, S = Json, Example extends string = string> {
  readonly say: Example;
  readonly options: Options;
  readonly state: S;
  readonly acts?: readonly Scripted<M>[];
  /** The points that the acts bring each seat. */
  readonly gains?: readonly number[];
  /** The points of the first seat at the end, and some of their parts. */
  readonly total?: number;
  readonly parts?: { readonly [part: string]: number };
}
