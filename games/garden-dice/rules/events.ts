import type { Space, Special } from './board.ts';
import type { Kind, Part } from './facts.ts';
import type { Placeable } from './moves.ts';
import type { Bonus, TouchedTile } from './spread.ts';

type Pair = readonly [number, number];
export type Animal = 'bird' | 'rabbit';

/** What happened, enough to narrate a whole game and to count it again. `seat` is always the one who acted. */
export type GardenEvent =
  | { readonly type: 'starter'; readonly seat: number }
  | {
      readonly type: 'rolled';
      readonly seat: number;
      readonly dice: readonly number[];
      /** Four of a kind: all four may be rolled again. */
      readonly again: boolean;
    }
  | { readonly type: 'again'; readonly seat: number }
  | { readonly type: 'bought'; readonly seat: number; readonly kind: Kind; readonly die: number }
  /** The supply is empty: this turn is the last. */
  | { readonly type: 'lastSeed'; readonly seat: number }
  | {
      readonly type: 'placed';
      readonly seat: number;
      readonly tile: Placeable;
      readonly at: Space;
      readonly dice: Pair;
      /** Steps of the sundial that were used for it. */
      readonly sundial: number;
    }
  /** One for each tile, in the order of the spread; `die` is null but for the first. */
  | ({ readonly type: 'watered'; readonly seat: number; readonly die: number | null } & TouchedTile)
  | ({
      readonly type: 'harvested';
      readonly seat: number;
      readonly die: number | null;
      /** What its owner gets for it, and why it is more than its value. */
      readonly points: number;
      readonly bonus: Bonus;
    } & TouchedTile)
  /** One point for each tile of another seat in the harvest. */
  | { readonly type: 'others'; readonly seat: number; readonly points: number }
  | { readonly type: 'flipped'; readonly seat: number; readonly to: Special; readonly at: Space }
  | {
      readonly type: 'moved';
      readonly seat: number;
      readonly animal: Animal;
      readonly from: Space;
      readonly to: Space;
      readonly die: number;
    }
  | {
      readonly type: 'ate';
      readonly seat: number;
      readonly animal: Animal;
      readonly owner: number;
      readonly kind: Kind;
      readonly at: Space;
    }
  | { readonly type: 'swallowed'; readonly seat: number; readonly kind: Kind }
  | { readonly type: 'spat'; readonly seat: number; readonly kind: Kind; readonly die: number }
  | {
      readonly type: 'removed';
      readonly seat: number;
      readonly owner: number;
      readonly animal: Animal;
      readonly at: Space;
      readonly dice: Pair;
      readonly sundial: number;
      /** How many discs its owner got back. */
      readonly discs: number;
    }
  | { readonly type: 'sunRoll'; readonly seat: number }
  | { readonly type: 'sunSet'; readonly seat: number; readonly from: number; readonly to: number }
  | { readonly type: 'turnEnded'; readonly seat: number; readonly unused: readonly number[] }
  | { readonly type: 'over'; readonly seats: readonly { readonly [part in Part]: number }[] };
