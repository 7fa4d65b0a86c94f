// The printed sheet: the one place that defines its cells (C-4 to C-8).

/** The six dice, in the order of every bit set of dice: bit 0 is white. */
export const DICE = ['white', 'yellow', 'blue', 'green', 'orange', 'pink'] as const;
export type DieName = (typeof DICE)[number];
export const ALL_DICE = 0b111111;
export const WHITE = 0;

/** The five areas; the die of an area is the one after it in the list above. */
export const AREAS = ['yellow', 'blue', 'green', 'orange', 'pink'] as const;
export type Area = (typeof AREAS)[number];
export const YELLOW = 0;
export const BLUE = 1;
export const GREEN = 2;
export const ORANGE = 3;
export const PINK = 4;

/** For files that every simulated step runs through (see the end of layout.ts). */
export const AREA_CODES = { YELLOW, BLUE, GREEN, ORANGE, PINK };

/** What a line or a cell can give. The first eight wait until they are used; the last three are noted at once. */
export const GAINS = [
  'yellow',
  'blue',
  'green',
  'orange-4',
  'orange-5',
  'orange-6',
  'pink-6',
  'black',
  'reroll',
  'extra-die',
  'fox',
] as const;
export type Gain = (typeof GAINS)[number];
/** How many of them, from the first, are used by marking something. */
export const WAITING_KINDS = 8;
export type WaitingBonus = Exclude<Gain, 'reroll' | 'extra-die' | 'fox'>;
export const BLACK = 7;
export const REROLL_GAIN = 8;
export const EXTRA_GAIN = 9;
export const FOX_GAIN = 10;
export const NO_GAIN = -1;

/** The area each waiting bonus is used in; black (-1) lets its owner choose. */
export const GAIN_AREA: readonly number[] = [YELLOW, BLUE, GREEN, ORANGE, ORANGE, ORANGE, PINK, -1];
/** The number that each waiting bonus writes where a number is written. */
export const GAIN_NUMBER: readonly number[] = [0, 0, 0, 4, 5, 6, 6, 6];

const [none, yellowX, blueX, greenX] = [NO_GAIN, 0, 1, 2];
const [orange4, orange5, orange6, pink6] = [3, 4, 5, 6];
const [black, reroll, extra, fox] = [BLACK, REROLL_GAIN, EXTRA_GAIN, FOX_GAIN];

/** What every seat gets when a round begins, by round number (C-3). */
export const ROUND_GAINS: readonly number[] = [none, reroll, extra, reroll, black, none, none];
/** Rounds by seat count (C-1). */
export const ROUNDS: readonly number[] = [0, 6, 6, 5, 4];

// Yellow: bit row * 4 + column. 0 is a cell that is crossed from the start.
export const YELLOW_SIDE = 4;
// biome-ignore format: it reads like the sheet
export const YELLOW_NUMBERS: readonly number[] = [
  3, 6, 5, 0,
  2, 1, 0, 5,
  1, 0, 2, 4,
  0, 3, 4, 6,
];
export const YELLOW_CELLS = [
  'r1c1',
  'r1c2',
  'r1c3',
  'r2c1',
  'r2c2',
  'r2c4',
  'r3c1',
  'r3c3',
  'r3c4',
  'r4c2',
  'r4c3',
  'r4c4',
] as const;
export type YellowCell = (typeof YELLOW_CELLS)[number];
export const YELLOW_FULL = 0xffff;
/** The cells crossed from the start. */
export const YELLOW_START = bits(YELLOW_NUMBERS, (number) => number === 0);
/** The two cells of each face. */
export const YELLOW_OF_FACE = [0, 1, 2, 3, 4, 5, 6].map((face) =>
  face === 0 ? 0 : bits(YELLOW_NUMBERS, (number) => number === face),
);
export const YELLOW_ROW_GAINS: readonly number[] = [blueX, orange4, greenX, fox];
export const YELLOW_COLUMN_POINTS: readonly number[] = [10, 14, 16, 20];
export const YELLOW_ROW = 0b1111;
export const YELLOW_COLUMN = 0b1_0001_0001_0001;
/** The falling diagonal, all of it real cells (C-R13). */
export const YELLOW_DIAGONAL = 0b1000_0100_0010_0001;
export const YELLOW_DIAGONAL_GAIN = extra;

// Blue: bit sum - 2. The top-left corner is no cell, so a sum is at place sum - 1 of three rows of four.
export const BLUE_FIRST = 2;
export const BLUE_CELLS = 11;
export const BLUE_FULL = 0x7ff;
export const BLUE_SIDE = 4;
export const BLUE_ROWS: readonly number[] = [0b111, 0b1111 << 3, 0b1111 << 7];
export const BLUE_COLUMNS: readonly number[] = [0b1000_1000, 0b1_0001_0001, 0b10_0010_0010, 0b100_0100_0100];
export const BLUE_ROW_GAINS: readonly number[] = [orange5, yellowX, fox];
export const BLUE_COLUMN_GAINS: readonly number[] = [reroll, greenX, pink6, extra];
/** By the number of crosses. */
export const BLUE_POINTS: readonly number[] = [0, 1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56];

// Green, orange and pink: eleven cells each, filled from the left; tables by cell, 0-based.
export const ROW_CELLS = 11;
export const GREEN_NEEDS: readonly number[] = [1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6];
/** By the number of crosses. */
export const GREEN_POINTS: readonly number[] = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66];
// biome-ignore format: cell by cell
export const GREEN_GAINS: readonly number[] = [none, none, none, extra, none, blueX, fox, none, pink6, reroll, none];
export const ORANGE_TIMES: readonly number[] = [1, 1, 1, 2, 1, 1, 2, 1, 2, 1, 3];
// biome-ignore format: cell by cell
export const ORANGE_GAINS: readonly number[] = [none, none, reroll, none, yellowX, extra, none, fox, none, pink6, none];
// biome-ignore format: cell by cell
export const PINK_GAINS: readonly number[] = [none, none, reroll, blueX, extra, yellowX, fox, reroll, greenX, orange6, extra];

/** The cells of a grid with this number, as a bit set. */
function bits(numbers: readonly number[], wanted: (number: number) => boolean): number {
  return numbers.reduce((set, number, cell) => (wanted(number) ? set | (1 << cell) : set), 0);
}

/** The bit of a yellow cell, from its name and back. */
export function yellowBit(cell: YellowCell): number {
  return (Number(cell[1]) - 1) * YELLOW_SIDE + Number(cell[3]) - 1;
}

export function yellowCell(bit: number): YellowCell {
  return CELL_OF_BIT[bit];
}
const CELL_OF_BIT = YELLOW_NUMBERS.map((_, bit) => `r${(bit >> 2) + 1}c${(bit & 3) + 1}` as YellowCell);
