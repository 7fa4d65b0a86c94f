import { CELLS, HIGHEST, MISSED_LIMIT } from '../rules/facts.ts';
import { addFeature, emptySum, type Net, type Sum } from './net.ts';
import { ALL_CELLS, cellsFilled, entriesOf, lowestOf, nextOf, ROWS, type Sheet } from './sheet.ts';

// The features of a sheet, numbered as training numbers them (train/net.py).

const STEPS = HIGHEST + 1;
const LOWEST_AT = ROWS * (CELLS + 1) * STEPS;
const NEXT_AT = LOWEST_AT + CELLS * (ROWS + 1) * STEPS;
const MISSED_AT = NEXT_AT + CELLS * (ROWS + 1) * STEPS;
const FILLED_AT = MISSED_AT + MISSED_LIMIT;
const MOST_OTHERS = 3;
const OTHER_MISSED_AT = FILLED_AT + MOST_OTHERS * (ALL_CELLS + 1);
const ORDER_AT = OTHER_MISSED_AT + MOST_OTHERS * MISSED_LIMIT;

export function rowFeature(colour: number, filled: number, last: number): number {
  return (colour * (CELLS + 1) + filled) * STEPS + (filled === CELLS ? 0 : last);
}

export function lowestFeature(column: number, state: number): number {
  const entries = entriesOf(state);
  return LOWEST_AT + (column * (ROWS + 1) + entries) * STEPS + (entries === ROWS ? 0 : lowestOf(state));
}

export function nextFeature(column: number, state: number): number {
  const entries = entriesOf(state);
  return NEXT_AT + (column * (ROWS + 1) + entries) * STEPS + (entries === ROWS ? 0 : nextOf(state));
}

function missedFeature(missed: number): number {
  return MISSED_AT + Math.min(missed, MISSED_LIMIT - 1);
}

/** What a value depends on apart from the own sheet, when a turn begins. */
export interface Setting {
  readonly seats: number;
  /** How many turns of others come first. */
  readonly order: number;
  /** By distance, the next seat first: how many cells the others have filled, and their missed throws. */
  readonly filled: readonly number[];
  readonly missed: readonly number[];
}

export const ALONE: Setting = { seats: 1, order: 0, filled: [], missed: [] };

export function sumOf(net: Net, sheet: Sheet, setting: Setting): Sum {
  const sum = emptySum(net);
  for (let colour = 0; colour < ROWS; colour++)
    addFeature(net, sum, rowFeature(colour, sheet.filled[colour], sheet.last[colour]), 1);
  for (let column = 0; column < CELLS; column++) {
    addFeature(net, sum, lowestFeature(column, sheet.columns[column]), 1);
    addFeature(net, sum, nextFeature(column, sheet.columns[column]), 1);
  }
  addFeature(net, sum, missedFeature(sheet.missed), 1);
  if (setting.seats === 1) return sum;
  for (let other = 0; other < setting.seats - 1; other++) {
    addFeature(net, sum, FILLED_AT + other * (ALL_CELLS + 1) + setting.filled[other], 1);
    addFeature(net, sum, OTHER_MISSED_AT + other * MISSED_LIMIT + setting.missed[other], 1);
  }
  addFeature(net, sum, ORDER_AT + (setting.seats - 1) * 4 + setting.order, 1);
  return sum;
}

/** The setting of the seat at a place in the order of turns, when these sheets begin a turn. */
export function settingAt(sheets: readonly Sheet[], place: number, order: number): Setting {
  return settingWith(sheets, place, order, sheets.map(cellsFilled));
}

/** The same, with what all seats will have filled by then. */
export function settingWith(
  sheets: readonly Sheet[],
  place: number,
  order: number,
  cells: readonly number[],
): Setting {
  const seats = sheets.length;
  const others = Array.from({ length: seats - 1 }, (_, i) => (place + 1 + i) % seats);
  return {
    seats,
    order,
    filled: others.map((other) => cells[other]),
    missed: others.map((other) => Math.min(sheets[other].missed, MISSED_LIMIT - 1)),
  };
}
