import type { Position } from './contract.ts';
import type { Facts, Options } from './facts.ts';
import type { Json } from './json.ts';
import { blank, HEADER } from './position.ts';
import { impossible, no, type Result, yes } from './refusal.ts';

/** One value of a game's state: how a word of the position is written as JSON and read back. */
export interface Field {
  readonly perSeat: boolean;
  readonly expected: string;
  readonly write: (word: number) => Json;
  /** Null for JSON that is no value of this field. */
  readonly read: (json: unknown) => number | null;
}

export function wholeNumber(min: number, max: number): Field {
  return {
    perSeat: false,
    expected: `a whole number from ${min} to ${max}`,
    write: (word) => word,
    read: (json) =>
      Number.isInteger(json) && Number(json) >= min && Number(json) <= max ? Number(json) : null,
  };
}

export function flag(): Field {
  return {
    perSeat: false,
    expected: 'true or false',
    write: (word) => word === 1,
    read: (json) => (typeof json === 'boolean' ? Number(json) : null),
  };
}

/** The word is the index of a name. */
export function oneOf(names: readonly string[]): Field {
  return {
    perSeat: false,
    expected: names.join(' | '),
    write: (word) => names[word]!,
    read(json) {
      const index = names.indexOf(json as string);
      return index < 0 ? null : index;
    },
  };
}

/** A field with one word for each seat, written as a list. */
export function perSeat(field: Field): Field {
  return { ...field, perSeat: true };
}

export interface PackedState<F> {
  /** Where each field begins in the position; a seat's word of a `perSeat` field is `at.name + seat`. */
  readonly at: { readonly [name in keyof F]: number };
  /** All words zero: every `oneOf` has its first name. */
  readonly begin: (options: Options) => Position;
  readonly encode: (position: Position) => Json;
  /** Refuses what is not of this shape. What no game can reach is for the game to refuse. */
  readonly decode: (json: unknown, options: Options) => Result<Position>;
}

/** The layout of a small game's position, with its JSON, from a list of named fields. */
export function packedState<F extends { readonly [name: string]: Field }>(
  facts: Facts,
  fields: F,
): PackedState<F> {
  const mostSeats = Math.max(...facts.seatCounts);
  const entries = Object.entries(fields);
  const at: Record<string, number> = {};
  let words = 0;
  for (const [name, field] of entries) {
    at[name] = HEADER + words;
    words += field.perSeat ? mostSeats : 1;
  }
  const begin = (options: Options) => blank(facts, options, words);
  const wordsOf = (position: Position, name: string, { perSeat }: Field, seats: number) =>
    Array.from({ length: perSeat ? seats : 1 }, (_, seat) => position[at[name]! + seat]!);

  return {
    at: at as { readonly [name in keyof F]: number },
    begin,
    encode(position) {
      const values = entries.map(([name, field]): [string, Json] => {
        const written = wordsOf(position, name, field, position[0]!).map(field.write);
        return [name, field.perSeat ? written : written[0]!];
      });
      return Object.fromEntries(values);
    },
    decode(json, options) {
      if (typeof json !== 'object' || json === null || Array.isArray(json)) {
        return no('malformed', { at: '', expected: 'object' });
      }
      const given = json as Record<string, unknown>;
      const unknown = Object.keys(given).find((name) => !Object.hasOwn(fields, name));
      if (unknown !== undefined)
        return no('malformed', { at: unknown.slice(0, 40), expected: 'no such field' });
      const position = begin(options);
      for (const [name, field] of entries) {
        const value = Object.hasOwn(given, name) ? given[name] : undefined;
        const list = field.perSeat ? value : [value];
        if (!Array.isArray(list)) return no('malformed', { at: name, expected: 'array' });
        if (field.perSeat && list.length !== options.seats) return impossible(name, 'one-for-each-seat');
        for (const [seat, each] of list.entries()) {
          const word = field.read(each);
          if (word === null) return no('malformed', { at: name, expected: field.expected });
          position[at[name]! + seat] = word;
        }
      }
      return yes(position);
    },
  };
}
