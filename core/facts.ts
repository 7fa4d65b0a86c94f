import { no, type Refusal, type Result, yes } from './refusal.ts';
import { allowedSpaces, type SpaceSets } from './spaces.ts';

export type OptionValue = string | number | boolean;

export interface OptionSpec {
  readonly values: readonly OptionValue[];
  readonly default: OptionValue;
  /** The seat counts it is offered for; with any other count only the default is accepted. */
  readonly onlyWith?: readonly number[];
  /** Numbers among the values name seats, so they must be below the seat count. */
  readonly namesSeats?: boolean;
  /** The values name sets of spaces of the board; any other set is a value too (see spaces.ts). */
  readonly spaces?: SpaceSets;
  /** New games have the default; the other values are those of games of earlier versions. */
  readonly settled?: true;
}

/** What is known of a game before its first position. */
export interface Facts<C extends string = string> {
  readonly id: string;
  readonly rulesVersion: number;
  /** Versions before: a game of one of them is a game of this version with these options, which it did not have. */
  readonly earlier?: { readonly [version: number]: { readonly [option: string]: OptionValue } };
  /** Every seat count that can be played, ascending. */
  readonly seatCounts: readonly number[];
  /** Those of them that the rulebook does not have: offered as an extra, and marked so. */
  readonly extraSeatCounts: readonly number[];
  /** How long a game lasts at a table, in minutes: from, to. */
  readonly minutes: readonly [number, number];
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** The parts of a score, in the order in which they are shown. */
  readonly parts: readonly string[];
  /** Those that are only settled at the end: while the game goes on they are shown, but not in the running total. */
  readonly endParts?: readonly string[];
  /** Every code that `refuse` can answer with. */
  readonly refusals: readonly C[];
  readonly hasChance: boolean;
  /** Left out where dice are rolled; false where chance is only a drawn lot, so that the player need not choose dice. */
  readonly hasDice?: boolean;
  readonly hasSimultaneousSteps: boolean;
  readonly hasSealedAnswers: boolean;
}

/** Checked and complete: every option of the game is there. */
export interface Options {
  readonly seats: number;
  readonly [name: string]: OptionValue;
}

/** Where the rulebook lets age or lot decide who starts, the table decides: by lot unless it names a seat. */
export function starterOption(maxSeats: number): OptionSpec {
  const seats = Array.from({ length: maxSeats }, (_, seat) => seat);
  return { values: ['lot', ...seats], default: 'lot', namesSeats: true };
}

/** Whether a game of that version of the rules can be read and played on. */
export function knowsVersion(facts: Facts, version: number): boolean {
  return version === facts.rulesVersion || facts.earlier?.[version] !== undefined;
}

/**
 * Reads options from an untrusted source; what is missing gets its default. Options of an earlier version of the rules
 * become those of this one that mean the same.
 */
export function readOptions(facts: Facts, json: unknown, version = facts.rulesVersion): Result<Options> {
  if (!knowsVersion(facts, version)) return no('unknown-version', { known: facts.rulesVersion });
  const fixed = version === facts.rulesVersion ? {} : (facts.earlier?.[version] ?? {});
  const given = json === undefined ? {} : json;
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return malformed('options', 'object');
  const { seats = defaultSeats(facts), ...rest } = given as Record<string, unknown>;
  if (typeof seats !== 'number' || !facts.seatCounts.includes(seats)) {
    return no('bad-option', { option: 'seats', values: [...facts.seatCounts] });
  }
  const options: Record<string, OptionValue> & { seats: number } = { seats };
  for (const name of Object.keys(rest)) {
    if (!Object.hasOwn(facts.options, name)) return no('unknown-option', { option: name.slice(0, 40) });
  }
  for (const [name, spec] of Object.entries(facts.options)) {
    const usual = fixed[name] ?? spec.default;
    const value = Object.hasOwn(rest, name) ? rest[name] : usual;
    const allowed = Object.hasOwn(fixed, name) ? [usual] : allowedValues(spec, seats);
    const chosen = allowed.find((each) => each === value) ?? otherSpaces(spec, fixed[name], value);
    if (chosen === null) return no('bad-option', { option: name, values: [...allowed] });
    options[name] = chosen;
  }
  return yes(options);
}

function otherSpaces(spec: OptionSpec, fixed: OptionValue | undefined, value: unknown): string | null {
  return spec.spaces && fixed === undefined ? allowedSpaces(spec.spaces, value) : null;
}

/** The values that an option lists; custom sets of spaces are allowed in addition. */
export function allowedValues(spec: OptionSpec, seats: number): readonly OptionValue[] {
  if (spec.onlyWith && !spec.onlyWith.includes(seats)) return [spec.default];
  if (!spec.namesSeats) return spec.values;
  return spec.values.filter((value) => typeof value !== 'number' || value < seats);
}

/** The values that a new game is offered. */
export function offeredValues(spec: OptionSpec, seats: number): readonly OptionValue[] {
  return spec.settled ? [spec.default] : allowedValues(spec, seats);
}

function defaultSeats(facts: Facts): number {
  return (
    facts.seatCounts.find((count) => !facts.extraSeatCounts.includes(count) && count > 1) ??
    facts.seatCounts[0]!
  );
}

function malformed(at: string, expected: string): { ok: false; refusal: Refusal } {
  return no('malformed', { at, expected });
}
