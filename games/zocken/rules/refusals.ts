import type { RefusalOf } from '@iacta/core';
import type { Colour, ZockenRefusal } from './facts.ts';
import type { PHASES } from './layout.ts';

/** What each refusal carries. Fields are counted from 1. */
interface Data {
  'not-now': { readonly phase: (typeof PHASES)[number] };
  'already-rolled': { readonly colour: Colour };
  'field-taken': { readonly field: number };
  'breaks-the-row': { readonly field: number; readonly face: number };
  'still-fits': { readonly face: number };
  'active-cannot-wager': null;
}

export type ZockenRefusals = { readonly [code in ZockenRefusal]: Data[code] };
export type ZockenAnswer = RefusalOf<ZockenRefusals>;
