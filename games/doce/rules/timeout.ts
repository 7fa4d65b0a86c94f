import { clone, copy, type Move, MoveList, type Position } from '@iacta/core';
import { FACES } from './facts.ts';
import { squareOf } from './grid.ts';
import { legalSquares, putDie } from './layout.ts';
import { BOTH_HAVE_LINES, HAS_LINE, linesThrough } from './lines.ts';
import { faceOfMove, isBlock, squareOfMove } from './moves.ts';
import { list } from './turn.ts';

const legal = new MoveList();

// How good a die is for a player who is away, the best first (D-T1).
const WINS = 4;
const QUIET = 3;
const DRAWS = 2;
const LETS_WIN = 1;
const LOSES = 0;

/** D-T1: never the blocker; the first die of the list among those that are best by one look ahead. */
export function onTimeout(p: Position, seat: number): Move {
  legal.clear();
  list(p, seat, legal);
  const next = clone(p);
  let best = -1;
  let chosen = legal.moves[0];
  for (let i = 0; i < legal.count && best < WINS; i++) {
    const move = legal.moves[i];
    if (isBlock(move)) break;
    copy(next, p);
    putDie(next, seat, squareOfMove(move), faceOfMove(move));
    const lines = linesThrough(next, squareOfMove(move));
    // Looking at every reply is expensive, and one quiet die is enough.
    if (lines === 0 && best === QUIET) continue;
    const worth = worthOf(next, seat, lines);
    if (worth <= best) continue;
    best = worth;
    chosen = move;
  }
  return chosen;
}

function worthOf(next: Position, seat: number, found: number): number {
  const lines = found & BOTH_HAVE_LINES;
  if (lines === HAS_LINE << seat) return WINS;
  if (lines === BOTH_HAVE_LINES) return DRAWS;
  if (lines !== 0) return LOSES;
  return canWin(next, 1 - seat) ? LETS_WIN : QUIET;
}

/** Whether a single die of this seat would win the round. */
function canWin(p: Position, seat: number): boolean {
  const scratch = clone(p);
  for (let rest = legalSquares(p, seat); rest !== 0; rest &= rest - 1) {
    const square = squareOf(rest & -rest);
    for (let face = 1; face <= FACES; face++) {
      copy(scratch, p);
      putDie(scratch, seat, square, face);
      if ((linesThrough(scratch, square) & BOTH_HAVE_LINES) === HAS_LINE << seat) return true;
    }
  }
  return false;
}
