import { randomStream } from '@iacta/core';
import { quick } from '@iacta/core/test-kit';
import { squaresIn } from '@iacta/doce/rules';
import { describe, expect, it } from 'vitest';
import { Board } from '../bot/board.ts';
import { byOwnDice } from '../bot/evaluation.ts';
import { Forcing } from '../bot/forcing.ts';
import { Exact } from '../train/exact.ts';
import { begin, play } from './scripts.ts';

const POSITIONS = quick ? 60 : 250;

/** A round in progress after this many dice of each, without a line; faces low, so that threats are common. */
function scatter(board: Board, seed: number): void {
  const below = randomStream(seed);
  board.clear();
  const dice = 4 + below(8);
  for (let turn = 0; turn < dice; turn++) {
    const seat = turn % 2;
    const squares = squaresIn(board.legal(seat));
    if (squares.length === 0) return;
    const square = squares[below(squares.length)];
    const marker = board.marker[seat];
    const face = 1 + below(5);
    board.put(seat, square, face);
    if (board.lines(square) !== 0) board.take(seat, square, face, marker);
  }
  // The exact search never uses the attacker's blocker: it is gone. The defender's sometimes is.
  for (const seat of [0, 1]) {
    const squares = squaresIn(board.empty);
    if (seat === 0 || below(3) === 0) board.block(seat, squares[below(squares.length)]);
  }
}

describe('wins by threats', () => {
  it('are wins against every answer, as the slow and exact search says', () => {
    const board = new Board();
    const forcing = new Forcing(board);
    const exact = new Exact(byOwnDice((own) => own));
    const found = { 1: 0, 2: 0, 3: 0 };
    for (let seed = 1; seed <= POSITIONS; seed++) {
      scatter(board, seed);
      scatter(exact.board, seed);
      forcing.begin();
      const win = forcing.find(0, 3, 20_000);
      if (win === null) continue;
      found[win.moves as 1 | 2 | 3]++;
      expect(exact.canForce(0, win.moves), `position ${seed}`).toBe(true);
      if (win.moves === 2) expect(exact.canForce(0, 1)).toBe(false);
    }
    expect(Math.min(...Object.values(found))).toBeGreaterThan(quick ? 0 : 5);
  });

  it('of two dice are all found', () => {
    const board = new Board();
    const forcing = new Forcing(board);
    const exact = new Exact(byOwnDice((own) => own));
    let missed = 0;
    let wins = 0;
    for (let seed = 1; seed <= POSITIONS; seed++) {
      scatter(board, seed);
      scatter(exact.board, seed);
      if (!exact.canForce(0, 2)) continue;
      wins++;
      forcing.begin();
      if (forcing.find(0, 2, 20_000) === null) missed++;
    }
    // Only where a player must spoil the own game is there a win without a threat, and hardly ever so early.
    expect(wins).toBeGreaterThan(quick ? 5 : 50);
    expect(missed).toBeLessThanOrEqual(wins / 50);
  });

  it('see that a die beside the own marker cannot be answered by a die', () => {
    // Black has b1 and d1, white's last die is on c2: c1 is closed to it, and its blocker is gone.
    const { position } = play(begin(), 'b1=3 #e5 a5=6 e3=6 c5=6 d1=3 c2=6');
    const board = new Board();
    board.read(position);
    const forcing = new Forcing(board);
    forcing.begin();
    const win = forcing.find(0, 2, 1000);
    expect(win?.moves).toBe(2);
  });

  it('give up when the positions they may search are spent', () => {
    const board = new Board();
    const forcing = new Forcing(board);
    scatter(board, 3);
    forcing.begin();
    forcing.find(0, 8, 500);
    expect(forcing.nodes).toBeLessThan(3000);
  });
});
