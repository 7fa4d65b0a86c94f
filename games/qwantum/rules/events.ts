import type { Face } from '@iacta/core';
import type { ByColour, Colour, DieId } from './facts.ts';

export type QwantumEvent =
  | { readonly type: 'starter'; readonly seat: number }
  | {
      readonly type: 'thrown';
      readonly seat: number;
      readonly attempt: 1 | 2;
      /** The dice that were thrown, and what they show now. */
      readonly dice: readonly { readonly die: DieId; readonly face: Face }[];
    }
  | { readonly type: 'kept'; readonly seat: number }
  | { readonly type: 'again'; readonly seat: number; readonly dice: readonly DieId[] }
  /** The dice are settled: what each colour is worth in this turn. */
  | { readonly type: 'values'; readonly seat: number; readonly values: ByColour<number> }
  /** The active player enters nothing in B, by choice. */
  | { readonly type: 'skipped'; readonly seat: number }
  /** These seats have no row that takes a value of this turn, so they are not asked (Q-R9). */
  | { readonly type: 'nothingFits'; readonly action: 'B' | 'C'; readonly seats: readonly number[] }
  /** A seat has answered; its answer stays sealed. */
  | { readonly type: 'answered'; readonly seat: number }
  /** The answers of C: which seats enter something (events of their own follow) and which pass, clockwise. */
  | { readonly type: 'opened'; readonly entering: readonly number[]; readonly passing: readonly number[] }
  | {
      readonly type: 'entered';
      readonly seat: number;
      readonly colour: Colour;
      readonly value: number;
      /** Counted from 1. */
      readonly cell: number;
    }
  | { readonly type: 'column'; readonly seat: number; readonly column: number; readonly points: number }
  | { readonly type: 'missed'; readonly seat: number; readonly count: number; readonly points: number }
  | {
      readonly type: 'over';
      /** The seats that filled all four rows; none when the fifth missed throw ended the game. */
      readonly full: readonly number[];
    };
