import { clone, MoveList, type Position, randomStream } from '@iacta/core';
import { quick } from '@iacta/core/test-kit';
import {
  emptySquares,
  faceOfMove,
  isBlock,
  legalSquares,
  ownerAt,
  placeMove,
  roundsOver,
  rules,
  squareOfMove,
  squaresIn,
  WINDOWS,
  winningLines,
} from '@iacta/doce/rules';
import { describe, expect, it } from 'vitest';
import { Board } from '../bot/board.ts';
import { tablesOf } from '../bot/evaluation.ts';
import { BOTH, begin, GIFT, play } from './scripts.ts';

const GAMES = quick ? 5 : 40;
// Any tables will do, as long as classes, places and the seat to move make a difference.
const table = tablesOf({
  turn: 0,
  ownBlocker: 0,
  otherBlocker: 0,
  freedom: 0,
  window: (windowClass, ownerMoves, place) => (windowClass * 37 + place * 11 + (ownerMoves ? 5 : 0)) % 101,
  fine: true,
});

/** Random matches with low faces, so that lines of both kinds are common; calls back before every step. */
function* positions(seed: number): Generator<{ p: Position; seat: number; move: number }> {
  const below = randomStream(seed);
  const list = new MoveList();
  const p = begin(seed % 2);
  while (rules.deciders(p) !== 0) {
    const seat = rules.active(p);
    list.clear();
    rules.list(p, seat, list);
    const few = list.toArray().filter((move) => isBlock(move) || faceOfMove(move) === 2 + below(3));
    const move = few.length > 0 ? few[below(few.length)] : list.moves[below(list.count)];
    yield { p, seat, move };
    rules.applyMove(p, seat, move, null);
  }
}

/** What the rules say a die does: bits of the seats that have a line by it, and what the round brings. */
function byRules(p: Position, seat: number, square: number, face: number) {
  const next = clone(p);
  const before = [0, 1].map((other) => rules.points(p, other));
  rules.applyMove(next, seat, placeMove(square, face), null);
  const gains = before.map((points, other) => rules.points(next, other) - points);
  const over = roundsOver(next) > roundsOver(p);
  if (!over) return { lines: 0, gains };
  const draw = gains[0] > 0 && gains[1] > 0;
  return { lines: draw ? 3 : gains[0] > 0 ? 1 : 2, gains };
}

describe('the board of the search', () => {
  it('agrees with the rules on every die of random matches', () => {
    let lines = 0;
    for (let seed = 1; seed <= GAMES; seed++) {
      const board = new Board(table);
      for (const { p, seat } of positions(seed)) {
        board.read(p);
        expect(board.empty).toBe(emptySquares(p));
        for (const mover of [0, 1]) expect(board.legal(mover)).toBe(legalSquares(p, mover));
        board.look();
        const wins = board.winningSquares(seat);
        for (const square of squaresIn(board.legal(seat))) {
          for (let face = 1; face <= 6; face++) {
            const bit = 1 << face;
            const own = (board.lineFaces[seat * 25 + square] & bit) !== 0;
            const gift = (board.giftFaces[seat * 25 + square] & bit) !== 0;
            const seen = (own ? 1 << seat : 0) | (gift ? 2 >> seat : 0);
            // Where it sees nothing, one square in a few is asked of the rules.
            if (seen === 0 && (square + face + seed) % 7 !== 0) continue;
            const { lines: told, gains } = byRules(p, seat, square, face);
            // No seat can place any more: a draw without a line.
            if (!(seen === 0 && told === 3)) expect(seen).toBe(told);
            if (seen === 0) continue;
            lines++;
            expect((wins >> square) & 1 && (board.winningFaces(seat, square) & bit) !== 0 ? 1 : 0).toBe(
              told === 1 << seat ? 1 : 0,
            );
            const marker = board.marker[seat];
            board.put(seat, square, face);
            const found = board.lines(square);
            expect(found & 3).toBe(told);
            if (told !== 3) expect(board.pointsForWin(told - 1, found)).toBe(gains[told - 1]);
            board.take(seat, square, face, marker);
          }
        }
      }
    }
    expect(lines).toBeGreaterThan(quick ? 10 : 150);
  });

  it('finds no line where the rules find none', () => {
    for (let seed = 1; seed <= GAMES; seed++) {
      const board = new Board();
      for (const { p, seat, move } of positions(1000 + seed)) {
        if (isBlock(move)) continue;
        board.read(p);
        board.look();
        const square = squareOfMove(move);
        const bit = 1 << faceOfMove(move);
        const seen = (board.lineFaces[seat * 25 + square] | board.giftFaces[seat * 25 + square]) & bit;
        const lined = clone(p);
        rules.applyMove(lined, seat, move, null);
        // A finished round clears the grid, except the last one: compare the board's own copy then.
        board.put(seat, square, faceOfMove(move));
        expect(board.lines(square) !== 0).toBe(seen !== 0);
        if (roundsOver(lined) === roundsOver(p)) expect(winningLines(lined).length).toBe(0);
        if (roundsOver(lined) === roundsOver(p)) expect(seen).toBe(0);
      }
    }
  });

  it('comes back to the same board when everything is taken back, and hashes alike by any way', () => {
    const steps: { seat: number; square: number; face: number; marker: number }[] = [];
    const board = new Board(table);
    const fresh = new Board(table);
    let before = 0;
    for (const { p, seat, move } of positions(7)) {
      if (roundsOver(p) > 0) break;
      fresh.read(p);
      expect(stateOf(board)).toEqual(stateOf(fresh));
      const square = squareOfMove(move);
      const face = isBlock(move) ? 0 : faceOfMove(move);
      steps.push({ seat, square, face, marker: board.marker[seat] });
      if (face === 0) board.block(seat, square);
      else {
        expect(board.worthWith(seat, square, face)).toBe(worthAfter(fresh, seat, square, face));
        board.put(seat, square, face);
      }
      before++;
    }
    expect(before).toBeGreaterThan(5);
    for (const { seat, square, face, marker } of steps.toReversed()) {
      if (face === 0) board.unblock(seat, square);
      else board.take(seat, square, face, marker);
    }
    const empty = new Board(table);
    expect(stateOf(board)).toEqual(stateOf(empty));
    expect(WINDOWS.map((_, window) => board.codeOf(window))).toEqual(WINDOWS.map(() => 0));
  });

  it('knows a gift and a draw when it sees them', () => {
    const board = new Board();
    const { position: gift } = play(begin(), GIFT);
    board.read(gift);
    board.look();
    expect(board.winningSquares(0) & 1).toBe(0);
    expect((board.giftFaces[0] >> 3) & 1).toBe(1);
    expect(ownerAt(gift, 0)).toBe(-1);
    const { position: both } = play(begin(), BOTH);
    board.read(both);
    board.look();
    expect((board.lineFaces[0] >> 3) & (board.giftFaces[0] >> 3) & 1).toBe(1);
    expect(board.winningFaces(0, 0) & (1 << 3)).toBe(0);
  });
});

const stateOf = (board: Board) => [board.low, board.high, board.worthFor(0), board.worthFor(1), board.empty];

function worthAfter(board: Board, seat: number, square: number, face: number): number {
  const marker = board.marker[seat];
  board.put(seat, square, face);
  const worth = board.worthFor(1 - seat);
  board.take(seat, square, face, marker);
  return worth;
}
