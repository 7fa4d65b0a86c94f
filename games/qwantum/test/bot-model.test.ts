import { type Position, randomStream, rollWith } from '@iacta/core';
import { rules } from '@iacta/qwantum/rules';
import { describe, expect, test } from 'vitest';
import { entriesWithPairs, STEPS } from '../bot/entries.ts';
import { ALONE, settingAt, sumOf } from '../bot/features.ts';
import { netFrom, top } from '../bot/net.ts';
import { sampledChoices } from '../bot/samples.ts';
import { cellsFilled, copySheet, type Sheet, sheetOf, takes, write } from '../bot/sheet.ts';
import { makeRoom, PAIR_SIZE, PAIRS, throws, worthOfChoices, worthOfTurn } from '../bot/throws.ts';
import {
  bestAnswer,
  NONE,
  othersWorth,
  ownWorth,
  turnOf,
  worthOfThrows,
  worthOfValues,
} from '../bot/turn.ts';
import manyWeights from '../bot/weights-many.ts';
import soloWeights from '../bot/weights-solo.ts';
import { DICE, valuesOf, without, withRoll } from '../rules/dice.ts';
import { at, VALUES } from '../rules/layout.ts';
import { fits } from '../rules/sheet.ts';
import { options, sheet as rows, table } from './play.ts';

const ROOM = makeRoom();
/** Red 6, yellow 8, purple 6, blue 13: the indexes of '3 R1 R2 B4 P3 B6 Y5', plus one each. */
const FACES = [3, 1, 1, 5, 6, 4, 3].reduce((packed, face, die) => packed | (face << (3 * die)), 0);

describe('the model of a sheet', () => {
  test('scores, fills and takes what the rules do, in random games of every seat count', () => {
    for (let seed = 0; seed < 40; seed++) {
      const seats = 1 + (seed % 4);
      const below = randomStream(seed);
      const position = rules.begin(options(seats));
      const mine = sheetOf(position, 0);
      while (rules.deciders(position) !== 0 || rules.dice(position) !== null) {
        step(position, below, mine);
        const seen = sheetOf(position, 0);
        expect({ ...seen, bank: seen.bank + missedCost(seen) }).toEqual({ ...mine, missed: seen.missed });
        expect(seen.bank).toBe(rules.points(position, 0));
      }
    }
  });

  /** One random step; entries of seat 0 are written into the model as well. */
  function step(position: Position, below: (n: number) => number, mine: Sheet): void {
    const dice = rules.dice(position);
    if (dice !== null) {
      rules.applyRoll(position, rollWith(dice, below), null);
      return;
    }
    const deciders = rules.deciders(position);
    const seat = [0, 1, 2, 3].filter((each) => (deciders >> each) & 1)[0];
    const move = rules.onTimeout(position, seat);
    const before = sheetOf(position, 0);
    const values = [0, 1, 2, 3].map((colour) => at(position[VALUES], colour));
    for (let colour = 0; colour < 4; colour++)
      expect(takes(before, colour, 9)).toBe(fits(before.filled[colour], before.last[colour], 9));
    rules.applyMove(position, seat, move, null);
    const after = sheetOf(position, 0);
    for (let colour = 0; colour < 4; colour++)
      if (after.filled[colour] > before.filled[colour]) write(mine, colour, values[colour]);
  }

  function missedCost({ missed }: Sheet): number {
    return (missed * (missed + 1)) / 2;
  }
});

describe('all throws', () => {
  test('there are 77,600 different values', () => {
    expect(throws().count).toBe(77_600);
  });

  test('throwing two dice again is worth the mean of 36 outcomes', () => {
    const worth = Float32Array.from({ length: throws().count }, (_, i) => Math.sin(i));
    const choices = worthOfChoices(worth, FACES, ROOM);
    const again = (1 << 0) | (1 << 5);
    let sum = 0;
    for (let white = 0; white < 6; white++)
      for (let fifth = 0; fifth < 6; fifth++)
        sum += worth[numberOf(withRoll(without(FACES, again), again, white | (fifth << 3)))];
    expect(choices[again]).toBeCloseTo(sum / 36, 5);
    expect(choices[0]).toBeCloseTo(worth[numberOf(FACES)], 5);
  });

  test('where every die counts separately, a turn is worth the better of each die and its mean', () => {
    // The purple value: each die adds its purple faces, the white one all of its own.
    const purple = throws().values[0];
    const byHand = DICE.map(({ faces }) => {
      const adds = faces.map((face) =>
        typeof face === 'number' ? face : face[0] === 'P' ? Number(face[1]) : 0,
      );
      const mean = adds.reduce((a, b) => a + b) / 6;
      return adds.reduce((sum, add) => sum + Math.max(add, mean), 0) / 6;
    }).reduce((a, b) => a + b);
    expect(worthOfTurn(Float32Array.from(purple), ROOM)).toBeCloseTo(byHand, 3);
  });

  function numberOf(faces: number): number {
    const packed = valuesOf(faces);
    const { count, values } = throws();
    for (let i = 0; i < count; i++)
      if (values.every((each, colour) => each[i] === at(packed, colour))) return i;
    throw new Error('no such values');
  }
});

