import { fastStream, MoveList, randomStream } from '@iacta/core';
import { describe, expect, it } from 'vitest';
import { Board } from '../bot/board.ts';
import { fine, tablesOf } from '../bot/evaluation.ts';
import { powerOf } from '../bot/levels.ts';
import { Search } from '../bot/search.ts';
import { Stakes } from '../bot/stakes.ts';
import { Thinker, toMove } from '../bot/think.ts';
import { WEIGHTS } from '../bot/weights-best.ts';
import { INFINITY, Worth } from '../bot/worth.ts';
import { FACES, roundsOver, rules, squareOf } from '../rules/index.ts';
import { begin } from './scripts.ts';

const NO_LINES = { extend: true, threats: [], width: [150], late: 999, later: 999 };

function squaresOf(set: number): number[] {
  const squares: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) squares.push(squareOf(rest & -rest));
  return squares;
}

/** Random dice, none of which makes a line; the seat to move, or null where that did not work out. */
function scatter(board: Board, seed: number): number | null {
  const below = randomStream(seed);
  board.clear();
  const dice = 4 + below(6);
  for (let i = 0; i < dice; i++) {
    const squares = squaresOf(board.legal(i % 2));
    if (squares.length === 0) return null;
    const square = squares[below(squares.length)];
    board.put(i % 2, square, 1 + below(FACES));
    if (board.lines(square) !== 0) return null;
  }
  return dice % 2;
}

describe('the last ply of the search', () => {
  const weights = fine(WEIGHTS);
  const board = new Board(tablesOf(weights));
  const stakes = new Stakes(0, 3, 0);

  it('is worth the best die that is safe, found without placing any', () => {
    const search = new Search(new Worth(board, weights, stakes), NO_LINES);
    search.limit = INFINITY;
    let compared = 0;
    for (let seed = 0; seed < 400; seed++) {
      const seat = scatter(board, seed);
      if (seat === null) continue;
      board.look();
      if (board.winningSquares(seat) !== 0 || board.winningSquares(1 - seat) !== 0) continue;
      const before = [board.worth, board.low, board.high];
      let best = -INFINITY;
      for (const square of squaresOf(board.legal(seat))) {
        for (let face = 1; face <= FACES; face++) {
          const marker = board.marker[seat];
          board.put(seat, square, face);
          board.look();
          const safe = board.lines(square) === 0 && board.winningSquares(1 - seat) === 0;
          if (safe) best = Math.max(best, -search.worth.still(1 - seat));
          board.take(seat, square, face, marker);
        }
      }
      if (best === -INFINITY) continue;
      search.begin(stakes);
      expect(
        Math.abs(search.value(seat, 1, -INFINITY, INFINITY, 0) - best),
        `seed ${seed}`,
      ).toBeLessThanOrEqual(1);
      expect([board.worth, board.low, board.high]).toEqual(before);
      compared++;
    }
    expect(compared).toBeGreaterThan(100);
  });

  it('sees a line of threats beyond the horizon only where it follows them', () => {
    const calm = new Search(new Worth(board, weights, stakes), NO_LINES);
    const keen = new Search(new Worth(board, weights, stakes), { ...NO_LINES, threats: [150, 150] });
    let more = 0;
    for (let seed = 0; seed < 150; seed++) {
      const seat = scatter(board, seed);
      if (seat === null) continue;
      const [without, followed] = [calm, keen].map((search) => {
        search.begin(stakes);
        search.limit = 20_000;
        return search.value(seat, 1, -INFINITY, INFINITY, 0);
      });
      if (followed > without + 500) more++;
    }
    expect(more).toBeGreaterThan(0);
  });
});

describe('a look that is cut short', () => {
  it('does not bring back what an earlier, shallower look thought of a move', () => {
    const weights = fine(WEIGHTS);
    const none = { moves: 0, nodes: 0 };
    const power = { ...powerOf('best', 0.03), attack: none, guard: { ...none, total: 0 } };
    const thinker = new Thinker(tablesOf(weights), weights, power);
    const list = new MoveList();
    let compared = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const below = randomStream(seed);
      const p = begin();
      for (let step = 0; step < 5 && roundsOver(p) === 0; step++) {
        list.clear();
        rules.list(p, rules.active(p), list);
        rules.applyMove(p, rules.active(p), list.moves[below(list.count)], null);
      }
      const seat = rules.active(p);
      const { best } = thinker.think(p, seat, fastStream(seed));
      if (roundsOver(p) > 0 || best.proven) continue;
      const [{ move }] = thinker.rank(p, seat);
      expect(best.move, `seed ${seed}`).toBe(toMove(move));
      compared++;
    }
    expect(compared).toBeGreaterThan(20);
  });
});
