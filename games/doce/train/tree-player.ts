import type { Bot } from '@iacta/bots/search';
import { type Below, countBits, randomStream } from '@iacta/core';
import { Board } from '../bot/board.ts';
import { dieOf } from '../bot/moves.ts';
import { toMove } from '../bot/think.ts';
import { FACES, squareOf, WINDOWS } from '../rules/index.ts';
import { NEEDS } from './window-classes.ts';

// Monte Carlo tree search: an opponent built unlike all others here, against which nothing was tuned. It grows a tree
// by upper confidence bounds and plays rounds to their end with random dice, taking wins and meeting threats.

/** Playouts for a move with effort 1: about the processor time of `best`. */
const PLAYOUTS = 5500;
const CURIOSITY = 0.7;
/** A position gets another child each time its visits have grown so much. */
const WIDENING = 1.5;
const FIRST_WIDTH = 6;
/** By the dice that a line still needs: what it is worth when dice are listed. */
const CHANCE = [0, 30, 6, 2, 1];
/** In playouts so many random dice are compared by their lines. */
const TRIED = 3;

interface Branch {
  readonly move: number;
  visits: number;
  /** Of seat 0: one for a win, a half for a draw. */
  score: number;
  /** The moves of the position behind it, the most promising first; null before the first visit. */
  moves: readonly number[] | null;
  readonly children: Branch[];
}

export function treePlayer(effort: number): Bot {
  const player = new TreePlayer();
  return (view, seat, below) => {
    player.board.read(view);
    const random = randomStream(below(2 ** 30));
    return { best: { move: toMove(player.choose(seat, Math.ceil(PLAYOUTS * effort), random)) }, others: [] };
  };
}

class TreePlayer {
  readonly board: Board = new Board();
  #below: Below = () => 0;

  choose(seat: number, playouts: number, below: Below): number {
    this.#below = below;
    const root: Branch = { move: -1, visits: 0, score: 0, moves: null, children: [] };
    for (let i = 0; i < playouts; i++) this.#visit(root, seat);
    return root.children.reduce((best, child) => (child.visits > best.visits ? child : best)).move;
  }

  /** Goes through a position and returns what came of it for seat 0. */
  #visit(branch: Branch, seat: number): number {
    branch.moves ??= this.#list(seat);
    const width = FIRST_WIDTH + Math.floor(WIDENING * Math.sqrt(branch.visits));
    let result: number;
    if (branch.children.length < Math.min(width, branch.moves.length)) {
      const move = branch.moves[branch.children.length];
      const child: Branch = { move, visits: 0, score: 0, moves: null, children: [] };
      branch.children.push(child);
      result = this.#make(seat, move, (next) => this.#playOut(next));
      child.visits++;
      child.score += result;
    } else {
      const child = this.#select(branch, seat);
      result = this.#make(seat, child.move, (next) => this.#visit(child, next));
      if (child.children.length === 0) {
        // The round is over behind this move.
        child.visits++;
        child.score += result;
      }
    }
    branch.visits++;
    branch.score += result;
    return result;
  }

  #select(branch: Branch, seat: number): Branch {
    const log = Math.log(branch.visits + 1);
    let [best, most] = [branch.children[0], Number.NEGATIVE_INFINITY];
    for (const child of branch.children) {
      const mean = child.score / child.visits;
      const bound = (seat === 0 ? mean : 1 - mean) + CURIOSITY * Math.sqrt(log / child.visits);
      if (bound > most) [best, most] = [child, bound];
    }
    return best;
  }

  /** Makes a move, goes on unless it ends the round, and takes it back. */
  #make(seat: number, move: number, goOn: (next: number) => number): number {
    const { board } = this;
    const [square, face] = [move >> 3, move & 7];
    if (face === 0) {
      board.block(seat, square);
      const result = goOn(seat);
      board.unblock(seat, square);
      return result;
    }
    const marker = board.marker[seat];
    board.put(seat, square, face);
    const lines = board.lines(square) & 3;
    let result = 0.5;
    if (lines === 1 || lines === 2) result = lines === 1 ? 1 : 0;
    else if (lines === 0 && (board.legal(0) | board.legal(1)) !== 0)
      result = goOn(board.legal(1 - seat) !== 0 ? 1 - seat : seat);
    board.take(seat, square, face, marker);
    return result;
  }

  #playOut(seat: number): number {
    const { board } = this;
    board.look();
    const legal = board.legal(seat);
    const wins = board.winningSquares(seat);
    if (wins !== 0) return seat === 0 ? 1 : 0;
    const threats = board.winningSquares(1 - seat) & legal;
    const squares = threats !== 0 ? threats : legal;
    let [best, most] = [-1, -1];
    for (let i = 0; i < TRIED; i++) {
      const move = dieOf(this.#anyOf(squares), 1 + this.#below(FACES));
      const worth = this.#worth(seat, move);
      if (worth > most) [best, most] = [move, worth];
    }
    return this.#make(seat, best, (next) => this.#playOut(next));
  }

  #anyOf(squares: number): number {
    let rest = squares;
    for (let skip = this.#below(countBits(squares)); skip > 0; skip--) rest &= rest - 1;
    return squareOf(rest & -rest);
  }

  /** The lines that are left to a seat after its die, less those of the other. */
  #worth(seat: number, move: number): number {
    const { board } = this;
    const marker = board.marker[seat];
    board.put(seat, move >> 3, move & 7);
    let worth = 1000;
    for (let window = 0; window < WINDOWS.length; window++) {
      const code = board.codeOf(window);
      worth += (CHANCE[NEEDS[seat][code]] ?? 0) - (CHANCE[NEEDS[1 - seat][code]] ?? 0);
    }
    board.take(seat, move >> 3, move & 7, marker);
    return worth;
  }

  /** All dice, and blockers where a threat is, the most promising first. */
  #list(seat: number): number[] {
    const { board } = this;
    board.look();
    const legal = board.legal(seat);
    const wins = board.winningSquares(seat);
    if (wins !== 0) {
      const square = squareOf(wins & -wins);
      const faces = board.winningFaces(seat, square);
      return [dieOf(square, squareOf(faces & -faces))];
    }
    const threats = board.winningSquares(1 - seat);
    const moves: { move: number; worth: number }[] = [];
    for (let rest = legal; rest !== 0; rest &= rest - 1) {
      const square = squareOf(rest & -rest);
      for (let face = 1; face <= FACES; face++) {
        const move = dieOf(square, face);
        moves.push({ move, worth: this.#worth(seat, move) + ((threats >> square) & 1 ? 1000 : 0) });
      }
    }
    for (let rest = board.inHand[seat] === 1 ? threats : 0; rest !== 0; rest &= rest - 1) {
      const square = squareOf(rest & -rest);
      if ((legal & ~(1 << square)) !== 0) moves.push({ move: dieOf(square, 0), worth: 2000 });
    }
    return moves.toSorted((a, b) => b.worth - a.worth).map(({ move }) => move);
  }
}
