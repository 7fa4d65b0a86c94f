import { clone, MoveList, type Position, randomStream } from '@iacta/core';
import { randomGame } from '@iacta/core/test-kit';
import { describe, expect, it } from 'vitest';
import { turnState, valueOfMove } from '../bot/reading.ts';
import { ROWS, SYMMETRIC } from '../bot/rows.ts';
import { TurnSolver } from '../bot/solver.ts';
import { canonical, diceLeft, rowIn, statesUpTo } from '../bot/states.ts';
import { WagerSolver } from '../bot/wager-solver.ts';
import { PASSES, POINTS, SCORES, worth } from '../bot/worth.ts';
import { rules } from '../rules/index.ts';
import { FACES } from '../rules/layout.ts';
import { fittingFields } from '../rules/strip.ts';
import { setUp } from './table.ts';

/** The value of a turn by the rules alone: every move, every face, nothing folded together. */
function byTheRules(p: Position, worthOf: (score: number) => number): number {
  const dice = rules.dice(p);
  if (dice === null && rules.deciders(p) === 0) return worthOf(rules.points(p, 0));
  if (dice !== null) {
    let sum = 0;
    for (let roll = 0; roll < 6; roll++) {
      const next = clone(p);
      rules.applyRoll(next, roll, null);
      sum += byTheRules(next, worthOf);
    }
    return sum / 6;
  }
  const list = new MoveList();
  rules.list(p, 0, list);
  return Math.max(
    ...list.toArray().map((move) => {
      const next = clone(p);
      rules.applyMove(next, 0, move, null);
      return byTheRules(next, worthOf);
    }),
  );
}

/** Random positions of a last solo turn, before a die is picked, with so many dice left. */
function positions(left: number, count: number): Position[] {
  const below = randomStream(100 + left);
  return Array.from({ length: count }, () => {
    const p = setUp({
      seats: 1,
      turnsOver: 2,
      scores: [{ placing: 0, outer: 0, out: -40, matches: 0, wagers: 0 }],
    });
    randomGame(rules, p, below, 3 * (7 - left));
    return p;
  });
}

describe('the solver of a turn', () => {
  // A worth with ups and downs, so that a solver that takes the greater score for the better one fails.
  const crooked = worth((score) => Math.sin(score));

  it.each([
    [1, 60],
    [2, 40],
    [3, 8],
  ])('agrees with the rules played out in full, %i dice before the end', (left, count) => {
    for (const p of positions(left, count)) {
      expect(diceLeft(turnState(p))).toBe(left);
      for (const aim of left === 3 ? [POINTS, crooked] : [POINTS, PASSES, crooked]) {
        const exact = byTheRules(p, (total) => aim[SCORES.indexOf(total + 40)]);
        expect(new TurnSolver(aim).value(turnState(p))).toBeCloseTo(exact, 9);
      }
    }
  });

  it('for two aims at once is the worse of both', () => {
    const wagers = new WagerSolver(crooked, PASSES);
    for (const p of positions(4, 6)) {
      const state = turnState(p);
      const apart = [crooked, PASSES].map((aim) => new TurnSolver(aim).value(state));
      expect(wagers.worse(state)).toBeCloseTo(Math.min(...apart), 12);
    }
  });

  it('judges every move as the rules would', () => {
    for (const p of positions(2, 15)) {
      const solver = new TurnSolver(POINTS);
      const list = new MoveList();
      rules.list(p, 0, list);
      for (const move of list.toArray()) {
        const next = clone(p);
        rules.applyMove(next, 0, move, null);
        expect(valueOfMove(p, move, solver)).toBeCloseTo(
          byTheRules(next, (total) => total + 40),
          9,
        );
        rules.applyRoll(next, 2, null);
        const places = new MoveList();
        rules.list(next, 0, places);
        for (const place of places.toArray()) {
          const after = clone(next);
          rules.applyMove(after, 0, place, null);
          expect(valueOfMove(next, place, solver)).toBeCloseTo(
            byTheRules(after, (total) => total + 40),
            9,
          );
        }
      }
    }
  });
});

describe('rows that leave the same future', () => {
  it('are one: read from the other side, upside down, or with other dice where nothing is bounded', () => {
    const row = (strip: string) => rowIn(canonical(turnState(setUp({ seats: 1, strip }))));
    expect(row('Y2 -- O5')).toBe(row('Y5 -- O2'));
    expect(row('Y2 -- O5')).toBe(row('-- -- -- -- -- -- Y5 -- O2'));
    expect(row('Y1 O3 R5')).toBe(row('Y3 O4 R5'));
    expect(row('-- Y1 O3 R5')).toBe(row('-- Y1 O1 R5'));
    expect(row('Y3 -- O3')).toBe(row('Y4 -- O4'));
    expect(row('Y2 -- O5')).not.toBe(row('Y1 -- O5'));
    expect(row('Y3 O3')).not.toBe(row('Y2 O3'));
  });

  it('have the same number of faces fitting everywhere, and are real rows', () => {
    const below = randomStream(5);
    for (let game = 0; game < 200; game++) {
      const p = rules.begin({ seats: 1, starter: 0 });
      randomGame(rules, p, below, 3 * (1 + below(6)));
      const faces = p[FACES];
      const row = rowIn(turnState(p));
      const fits = (of: (face: number) => number) =>
        Array.from({ length: 6 }, (_, face) => of(face)).toSorted((a, b) => a - b);
      expect(fits((face) => ROWS.fits[6 * row + face])).toEqual(
        fits((face) => fittingFields(faces, face + 1)),
      );
    }
  });

  it('are folded onto rows that fold no further, however many there are', () => {
    // Enough to outgrow the room for rows several times.
    statesUpTo(4);
    for (let row = 0; row < ROWS.faces.length; row++) {
      const fold = ROWS.fold[row];
      if (fold === SYMMETRIC || fold === row) continue;
      expect(ROWS.fold[fold]).toBe(fold);
      expect(ROWS.placed[fold]).toBe(ROWS.placed[row]);
    }
  });

  it('leave few states at the beginning', () => {
    expect(statesUpTo(2).map((states) => states.length)).toEqual([1, 96, 7542]);
  });
});
