import type { Colour } from './facts.ts';

export type ZockenEvent =
  | { readonly type: 'starter'; readonly seat: number }
  | { readonly type: 'picked'; readonly seat: number; readonly colour: Colour }
  | { readonly type: 'rolled'; readonly seat: number; readonly colour: Colour; readonly face: number }
  | {
      readonly type: 'placed';
      readonly seat: number;
      readonly colour: Colour;
      readonly face: number;
      /** Counted from 1. */
      readonly field: number;
      readonly match: boolean;
    }
  | { readonly type: 'out'; readonly seat: number; readonly colour: Colour; readonly face: number }
  /** A seat has answered; its answer stays sealed. */
  | { readonly type: 'answered'; readonly seat: number }
  | {
      readonly type: 'wagersOpened';
      readonly wagered: readonly number[];
      readonly declined: readonly number[];
    }
  | {
      readonly type: 'turnScored';
      readonly seat: number;
      readonly placing: number;
      readonly outer: number;
      readonly out: number;
      readonly matches: number;
      readonly matchCount: number;
      readonly total: number;
    }
  | { readonly type: 'wagerPaid'; readonly seat: number; readonly points: number }
  | { readonly type: 'over' };
