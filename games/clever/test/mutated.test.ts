import { rules } from '@iacta/clever/rules';
import { decodePosition, encodePosition, equal, type Position, randomStream } from '@iacta/core';
import { quick, randomGame } from '@iacta/core/test-kit';
import fc from 'fast-check';
import { describe, test } from 'vitest';

// biome-ignore lint/suspicious/noExplicitAny: a JSON is put out of order on purpose
type Json = any;

/** Positions from the middle of random games. */
function somewhere(seed: number, seats: number): Position {
  const below = randomStream(seed);
  const position = rules.begin({ seats, starter: 'lot', soloExtraDie: seats === 1 && seed % 2 === 0 });
  randomGame(rules, position, below, below(40 * seats));
  return position;
}

const RUNS = quick ? 60 : 600;
const PLACE = fc.record({ seed: fc.integer({ min: 1, max: 1e6 }), seats: fc.integer({ min: 1, max: 4 }) });

/** One value somewhere in a JSON is replaced, removed or doubled. */
function mutate(json: Json, path: number, value: unknown): Json {
  const copy = structuredClone(json);
  const places: (readonly [Json, string | number])[] = [];
  const walk = (node: Json) => {
    if (typeof node !== 'object' || node === null) return;
    for (const key of Object.keys(node)) {
      places.push([node, Array.isArray(node) ? Number(key) : key]);
      walk(node[key]);
    }
  };
  walk(copy);
  if (places.length === 0) return value;
  const [node, key] = places[path % places.length];
  if (value === undefined) delete node[key];
  else node[key] = value;
  return JSON.parse(JSON.stringify(copy));
}

const VALUE = fc.oneof(
  fc.integer({ min: -1, max: 13 }),
  fc.constantFrom('white', 'pink', 'r1c1', 'roll', 'close', 'window', 'black', 'yellow', 'choice', true),
  fc.constantFrom(null, undefined, [], ['green'], [1, 2], {}),
);

describe('mutated JSON', () => {
  test('of positions is refused or reads as a position that is written the same again', () => {
    fc.assert(
      fc.property(PLACE, fc.nat(), VALUE, ({ seed, seats }, path, value) => {
        const read = decodePosition(
          rules,
          mutate(encodePosition(rules, somewhere(seed, seats)), path, value),
        );
        if (!read.ok) return typeof read.refusal.code === 'string';
        const again = decodePosition(rules, JSON.parse(JSON.stringify(encodePosition(rules, read.value))));
        return again.ok && equal(again.value, read.value);
      }),
      { numRuns: RUNS },
    );
  });

  test('of moves is refused or reads as a move that is written the same again', () => {
    fc.assert(
      fc.property(fc.nat({ max: 3200 }), fc.nat(), VALUE, (move, path, value) => {
        const json = mutate(rules.encodeMove(move % 3072), path, value);
        const read = rules.decodeMove(json);
        if (!read.ok) return read.refusal.code === 'malformed';
        return JSON.stringify(rules.decodeMove(rules.encodeMove(read.value))) === JSON.stringify(read);
      }),
      { numRuns: RUNS },
    );
  });

  test('anything at all is answered, never thrown', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        const position = decodePosition(rules, {
          game: 'clever',
          rules: 1,
          options: { seats: 1 },
          state: json,
        });
        return !position.ok && !rules.decodeMove(json).ok;
      }),
      { numRuns: RUNS },
    );
  });
});
