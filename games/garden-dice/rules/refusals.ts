import type { RefusalOf } from '@iacta/core';
import type { GardenRefusal, Kind } from './facts.ts';
import type { Flippable, Placeable } from './moves.ts';

type At = readonly number[];
type Die = { readonly die: number };
type OfKind = { readonly kind: Kind };
type There = { readonly at: At };
/** Two dice that do not name a space. */
type Pair = { readonly dice: readonly number[]; readonly at: At };
type Walk = { readonly from: At; readonly at: At };

/** What each refusal carries. Spaces are row and column. */
interface Data {
  'no-such-move': null;
  'eat-first': OfKind;
  'nothing-eaten': null;
  'no-such-die': Die;
  'die-too-low': { readonly die: number; readonly value: number };
  'needs-a-six': null;
  'supply-empty': OfKind;
  /** Where a meal needs one. */
  'no-free-disc': null | There;
  'two-of-a-kind': OfKind;
  'not-in-hand': { readonly tile: Placeable };
  'space-taken': There;
  'wrong-coordinates': Pair;
  'no-sundial': Pair;
  'sundial-used': { readonly dice: readonly number[]; readonly at: At; readonly left: number };
  'no-seed-there': There;
  'no-vegetable-there': There;
  'not-your-tile': { readonly at: At; readonly owner: number };
  'not-on-board': { readonly tile: Exclude<Placeable, Kind> | Flippable };
  'no-animals': null;
  'no-animal-there': There;
  'not-in-line': Walk;
  'too-far': { readonly from: At; readonly at: At; readonly distance: number; readonly die: number };
  'path-blocked': { readonly from: At; readonly at: At; readonly by: At };
  'not-edible': There;
  protected: There;
  'already-eaten': There;
  'sun-used': null;
  'sun-too-late': { readonly left: number };
  'same-face': Die;
  'no-four-of-a-kind': null;
  'must-use-dice': null;
}

export type GardenRefusals = { readonly [code in GardenRefusal]: Data[code] };
export type GardenAnswer = RefusalOf<GardenRefusals>;
