import { randomStream } from '@iacta/core';
import { FACES, SIDE, SQUARES, squaresIn } from '@iacta/doce/rules';
import { describe, expect, it } from 'vitest';
import { Board } from '../bot/board.ts';
import { dieOf } from '../bot/moves.ts';
import { BOOK_DICE, fromPicture, placementOf, toPicture } from '../bot/opening.ts';
import { BOOK } from '../bot/opening-book.ts';

interface Die {
  readonly square: number;
  readonly face: number;
}

/** The first dice of a round, at random; seats take turns. */
function randomDice(seed: number): Die[] {
  const below = randomStream(seed);
  const board = new Board();
  return Array.from({ length: 1 + below(BOOK_DICE - 1) }, (_, i) => {
    const squares = squaresIn(board.legal(i % 2));
    const die = { square: squares[below(squares.length)], face: 1 + below(FACES) };
    board.put(i % 2, die.square, die.face);
    return die;
  });
}

function boardWith(dice: readonly Die[]): Board {
  const board = new Board();
  for (const [i, { square, face }] of dice.entries()) board.put(i % 2, square, face);
  return board;
}

/** A quarter turn and a mirror image: together they make all eight pictures. */
const turned = (square: number) => (square % SIDE) * SIDE + (SIDE - 1 - Math.floor(square / SIDE));
const mirrored = (square: number) => Math.floor(square / SIDE) * SIDE + (SIDE - 1 - (square % SIDE));
const moved = (dice: readonly Die[], to: (square: number) => number) =>
  dice.map(({ square, face }) => ({ square: to(square), face }));

describe('the opening book', () => {
  it('has one name for all turns and mirror images of a position, and others for other positions', () => {
    const names = new Map<string, string>();
    for (let seed = 1; seed <= 200; seed++) {
      const dice = randomDice(seed);
      const name = placementOf(boardWith(dice))?.key ?? '';
      expect(placementOf(boardWith(moved(dice, turned)))?.key).toBe(name);
      expect(placementOf(boardWith(moved(dice, mirrored)))?.key).toBe(name);
      const [{ square, face }, ...rest] = dice;
      const changed = boardWith([{ square, face: (face % FACES) + 1 }, ...rest]);
      expect(placementOf(changed)?.key).not.toBe(name);
      names.set(name, JSON.stringify(dice));
    }
    expect(names.size).toBeGreaterThan(150);
  });

  it('knows which of its dice is marked', () => {
    // c3 and a1 are black's either way; which of them came last makes another disabled zone.
    const [c3, a1, e1] = (['c3', 'a1', 'e1'] as const).map((name) => SQUARES.indexOf(name));
    const one = boardWith([c3, e1, a1].map((square) => ({ square, face: 2 })));
    const other = boardWith([a1, e1, c3].map((square) => ({ square, face: 2 })));
    expect(placementOf(one)?.key).not.toBe(placementOf(other)?.key);
  });

  it('turns a die into a picture and back', () => {
    for (let picture = 0; picture < 8; picture++) {
      for (let square = 0; square < SQUARES.length; square++) {
        const die = dieOf(square, 1 + (square % FACES));
        expect(fromPicture(toPicture(die, picture), picture)).toBe(die);
      }
    }
  });

  it('names no position with a blocker, nor one with many dice', () => {
    const board = boardWith(randomDice(1));
    board.block(0, squaresIn(board.empty)[0]);
    expect(placementOf(board)).toBe(null);
    const full = new Board();
    for (let i = 0; i < BOOK_DICE; i++) full.put(i % 2, squaresIn(full.legal(i % 2))[0], 6);
    expect(placementOf(full)).toBe(null);
  });

  it('knows the empty grid and every die in the middle, and only legal dice', () => {
    const empty = new Board();
    const first = BOOK[placementOf(empty)?.key ?? 'none'];
    expect(first.length).toBeGreaterThan(0);
    for (let face = 1; face <= FACES; face++) {
      const board = boardWith([{ square: SQUARES.indexOf('c3'), face }]);
      const placement = placementOf(board);
      if (!placement) throw new Error('no name');
      for (const move of BOOK[placement.key]) {
        const die = fromPicture(move, placement.picture);
        expect((board.legal(1) >> (die >> 3)) & 1).toBe(1);
        expect(die & 7).toBeGreaterThanOrEqual(1);
      }
    }
  });
});
