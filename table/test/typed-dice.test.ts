import { encodeRoll, type Options, type Rules, randomStream, readOptions } from '@iacta/core';
import { loadRules } from '@iacta/games';
import { SEALED_GAME } from '@iacta/games/test-kit';
import { describe, expect, test } from 'vitest';
import { type Body, toArray } from '../log/index.ts';
import { HonestTable } from '../test-kit/index.ts';

const rules: Rules = await loadRules(SEALED_GAME);
const read = readOptions(rules.facts, { seats: 3 });
if (!read.ok) throw new Error('three seats');
const options: Options = read.value;

/** A table at which dice are awaited, with physical dice or without. */
function atRoll(ownDice: boolean): HonestTable {
  const table = new HonestTable(rules, randomStream(4)).open(options);
  for (const seat of [0, 1, 2]) table.sit(seat);
  if (ownDice)
    table.add({
      type: 'set',
      at: table.at,
      options: { ...options },
      clock: null,
      watch: true,
      ownDice: true,
    });
  return table.start().until(({ position }) => rules.dice(position) !== null);
}

function typed(table: HonestTable): Body & { type: 'typed' } {
  const dice = rules.dice(table.position)!;
  const { roll } = table.state.dice!;
  const faces = encodeRoll(dice, 0);
  const seat = rules.thrower(table.position);
  return { type: 'typed', at: table.at, roll, seat, faces, next: table.promise() };
}

const problemOf = (table: HonestTable, body: Body) => {
  const applied = table.attempt(body);
  if (applied.ok) return null;
  return applied.problem.code === 'wrong-roll' ? applied.problem.why : applied.problem.code;
};

describe('a roll of physical dice', () => {
  test('is played, marked as typed, and followed by a fair roll with a new promise', () => {
    const table = atRoll(true);
    const before = table.state.dice!.promise;
    table.add(typed(table));
    const fact = toArray(table.state.dice!.rolls).at(-1);
    expect(fact).toMatchObject({ typed: true, by: [], thrown: null, people: [0, 1, 2] });
    expect(table.state.dice!.promise).not.toBe(before);
    table.until(({ position }) => rules.dice(position) !== null).throwDice([0, 1, 2]);
    expect(toArray(table.state.dice!.rolls).at(-1)).toMatchObject({ typed: false, by: [0, 1, 2] });
  });

  test('has no place at a table without physical dice, nor while fair dice are in the air', () => {
    const without = atRoll(false);
    expect(problemOf(without, typed(without))).toBe('misplaced');
    const thrown = atRoll(true);
    const body = typed(thrown);
    thrown.add(thrown.throwOf(thrown.shares([0])));
    expect(problemOf(thrown, body)).toBe('misplaced');
  });

  test('is the roll of the seat that is to throw, once, with faces that the dice have', () => {
    const table = atRoll(true);
    const body = typed(table);
    expect(problemOf(table, { ...body, seat: (body.seat + 1) % 3 })).toBe('wrong-thrower');
    expect(problemOf(table, { ...body, roll: body.roll + 1 })).toBe('wrong-number');
    expect(problemOf(table, { ...body, faces: ['seven'] })).toBe('illegal');
    expect(problemOf(table, { ...body, next: table.state.dice!.promise })).toBe('reused-promise');
    table.add(body);
    expect(problemOf(table, body)).not.toBeNull();
  });

  test('cannot be allowed or forbidden once the game has started', () => {
    const table = atRoll(false);
    const set: Body = { type: 'set', at: table.at, options: { ...options }, clock: null, watch: true };
    expect(problemOf(table, { ...set, ownDice: true })).toBe('after-start');
    expect(problemOf(table, { ...set, spectatorPhrases: true })).toBeNull();
  });
});

describe('a late guest', () => {
  const withBot = () => {
    const table = new HonestTable(rules, randomStream(4)).open(options);
    table.sit(0).sit(1).add({ type: 'bot', at: table.at, seat: 2, bot: 'greedy' });
    return table.start();
  };
  const sit = (table: HonestTable, seat: number): Body => ({ ...table.entries[1].body, seat }) as Body;

  test('takes over from a bot, whose colour stays, and is asked from then on', () => {
    const table = withBot();
    table.add(sit(table, 2));
    expect(table.state.seats[2]).toMatchObject({ who: 'person', bot: null, colour: 2, sat: table.state.seq });
    table.playOut();
    expect(table.state.phase).toBe('over');
    expect(problemOf(table, sit(table, 2))).toBe('after-start');
  });

  test('takes no seat of a person, also not of one for whom a bot plays', () => {
    const table = withBot();
    expect(problemOf(table, sit(table, 1))).toBe('after-start');
    table.add({ type: 'stand-in', at: table.at, seat: 1, bot: 'greedy', left: true });
    expect(problemOf(table, sit(table, 1))).toBe('after-start');
  });
});
