import { readFileSync } from 'node:fs';
import { decodePosition, encodePosition, moves, outcome, readRecord } from '@iacta/core';
import { expect, test } from 'vitest';
import { rules, starsOf } from '../rules/index.ts';

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

test('G-R19: with the stars of version 2 it would have had other points', () => {
  const options = { ...golden.record.options, stars: 'corner' };
  const read = readRecord(rules, { ...golden.record, rules: 2, options });
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
  expect(written).toMatchObject({ rules: 2, options: { stars: 'doubles' } });
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
