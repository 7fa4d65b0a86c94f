import type { Position } from '@iacta/core';
import { BLUE_WORD, GREEN_WORD, ORANGE_WORD, PINK_WORD, YELLOW_WORD } from './layout.ts';
import {
  BLUE_COLUMN_GAINS,
  BLUE_COLUMNS,
  BLUE_ROW_GAINS,
  BLUE_ROWS,
  GAINS,
  GREEN_GAINS,
  NO_GAIN,
  ORANGE_GAINS,
  PINK_GAINS,
  ROUND_GAINS,
  YELLOW_DIAGONAL,
  YELLOW_DIAGONAL_GAIN,
  YELLOW_ROW,
  YELLOW_ROW_GAINS,
  YELLOW_SIDE,
} from './sheet.ts';

/** How many of each gain a sheet has given up to a round: it follows from what is marked (C-3, C-18). */
export function earnedOf(p: Position, sheet: number, round: number): number[] {
  const counts = new Array<number>(GAINS.length).fill(0);
  const give = (gain: number, has: boolean) => {
    if (has && gain !== NO_GAIN) counts[gain]++;
  };
  const complete = (word: number, line: number) => (p[sheet + word] & line) === line;
  for (const [at, gain] of ROUND_GAINS.entries()) give(gain, at <= round);
  for (const [row, gain] of YELLOW_ROW_GAINS.entries())
    give(gain, complete(YELLOW_WORD, YELLOW_ROW << (YELLOW_SIDE * row)));
  give(YELLOW_DIAGONAL_GAIN, complete(YELLOW_WORD, YELLOW_DIAGONAL));
  for (const [row, gain] of BLUE_ROW_GAINS.entries()) give(gain, complete(BLUE_WORD, BLUE_ROWS[row]));
  for (const [column, gain] of BLUE_COLUMN_GAINS.entries())
    give(gain, complete(BLUE_WORD, BLUE_COLUMNS[column]));
  for (const [cell, gain] of GREEN_GAINS.entries()) give(gain, cell < p[sheet + GREEN_WORD]);
  for (const [cell, gain] of ORANGE_GAINS.entries()) give(gain, cell < p[sheet + ORANGE_WORD]);
  for (const [cell, gain] of PINK_GAINS.entries()) give(gain, cell < p[sheet + PINK_WORD]);
  return counts;
}
