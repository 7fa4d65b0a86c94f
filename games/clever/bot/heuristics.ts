import { countBits, type Position } from '@iacta/core';
import {
  BLUE_WORD,
  EXTRAS,
  GREEN_WORD,
  ORANGE_WORD,
  PINK_WORD,
  REROLLS,
  sheetOf,
  YELLOW_WORD,
} from '../rules/layout.ts';
import { areaPoints, foxCount, points } from '../rules/scoring.ts';
import {
  AREAS,
  BLUE_COLUMNS,
  BLUE_ROWS,
  YELLOW_COLUMN,
  YELLOW_COLUMN_POINTS,
  YELLOW_DIAGONAL,
  YELLOW_ROW,
  YELLOW_START,
} from '../rules/sheet.ts';
import type { Appraise } from './explore.ts';
import { endOf, timeOf } from './outlook.ts';
import { rollsWorth } from './rolls.ts';

// Heuristics of players who have not learned to plan. They were set by hand, not trained.

/** Half a point for each die in hand. */
const DICE_TO_HAVE = [0, 0.5, 1, 1.5, 2, 2.5, 3];

/** First steps: points at once, every mark is a step, and dice in hand are good to have. */
export const nearHeuristic: Appraise = (p, seat) => {
  const own = points(p, seat);
  const worth = own + marksOf(p, sheetOf(seat)) + rollsWorth(p, seat, DICE_TO_HAVE, 0.1);
  return { worth, points: own };
};

function marksOf(p: Position, sheet: number): number {
  return (
    countBits(p[sheet + YELLOW_WORD] & ~YELLOW_START) +
    countBits(p[sheet + BLUE_WORD]) +
    p[sheet + GREEN_WORD] +
    p[sheet + ORANGE_WORD] +
    p[sheet + PINK_WORD]
  );
}

/** Roughly what a roll of this many dice may bring. */
const BY_DICE = [0, 4, 6.5, 8.5, 10, 11, 12];
const FURTHER = 0.8;

/**
 * Casual: also sees lines that are begun, what the areas may still grow to, that foxes want the lowest area up, and
 * that actions are worth having while there is time to use them.
 */
export const practisedHeuristic: Appraise = (p, seat) => {
  const sheet = sheetOf(seat);
  const timeLeft = 1 - Math.min(timeOf(p), endOf(p)) / endOf(p);
  const lines = yellowLines(p[sheet + YELLOW_WORD]) + blueLines(p[sheet + BLUE_WORD]);
  const actions = 6 * p[sheet + EXTRAS] + 4 * p[sheet + REROLLS];
  const own = points(p, seat);
  const worth =
    own +
    lines * Math.min(1, 2 * timeLeft) +
    steps(p, sheet) +
    actions * Math.min(1, 6 * timeLeft) +
    foxSense(p, sheet, timeLeft) +
    rollsWorth(p, seat, BY_DICE, FURTHER);
  return { worth, points: own };
};

/** A line that is half full is worth a quarter of what it brings. */
function yellowLines(crosses: number): number {
  let worth = lineWorth(crosses, YELLOW_DIAGONAL, 8);
  for (let i = 0; i < 4; i++) {
    worth += lineWorth(crosses, YELLOW_COLUMN << i, YELLOW_COLUMN_POINTS[i]) - fullWorth(crosses, i);
    worth += lineWorth(crosses, YELLOW_ROW << (4 * i), 12);
  }
  return worth;
}

/** Full columns are counted in the points already. */
function fullWorth(crosses: number, column: number): number {
  return ((crosses >> column) & YELLOW_COLUMN) === YELLOW_COLUMN ? YELLOW_COLUMN_POINTS[column] : 0;
}

function blueLines(crosses: number): number {
  let worth = 0;
  for (const line of [...BLUE_ROWS, ...BLUE_COLUMNS]) worth += lineWorth(crosses, line, 12);
  return worth;
}

function lineWorth(crosses: number, line: number, full: number): number {
  const part = countBits(crosses & line) / countBits(line);
  return full * part * part;
}

/** Rows that are long already bring more with every further mark. */
function steps(p: Position, sheet: number): number {
  return 3 * p[sheet + GREEN_WORD] + p[sheet + ORANGE_WORD] + 4 * p[sheet + PINK_WORD];
}

function foxSense(p: Position, sheet: number, timeLeft: number): number {
  let lowest = Number.POSITIVE_INFINITY;
  for (let area = 0; area < AREAS.length; area++) lowest = Math.min(lowest, areaPoints(p, sheet, area));
  return foxCount(p, sheet) * Math.max(0, 12 - lowest) * timeLeft + 0.5 * lowest;
}
