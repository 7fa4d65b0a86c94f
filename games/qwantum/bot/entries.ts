import { HIGHEST } from '../rules/facts.ts';
import { lowestFeature, nextFeature, rowFeature } from './features.ts';
import { addFeature, type Net, type Sum, top } from './net.ts';
import { ALL_CELLS, cellsFilled, pointsOf, ROWS, type Sheet, takes, withValue } from './sheet.ts';
import { PAIR_SIZE, PAIRS, throws } from './throws.ts';

/** Worth less than anything legal. */
export const NEVER = -1e6;
export const STEPS = HIGHEST + 1;

/** Immediate points and the value of what follows, of every entry. */
export interface Entries {
  /** Without an entry. */
  readonly none: number;
  /** By colour and value: `colour * STEPS + value`; NEVER where it does not fit. */
  readonly one: Float32Array;
  /** By colour and value: the immediate points alone. */
  readonly points: Float32Array;
}

/** How an entry changes the sum of embeddings: its row's part and its column's. */
interface Changes {
  readonly row: Float32Array;
  readonly column: Float32Array;
}

/** The values that dice show, by colour, where only these are asked for; null asks for every value there is. */
export type Shown = readonly number[] | null;

const lowest = (shown: Shown, colour: number): number => (shown === null ? 1 : shown[colour]);
const highest = (shown: Shown, colour: number): number => (shown === null ? STEPS - 1 : shown[colour]);

/** `sum` is that of the sheet as it will stand when the next turn begins, without any entry. */
export function entriesOf(net: Net, sheet: Sheet, sum: Sum, shown: Shown = null): Entries {
  return singles(net, sheet, sum, changesOf(net, sheet, shown), shown);
}

/** The same with pairs of entries: by pair of colours and both values, as in `throws().together`. */
export function entriesWithPairs(
  net: Net,
  sheet: Sheet,
  sum: Sum,
  shown: Shown = null,
): Entries & { readonly two: Float32Array } {
  const changes = changesOf(net, sheet, shown);
  return { ...singles(net, sheet, sum, changes, shown), two: pairsOf(net, sheet, sum, changes, shown) };
}

/** Two entries are judged by what both lead to, or, which is much less work, as one and the other. */
export type Pairs = 'together' | 'apart';

export function entriesFor(
  net: Net,
  sheet: Sheet,
  sum: Sum,
  pairs: Pairs,
  shown: Shown = null,
): Entries & { readonly two: Float32Array } {
  if (pairs === 'together') return entriesWithPairs(net, sheet, sum, shown);
  const entries = entriesOf(net, sheet, sum, shown);
  return { ...entries, two: pairsApart(entries) };
}

/** As if one entry changed nothing for the other. */
export function pairsApart({ none, one }: Entries): Float32Array {
  const two = new Float32Array(PAIRS.length * PAIR_SIZE).fill(NEVER);
  PAIRS.forEach(([c, d], pair) => {
    for (let first = 1; first < STEPS; first++) {
      const worth = one[c * STEPS + first];
      if (worth === NEVER) continue;
      for (let second = 1; second < STEPS; second++) {
        const other = one[d * STEPS + second];
        if (other !== NEVER) two[pair * PAIR_SIZE + first * STEPS + second] = worth + other - none;
      }
    }
  });
  return two;
}

function changesOf(net: Net, sheet: Sheet, shown: Shown): Changes {
  const wide = net.hidden + 1;
  const row = new Float32Array(ROWS * STEPS * wide);
  const column = new Float32Array(ROWS * STEPS * wide);
  for (let colour = 0; colour < ROWS; colour++) {
    const filled = sheet.filled[colour];
    for (let value = lowest(shown, colour); value <= highest(shown, colour); value++) {
      if (!takes(sheet, colour, value)) continue;
      const from = (colour * STEPS + value) * wide;
      const inRow = row.subarray(from, from + wide);
      addFeature(net, inRow, rowFeature(colour, filled, sheet.last[colour]), -1);
      addFeature(net, inRow, rowFeature(colour, filled + 1, value), 1);
      const before = sheet.columns[filled];
      changeColumn(net, column.subarray(from, from + wide), filled, before, withValue(before, value));
    }
  }
  return { row, column };
}

