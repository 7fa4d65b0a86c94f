import { GameRecord, moves, readOptions, seededDice } from '@iacta/core';
import { type QwantumState, rerollMove, rules, stateOf } from '@iacta/qwantum/rules';
import { expect, test } from 'vitest';
import { columnsOf, faceIndex, gainOf, keptSums, rowsOf, toggled } from '../board/reading.ts';

const DICE = { white: 3, die1: 'R4', die2: 'P4', die3: 'Y2', die4: 'Y6', die5: 'B2', die6: 'P6' } as const;

type Sheet = QwantumState['sheets'][number];
const EMPTY: Sheet = { purple: [], blue: [], red: [], yellow: [], missed: 0 };

/** The first of two seats is in B: purple is worth 13, blue 5, red 7, yellow 11. */
function inB(turnsOver: number, ...sheets: Partial<Sheet>[]) {
  const options = readOptions(rules.facts, { seats: 2 });
  if (!options.ok) throw new Error('options');
  const json = {
    phase: 'enter',
    starter: 0,
    turnsOver,
    dice: DICE,
    used: null,
    answers: [null, null],
    sheets: sheets.map((sheet) => ({ ...EMPTY, ...sheet })),
  };
  const position = rules.decode(json, options.value);
  if (!position.ok) throw new Error(JSON.stringify(position.refusal));
  return { position: position.value, state: stateOf(position.value) };
}

test('Q-4: a row names its next cell, what that asks for, its value and whether it fits', () => {
  const { position, state } = inB(
    10,
    { purple: [4, 9], blue: [2, 4, 6, 8], red: [7], yellow: [1, 2, 3, 30, 9, 2] },
    { blue: [3], missed: 4 },
  );
  const [purple, blue, red, yellow] = rowsOf(position, state, 0);
  expect(purple).toMatchObject({ next: 2, need: { than: 'more', last: 9 }, value: 13, fits: true });
  expect(blue).toMatchObject({ next: 4, need: { than: 'less', last: 8 }, value: 5, fits: true });
  expect(red).toMatchObject({ next: 1, need: { than: 'more', last: 7 }, value: 7, fits: false });
  expect(yellow).toMatchObject({ next: null, need: null, fits: false });
  expect(rowsOf(position, state, 1)[0]).toMatchObject({ next: 0, need: null, fits: true });
});

test('Q-13: a column shows its points only when it is complete', () => {
  const { position, state } = inB(4, { purple: [5, 6], blue: [5], red: [7], yellow: [9, 11] }, { missed: 2 });
  expect(columnsOf(position, state, 0)).toEqual([7, null, null, null, null, null]);
});

test('Q-8: the dice that stay give the least that each colour will be worth', () => {
  expect(keptSums(DICE, [])).toEqual({ purple: 13, blue: 5, red: 7, yellow: 11 });
  expect(keptSums(DICE, ['white', 'die6'])).toEqual({ purple: 4, blue: 2, red: 4, yellow: 8 });
});

test('Q-7: tapping dice names those to throw again, in the order of the dice', () => {
  expect(toggled([], 'die4')).toBe(rerollMove(['die4']));
  expect(toggled(['die4'], 'white')).toBe(rerollMove(['white', 'die4']));
  expect(toggled(['die4'], 'die4')).toBeNull();
});

test('the drawn side of a die is its upper face', () => {
  expect([faceIndex('white', 6), faceIndex('die1', 'P6'), faceIndex('die4', 'R5')]).toEqual([5, 5, 0]);
});

test('Q-13: what an entry would earn is what it does earn, in B and in C, in played games', () => {
  const options = readOptions(rules.facts, { seats: 3 });
  if (!options.ok) throw new Error('options');
  const dice = seededDice(7);
  const record = GameRecord.begin(rules, options.value, dice.note);
  let earned = 0;
  for (let step = 0; step < 600; step++) {
    const { position } = record;
    const awaited = rules.dice(position);
    if (awaited !== null) {
      record.play({ roll: dice.throwDice(awaited, record.rollNumber) });
      continue;
    }
    if (rules.deciders(position) === 0) break;
    const seat = 31 - Math.clz32(rules.deciders(position));
    const listed = moves(rules, position, seat);
    const move = listed[step % Math.max(1, listed.length - 1)];
    const json = rules.encodeMove(move);
    if (!('enter' in json)) {
      record.play({ seat, move });
      continue;
    }
    const gain = gainOf(position, seat, json.enter);
    const played = record.play({ seat, move });
    if (!played.ok) throw new Error(played.refusal.code);
    // An answer of C that is still sealed has earned nothing yet.
    if (!played.events.some((event) => event.type === 'entered' && event.seat === seat)) continue;
    const column = played.events.find((event) => event.type === 'column' && event.seat === seat);
    expect(gain).toBe(column?.type === 'column' ? column.points : 0);
    earned += gain;
  }
  expect(earned).toBeGreaterThan(0);
});
