import type { CleverSheet } from './json.ts';
import {
  type Area,
  BLUE_COLUMN_GAINS,
  BLUE_ROW_GAINS,
  GAINS,
  type Gain,
  GREEN_GAINS,
  ORANGE_GAINS,
  PINK_GAINS,
  YELLOW_DIAGONAL_GAIN,
  YELLOW_NUMBERS,
  YELLOW_ROW_GAINS,
} from './sheet.ts';

// The places of the printed sheet and the lines they form, by name: made from the tables of sheet.ts.

/** A cell: yellow by its name, blue by its sum, the rows counted from 1. */
export type Place = `${Area}:${string}`;

/** Cells that together bring a bonus: a row, a column, the diagonal, or a single cell of a row of eleven. */
export interface Line {
  readonly id: string;
  readonly cells: readonly Place[];
  readonly gain: Gain;
}

export const ROW_AREAS = ['green', 'orange', 'pink'] as const;
export type RowArea = (typeof ROW_AREAS)[number];
export const ROW_LENGTH = GREEN_GAINS.length;
const SIDE = 4;
const ROW_GAINS = { green: GREEN_GAINS, orange: ORANGE_GAINS, pink: PINK_GAINS };

export function gainAt(gains: readonly number[], index: number): Gain | null {
  return GAINS[gains[index]] ?? null;
}

export function areaOfPlace(place: Place): Area {
  return place.slice(0, place.indexOf(':')) as Area;
}

export function cellOfPlace(place: Place): string {
  return place.slice(place.indexOf(':') + 1);
}

/** The yellow cell of a row and a column from 0; null where the sheet is crossed from the start. */
export function yellowAt(row: number, column: number): Place | null {
  return YELLOW_NUMBERS[row * SIDE + column] === 0 ? null : `yellow:r${row + 1}c${column + 1}`;
}

/** The blue cell of a row and a column from 0; null in the corner that is no cell. */
export function blueAt(row: number, column: number): Place | null {
  const sum = row * SIDE + column + 1;
  return sum < 2 ? null : `blue:${sum}`;
}

const four = [0, 1, 2, 3];
const real = (places: readonly (Place | null)[]) => places.filter((place) => place !== null);

export const LINES: readonly Line[] = [
  ...YELLOW_ROW_GAINS.map((gain, row) => ({
    id: `yellow-row-${row}`,
    cells: real(four.map((column) => yellowAt(row, column))),
    gain: GAINS[gain],
  })),
  {
    id: 'yellow-diagonal',
    cells: real(four.map((at) => yellowAt(at, at))),
    gain: GAINS[YELLOW_DIAGONAL_GAIN],
  },
  ...BLUE_ROW_GAINS.map((gain, row) => ({
    id: `blue-row-${row}`,
    cells: real(four.map((column) => blueAt(row, column))),
    gain: GAINS[gain],
  })),
  ...BLUE_COLUMN_GAINS.map((gain, column) => ({
    id: `blue-column-${column}`,
    cells: real([0, 1, 2].map((row) => blueAt(row, column))),
    gain: GAINS[gain],
  })),
  ...ROW_AREAS.flatMap((area) =>
    ROW_GAINS[area].flatMap((_, i) => {
      const gain = gainAt(ROW_GAINS[area], i);
      return gain ? [{ id: `${area}-${i + 1}`, cells: [`${area}:${i + 1}` as const], gain }] : [];
    }),
  ),
];

/** Every cell of the sheet. */
export const PLACES: readonly Place[] = [
  ...real(four.flatMap((row) => four.map((column) => yellowAt(row, column)))),
  ...real([0, 1, 2].flatMap((row) => four.map((column) => blueAt(row, column)))),
  ...ROW_AREAS.flatMap((area) => Array.from({ length: ROW_LENGTH }, (_, i): Place => `${area}:${i + 1}`)),
];

/** The cells of the columns that score in yellow. */
export const YELLOW_COLUMNS: readonly (readonly Place[])[] = four.map((column) =>
  real(four.map((row) => yellowAt(row, column))),
);

/** How many cells of a row of eleven are filled. */
export function filled(sheet: CleverSheet, area: RowArea): number {
  return area === 'green' ? sheet.green : sheet[area].length;
}

/** Every cell marked by the player. */
export function marksOf(sheet: CleverSheet): Set<Place> {
  return new Set<Place>([
    ...sheet.yellow.map((cell): Place => `yellow:${cell}`),
    ...sheet.blue.map((sum): Place => `blue:${sum}`),
    ...ROW_AREAS.flatMap((area) =>
      Array.from({ length: filled(sheet, area) }, (_, i): Place => `${area}:${i + 1}`),
    ),
  ]);
}

/** The lines that one more mark completes, by the cell that does it. */
export function oneAway(marks: ReadonlySet<Place>): ReadonlyMap<Place, readonly Line[]> {
  const found = new Map<Place, Line[]>();
  for (const line of LINES) {
    const open = line.cells.filter((cell) => !marks.has(cell));
    if (open.length !== 1 || !isReachable(open[0], marks)) continue;
    found.set(open[0], [...(found.get(open[0]) ?? []), line]);
  }
  return found;
}

/** Rows of eleven are filled from the left; in the squares any cell may come next. */
function isReachable(place: Place, marks: ReadonlySet<Place>): boolean {
  const area = areaOfPlace(place);
  if (area === 'yellow' || area === 'blue') return true;
  const cell = Number(cellOfPlace(place));
  return cell === 1 || marks.has(`${area}:${cell - 1}`);
}

export function isComplete(cells: readonly Place[], marks: ReadonlySet<Place>): boolean {
  return cells.every((cell) => marks.has(cell));
}

/** What the next number of orange or pink must be above; 0 where any number will do (C-7, C-8). */
export function floorOf(sheet: CleverSheet, area: 'orange' | 'pink'): number {
  return area === 'pink' ? (sheet.pink.at(-1) ?? 0) % HIGHEST : 0;
}
const HIGHEST = 6;
