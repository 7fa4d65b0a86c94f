import { rules } from '@iacta/doce/rules';
import { describe, expect, it } from 'vitest';
import { chanceOf, Stakes, stakesOf } from '../bot/stakes.ts';
import { BLACK_WINS, BLACK_WINS_SECOND, begin, play } from './scripts.ts';

describe('what a round is worth', () => {
  it('D-14 grows with its points, for either player', () => {
    for (const [lead, later] of [
      [0, 3],
      [25, 1],
      [-30, 0],
    ]) {
      const stakes = new Stakes(lead, later, 0);
      for (let points = 8; points < 37; points++) {
        expect(stakes.win(0, points + 1)).toBeGreaterThan(stakes.win(0, points));
        expect(stakes.win(1, points + 1)).toBeLessThan(stakes.win(1, points));
      }
    }
  });

  it('D-18 jumps in the last round where the match is decided', () => {
    // Twenty behind: 19 points lose, 20 share, 21 win.
    const stakes = new Stakes(-20, 0, 0);
    expect(chanceOf(stakes.win(0, 19))).toBeLessThan(0.01);
    expect(chanceOf(stakes.win(0, 20))).toBeCloseTo(0.5, 1);
    expect(chanceOf(stakes.win(0, 21))).toBe(1);
    // A draw saves nothing; the 5 points of a blocker in hand would, five behind.
    expect(chanceOf(stakes.draw(1, 1))).toBeLessThan(0.01);
    expect(chanceOf(new Stakes(-4, 0, 0).draw(1, 0))).toBe(1);
  });

  it('D-R8 is the same for both, seen from either side', () => {
    const mine = new Stakes(10, 2, 8);
    const theirs = new Stakes(-10, 2, -8);
    expect(mine.win(0, 20)).toBeCloseTo(-theirs.win(1, 20), 0);
    expect(mine.draw(1, 0)).toBeCloseTo(-theirs.draw(0, 1), 0);
  });

  it('reads lead, rounds to come and who starts them from a position', () => {
    const even = stakesOf(begin());
    const ahead = play(begin(), BLACK_WINS).position;
    expect(rules.points(ahead, 0)).toBeGreaterThan(0);
    expect(stakesOf(ahead).draw(1, 1)).toBeGreaterThan(even.draw(1, 1));
    const decided = play(begin(), `${BLACK_WINS} ${BLACK_WINS_SECOND} ${BLACK_WINS}`).position;
    expect(chanceOf(stakesOf(decided).win(1, 37))).toBe(1);
    expect(chanceOf(stakesOf(decided).draw(0, 1))).toBe(1);
  });
});
