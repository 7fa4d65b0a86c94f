import { settingAt, sumOf } from './features.ts';
import { type Net, top } from './net.ts';
import { ALL_CELLS, cellsFilled, type Sheet } from './sheet.ts';

const STAGE_TERMS = 8;
const SEAT_COUNTS = 3;
const SEAT_TERMS = 2;

/** The number of weights for a net with this many second units. */
export function correctionTerms(second: number): number {
  return STAGE_TERMS + SEAT_COUNTS * SEAT_TERMS + second;
}

/**
 * What decides how far the points that a seat still expects are off: the net has learned from good play only, and
 * beside weaker players a game takes longer. Writes the terms for the seat at a place; the value is the net's.
 */
export function writeCorrectionTerms(
  net: Net,
  sheets: readonly Sheet[],
  place: number,
  out: Float64Array,
): number {
  const value = top(net, sumOf(net, sheets[place], settingAt(sheets, place, place)));
  const cells = sheets.map(cellsFilled);
  const own = cells[place] / ALL_CELLS;
  const others = cells.filter((_, i) => i !== place);
  const most = Math.max(...others) / ALL_CELLS;
  const mean = others.reduce((sum, filled) => sum + filled, 0) / others.length / ALL_CELLS;
  out.fill(0);
  out.set([
    value / 50,
    (value * own) / 50,
    sheets[place].bank / 50,
    own,
    own * own,
    most,
    mean,
    sheets[place].missed / 4,
  ]);
  const bySeats = STAGE_TERMS + (sheets.length - 2) * SEAT_TERMS;
  out[bySeats] = 1;
  out[bySeats + 1] = Math.max(own, most);
  const units = STAGE_TERMS + SEAT_COUNTS * SEAT_TERMS;
  for (let i = 0; i < net.second; i++) out[units + i] = Math.max(0, net.sums[i]) / 10;
  return value;
}

/** By place: the points to be added to what the net expects. */
export function correctionBy(net: Net, weights: ArrayLike<number>): (sheets: readonly Sheet[]) => number[] {
  const terms = new Float64Array(correctionTerms(net.second));
  return (sheets) =>
    sheets.map((_, place) => {
      writeCorrectionTerms(net, sheets, place, terms);
      return terms.reduce((sum, term, i) => sum + term * weights[i], 0);
    });
}
