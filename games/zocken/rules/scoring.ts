import type { Position, SeatScore } from '@iacta/core';
import {
  ALL_PLACED,
  COLOURS,
  DOTS,
  FIELDS,
  MATCH_POINTS,
  OUT_PENALTY,
  OUTER_FIELDS,
  OUTER_PENALTY,
  PARTS,
  WAGER_GOAL,
  WAGER_LOST,
} from './facts.ts';
import { activeSeat, at, COLOURS_AT, diceOut, partWord } from './layout.ts';

export const PLACING = PARTS.indexOf('placing');
export const OUTER = PARTS.indexOf('outer');
export const OUT = PARTS.indexOf('out');
export const MATCHES = PARTS.indexOf('matches');
export const WAGER_PART = PARTS.indexOf('wagers');

/** Dice on the dot of their own colour (Z-17). */
export function matchCount(p: Position): number {
  let count = 0;
  for (let field = 0; field < FIELDS; field++) {
    if (DOTS[field] >= 0 && at(p[COLOURS_AT], field) === DOTS[field] + 1) count++;
  }
  return count;
}

/** What the dice on the board are worth to the active player under one part, as they lie (Z-14 to Z-17). */
export function boardPart(p: Position, part: number): number {
  switch (part) {
    case PLACING:
      return stripCount(p) === COLOURS.length ? ALL_PLACED : 0;
    case OUTER:
      return stripCount(p) === COLOURS.length ? penalty(outerCount(p), OUTER_PENALTY) : 0;
    case OUT:
      return penalty(diceOut(p), OUT_PENALTY);
    case MATCHES:
      return MATCH_POINTS[matchCount(p)];
    default:
      return 0;
  }
}

/** No dice, no penalty: a bare product would be the −0 that shows up in events. */
function penalty(dice: number, each: number): number {
  return dice === 0 ? 0 : dice * each;
}

/** What the turn in progress would bring if it ended as the dice lie. */
export function turnWorth(p: Position): number {
  return boardPart(p, PLACING) + boardPart(p, OUTER) + boardPart(p, OUT) + boardPart(p, MATCHES);
}

/** What a wager on a turn of this score is worth (Z-19). Turn scores are multiples of 10. */
export function wagerPoints(turnScore: number): number {
  return turnScore > WAGER_GOAL ? turnScore / 2 : WAGER_LOST;
}

export function points(p: Position, seat: number): number {
  let total = 0;
  for (let part = 0; part < PARTS.length; part++) total += livePart(p, seat, part);
  return total;
}

/** No tie-break: equal totals share the win (Z-R2). */
export function score(p: Position, seat: number): SeatScore {
  const parts: { [part: string]: number } = {};
  for (const [part, name] of PARTS.entries()) parts[name] = livePart(p, seat, part);
  return { parts, tieBreaks: [] };
}

/** The turn in progress counts as its dice lie now (Z-R9). */
function livePart(p: Position, seat: number, part: number): number {
  return p[partWord(seat, part)] + (seat === activeSeat(p) ? boardPart(p, part) : 0);
}

function stripCount(p: Position): number {
  let count = 0;
  for (let rest = p[COLOURS_AT]; rest > 0; rest >>= 3) if (rest & 7) count++;
  return count;
}

function outerCount(p: Position): number {
  let count = 0;
  for (let field = 0; field < FIELDS; field++) {
    if ((OUTER_FIELDS >> field) & 1 && at(p[COLOURS_AT], field) > 0) count++;
  }
  return count;
}
