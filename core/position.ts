import type { Position } from './contract.ts';
import { allowedValues, type Facts, type Options, type OptionValue } from './facts.ts';

/** Words 0 and 1 of every position: the seat count, and the options as one number. */
export const SEATS = 0;
const OPTIONS = 1;
/** Where a game's own words begin. */
export const HEADER = 2;

/** A position of so many own words, all zero, with its header written. */
export function blank(facts: Facts, options: Options, words: number): Position {
  const position = new Int32Array(HEADER + words);
  position[SEATS] = options.seats;
  let packed = 0;
  for (const [name, spec] of Object.entries(facts.options)) {
    packed = packed * spec.values.length + spec.values.indexOf(options[name]);
  }
  position[OPTIONS] = packed;
  return position;
}

/** The options a position was begun with. */
export function optionsOf(facts: Facts, position: Position): Options {
  let packed = position[OPTIONS];
  const values: [string, OptionValue][] = [];
  for (const [name, spec] of Object.entries(facts.options).reverse()) {
    values.push([name, spec.values[packed % spec.values.length]]);
    packed = Math.floor(packed / spec.values.length);
  }
  return { seats: position[SEATS], ...Object.fromEntries(values.reverse()) };
}

/** Every combination of options a game can be begun with, for suites and benchmarks. */
export function* everyOptions(facts: Facts): Generator<Options> {
  for (const seats of facts.seatCounts) {
    let all: Options[] = [{ seats }];
    for (const [name, spec] of Object.entries(facts.options)) {
      const values = allowedValues(spec, seats);
      all = all.flatMap((options) => values.map((value) => ({ ...options, [name]: value })));
    }
    yield* all;
  }
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
