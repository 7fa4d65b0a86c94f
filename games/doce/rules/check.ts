import { countBits, impossible, type Options, type Position, type Result, yes } from '@iacta/core';
import {
  BLOCKER_POINTS,
  DICE_EACH,
  DRAW_POINTS,
  EMPTY_POINTS,
  ROUNDS,
  TRIPLE,
  TRIPLE_POINTS,
  WIN_POINTS,
} from './facts.ts';
import { SQUARES, SQUARES_ON_GRID, WINDOW_LENGTH } from './grid.ts';
import {
  ACTIVE,
  blockerInHand,
  DICE,
  diceLeft,
  disabledZone,
  emptySquares,
  LOT,
  legalSquares,
  MARKER,
  OVER,
  PHASE,
  ROUND,
  STARTER,
  scoreWord,
  starterOf,
} from './layout.ts';
import { ALL_OWN, HAS_LINE, winningLines } from './lines.ts';
import { canBeLaid } from './order.ts';
import { pointsOf } from './round.ts';

type Impossible = ReturnType<typeof impossible> | null;

/** Whether a position that was read can come up in play; `pieces` counts them before they were packed. */
export function check(p: Position, options: Options, pieces: number): Result<Position> {
  return checkMatch(p, options) ?? checkPieces(p, pieces) ?? checkRounds(p) ?? checkGrid(p) ?? yes(p);
}

function checkMatch(p: Position, options: Options): Impossible {
  const phase = p[PHASE];
  if ((p[ROUND] === ROUNDS) !== (phase === OVER)) return impossible('rounds', 'over-after-four');
  if (phase !== LOT && options.starter !== 'lot' && p[STARTER] !== options.starter)
    return impossible('starter', 'not-the-chosen-one');
  if (phase === LOT && options.starter !== 'lot') return impossible('phase', 'no-lot-here');
  if (phase === LOT && (p[ROUND] > 0 || p[STARTER] > 0)) return impossible('phase', 'the-lot-comes-first');
  if ((phase === LOT || phase === OVER) && p[ACTIVE] > 0) return impossible('active', 'nobody-is-to-move');
  return null;
}

function checkPieces(p: Position, pieces: number): Impossible {
  if (SQUARES_ON_GRID - countBits(emptySquares(p)) !== pieces) return impossible('seats', 'a-square-twice');
  if (p[PHASE] === LOT && pieces > 0) return impossible('seats', 'the-lot-comes-first');
  for (let seat = 0; seat < 2; seat++) {
    const place = `seats.${seat}`;
    const dice = p[DICE + seat];
    if (diceLeft(p, seat) < 0) return impossible(`${place}.dice`, 'too-many');
    const marked = (1 << p[MARKER + seat]) >> 1;
    if (dice === 0 ? marked !== 0 : (dice & marked) === 0)
      return impossible(`${place}.marker`, 'on-an-own-die');
    // A blocker is always followed by a die of the same turn (D-R1).
    const inTurn = p[PHASE] !== OVER && p[ACTIVE] === seat;
    if (!blockerInHand(p, seat) && dice === 0 && !inTurn)
      return impossible(`${place}.blocker`, 'before-a-die-of-the-same-turn');
  }
  return null;
}

// A line takes three own dice and one foreign one, or four own ones: the starter of the round can have it on
// 5 or 7 squares, the other on 6 or 8, so that both ways are worth the same at most.
const FEWEST_DICE = 2 * WINDOW_LENGTH - 3;
const MOST_FOR_STARTER = WIN_POINTS + BLOCKER_POINTS + (SQUARES_ON_GRID - FEWEST_DICE) * EMPTY_POINTS;
const MOST_FOR_OTHER = MOST_FOR_STARTER - EMPTY_POINTS;
// All dice and both blockers down, and as many triples as eleven dice can hold.
const LEAST =
  WIN_POINTS +
  (SQUARES_ON_GRID - 2 * DICE_EACH - 2) * EMPTY_POINTS +
  Math.floor(DICE_EACH / TRIPLE) * TRIPLE_POINTS;

