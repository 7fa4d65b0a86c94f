import { MoveList, randomStream } from '@iacta/core';
import { judges } from '@iacta/doce/judge';
import { rules } from '@iacta/doce/rules';
import { describe, expect, it } from 'vitest';
import { BLACK_WINS, BLACK_WINS_SECOND, begin, play } from './scripts.ts';
import { movesOf, winningPositions } from './winning-dice.ts';

const judge = await judges.judge({ seats: 2, starter: 0 });
/** Black completes its line with the next die. */
const READY = 'b1=3 a5=6 d1=3 c5=6 a1=3 e5=6';

describe('the judge', () => {
  it('D-18 knows the result of a finished match', () => {
    const list = new MoveList();
    const below = randomStream(5);
    const p = begin();
    while (rules.deciders(p) !== 0) {
      list.clear();
      rules.list(p, rules.active(p), list);
      rules.applyMove(p, rules.active(p), list.moves[below(list.count)], null);
    }
    const points = [0, 1].map((seat) => rules.points(p, seat));
    const { points: judged, win, exact } = judge.value(p);
    expect(judged).toEqual(points);
    expect(exact).toBe(true);
    expect(win[0]).toBe(points[0] > points[1] ? 1 : points[0] < points[1] ? 0 : 0.5);
  });

  it('is exact where the last round is won for certain and decides the match, not where rounds follow', () => {
    // Black and white win the rounds they start; the fourth is white's to start, with black ahead.
    const three = `${BLACK_WINS} ${BLACK_WINS} ${BLACK_WINS}`;
    expect(judge.value(play(begin(), three).position).exact).toBe(false);
    const won = judge.value(play(begin(), `${three} e3=6 ${READY}`).position);
    expect([won.win, won.exact]).toEqual([[1, 0], true]);
    // With black a hundred points ahead the last round changes nothing.
    const decided = `${BLACK_WINS} ${BLACK_WINS_SECOND} ${BLACK_WINS}`;
    expect(judge.value(play(begin(), decided).position)).toMatchObject({ win: [1, 0], exact: true });
    const first = play(begin(), READY).position;
    const { win, exact } = judge.value(first);
    expect(exact).toBe(false);
    expect(win[0]).toBeGreaterThan(0.57);
  });

  it('D-3 takes the mean of both starters before the lot', () => {
    const before = judge.value(rules.begin({ seats: 2, starter: 'lot' }));
    expect(before.win[0]).toBeCloseTo(0.5, 6);
    expect(before.points[0]).toBeCloseTo(before.points[1], 6);
  });

  it('values no move above a die that wins the round', { timeout: 240_000 }, async () => {
    for (const { position, seat, winning } of await winningPositions(POSITIONS, 41)) {
      const worth = new Map(
        movesOf(position, seat).map((move) => {
          const next = position.slice();
          rules.applyMove(next, seat, move, null);
          const { win, points } = judge.value(next);
          return [move, win[seat] + points[seat] / 1e6];
        }),
      );
      const best = [...worth].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
      expect(winning, `${JSON.stringify(rules.encode(position))}: ${best}`).toContain(best);
    }
  });
});

/** Of 600 (seeds 41, 900, 5000) none failed; as many as a test has time for. */
const POSITIONS = 40;
