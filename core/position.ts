import type { Position } from './contract.ts';
import { type Facts, type OptionSpec, type Options, type OptionValue, offeredValues } from './facts.ts';
import { hasSpace, packSpaces, SPACE_WORDS, unpackSpaces, writeSpaces } from './spaces.ts';

/** Words 0 and 1 of every position: the seat count, and the options as one number. */
export const SEATS = 0;
const OPTIONS = 1;
/** Where a game's own words begin. */
export const HEADER = 2;

/** Sets of seats are bits of a number; the highest bit is its sign. */
const MOST_SEATS = 31;
const MOST_OPTIONS = 2 ** 31 - 1;

/** A position with this many words for the game, all zero, with its header written. */
export function blank(facts: Facts, options: Options, words: number): Position {
  if (options.seats > MOST_SEATS) throw new RangeError(`${facts.id}: more than ${MOST_SEATS} seats`);
  const spaced = Object.entries(facts.options).find(([, { spaces }]) => spaces);
  const position = scratchPosition(HEADER + words + (spaced ? SPACE_WORDS : 0));
  position[SEATS] = options.seats;
  let packed = 0;
  for (const [name, spec] of Object.entries(facts.options)) {
    const value = options[name] ?? spec.default;
    const index = spec.values.indexOf(value);
    packed = packed * choicesOf(spec) + (index < 0 ? spec.values.length : index);
    // The set is always stored at the end, named or not: a game reads it from there alone.
    if (spec.spaces) position.set(packSpaces(spec.spaces, value), position.length - SPACE_WORDS);
  }
  if (packed > MOST_OPTIONS) throw new RangeError(`${facts.id}: more options than a word can hold`);
  position[OPTIONS] = packed;
  return position;
}

/** The values with a name, and one more for every set of spaces without. */
const choicesOf = (spec: OptionSpec): number => spec.values.length + (spec.spaces ? 1 : 0);

/** Whether a space belongs to the set of spaces that a game was begun with. */
export function inSpaces(position: Position, space: number): boolean {
  return hasSpace(position[position.length - SPACE_WORDS]!, position[position.length - 1]!, space);
}

/** The options a position was begun with. */
export function optionsOf(facts: Facts, position: Position): Options {
  let packed = position[OPTIONS]!;
  const values: [string, OptionValue][] = [];
  for (const [name, spec] of Object.entries(facts.options).reverse()) {
    const choices = choicesOf(spec);
    values.push([name, spec.values[packed % choices] ?? ownSpaces(spec, position)]);
    packed = Math.floor(packed / choices);
  }
  return { seats: position[SEATS]!, ...Object.fromEntries(values.reverse()) };
}

function ownSpaces({ spaces, default: usual }: OptionSpec, position: Position): OptionValue {
  const [low = 0, high = 0] = position.subarray(position.length - SPACE_WORDS);
  return spaces ? writeSpaces(unpackSpaces(spaces, low, high)) : usual;
}

/** Whether a number from outside names a seat of this game. */
export function hasSeat(position: Position, seat: number): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < position[SEATS]!;
}

/** Every combination of options with a name that a game can be begun with, for suites and benchmarks. */
export function* everyOptions(facts: Facts): Generator<Options> {
  for (const seats of facts.seatCounts) {
    let all: Options[] = [{ seats }];
    for (const [name, spec] of Object.entries(facts.options)) {
      const values = offeredValues(spec, seats);
      all = all.flatMap((options) => values.map((value) => ({ ...options, [name]: value })));
    }
    yield* all;
  }
}

/** Room for a position that is written before it is read: all words zero. */
export function scratchPosition(words: number): Position {
  return new Int32Array(words) as Position;
}

export function clone(position: Position): Position {
  return position.slice();
}

/** For searchers that reuse a position: `to` becomes equal to `from`. */
export function copy(to: Position, from: Position): void {
  to.set(from);
}

export function equal(a: Position, b: Position): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
