import { countBits, type Position, SEATS, type SeatScore } from '@iacta/core';
import { BAND_LIMITS, BANDS } from './facts.ts';
import {
  BLUE_WORD,
  GREEN_WORD,
  ORANGE_SUM,
  ORANGE_WORD,
  PINK_SUM,
  PINK_WORD,
  sheetOf,
  YELLOW_WORD,
} from './layout.ts';
import {
  BLUE,
  BLUE_POINTS,
  BLUE_ROW_GAINS,
  BLUE_ROWS,
  FOX_GAIN,
  GREEN,
  GREEN_GAINS,
  GREEN_POINTS,
  ORANGE,
  ORANGE_GAINS,
  PINK,
  PINK_GAINS,
  YELLOW,
  YELLOW_COLUMN,
  YELLOW_COLUMN_POINTS,
  YELLOW_ROW,
  YELLOW_ROW_GAINS,
  YELLOW_SIDE,
} from './sheet.ts';

// Each area has one fox; its place follows from the sheet.
const YELLOW_FOX = YELLOW_ROW << (YELLOW_SIDE * YELLOW_ROW_GAINS.indexOf(FOX_GAIN));
const BLUE_FOX = BLUE_ROWS[BLUE_ROW_GAINS.indexOf(FOX_GAIN)];
const GREEN_FOX = GREEN_GAINS.indexOf(FOX_GAIN) + 1;
const ORANGE_FOX = ORANGE_GAINS.indexOf(FOX_GAIN) + 1;
const PINK_FOX = PINK_GAINS.indexOf(FOX_GAIN) + 1;

/** The present worth of an area (C-21). */
export function areaPoints(p: Position, sheet: number, area: number): number {
  switch (area) {
    case YELLOW:
      return yellowPoints(p[sheet + YELLOW_WORD]);
    case BLUE:
      return BLUE_POINTS[countBits(p[sheet + BLUE_WORD])];
    case GREEN:
      return GREEN_POINTS[p[sheet + GREEN_WORD]];
    case ORANGE:
      return p[sheet + ORANGE_SUM];
    default:
      return p[sheet + PINK_SUM];
  }
}

function yellowPoints(crosses: number): number {
  let sum = 0;
  for (let column = 0; column < YELLOW_SIDE; column++) {
    if (((crosses >> column) & YELLOW_COLUMN) === YELLOW_COLUMN) sum += YELLOW_COLUMN_POINTS[column];
  }
  return sum;
}

export function foxCount(p: Position, sheet: number): number {
  return (
    ((p[sheet + YELLOW_WORD] & YELLOW_FOX) === YELLOW_FOX ? 1 : 0) +
    ((p[sheet + BLUE_WORD] & BLUE_FOX) === BLUE_FOX ? 1 : 0) +
    (p[sheet + GREEN_WORD] >= GREEN_FOX ? 1 : 0) +
    (p[sheet + ORANGE_WORD] >= ORANGE_FOX ? 1 : 0) +
    (p[sheet + PINK_WORD] >= PINK_FOX ? 1 : 0)
  );
}

/** Every fox is worth the lowest area (C-20). */
export function points(p: Position, seat: number): number {
  const sheet = sheetOf(seat);
  let sum = 0;
  let lowest = Number.MAX_SAFE_INTEGER;
  for (let area = YELLOW; area <= PINK; area++) {
    const worth = areaPoints(p, sheet, area);
    sum += worth;
    if (worth < lowest) lowest = worth;
  }
  return sum + foxCount(p, sheet) * lowest;
}

/** Equal totals: the best single area decides, and foxes are no area (C-22, C-R10). */
export function score(p: Position, seat: number): SeatScore {
  const sheet = sheetOf(seat);
  const [yellow, blue, green, orange, pink] = [YELLOW, BLUE, GREEN, ORANGE, PINK].map((area) =>
    areaPoints(p, sheet, area),
  );
  const lowest = Math.min(yellow, blue, green, orange, pink);
  const parts = { yellow, blue, green, orange, pink, foxes: foxCount(p, sheet) * lowest };
  return { parts, tieBreaks: [Math.max(yellow, blue, green, orange, pink)] };
}

/** How good a solo result is (C-25). */
export function rating(p: Position, seat: number): string | null {
  if (p[SEATS] !== 1) return null;
  const total = points(p, seat);
  return BANDS[BAND_LIMITS.filter((limit) => total > limit).length];
}
