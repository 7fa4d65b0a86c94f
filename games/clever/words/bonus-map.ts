import type { GuideTable } from '@iacta/core';
import {
  BLUE_COLUMN_GAINS,
  BLUE_POINTS,
  BLUE_ROW_GAINS,
  GAINS,
  type Gain,
  GREEN_GAINS,
  GREEN_POINTS,
  NO_GAIN,
  ORANGE_GAINS,
  PINK_GAINS,
  ROUND_GAINS,
  YELLOW_COLUMN_POINTS,
  YELLOW_DIAGONAL_GAIN,
  YELLOW_ROW_GAINS,
} from '../rules/sheet.ts';

// The tables of the guide, made from the sheet itself, so that they cannot say anything else.

export interface SheetTableWords {
  readonly bonuses: { readonly caption: string; readonly head: readonly [where: string, what: string] };
  /** Between a number and what it gives. */
  readonly colon: string;
  readonly rounds: string;
  readonly yellowRows: string;
  readonly yellowDiagonal: string;
  readonly blueRows: string;
  readonly blueColumns: string;
  readonly green: string;
  readonly orange: string;
  readonly purple: string;
  readonly gains: { readonly [gain in Gain]: string };
  readonly scores: { readonly caption: string; readonly head: readonly [area: string, points: string] };
  readonly areas: {
    readonly yellow: readonly [name: string, points: (columns: string) => string];
    readonly blue: readonly [name: string, points: (crosses: string) => string];
    readonly green: readonly [name: string, points: (cells: string) => string];
    readonly orange: readonly [name: string, points: string];
    readonly purple: readonly [name: string, points: string];
    readonly foxes: readonly [name: string, points: string];
  };
}

export function sheetTables(say: SheetTableWords): readonly GuideTable[] {
  /** "1: blue cross · 3: reroll": the number of the row, column, cell or round, and what it gives. */
  const listed = (gains: readonly number[], first = 1) =>
    gains
      .flatMap((gain, i) => (gain === NO_GAIN ? [] : `${i + first}${say.colon}${say.gains[GAINS[gain]]}`))
      .join(' · ');
  const { yellow, blue, green, orange, purple, foxes } = say.areas;
  return [
    {
      ...say.bonuses,
      rows: [
        [say.rounds, listed(ROUND_GAINS, 0)],
        [say.yellowRows, listed(YELLOW_ROW_GAINS)],
        [say.yellowDiagonal, say.gains[GAINS[YELLOW_DIAGONAL_GAIN]]],
        [say.blueRows, listed(BLUE_ROW_GAINS)],
        [say.blueColumns, listed(BLUE_COLUMN_GAINS)],
        [say.green, listed(GREEN_GAINS)],
        [say.orange, listed(ORANGE_GAINS)],
        [say.purple, listed(PINK_GAINS)],
      ],
    },
    {
      ...say.scores,
      rows: [
        [yellow[0], yellow[1](YELLOW_COLUMN_POINTS.join(', '))],
        [blue[0], blue[1](BLUE_POINTS.slice(1).join(', '))],
        [green[0], green[1](GREEN_POINTS.slice(1).join(', '))],
        orange,
        purple,
        foxes,
      ],
    },
  ];
}
