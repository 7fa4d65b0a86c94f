import { GameRecord, type Rules, seededDice } from '@iacta/core';
import { GAME_IDS, loadRules } from '@iacta/games';
import { describe, expect, test } from 'vitest';
import type { Save } from '../src/lib/shell/saves.ts';
import { bestOf } from '../src/lib/table/best.ts';
import { highlightsOf } from '../src/lib/table/highlights.ts';

/** Rules of which only the points by step matter: position is [seats, step]. */
function scored(points: readonly (readonly number[])[], active: readonly number[]): [Rules, GameRecord] {
  const positions = points.map((_, step) => Int32Array.of(points[0].length, 0, step));
  const rules = {
    points: (position: Int32Array, seat: number) => points[position[2]][seat],
    active: (position: Int32Array) => active[position[2]],
    score: (_: Int32Array, seat: number) => ({ parts: { low: 1, high: 5 + seat }, tieBreaks: [] }),
  };
  const record = { positions: positions.slice(0, -1), position: positions.at(-1) };
  return [rules as unknown as Rules, record as unknown as GameRecord];
}

describe('highlights', () => {
  test('the best turn is all that one seat gained while it was the turn of one', () => {
    const [rules, record] = scored(
      [
        [0, 0],
        [4, 0],
        [7, 0],
        [7, 6],
        [9, 6],
      ],
      [0, 0, 1, 0, 0],
    );
    expect(highlightsOf(rules, record, 0)[0]).toEqual({ kind: 'best-turn', seat: 0, points: 7, step: 2 });
  });

  test('the lead changes when another is alone ahead, not in a tie', () => {
    const [rules, record] = scored(
      [
        [0, 0],
        [3, 0],
        [3, 3],
        [3, 5],
        [6, 5],
      ],
      [0, 0, 1, 1, 0],
    );
    expect(highlightsOf(rules, record, 0)[1]).toEqual({ kind: 'lead-changes', count: 2, step: 4 });
  });

  test('a lead from the first points to the last is described as such', () => {
    const [rules, record] = scored(
      [
        [0, 0],
        [3, 0],
        [3, 3],
        [4, 3],
      ],
      [0, 0, 1, 0],
    );
    expect(highlightsOf(rules, record, 0)[1]).toEqual({ kind: 'always-ahead', seat: 0, step: 1 });
  });

  test('alone there is no leader, and the best part is named', () => {
    const [rules, record] = scored([[0], [6]], [0, 0]);
    expect(highlightsOf(rules, record, 0)).toEqual([
      { kind: 'best-turn', seat: 0, points: 6, step: 1 },
      { kind: 'best-part', seat: 0, part: 'high', points: 5 },
    ]);
  });

  test.each(GAME_IDS)('%s: a game that has not begun has none', async (id) => {
    const rules = await loadRules(id);
    const { seatCounts, options } = rules.facts;
    const defaults = Object.fromEntries(
      Object.entries(options).map(([name, option]) => [name, option.default]),
    );
    const record = GameRecord.begin(rules, { ...defaults, seats: seatCounts[0] }, seededDice(1).note);
    expect(highlightsOf(rules, record, 0).filter(({ kind }) => kind === 'best-turn')).toEqual([]);
  });
});

describe('the best on this device', () => {
  const save = (id: string, totals: readonly number[] | undefined, more: Partial<Save> = {}) =>
    ({
      id,
      game: 'g',
      over: true,
      totals,
      plan: {
        seats: [
          { name: 'Ada', isBot: false },
          { name: 'Otter', isBot: true },
        ],
      },
      ...more,
    }) as unknown as Save;

  test('is a person’s, of another finished game of this kind with as many players', () => {
    const saves = [
      save('a', [10, 99]),
      save('b', [12, 0]),
      save('now', [50, 0]),
      save('c', [60, 0], { over: false }),
      save('d', [70, 0], { game: 'other' }),
      save('e', [80], { plan: { seats: [{ name: 'Ada', isBot: false }] } as unknown as Save['plan'] }),
      save('f', undefined),
    ];
    expect(bestOf(saves, 'g', 2, 'now')).toEqual({ points: 12, name: 'Ada' });
    expect(bestOf(saves.slice(2, 3), 'g', 2, 'now')).toBeNull();
  });
});
