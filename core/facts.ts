import { no, type Refusal, type Result, yes } from './refusal.ts';

export type OptionValue = string | number | boolean;

export interface OptionSpec {
  readonly values: readonly OptionValue[];
  readonly default: OptionValue;
  /** The seat counts it is offered for; with any other count only the default is accepted. */
  readonly onlyWith?: readonly number[];
  /** Numbers among the values name seats, so they must be below the seat count. */
  readonly namesSeats?: boolean;
}

/** What is known of a game before anybody sits down. */
export interface Facts<C extends string = string> {
  readonly id: string;
  readonly rulesVersion: number;
  /** Every seat count that can be played, ascending. */
  readonly seatCounts: readonly number[];
  /** Those of them that the rulebook does not have: offered as an extra, and marked so. */
  readonly extraSeatCounts: readonly number[];
  /** How long a game lasts at a table, in minutes: from, to. */
  readonly minutes: readonly [number, number];
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** The parts of a score, in the order in which they are shown. */
  readonly parts: readonly string[];
  /** Every code that `refuse` can answer with. */
  readonly refusals: readonly C[];
  readonly hasChance: boolean;
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

/** Reads options from an untrusted source; what is missing gets its default. */
export function readOptions(facts: Facts, json: unknown): Result<Options> {
  const given = json ?? {};
  if (typeof given !== 'object' || Array.isArray(given)) return malformed('options', 'object');
  const { seats = defaultSeats(facts), ...rest } = given as Record<string, unknown>;
  if (typeof seats !== 'number' || !facts.seatCounts.includes(seats)) {
    return no('bad-option', { option: 'seats', values: [...facts.seatCounts] });
  }
  const options: Record<string, OptionValue> & { seats: number } = { seats };
  for (const name of Object.keys(rest)) {
    if (!Object.hasOwn(facts.options, name)) return no('unknown-option', { option: name.slice(0, 40) });
  }
  for (const [name, spec] of Object.entries(facts.options)) {
    const value = Object.hasOwn(rest, name) ? rest[name] : spec.default;
    const allowed = allowedValues(spec, seats);
    const index = allowed.indexOf(value as OptionValue);
    if (index < 0) return no('bad-option', { option: name, values: [...allowed] });
    options[name] = allowed[index];
  }
  return yes(options);
}

export function allowedValues(spec: OptionSpec, seats: number): readonly OptionValue[] {
  if (spec.onlyWith && !spec.onlyWith.includes(seats)) return [spec.default];
  if (!spec.namesSeats) return spec.values;
  return spec.values.filter((value) => typeof value !== 'number' || value < seats);
}

function defaultSeats(facts: Facts): number {
  return (
    facts.seatCounts.find((count) => !facts.extraSeatCounts.includes(count) && count > 1) ??
    facts.seatCounts[0]
  );
}

function malformed(at: string, expected: string): { ok: false; refusal: Refusal } {
  return no('malformed', { at, expected });
}
