import type { Position } from '@iacta/core';
import type { DoceEvent } from './events.ts';
import { DRAW_POINTS, ROUNDS, WIN_POINTS } from './facts.ts';
import { ACTIVE, clearGrid, OVER, PHASE, ROUND, scoreWord, starterOf } from './layout.ts';
import { ALL_OWN, BOTH_HAVE_LINES, HAS_LINE, winningLines } from './lines.ts';
import {
  allOwnPoints,
  blockerPoints,
  emptyPoints,
  pointsForDraw,
  pointsForWin,
  triplePoints,
} from './scoring.ts';

type Events = DoceEvent[] | null;

/** Scores the round that a seat's die has ended, and begins the next one. */
export function endRound(p: Position, by: number, lines: number, events: Events): void {
  noteRound(p, lines);
  if (events) tellRound(p, by, lines, events);
  p[ROUND]++;
  if (p[ROUND] === ROUNDS) {
    // The last grid stays, so that the players can see how the match ended (D-18).
    p[PHASE] = OVER;
    p[ACTIVE] = 0;
    events?.push({ type: 'over' });
    return;
  }
  clearGrid(p);
  p[ACTIVE] = starterOf(p, p[ROUND]);
  events?.push({ type: 'roundBegan', round: p[ROUND] + 1, starter: p[ACTIVE] });
}

/** D-13 to D-16, for the round in progress. */
function noteRound(p: Position, lines: number): void {
  for (let seat = 0; seat < 2; seat++) p[scoreWord(p[ROUND], seat)] = pointsOf(p, seat, lines);
}

/** What a finished grid brings a seat, given whose lines there are. */
export function pointsOf(p: Position, seat: number, lines: number): number {
  if (isDraw(lines)) return pointsForDraw(p, seat);
  return lines & (HAS_LINE << seat) ? pointsForWin(p, seat, (lines & (ALL_OWN << seat)) !== 0) : 0;
}

function isDraw(lines: number): boolean {
  return lines === 0 || (lines & BOTH_HAVE_LINES) === BOTH_HAVE_LINES;
}

function tellRound(p: Position, by: number, found: number, events: DoceEvent[]): void {
  const round = p[ROUND] + 1;
  const lines = winningLines(p);
  if (isDraw(found)) {
    const points = [0, 1].map((seat) => ({ draw: DRAW_POINTS, blocker: blockerPoints(p, seat) }));
    const totals = [0, 1].map((seat) => p[scoreWord(p[ROUND], seat)]);
    events.push({ type: 'roundDrawn', round, why: found === 0 ? 'stuck' : 'both', lines, points, totals });
    return;
  }
  const seat = found & HAS_LINE ? 0 : 1;
  const points = {
    win: WIN_POINTS,
    allOwn: allOwnPoints((found & (ALL_OWN << seat)) !== 0),
    blocker: blockerPoints(p, seat),
    empty: emptyPoints(p),
    triples: triplePoints(p, seat),
  };
  events.push({ type: 'roundWon', round, seat, by, lines, points, total: p[scoreWord(p[ROUND], seat)] });
}
