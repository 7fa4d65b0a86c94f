import { readFileSync } from 'node:fs';
import { bots } from '@iacta/clever/bot';
import { rules } from '@iacta/clever/rules';
import {
  clone,
  isOver,
  MoveList,
  type Options,
  type Position,
  randomStream,
  rollWith,
  seatsIn,
} from '@iacta/core';
import { randomGame } from '@iacta/core/test-kit';
import { describe, expect, test } from 'vitest';
import { normal, winChance } from '../bot/chances.ts';
import { Explorer } from '../bot/explore.ts';
import { FEATURES, see } from '../bot/features.ts';
import { Reader, readWeights } from '../bot/net.ts';
import { KINDS, lookAhead, newOutlook } from '../bot/outlook.ts';
import many from '../bot/weights-many.ts';
import plain from '../bot/weights-plain.ts';
import {
  activeSeat,
  CHOICE,
  CLOSE,
  faceOf,
  HAND,
  PHASE,
  ROLL,
  ROLLS,
  STAGE,
  START,
  sheetOf,
  TRAY,
  WAITING,
} from '../rules/layout.ts';

function somewhere(seed: number, seats: number): Position {
  const p = rules.begin({ seats, starter: 0, soloExtraDie: false });
  randomGame(rules, p, randomStream(seed), seed % 150);
  return p;
}

describe('the value of a position', () => {
  test('does not depend on what was looked at before', () => {
    const weights = readWeights(plain);
    const used = new Reader(weights);
    for (let seed = 1; seed < 60; seed++) {
      const p = somewhere(seed, 1);
      expect(used.forecast(p, 0)).toEqual(new Reader(weights).forecast(p, 0));
    }
  });

  test('of a game that is over is its points, and they are certain', () => {
    const p = rules.begin({ seats: 1, starter: 0, soloExtraDie: false });
    randomGame(rules, p, randomStream(3), 10_000);
    expect(new Reader(readWeights(plain)).forecast(p, 0)).toEqual({
      points: rules.points(p, 0),
      variance: 0,
    });
  });

  test('sees the features that the trainer sees', () => {
    const header = readFileSync(new URL('../train/features.h', import.meta.url), 'utf8');
    const places = new Map<string, number>();
    for (const [, name, base, offset] of header.matchAll(/constexpr int (\w+) = (?:(\w+) \+ )?(\d+);/g))
      places.set(name, (base === undefined ? 0 : (places.get(base) as number)) + Number(offset));
    expect(places.get('FEATURES')).toBe(FEATURES);
  });

  test('marks exactly one feature of each kind that can be only one', () => {
    const out = new Int32Array(FEATURES);
    const outlook = newOutlook();
    for (let seed = 1; seed < 200; seed++) {
      const p = somewhere(seed, 1 + (seed % 4));
      for (let seat = 0; seat < p[0]; seat++) {
        lookAhead(p, seat, outlook);
        if (outlook.kind === KINDS.over) continue;
        see(p, seat, outlook, out);
        // The one that is always there; crosses in blue, green, orange, pink; what pink asks for.
        expect(out[0]).toBe(32);
        for (const [from, to] of [
          [56, 68],
          [68, 80],
          [80, 92],
          [92, 104],
          [104, 111],
        ])
          expect(out.subarray(from, to).filter((value) => value !== 0)).toHaveLength(1);
      }
    }
  });
});

describe('the chance to win', () => {
  test('of equal seats is shared out', () => {
    for (const rivals of [1, 2, 3]) {
      const same = { points: 200, variance: 400 };
      expect(winChance(same, new Array(rivals).fill(same))).toBeCloseTo(1 / (rivals + 1), 3);
    }
  });

  test('of all seats adds up to one', () => {
    const seats = [
      { points: 210, variance: 500 },
      { points: 190, variance: 900 },
      { points: 205, variance: 100 },
    ];
    const sum = seats.reduce(
      (total, own) =>
        total +
        winChance(
          own,
          seats.filter((seat) => seat !== own),
        ),
      0,
    );
    expect(sum).toBeCloseTo(1, 2);
  });

  test('grows with risk for a seat that is behind, and shrinks for the leader', () => {
    const rival = { points: 200, variance: 100 };
    const at = (points: number, variance: number) => winChance({ points, variance }, [rival]);
    expect(at(180, 900)).toBeGreaterThan(at(180, 100));
    expect(at(220, 900)).toBeLessThan(at(220, 100));
  });

  test('rests on the normal distribution', () => {
    expect(normal(0)).toBeCloseTo(0.5, 6);
    expect(normal(1.96)).toBeCloseTo(0.9750021, 6);
    expect(normal(-1)).toBeCloseTo(0.1586553, 6);
  });
});

