import { clone, MoveList, type Position, randomStream, readOptions, rollWith } from '@iacta/core';
import { describe, expect, test } from 'vitest';
import { judges } from '../judge/index.ts';
import { rules } from '../rules/index.ts';

async function begun(given: object) {
  const options = readOptions(rules.facts, given);
  if (!options.ok) throw new Error(options.refusal.code);
  return { position: rules.begin(options.value), judge: await judges.judge(options.value) };
}

/** Random play from the start: off every path that a bot would take. */
function* randomPositions(position: Position, seed: number): Generator<Position> {
  const below = randomStream(seed);
  const list = new MoveList();
  for (;;) {
    yield clone(position);
    const dice = rules.dice(position);
    const deciders = rules.deciders(position);
    if (dice) rules.applyRoll(position, rollWith(dice, below), null);
    else if (deciders === 0) return;
    else {
      const seat = 31 - Math.clz32(deciders);
      list.clear();
      rules.list(position, seat, list);
      rules.applyMove(position, seat, list.moves[below(list.count)], null);
    }
  }
}

function* some(positions: Iterable<Position>): Generator<Position> {
  let index = 0;
  for (const position of positions) if (index++ % 7 === 0) yield position;
}

describe('values are what one more step shows', () => {
  test('alone, in a random game: a decision is worth its best move', {
    timeout: 60_000,
  }, async () => {
    const { position, judge } = await begun({ seats: 1 });
    for (const p of some(randomPositions(position, 5))) {
      const { points, exact } = judge.value(p);
      expect(exact).toBe(true);
      const seat = 0;
      const list = new MoveList();
      if (rules.deciders(p) === 0) continue;
      rules.list(p, seat, list);
      const best = Math.max(
        ...list.toArray().map((move) => {
          const next = clone(p);
          rules.applyMove(next, seat, move, null);
          return judge.value(next).points[seat];
        }),
      );
      // Shipped values are single precision.
      expect(Math.abs(best - points[seat])).toBeLessThan(1e-3);
    }
  });

  test('for two, from the second die on: the best move keeps the chance to win', {
    timeout: 120_000,
  }, async () => {
    const { position, judge } = await begun({ seats: 2, starter: 0 });
    let checked = 0;
    for (const p of some(randomPositions(position, 6))) {
      const value = judge.value(p);
      const deciders = rules.deciders(p);
      if (!value.exact || deciders === 0 || rules.sealed(p)) continue;
      const seat = 31 - Math.clz32(deciders);
      const list = new MoveList();
      rules.list(p, seat, list);
      const after = list.toArray().map((move) => {
        const next = clone(p);
        rules.applyMove(next, seat, move, null);
        return judge.value(next);
      });
      if (!after.every(({ exact }) => exact)) continue;
      checked++;
      expect(Math.abs(Math.max(...after.map(({ win }) => win[seat])) - value.win[seat])).toBeLessThan(1e-4);
    }
    expect(checked).toBeGreaterThan(3);
  });

  test('for two at the start: what the solved match says', async () => {
    const { position, judge } = await begun({ seats: 2, starter: 0 });
    expect(judge.value(position).win[0]).toBeCloseTo(0.4857, 4);
  });
});
