import type { RefusalOf } from '@iacta/core';
import type { DoceRefusal } from './facts.ts';
import type { Square } from './grid.ts';

/** What each refusal carries. */
interface Data {
  'square-taken': { readonly square: Square; readonly by: 'blocker' | 'die' };
  'disabled-square': { readonly square: Square; readonly marker: Square };
  /** Where it is. */
  'blocker-used': { readonly square: Square };
  'no-square-for-the-die': { readonly square: Square };
  'no-such-move': null;
}

export type DoceRefusals = { readonly [code in DoceRefusal]: Data[code] };
export type DoceAnswer = RefusalOf<DoceRefusals>;
