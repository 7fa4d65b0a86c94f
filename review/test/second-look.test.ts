import type { Judge, Values } from '@iacta/bots/search';
import { isOver, randomStream, view } from '@iacta/core';
import { describe, expect, test } from 'vitest';
import { COSTLY, hintBy, review } from '../index.ts';
import { optionsFor, randomGame, wholeReview } from './kit.ts';
import { solved, toy } from './toy.ts';

const truth = solved();
const GAMES = 60;
/** Larger than what many moves cost. */
const NOISE = 0.3;

/** The solution with an error of its own at every position. */
function wrong(): Judge {
  return {
    version: 'wrong',
    value(position): Values {
      const { points, win } = truth.value(position);
      if (isOver(toy, position)) return { points, win, exact: true };
      const below = randomStream(
        position.reduce((hash, word) => Math.imul(hash ^ word, 0x01000193), 7) >>> 0,
      );
      const error = NOISE * (below(1000) / 1000 - 0.5);
      return { points, win: [win[0] + error, win[1] - error], exact: false };
    },
  };
}

const best = (position: Parameters<Judge['value']>[0], seat: number) =>
  hintBy(toy, truth, position, seat).best.move;
const careful: Judge = { ...wrong(), again: { value: (position) => truth.value(position), best } };

const records = Array.from({ length: GAMES }, (_, seed) => {
  const record = randomGame(toy, optionsFor(toy, { seats: 2 }), seed + 1);
  if (!record) throw new Error('the toy game ends');
  return record;
});

/** What each decision truly cost, beside what the review says. */
function decisions(judge: Judge) {
  return records.flatMap((record) => {
    const real = [...review(record, truth)];
    return [...review(record, judge)].flatMap(({ index, kind, seat, effect, losses }) =>
      kind === 'decision'
        ? [{ told: -effect.win[seat], real: -real[index].effect.win[seat], flagged: losses !== undefined }]
        : [],
    );
  });
}

describe('what the first look calls costly is looked at again', () => {
  test('with an exact second look nothing is called costly that is not, and losses are real', () => {
    const seen = decisions(careful).filter(({ flagged }) => flagged);
    expect(seen.length).toBeGreaterThan(20);
    for (const { told, real } of seen) {
      expect(real).toBeGreaterThanOrEqual(COSTLY.win - 1e-9);
      expect(told).toBeCloseTo(real, 9);
    }
    // Without it much would be false: the test could see it.
    const blind = decisions(wrong()).filter(({ flagged }) => flagged);
    expect(blind.filter(({ real }) => real < COSTLY.win).length).toBeGreaterThan(blind.length / 5);
  });

  test('the parts still add up', () => {
    for (const record of records) {
      const { rest } = wholeReview(record, careful);
      for (const each of [...rest.points, ...rest.win]) expect(Math.abs(each)).toBeLessThan(1e-9);
    }
  });

  test('a move that a hint gives is never called costly', () => {
    let hints = 0;
    for (const record of records) {
      for (const [index, step] of record.steps.entries()) {
        if ('roll' in step) continue;
        const position = record.positions[index];
        const { move } = hintBy(toy, careful, view(toy, position, step.seat), step.seat).best;
        if (move !== step.move) continue;
        const reviewed = [...review(record, careful)][index];
        if (reviewed.kind === 'forced') continue;
        expect(reviewed.losses).toBeUndefined();
        hints++;
      }
    }
    expect(hints).toBeGreaterThan(20);
  });
});
