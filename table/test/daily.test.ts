import { encodeRoll, type Rules, randomStream, readOptions } from '@iacta/core';
import { loadRules } from '@iacta/games';
import { SEALED_GAME } from '@iacta/games/test-kit';
import { describe, expect, test } from 'vitest';
import { type Body, toArray } from '../log/index.ts';
import { HonestTable } from '../test-kit/index.ts';

const rules: Rules = await loadRules(SEALED_GAME);
const read = readOptions(rules.facts, { seats: 2 });
if (!read.ok) throw new Error('two seats');
const options = { ...read.value };
const DAILY = { day: '2026-11-18', promise: 'ab'.repeat(32) };

const open = (more: object = {}): Body => ({
  type: 'open',
  at: 1,
  table: '01'.repeat(16),
  game: rules.facts.id,
  rules: rules.facts.rulesVersion,
  options,
  clock: null,
  watch: false,
  daily: DAILY,
  ...more,
});
const start = (next = DAILY.promise): Body => ({ type: 'start', at: 1, next, dice: 2 });

/** A person in the first seat and a bot in the second, at a table of the daily game. */
function seated(): HonestTable {
  const table = new HonestTable(rules, randomStream(4)).add(open()).sit(0);
  return table.add({ type: 'bot', at: 1, seat: 1, bot: 'casual' });
}

/** Played until dice are awaited; the bot's moves are any legal ones. */
const started = (): HonestTable =>
  seated()
    .add(start())
    .until(({ position }) => rules.dice(position) !== null);

function drawn(table: HonestTable): Body & { type: 'drawn' } {
  const seat = rules.thrower(table.position);
  const faces = encodeRoll(rules.dice(table.position)!, 0);
  const by = table.state.seats[seat].bot === null ? {} : { by: 'bot' as const };
  return { type: 'drawn', at: 1, roll: table.state.dice!.roll, seat, faces, ...by };
}

const problemOf = (table: HonestTable, body: Body) => {
  const applied = table.attempt(body);
  if (applied.ok) return null;
  return applied.problem.code === 'wrong-roll' ? applied.problem.why : applied.problem.code;
};

describe('a table of the daily game', () => {
  test('says which day it belongs to, and has neither clock nor spectators nor physical dice', () => {
    const table = new HonestTable(rules, randomStream(4));
    for (const more of [{ clock: 60 }, { watch: true }, { ownDice: true }])
      expect(problemOf(table, open(more))).toBe('misplaced');
    expect(table.add(open()).state.daily).toEqual(DAILY);
  });

  test('starts with the promise of its day', () => {
    expect(problemOf(seated(), start('cd'.repeat(32)))).toBe('misplaced');
    expect(problemOf(seated(), start())).toBeNull();
  });

  test('has rolls without contributions, under one promise, made when they are due', () => {
    const table = started();
    const body = drawn(table);
    expect(problemOf(table, { ...body, roll: body.roll + 1 })).toBe('wrong-number');
    expect(problemOf(table, { ...body, seat: 1 - body.seat })).toBe('wrong-thrower');
    expect(problemOf(table, { ...body, faces: ['seven'] })).toBe('illegal');
    table.add(body);
    const fact = toArray(table.state.dice!.rolls).at(-1);
    expect(fact).toMatchObject({ daily: true, typed: false, by: [], thrown: null, promise: DAILY.promise });
    expect(table.state.dice).toMatchObject({ roll: body.roll + 1, promise: DAILY.promise });
  });

  test('gives no player a second try: what would is out of place there', () => {
    const table = started();
    const { at } = table;
    const { roll } = table.state.dice!;
    const next = 'cd'.repeat(32);
    const seat = rules.thrower(table.position);
    const others: Body[] = [
      { type: 'throw', at, roll, seat, commits: [] },
      { type: 'typed', at, roll, seat, faces: encodeRoll(rules.dice(table.position)!, 0), next },
      { type: 'renew', at, next, why: 'restore' },
      { type: 'undo', at, count: 1, by: 'all' },
      { type: 'ask-undo', at, seat: 0, count: 1 },
      { type: 'pause', at, seat: 0 },
      { type: 'stand-in', at, seat: 0, bot: 'casual', left: true },
      { type: 'host', at, seat: 0 },
      { type: 'set', at, options, clock: null, watch: true },
      { ...(table.entries[1].body as Body & { type: 'sit' }), seat: 1 },
    ];
    for (const body of others)
      expect([body.type, problemOf(table, body)]).toEqual([
        body.type,
        body.type === 'sit' ? 'after-start' : 'misplaced',
      ]);
  });

  test('says who was shown hints, once for each seat', () => {
    const table = started();
    const hint: Body = { type: 'hint', at: 1, seat: 0 };
    expect(problemOf(table, { ...hint, seat: 1 })).toBe('misplaced');
    expect(table.add(hint, hint).state.hints).toEqual([0]);
  });
});

test('other tables have no rolls of a day and no hints', () => {
  const table = HonestTable.started(rules, read.value, randomStream(4)).until(
    ({ position }) => rules.dice(position) !== null,
  );
  expect(problemOf(table, drawn(table))).toBe('misplaced');
  expect(problemOf(table, { type: 'hint', at: 1, seat: 0 })).toBe('misplaced');
  expect(table.state.daily).toBeNull();
});