function changeColumn(net: Net, sum: Sum, column: number, before: number, after: number): void {
  addFeature(net, sum, lowestFeature(column, before), -1);
  addFeature(net, sum, nextFeature(column, before), -1);
  addFeature(net, sum, lowestFeature(column, after), 1);
  addFeature(net, sum, nextFeature(column, after), 1);
}

function singles(net: Net, sheet: Sheet, sum: Sum, { row, column }: Changes, shown: Shown): Entries {
  const wide = net.hidden + 1;
  const one = new Float32Array(ROWS * STEPS).fill(NEVER);
  const points = new Float32Array(ROWS * STEPS);
  const after = new Float32Array(wide);
  const ends = cellsFilled(sheet) === ALL_CELLS - 1;
  for (let colour = 0; colour < ROWS; colour++) {
    for (let value = lowest(shown, colour); value <= highest(shown, colour); value++) {
      if (!takes(sheet, colour, value)) continue;
      const at = colour * STEPS + value;
      points[at] = pointsOf(withValue(sheet.columns[sheet.filled[colour]], value));
      const from = at * wide;
      for (let i = 0; i < wide; i++) after[i] = sum[i] + row[from + i] + column[from + i];
      one[at] = points[at] + (ends ? 0 : top(net, after));
    }
  }
  return { none: top(net, sum), one, points };
}

function pairsOf(net: Net, sheet: Sheet, sum: Sum, changes: Changes, shown: Shown): Float32Array {
  const two = new Float32Array(PAIRS.length * PAIR_SIZE).fill(NEVER);
  PAIRS.forEach((pair, number) => {
    fillPair(
      net,
      sheet,
      sum,
      changes,
      pair,
      two.subarray(number * PAIR_SIZE, (number + 1) * PAIR_SIZE),
      number,
      shown,
    );
  });
  return two;
}

function fillPair(
  net: Net,
  sheet: Sheet,
  sum: Sum,
  { row, column }: Changes,
  [c, d]: readonly [number, number],
  out: Float32Array,
  number: number,
  shown: Shown,
): void {
  const wide = net.hidden + 1;
  const { together } = throws();
  const ends = cellsFilled(sheet) === ALL_CELLS - 2;
  const shared = sheet.filled[c] === sheet.filled[d];
  const half = new Float32Array(wide);
  const after = new Float32Array(wide);
  const stateC = sheet.columns[sheet.filled[c]];
  const stateD = sheet.columns[sheet.filled[d]];
  for (let first = lowest(shown, c); first <= highest(shown, c); first++) {
    if (!takes(sheet, c, first)) continue;
    const fromC = (c * STEPS + first) * wide;
    for (let i = 0; i < wide; i++) half[i] = sum[i] + row[fromC + i] + (shared ? 0 : column[fromC + i]);
    const stateFirst = withValue(stateC, first);
    for (let second = lowest(shown, d); second <= highest(shown, d); second++) {
      if (!takes(sheet, d, second)) continue;
      const at = first * STEPS + second;
      if (together[number * PAIR_SIZE + at] === 0) continue;
      const fromD = (d * STEPS + second) * wide;
      let points = 0;
      if (shared) {
        const stateBoth = withValue(stateFirst, second);
        points = pointsOf(stateBoth);
        for (let i = 0; i < wide; i++) after[i] = half[i] + row[fromD + i];
        if (!ends) changeColumn(net, after, sheet.filled[c], stateC, stateBoth);
      } else {
        points = pointsOf(stateFirst) + pointsOf(withValue(stateD, second));
        for (let i = 0; i < wide; i++) after[i] = half[i] + row[fromD + i] + column[fromD + i];
      }
      out[at] = points + (ends ? 0 : top(net, after));
    }
  }
}