/** Each round was won by one, who alone has points, or drawn. */
function checkRounds(p: Position): Impossible {
  for (let round = 0; round < p[ROUND]; round++) {
    const [first, second] = [0, 1].map((seat) => p[scoreWord(round, seat)]);
    const drawn = isDrawScore(first) && isDrawScore(second);
    const winner = second === 0 ? 0 : 1;
    const [most, least] = [first, second].toSorted((a, b) => b - a);
    const limit = winner === starterOf(p, round) ? MOST_FOR_STARTER : MOST_FOR_OTHER;
    const won = least === 0 && most >= LEAST && most <= limit;
    if (!drawn && !won) return impossible(`rounds.${round}`, 'no-such-score');
  }
  return null;
}

function isDrawScore(points: number): boolean {
  return points === DRAW_POINTS || points === DRAW_POINTS + BLOCKER_POINTS;
}

function checkGrid(p: Position): Impossible {
  if (p[PHASE] === OVER) return checkLastGrid(p);
  if (p[PHASE] === LOT) return null;
  if (winningLines(p).length > 0) return impossible('seats', 'the-round-is-over');
  const active = p[ACTIVE];
  if (legalSquares(p, active) === 0) return impossible('active', 'cannot-place');
  return checkOrder(p, active, p[DICE + active], emptySquares(p), p[ROUND]);
}

/** The grid of the last round stays: it must be a finished one, by the last die of one of the two. */
function checkLastGrid(p: Position): Impossible {
  const lines = winningLines(p);
  const found = lines.reduce(
    (bits, { seat, allOwn }) => bits | ((allOwn ? HAS_LINE | ALL_OWN : HAS_LINE) << seat),
    0,
  );
  if (found === 0 && (legalSquares(p, 0) | legalSquares(p, 1)) !== 0)
    return impossible('seats', 'the-round-is-not-over');
  for (let seat = 0; seat < 2; seat++) {
    const place = `rounds.${ROUNDS - 1}`;
    if (p[scoreWord(ROUNDS - 1, seat)] !== pointsOf(p, seat, found))
      return impossible(place, 'not-what-the-grid-says');
  }
  const possible = [0, 1].some((last) => {
    const marked = p[MARKER + last];
    if (marked === 0) return false;
    const through = lines.every(({ squares }) => squares.includes(SQUARES[marked - 1]));
    const bit = 1 << (marked - 1);
    return through && checkOrder(p, last, p[DICE + last] & ~bit, emptySquares(p) | bit, ROUNDS - 1) === null;
  });
  return possible ? null : impossible('seats', 'no-such-order');
}

/**
 * Whether the dice can have come to lie in turns, given that a seat has the turn with these dice down and
 * these squares empty. A seat can only be ahead where the other is stuck (D-R2), and every die put since then
 * is in the zone that stopped the other.
 */
function checkOrder(p: Position, seat: number, dice: number, empty: number, round: number): Impossible {
  const other = 1 - seat;
  const due = countBits(p[DICE + other]) - (seat === starterOf(p, round) ? 0 : 1);
  const ahead = countBits(dice) - due;
  const zone = disabledZone(p, other);
  const stuck = diceLeft(p, other) === 0 || (empty & ~zone) === 0;
  if (ahead < 0 || (ahead > 0 && !stuck)) return impossible('active', 'not-in-turn');
  const free = ahead > 0 ? due + 1 : DICE_EACH;
  if (!canBeLaid(p[DICE + seat], p[MARKER + seat] - 1, free, zone))
    return impossible(`seats.${seat}.dice`, 'no-such-order');
  if (!canBeLaid(p[DICE + other], p[MARKER + other] - 1, DICE_EACH, 0))
    return impossible(`seats.${other}.dice`, 'no-such-order');
  return null;
}
