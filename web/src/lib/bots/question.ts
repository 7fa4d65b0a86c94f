import type { Thought } from '@iacta/bots/search';
import type { Options, Position } from '@iacta/core';

/** Asks the judge of reviews instead of a bot. */
export const JUDGE = 'judge';

/** What the page asks the worker: what would that bot do here, and why? */
export interface Question {
  readonly game: string;
  readonly options: Options;
  /** A level, by its name; or JUDGE, for the values of a review. */
  readonly bot: string;
  /** What the seat can see. */
  readonly view: Position;
  readonly seat: number;
  /** Of what is left to chance between equal moves: the same question gets the same answer. */
  readonly seed: number;
}

export interface Asked extends Question {
  readonly number: number;
}

/** Null where the worker knows no such bot, the game has no judge, or it has failed. */
export interface Answered {
  readonly number: number;
  readonly thought: Thought | null;
}
