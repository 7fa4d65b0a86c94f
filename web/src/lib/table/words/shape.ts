import type { CoreRefusal } from '@iacta/core';

/** Every sentence of the table, the result and the replay. A missing one is a type error. */
export interface TableWords {
  /** Names the place where the buttons are. */
  readonly yourMove: string;
  readonly roll: string;
  /** `dice`: how many there are. */
  readonly rollFor: (name: string, dice: number) => string;
  /** What chance decides without dice. */
  readonly lot: {
    readonly starter: string;
    readonly other: (what: string) => string;
    readonly draw: string;
  };
  readonly thinking: (name: string) => string;
  readonly rolling: (name: string) => string;
  readonly goOn: string;
  readonly waiting: string;
  readonly over: string;
  readonly undo: string;
  readonly hint: string;
  /** What a strong player would do, and why; numbers come written in the language. */
  readonly hints: {
    readonly is: (move: string) => string;
    readonly roll: string;
    readonly only: string;
    readonly thinking: string;
    /** The game has no judge, or it has not answered: these are not the values of a review. */
    readonly estimate: string;
    /** The points to be expected at the end, with the next best move where that is known. */
    readonly points: (best: string, next: string | null) => string;
    readonly win: (best: string, next: string | null) => string;
    /** How often a wager on this turn is won. */
    readonly chance: (percent: string) => string;
    /** Proven, in so many own moves. */
    readonly won: (moves: number) => string;
    readonly lost: string;
    readonly others: string;
    readonly worth: (points: string) => string;
    readonly wins: string;
    readonly loses: string;
  };
  /** The rule of this very step. */
  readonly ruleHere: string;
  readonly rule: (id: string) => string;
  readonly menu: string;
  readonly close: string;
  readonly players: string;
  readonly scores: string;
  readonly total: string;
  readonly story: string;
  readonly storyEmpty: string;
  readonly leave: string;
  readonly replay: string;
  readonly settings: string;
  readonly rules: string;
  readonly notSaved: string;
  readonly elsewhere: string;
  readonly playHere: string;
  readonly lost: string;
  readonly home: string;
  readonly curtain: {
    readonly title: (name: string) => string;
    readonly text: string;
    readonly ready: (name: string) => string;
  };
  readonly pad: {
    readonly title: (name: string) => string;
    readonly face: (die: string, face: string) => string;
    readonly clear: string;
    readonly correct: string;
    readonly correcting: string;
  };
  readonly result: {
    readonly wins: (name: string) => string;
    readonly shared: (names: string) => string;
    readonly solo: (points: number) => string;
    readonly byPoints: (margin: number) => string;
    readonly byTieBreak: (what: string) => string;
    readonly byShare: string;
    readonly bestTurn: (name: string, points: number) => string;
    readonly leadChanges: (count: number) => string;
    readonly alwaysAhead: (name: string) => string;
    readonly bestPart: (name: string, part: string, points: number) => string;
    readonly newBest: (points: number, before: number) => string;
    readonly best: (points: number, name: string) => string;
    readonly board: string;
    readonly see: string;
    readonly again: string;
    readonly review: string;
    readonly watch: string;
    readonly picture: string;
    readonly and: (names: readonly string[]) => string;
  };
  readonly replaying: {
    /** Leads to the page where the same dice are played again. */
    readonly same: string;
    readonly title: (game: string) => string;
    readonly step: (step: number, of: number) => string;
    readonly first: string;
    readonly back: string;
    readonly forward: string;
    readonly last: string;
    readonly play: string;
    readonly pause: string;
    readonly playOn: string;
    readonly link: string;
    readonly file: string;
    readonly copied: string;
    readonly tooLong: string;
    readonly broken: string;
  };
  readonly refusals: { readonly [code in CoreRefusal]: string };
}