/** The best that can follow a move, trying bonuses in every order. */
function bestByAll(root: Position, p: Position, seat: number, worth: (p: Position) => number): number {
  const roundBegan = p[PHASE] === START && root[PHASE] !== START;
  if (roundBegan || p[sheetOf(seat) + WAITING] === 0) return worth(p);
  const list = new MoveList();
  rules.list(p, seat, list);
  return Math.max(
    ...list.toArray().map((move) => {
      const next = clone(p);
      rules.applyMove(next, seat, move, null);
      return bestByAll(root, next, seat, worth);
    }),
  );
}

describe('what a seat that waits for a tray can expect', () => {
  test('depends on the dice that lie there, complete or not', () => {
    const outlook = newOutlook();
    const kinds = new Set<string>();
    for (let seed = 1; seed < 200; seed++) {
      const p = somewhere(seed, 2 + (seed % 3));
      for (let seat = 0; seat < p[0]; seat++) {
        lookAhead(p, seat, outlook);
        const growing = p[PHASE] === ROLL && p[ROLLS] > 0 && seat !== activeSeat(p);
        const complete = p[PHASE] === CLOSE && p[sheetOf(seat) + STAGE] === CHOICE;
        expect(outlook.kind === KINDS.tray).toBe(growing || complete);
        if (outlook.kind !== KINDS.tray) continue;
        kinds.add(growing ? 'growing' : 'complete');
        expect(outlook.tray).toBe(p[TRAY]);
        expect(outlook.hand).toBe(growing ? p[HAND] : 0);
        for (let die = 0; die < 6; die++)
          expect((outlook.faces >> (3 * die)) & 7).toBe((outlook.hand >> die) & 1 ? 0 : faceOf(p, die));
      }
    }
    expect(kinds.size).toBe(2);
  });

  test('of a complete tray is about the most it can make of it, in games of the best', async () => {
    const options: Options = { seats: 2, starter: 0, soloExtraDie: false };
    const best = await bots.level('best', options);
    const reader = new Reader(readWeights(many));
    const explorer = new Explorer();
    const below = randomStream(1);
    const differences: number[] = [];
    for (let game = 0; game < 8; game++) {
      const p = rules.begin(options);
      while (!isOver(rules, p)) {
        const dice = rules.dice(p);
        if (dice) rules.applyRoll(p, rollWith(dice, below), null);
        for (const seat of seatsIn(rules.deciders(p))) {
          if (p[PHASE] === CLOSE && p[sheetOf(seat) + STAGE] === CHOICE) {
            const values = explorer.explore(p, seat, (q) => ({ worth: reader.forecast(q, seat).points }));
            const most = Math.max(...values.map(({ worth }) => worth));
            differences.push(reader.forecast(p, seat).points - most);
          }
          rules.applyMove(p, seat, best(p, seat, below).best.move, null);
        }
      }
    }
    // Every seat chooses from a tray in every turn of the other; now and then nothing fits.
    expect(differences.length).toBeGreaterThan(80);
    const mean = differences.reduce((sum, difference) => sum + difference) / differences.length;
    expect(Math.abs(mean)).toBeLessThan(2);
  });

  test('is what any seat expects of a turn while no dice lie there', () => {
    const outlook = newOutlook();
    lookAhead(rules.begin({ seats: 2, starter: 0, soloExtraDie: false }), 1, outlook);
    expect(outlook).toEqual({ ...newOutlook(), kind: KINDS.turn, distance: 1 });
  });
});

describe('following bonuses', () => {
  test('in one order finds what all orders find', () => {
    // No order of cells is like another to this worth, and orange numbers count.
    const worth = (p: Position) => {
      const sheet = sheetOf(0);
      return (p[sheet] * 7919 + p[sheet + 1] * 104_729 + p[sheet + 8] * 31 + p[sheet + 9]) % 10_007;
    };
    const explorer = new Explorer();
    let chains = 0;
    for (let seed = 1; seed < 1000; seed++) {
      const p = somewhere(seed, 1);
      if (seatsIn(rules.deciders(p)).length === 0) continue;
      for (const { move, worth: found } of explorer.explore(p, 0, (q) => ({ worth: worth(q) }))) {
        const next = clone(p);
        rules.applyMove(next, 0, move, null);
        if (next[sheetOf(0) + WAITING] !== 0) chains++;
        expect(found).toBe(bestByAll(p, next, 0, worth));
      }
    }
    expect(chains).toBeGreaterThan(50);
  });
});
