import { readFileSync } from 'node:fs';
import { decodePosition, encodePosition, moves, outcome, readRecord } from '@iacta/core';
import { expect, test } from 'vitest';
import { type GardenState, rules, starsOf, stateOf } from '../rules/index.ts';
import { bird, counts, optionsFor, seed, stateFrom } from './setting.ts';

// Played and written down by version 1 of the rules, whose stars were the doubles. Never to be written again.
const golden = JSON.parse(readFileSync(new URL('version-1/record.json', import.meta.url), 'utf8')) as {
  record: { rules: number; options: object; entries: unknown[] };
  totals: number[];
  harvest: number[];
};

test('G-R19: a record of version 1 is replayed to the points it had then', () => {
  expect(golden.record.rules).toBe(1);
  const read = readRecord(rules, golden.record);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  const { seats, final } = outcome(rules, read.value.position);
  expect(final).toBe(true);
  expect(seats.map(({ total }) => total)).toEqual(golden.totals);
  expect(seats.map(({ parts }) => parts.harvest)).toEqual(golden.harvest);
  expect(starsOf(read.value.position)).toEqual([1, 2, 3, 4, 5, 6].map((n) => [n, n]));
});

test('G-R19: with other stars it would have had other points', () => {
  const options = { ...golden.record.options, stars: 'corner' };
  const read = readRecord(rules, { ...golden.record, rules: 3, options });
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  const { seats } = outcome(rules, read.value.position);
  expect(seats.map(({ parts }) => parts.harvest)).not.toEqual(golden.harvest);
});

test('G-R19: half a record of version 1 is played on, and written as a game of this version', () => {
  const half = golden.record.entries.slice(0, Math.floor(golden.record.entries.length / 2));
  const read = readRecord(rules, { ...golden.record, entries: half });
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  const record = read.value;
  while (rules.dice(record.position)) {
    const dice = rules.dice(record.position);
    if (dice) record.play({ roll: 0 });
  }
  const seat = rules.active(record.position);
  expect(record.play({ seat, move: moves(rules, record.position, seat)[0] }).ok).toBe(true);
  const written = record.toJSON();
  expect(written).toMatchObject({ rules: 3, options: { stars: 'doubles', spat: 'free' } });
  expect(readRecord(rules, JSON.parse(JSON.stringify(written)))).toMatchObject({ ok: true });
});

test('G-R19: a record of version 1 cannot name stars that version 1 did not have', () => {
  const options = { ...golden.record.options, stars: 'corner' };
  expect(readRecord(rules, { ...golden.record, options })).toMatchObject({
    ok: false,
    refusal: { code: 'bad-option' },
  });
});

test('G-R19: stars of the own board stay with a position and its JSON', () => {
  const stars = '16 25 34 43 52 61';
  const position = rules.begin({ seats: 3, family: false, starter: 1, stars });
  const json = encodePosition(rules, position);
  expect(json.options.stars).toBe(stars);
  const read = decodePosition(rules, JSON.parse(JSON.stringify(json)));
  expect(read).toMatchObject({ ok: true, value: position });
});

/** A record of one turn: a squash is spat out, then two more are bought. */
function threePeppers(version: number): unknown {
  const { spat: _, ...options } = optionsFor();
  const start: GardenState = stateFrom({
    dice: [1, 2, 3, 4],
    garden: [bird(0, [1, 1]), seed('pepper', 1, [1, 2])],
  });
  const moves = [
    { move: [1, 2], die: 1 },
    { eat: 'spit', die: 2 },
    { buy: 'pepper', die: 3 },
    { buy: 'pepper', die: 4 },
  ];
  const entries = moves.map((move) => ({ seat: 0, move }));
  return { format: 1, game: 'garden-dice', rules: version, options, start, entries };
}

test('G-R5: a record of version 2 buys two seeds beside a spat one, and is written with that option', () => {
  const read = readRecord(rules, threePeppers(2));
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  expect(stateOf(read.value.position).seats[0].hand).toEqual(counts({ pepper: 3 }));
  const written = read.value.toJSON();
  expect(written).toMatchObject({ rules: 3, options: { spat: 'free' } });
  expect(readRecord(rules, JSON.parse(JSON.stringify(written)))).toMatchObject({ ok: true });
});

test('G-R5: the same record of version 3 is refused at the second purchase', () => {
  expect(readRecord(rules, threePeppers(3))).toMatchObject({
    ok: false,
    refusal: { code: 'bad-entry', data: { entry: 3, code: 'two-of-a-kind' } },
  });
});