describe('some throws for all', () => {
  test('many of them come to what all come to, for every choice of dice', () => {
    const net = netFrom(soloWeights);
    const turn = turnOf(net, [sheetOf(table([HALF]), 0)]);
    const lead = new Float32Array(throws().count);
    worthOfThrows(turn, lead, null);
    const all = worthOfChoices(lead, FACES, ROOM);
    const choices = [0, 1, 6, 40, 127];
    const some = sampledChoices(turn, FACES, choices, 4000, randomStream(3));
    // A single throw spreads by about 3 points, so 4,000 of them by a twentieth of a point.
    for (const choice of choices) expect(Math.abs(some.lead[choice] - all[choice])).toBeLessThan(0.25);
    expect(some.lead[0]).toBeCloseTo(all[0], 3);
    expect(some.own).toEqual(some.lead);
  });
});

const HALF = rows({ purple: [3, 8, 12], blue: [5, 9], red: [4, 9, 14, 20, 11], yellow: [2, 9] });
const OTHER = rows({ purple: [6], blue: [7, 11], red: [3, 9, 15], yellow: [5, 12, 18, 21, 9] });

describe('what entries lead to', () => {
  test('small steps from the sum come to what the whole sheet comes to', () => {
    const net = netFrom(soloWeights);
    const sheet = sheetOf(table([HALF]), 0);
    const { one, two } = entriesWithPairs(net, sheet, sumOf(net, sheet, ALONE));
    const worthAfter = (...entries: (readonly [number, number])[]) => {
      const after = copySheet(sheet);
      for (const [colour, value] of entries) write(after, colour, value);
      return after.bank - sheet.bank + top(net, sumOf(net, after, ALONE));
    };
    expect(one[17]).toBeCloseTo(worthAfter([0, 17]), 3);
    expect(one[2 * STEPS + 10]).toBeCloseTo(worthAfter([2, 10]), 3);
    PAIRS.forEach(([c, d], pair) => {
      const [v, w] = [c === 2 ? 8 : 13, d === 2 ? 8 : 14];
      expect(two[pair * PAIR_SIZE + v * STEPS + w]).toBeCloseTo(worthAfter([c, v], [d, w]), 3);
    });
  });

  test('what does not fit is never worth anything', () => {
    const net = netFrom(soloWeights);
    const sheet = sheetOf(table([HALF]), 0);
    const { one } = entriesWithPairs(net, sheet, sumOf(net, sheet, ALONE));
    expect(one[12]).toBeLessThan(-1000);
    expect(one[2 * STEPS + 11]).toBeLessThan(-1000);
  });

  test('the last cell is worth its points and nothing more', () => {
    const net = netFrom(soloWeights);
    const row = [3, 8, 12, 20, 11, 9];
    const sheet = sheetOf(table([rows({ purple: row, blue: row, red: row, yellow: row.slice(0, 5) })]), 0);
    expect(cellsFilled(sheet)).toBe(23);
    const { one } = entriesWithPairs(net, sheet, sumOf(net, sheet, ALONE));
    expect(one[3 * STEPS + 9]).toBe(9);
    expect(one[3 * STEPS + 10]).toBe(10);
    expect(one[3 * STEPS + 5]).toBe(9);
  });

  test.each([1, 2, 3])(
    'the best entries for all values at once are those for each, with %i at the table',
    (seats) => {
      const net = netFrom(seats === 1 ? soloWeights : manyWeights);
      const position = table([HALF, OTHER, HALF].slice(0, seats));
      const sheets = Array.from({ length: seats }, (_, seat) => sheetOf(position, seat));
      const turn = turnOf(net, sheets);
      const lead = new Float32Array(throws().count);
      const own = new Float32Array(throws().count);
      worthOfThrows(turn, lead, own);
      for (let i = 7; i < lead.length; i += 5000) {
        const values = throws().values.map((each) => each[i]);
        let best = Number.NEGATIVE_INFINITY;
        let mine = 0;
        for (let inB = NONE; inB < 4; inB++)
          for (let inC = NONE; inC < 4; inC++) {
            if (inC === inB && inB !== NONE) continue;
            const worth = ownWorth(turn, values, inB, inC) - othersWorth(turn, values, inB, inC);
            if (worth <= best) continue;
            best = worth;
            mine = ownWorth(turn, values, inB, inC);
          }
        expect(lead[i]).toBeCloseTo(best, 3);
        expect(own[i]).toBeCloseTo(mine, 3);
        const single = { lead: 0, own: 0 };
        worthOfValues(turn, values, single);
        expect(single.lead).toBeCloseTo(best, 3);
        expect(single.own).toBeCloseTo(mine, 3);
      }
    },
  );

  test('an answer in C never takes the closed colour', () => {
    const net = netFrom(manyWeights);
    const position = table([HALF, OTHER]);
    const sheets = [sheetOf(position, 0), sheetOf(position, 1)];
    const sum = sumOf(net, sheets[1], settingAt(sheets, 1, 0));
    const entries = entriesWithPairs(net, sheets[1], sum);
    const values = [9, 13, 17, 8];
    const free = bestAnswer(entries, values, NONE);
    expect(free).not.toBe(NONE);
    expect(bestAnswer(entries, values, free)).not.toBe(free);
  });
});
