import type { RefusalOf } from '@iacta/core';
import type { CleverRefusal } from './facts.ts';
import type { PHASES } from './layout.ts';
import type { Area, DieName, Gain, YellowCell } from './sheet.ts';

/** What each refusal carries. */
interface Data {
  'not-now': { readonly phase: (typeof PHASES)[number] };
  'bonus-first': null;
  'die-not-in-hand': { readonly die: DieName };
  'die-not-on-tray': { readonly die: DieName };
  'tray-first': { readonly die: DieName };
  'wrong-colour': { readonly die: DieName; readonly area: Area };
  'wrong-cell': { readonly cell: YellowCell; readonly face: number };
  /** Yellow by its name, blue by its sum. */
  'already-crossed': { readonly area: Area; readonly cell: YellowCell | number };
  'too-low': { readonly needed: number; readonly face: number };
  'must-rise': { readonly last: number; readonly face: number };
  'area-full': { readonly area: Area };
  'must-mark': null;
  'no-reroll': null;
  'no-extra-die': null;
  'die-used': { readonly die: DieName };
  'no-such-bonus': { readonly bonus: Gain };
}

export type CleverRefusals = { readonly [code in CleverRefusal]: Data[code] };
export type CleverAnswer = RefusalOf<CleverRefusals>;
