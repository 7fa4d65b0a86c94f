import type { Judged, Thought } from '@iacta/bots/search';
import type { Below, Position } from '@iacta/core';
import { FACES, placeMove, squareOf } from '../rules/index.ts';
import { Board, type WindowTables } from './board.ts';

/** Within this margin of the best die a beginner chooses at random, in hundredths of a logit. */
const MARGIN = 60;

/** Lines that one die makes, and dice that give the other a line, are seen this often, in percent. */
const SEES = 35;

/**
 * Mostly sees the line that one die makes, and the die that would give the other one; otherwise how its own dice are
 * placed: never the opponent's plans, and never the blocker.
 */
export class FirstSteps {
  /** One for each seat, whose chances alone are counted there. */
  readonly #boards: readonly Board[];

  constructor(tables: readonly WindowTables[]) {
    this.#boards = tables.map((each) => new Board(each));
  }

  think(p: Position, seat: number, below: Below): Thought {
    const board = this.#boards[seat];
    board.read(p);
    board.look();
    const wins = sees(below) ? board.winningSquares(seat) : 0;
    const fearsGifts = sees(below);
    const squares = wins !== 0 ? wins : board.legal(seat);
    let dice: { move: number; worth: number }[] = [];
    for (let rest = squares; rest !== 0; rest &= rest - 1) {
      const square = squareOf(rest & -rest);
      for (let face = 1; face <= FACES; face++) {
        if (wins !== 0 && ((board.winningFaces(seat, square) >> face) & 1) === 0) continue;
        const isGift = fearsGifts && ((board.giftFaces[seat * 25 + square] >> face) & 1) === 1;
        const worth = board.worthWith(seat, square, face) * (seat === 0 ? 1 : -1);
        dice.push({ move: placeMove(square, face), worth: isGift ? Number.NEGATIVE_INFINITY : worth });
      }
    }
    dice = dice.toSorted((a, b) => b.worth - a.worth);
    const near = dice.filter(({ worth }) => worth >= dice[0].worth - MARGIN);
    const chosen = near[below(near.length)];
    const judged = ({ move }: { move: number }): Judged =>
      wins === 0 ? { move } : { move, proven: { result: 'win', moves: 1 } };
    return {
      best: judged(chosen),
      others: dice
        .filter((die) => die !== chosen)
        .slice(0, 3)
        .map(judged),
    };
  }
}

function sees(below: Below): boolean {
  return below(100) < SEES;
}
