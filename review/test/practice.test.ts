import { readRecord } from '@iacta/core';
import { describe, expect, test } from 'vitest';
import { COSTLY, dueOf, NEARLY_BEST, type Puzzle, puzzlesOf, recordUpTo, tryPuzzle } from '../index.ts';
import { optionsFor, randomGame, wholeReview } from './kit.ts';
import { solved, toy } from './toy.ts';

const judge = solved();
const DAY = 86_400_000;

function reviewed(seed: number) {
  const record = randomGame(toy, optionsFor(toy, { seats: 2 }), seed);
  if (!record) throw new Error('the toy game ends');
  return { record, ...wholeReview(record, judge) };
}

const games = Array.from({ length: 40 }, (_, seed) => reviewed(seed + 1));
const all = games.flatMap(({ record, steps }, game) =>
  puzzlesOf(`game ${game}`, record, steps, { judge: judge.version }, [0, 1]),
);

describe('costly decisions as puzzles', () => {
  test('every decision above the threshold becomes one, and no other', () => {
    const costly = games.flatMap(({ steps }) =>
      steps.filter(({ kind, effect, seat }) => kind === 'decision' && -effect.win[seat] >= COSTLY.win),
    );
    expect(costly.length).toBeGreaterThan(10);
    expect(all).toHaveLength(costly.length);
  });

  test('only those of the seats that are asked for', () => {
    const { record, steps } = games[0];
    const seats = puzzlesOf('x', record, steps, { judge: '' }, [1]).map(({ seat }) => seat);
    expect(new Set(seats)).toEqual(new Set(seats.length > 0 ? [1] : []));
    expect(puzzlesOf('x', record, steps, { judge: '' }, [])).toEqual([]);
  });

  test('each is self-contained: its record leads to the decision, and every legal move has a loss', () => {
    for (const puzzle of all) {
      const record = readRecord(toy, JSON.parse(JSON.stringify(puzzle.record)));
      if (!record.ok) throw new Error(record.refusal.code);
      expect(toy.deciders(record.value.position) & (1 << puzzle.seat)).not.toBe(0);
      const { losses, played } = puzzle;
      expect(losses[0][1]).toBe(0);
      expect(losses.map(([, loss]) => loss)).toEqual(losses.map(([, loss]) => loss).sort((a, b) => a - b));
      expect(losses.find(([move]) => move === played)?.[1]).toBeGreaterThanOrEqual(COSTLY.win);
    }
  });
});

describe('trying a puzzle', () => {
  const puzzle: Puzzle = {
    ...all[0],
    losses: [
      [0, 0],
      [1, NEARLY_BEST.win],
      [2, NEARLY_BEST.win + 0.001],
    ],
    played: 2,
  };

  test('near-equal answers are accepted up to the stated threshold, others are not', () => {
    expect([0, 1, 2].map((move) => tryPuzzle(puzzle, move, 0).isSolved)).toEqual([true, true, false]);
    expect(() => tryPuzzle(puzzle, 9, 0)).toThrow('is not a move of the puzzle');
  });

  test('solved again and again it comes back later each time; a mistake brings it back at once', () => {
    let now = 1_000;
    let next = puzzle;
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      ({ next } = tryPuzzle(next, 0, now));
      waits.push((next.due - now) / DAY);
      now = next.due;
    }
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(waits[0]).toBeGreaterThan(0);
    expect(waits.at(-1)).toBe(waits.at(-2));
    const failed = tryPuzzle(next, 2, now).next;
    expect([failed.box, failed.due]).toEqual([0, now]);
  });

  test('what is due comes before what is not, the longest due and then the costliest first', () => {
    const make = (id: string, due: number, loss: number): Puzzle => ({
      ...puzzle,
      ...{ id, due, losses: [...puzzle.losses.slice(0, 2), [2, loss]] },
    });
    const queue = [make('later', 20, 0.5), make('small', 5, 0.1), make('large', 5, 0.4), make('old', 1, 0.1)];
    expect(dueOf(queue, 10).map(({ id }) => id)).toEqual(['old', 'large', 'small']);
  });
});

test('a record up to a step has the same position there, whatever was taken back', () => {
  for (const { record } of games) {
    const half = Math.floor(record.steps.length / 2);
    expect(recordUpTo(record, half).position).toEqual([...record.positions, record.position][half]);
    expect(recordUpTo(record, half).dice).toEqual(record.dice);
  }
});
