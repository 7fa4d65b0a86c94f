import { CELLS, RISING_CELLS } from '../rules/facts.ts';
import { type Entries, NEVER, STEPS } from './entries.ts';
import type { Setting } from './features.ts';
import { copySheet, entriesOf, lowestOf, nextOf, ROWS, type Sheet, takes, write } from './sheet.ts';

/** How a player judges a sheet: its present worth, and its worth after each single entry. */
export type Evaluator = (sheet: Sheet, setting: Setting) => Entries;

/** What a sheet is worth after an entry of this colour (below zero: none), at a table of this many seats. */
type SheetValue = (after: Sheet, before: Sheet, colour: number, seats: number) => number;

/** Compares entries by a judgement of the whole sheet after them. */
function evaluatorOf(worth: SheetValue): Evaluator {
  return (sheet, { seats }) => {
    const one = new Float32Array(ROWS * STEPS).fill(NEVER);
    const points = new Float32Array(ROWS * STEPS);
    for (let colour = 0; colour < ROWS; colour++) {
      for (let value = 1; value < STEPS; value++) {
        if (!takes(sheet, colour, value)) continue;
        const after = copySheet(sheet);
        write(after, colour, value);
        points[colour * STEPS + value] = after.bank - sheet.bank;
        one[colour * STEPS + value] = worth(after, sheet, colour, seats);
      }
    }
    return { none: worth(sheet, sheet, -1, seats), one, points };
  };
}

/** Steps longer than this are not distinguished. */
const LONG_STEP = 9;

/**
 * The first steps: a number should stand close to the one before it. That a high number early or a low one late
 * closes its row is not seen, and columns are looked at only in the moment they score.
 */
export const nearEvaluator: Evaluator = evaluatorOf((after, before, colour) => {
  if (colour < 0) return 0;
  const step = Math.abs(after.last[colour] - before.last[colour]);
  return after.bank - before.bank + LONG_STEP + 1 - Math.min(LONG_STEP, step);
});

/** How likely a row whose last value is this one gets a higher one in good time, by threes: a rule of thumb. */
const RISES: readonly number[] = [1, 1, 1, 0.98, 0.95, 0.85, 0.7, 0.5, 0.3, 0.12, 0.04, 0];
/** What a row is hoped to hold in each cell: alone there is time to wait, with others there is less. */
const HOPED_ALONE: readonly number[] = [9, 12, 16, 20, 14, 9];
const HOPED_WITH_OTHERS: readonly number[] = [7, 10, 13, 16, 12, 8];
/** With others, an entry more is a step towards the end that others are running for as well. */
const PACE = 2;

/**
 * The rule of thumb of practised players: what every column may come to, from what the rows may hold and how likely
 * they are to get there. No player's future is looked at beyond that.
 */
export const practisedEvaluator: Evaluator = evaluatorOf((after, before, colour, seats) => {
  const gained = after.bank - before.bank;
  if (seats === 1) return gained + hopes(after, HOPED_ALONE);
  return gained + hopes(after, HOPED_WITH_OTHERS) + (colour < 0 ? 0 : PACE);
});

function hopes(sheet: Sheet, hoped: readonly number[]): number {
  const value = sheet.last.slice();
  const chance = new Float64Array(ROWS).fill(1);
  let sum = 0;
  for (let column = 0; column < CELLS; column++) {
    const state = sheet.columns[column];
    if (entriesOf(state) === ROWS) continue;
    let lowest = lowestOf(state) || STEPS;
    let next = nextOf(state) || STEPS;
    let likely = 1;
    for (let colour = 0; colour < ROWS; colour++) {
      if (sheet.filled[colour] > column) continue;
      const rises = column < RISING_CELLS;
      chance[colour] *= rises ? RISES[Math.floor(value[colour] / 3)] : value[colour] > 9 ? 0.95 : 0.6;
      value[colour] = rises
        ? Math.max(hoped[column], value[colour] + 2)
        : Math.min(hoped[column], value[colour] - 2);
      likely *= chance[colour];
      // What is only hoped for is not counted on to be equal: the second-lowest is the second-lowest.
      if (value[colour] <= lowest) {
        next = lowest;
        lowest = value[colour];
      } else if (value[colour] < next) {
        next = value[colour];
      }
    }
    sum += likely * Math.max(0, next);
  }
  return sum;
}
