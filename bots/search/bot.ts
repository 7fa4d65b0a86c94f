import type { Below, Move, Options, Position } from '@iacta/core';

/** The bot's estimate of what a move is worth to the seat that makes it. */
export interface Judged {
  readonly move: Move;
  /** The points this seat can expect to end with, where the bot counts points. */
  readonly points?: number;
  /** The chance to win, from 0 to 1; a shared win counts as its share. Where the bot counts wins. */
  readonly win?: number;
  /** How likely what is bet on comes true, from 0 to 1; where the move is about a bet. */
  readonly chance?: number;
  /** Proven, whatever the others do: the game or round is won or lost, and in how many own moves. */
  readonly proven?: { readonly result: 'win' | 'loss'; readonly moves: number };
}

/** What a bot would do and why, in data: the words make a sentence of it. */
export interface Thought {
  readonly best: Judged;
  /** The main alternatives, the better ones first; empty where there was nothing to choose. */
  readonly others: readonly Judged[];
}

/**
 * Chooses a move for a seat that owes a decision, from what that seat can see.
 * It may cache, but the answer depends on the arguments alone: the same seed gives the same game.
 */
export type Bot = (view: Position, seat: number, below: Below) => Thought;

/** From gentle to the strongest there is: what every game has. */
export const LEVELS = ['first-steps', 'casual', 'strong', 'best'] as const;
export type Level = (typeof LEVELS)[number];

/** Levels between them, for games in which a step from one to the next would be a wall. */
export const BETWEEN = ['learning', 'skilled'] as const;
export type AnyLevel = (typeof ALL_LEVELS)[number];

export const ALL_LEVELS = ['first-steps', 'learning', 'casual', 'skilled', 'strong', 'best'] as const;

/** What `games/<id>/bot` exports as `bots`. */
export interface GameBots {
  /**
   * The bot of a level for games with these options. Tables and weights are loaded here and only here.
   * `effort` scales the work the level spends on a move: 1 is what its strength was measured with.
   */
  level(level: Level, options: Options, effort?: number): Promise<Bot>;
  /** Both levels between, or neither. */
  readonly between?: {
    readonly [name in (typeof BETWEEN)[number]]: (options: Options, effort?: number) => Promise<Bot>;
  };
  /** Frozen players to measure against, in addition to those that play every game. */
  readonly baselines?: { readonly [name: string]: (options: Options, effort?: number) => Bot };
}
