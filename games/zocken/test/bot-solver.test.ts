import { clone, MoveList, type Position, randomStream } from '@iacta/core';
import { randomGame } from '@iacta/core/test-kit';
import { describe, expect, it } from 'vitest';
import { KINDS, lastKind, MOST_KINDS } from '../bot/turn/last-kinds.ts';
import { turnState, valueOfMove } from '../bot/turn/reading.ts';
import { ALL_ROWS, foldHow, foldOnto, MIRRORED, ROWS } from '../bot/turn/rows.ts';
import { TurnSolver } from '../bot/turn/solver.ts';
import { canonical, diceLeft, rowIn, statesUpTo } from '../bot/turn/states.ts';
import { PASSES, POINTS, SCORES, worth } from '../bot/turn/worth.ts';
import { FIELDS } from '../rules/facts.ts';
import { rules } from '../rules/index.ts';
import { at, FACES } from '../rules/layout.ts';
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

/** Random positions of a last solo turn, before a die is picked, with this many dice left. */
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

/** Rows of up to seven dice that rise; those that fall are the same upside down. */
function everyRow(tell: (faces: number) => void, field = 0, faces = 0, least = 1, left = 7): void {
  if (field === FIELDS) {
    tell(faces);
    return;
  }
  everyRow(tell, field + 1, faces, least, left);
  if (left === 0) return;
  for (let face = least; face <= 6; face++) {
    everyRow(tell, field + 1, faces | (face << (3 * field)), face, left - 1);
  }
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

  it('expects the worse of both answers when the others are asked to wager', () => {
    const solver = new TurnSolver(crooked, { wagered: PASSES });
    for (const p of positions(4, 6)) {
      const state = turnState(p);
      const apart = [crooked, PASSES].map((aim) => new TurnSolver(aim).value(state));
      expect(solver.value(state)).toBeCloseTo(Math.min(...apart), 12);
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

  it('are all there is room for, and so are the kinds of a last die', () => {
    everyRow((faces) => ROWS.of(faces));
    expect(ROWS.met).toBe(ALL_ROWS);
    for (let row = 0; row < ROWS.met; row++) {
      if (ROWS.placed[row] === 7) continue;
      for (let dot = 0; dot < 8; dot++) if (dot === 0 || at(ROWS.faces[row], dot) === 0) lastKind(row, dot);
    }
    expect(KINDS).toHaveLength(3891);
    expect(KINDS.length).toBeLessThan(MOST_KINDS);
  });

  it('are folded onto rows that fold no further', () => {
    everyRow((faces) => ROWS.of(faces));
    const rows = Array.from({ length: ROWS.met }, (_, row) => row);
    const further = rows.filter((row) => {
      const onto = foldOnto(ROWS.fold[row]);
      const again = ROWS.fold[onto];
      return (
        foldOnto(again) !== onto || foldHow(again) === MIRRORED || ROWS.placed[onto] !== ROWS.placed[row]
      );
    });
    expect(further).toEqual([]);
  });

  it('leave few states at the beginning', () => {
    expect(statesUpTo(2).map((states) => states.length)).toEqual([1, 96, 7542]);
  });
});
