import type { Json } from './json.ts';

/** The reasons that core itself can give; each game adds its own (facts.refusals). */
export const CORE_REFUSALS = [
  'malformed',
  'unknown-game',
  'unknown-option',
  'bad-option',
  'unknown-version',
  'impossible-position',
  'over',
  'no-such-seat',
  'not-your-decision',
  'dice-awaited',
  'no-dice-awaited',
  'wrong-dice',
  'stale',
  'nothing-to-undo',
  'undo-needs-consent',
  'bad-entry',
] as const;
export type CoreRefusal = (typeof CORE_REFUSALS)[number];

/** Why something was not accepted: a code with data, never a sentence. `rule` is an id of the game's RULES.md. */
export interface Refusal<C extends string = string> {
  readonly code: C;
  readonly rule?: string;
  readonly data?: { readonly [key: string]: Json };
}

/**
 * The refusals of a game: a union with one member for each code. `T` maps codes to the data that they carry, or to
 * null where there is none.
 */
export type RefusalOf<T> = {
  [C in keyof T & string]: { readonly code: C; readonly rule: string } & Carries<T[C]>;
}[keyof T & string];
type Carries<D> = [D] extends [null]
  ? unknown
  : null extends D
    ? { readonly data?: NonNullable<D> }
    : { readonly data: D };

export type Result<T, C extends string = string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal<C> };

export function yes<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function no(
  code: CoreRefusal,
  data?: { readonly [key: string]: Json },
): { readonly ok: false; readonly refusal: Refusal<CoreRefusal> } {
  return { ok: false, refusal: data ? { code, data } : { code } };
}

/** For `decode`: a well-formed state that no game can be in, with the place and the reason. */
export function impossible(
  at: string,
  why: string,
): { readonly ok: false; readonly refusal: Refusal<CoreRefusal> } {
  return no('impossible-position', { at, why });
}
