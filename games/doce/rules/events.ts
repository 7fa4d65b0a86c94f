import type { Square } from './grid.ts';

/** A line, from one end to the other. */
export interface Line {
  /** The player it belongs to. */
  readonly seat: number;
  readonly squares: readonly Square[];
  /** All four dice are that player's. */
  readonly allOwn: boolean;
}

/** What a won round brings, bonus by bonus (D-14). */
export interface WinPoints {
  readonly win: number;
  readonly allOwn: number;
  readonly blocker: number;
  readonly empty: number;
  /** Zero or less. */
  readonly triples: number;
}

/** What a drawn round brings to one seat (D-16). */
export interface DrawPoints {
  readonly draw: number;
  readonly blocker: number;
}

export type DoceEvent =
  /** The lot has named the player who starts round 1. */
  | { readonly type: 'starter'; readonly seat: number }
  | { readonly type: 'blocked'; readonly seat: number; readonly square: Square }
  | { readonly type: 'placed'; readonly seat: number; readonly square: Square; readonly face: number }
  /** This player has no square for a die and is passed over (D-R2). */
  | { readonly type: 'passed'; readonly seat: number }
  | {
      readonly type: 'roundWon';
      /** Counted from 1. */
      readonly round: number;
      readonly seat: number;
      /** Who put the last die: it may have been the loser (D-R5). */
      readonly by: number;
      readonly lines: readonly Line[];
      readonly points: WinPoints;
      readonly total: number;
    }
  | {
      readonly type: 'roundDrawn';
      readonly round: number;
      /** Lines of both at once, or no seat can place any more. */
      readonly why: 'both' | 'stuck';
      readonly lines: readonly Line[];
      /** One for each seat. */
      readonly points: readonly DrawPoints[];
      readonly totals: readonly number[];
    }
  /** Rounds 2 to 4 begin automatically, on an empty grid. */
  | { readonly type: 'roundBegan'; readonly round: number; readonly starter: number }
  | { readonly type: 'over' };
