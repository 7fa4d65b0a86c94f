import type { Face, Json, Options } from '@iacta/core';

// What a game brings for those who learn it. All of it is found by its place, and a page without it falls
// back to the short `howTo` of the game's words; web/test/learn.test.ts holds every game to what is said here.
//
//   games/<id>/words/learn.ts           the game's own names: rule ids, pictures, keys of the lesson
//   games/<id>/words/rules.<lang>.ts    export const chapters   the rules, in our own words
//   games/<id>/words/lesson.<lang>.ts   export const texts      what the lesson says, by key
//   games/<id>/board/pictures.ts        export const pictures   positions by name
//   games/<id>/board/lesson.ts          export const lesson     the script of the first game

/** A position that the real board draws, small, without anything to press. */
export interface Picture<S = Json> {
  readonly options: Options;
  /** The published JSON of the state. */
  readonly state: S;
  /** Draws it as this seat sees it when it is to move, so that what it may do lights up; nobody's when left out. */
  readonly seat?: number;
}

export type Pictures<S = Json, Name extends string = string> = { readonly [name in Name]: Picture<S> };

/** What happens without the learner: dice fall, somebody moves (the learner's seat too, to save taps). */
export type Scripted<M = unknown> =
  | { readonly roll: readonly Face[] }
  | { readonly seat: number; readonly move: M };

interface Said<M, S, Key extends string> {
  /** The key of its text: two or three sentences, shown when all that comes first has happened. */
  readonly say: Key;
  /** Lays the table anew, for a jump to a moment worth seeing (in the first step: to begin there). */
  readonly set?: S;
  /** Played by itself, step by step, after `set` and before the text. */
  readonly first?: readonly Scripted<M>[];
}

/** One step of a lesson: to be read, or with the one thing that the learner does in it. */
export type LessonStep<M = unknown, S = Json, Key extends string = string> = Said<M, S, Key> &
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
