import type { Move, Options, Position } from '@iacta/core';
import type { Level } from './bot.ts';

/** What each seat can expect from a position when every seat plays as well as the judge can. */
export interface Values {
  /** Expected final points, by seat. */
  readonly points: readonly number[];
  /** Chance to win, by seat, from 0 to 1; a shared win counts as its share. */
  readonly win: readonly number[];
  /** Solved, or the game is over: not an estimate. */
  readonly exact: boolean;
}

/** What a throw is worth before it is made, and how far the value can move with it. */
export interface ThrowValues {
  readonly mean: Values;
  readonly variance: Pick<Values, 'points' | 'win'>;
}

/** Values positions of one game with given options. The answer depends on the position alone. */
export interface Judge {
  /** Names the judge: reviews by different versions are not compared. */
  readonly version: string;
  /** The value of any position, whether dice, a decision or nothing is awaited. Nothing in it is hidden. */
  value(position: Position): Values;
  /** Before a throw: all outcomes at once, where the judge can count them faster than one by one; null where not. */
  throwValues?(position: Position, lived?: LivedWins): ThrowValues | null;
  readonly lived?: Lived;
  /** For the few moves that would be called costly; where every value is exact there is none. */
  readonly again?: SecondLook;
}

/** Changes chances to win, by seat, into those of the players at the table. */
export type LivedWins = (win: readonly number[]) => readonly number[];

/** How the judge's chances and luck come out among people, fitted to games of casual players and beginners. */
export interface Lived {
  /** The power of a chance: below one, nothing is as sure as the judge says. */
  readonly sure: number;
  /** What a loss per decision takes from the logarithm of the chance, with the whole game ahead. */
  readonly skill: number;
  /** Steps of a usual game. */
  readonly steps: number;
  /** How much of the luck of its rolls a player makes a result of, by level. */
  readonly luck: { readonly [level in Level]: number };
}

/** Looks harder than the judge can at every move. */
export interface SecondLook {
  value(position: Position): Values;
  /** What a strong player would do, from what this seat can see. */
  best(position: Position, seat: number): Move;
}

/** What `games/<id>/judge` exports as `judges`. */
export interface GameJudges {
  judge(options: Options): Promise<Judge>;
}
