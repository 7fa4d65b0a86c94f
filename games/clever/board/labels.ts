import {
  type CleverSheet,
  type CleverState,
  type DieName,
  type Gain,
  GREEN_NEEDS,
  ORANGE_TIMES,
  YELLOW_NUMBERS,
} from '../rules/index.ts';
import {
  areaOfPlace,
  cellOfPlace,
  filled,
  floorOf,
  LINES,
  type Line,
  type Place,
  type RowArea,
} from '../rules/places.ts';
import type { CleverWords } from '../words/shape.ts';
import type { Lit } from './view.ts';

// The places on the board as a screen reader names them.

/** “Yellow, row 1, column 2: 6, open, brings a fox”. */
export function cellLabel(
  place: Place,
  sheet: CleverSheet,
  marked: boolean,
  lines: readonly Line[],
  words: CleverWords,
): string {
  const brings = marked ? [] : bringsOf(place, lines, words);
  return [words.parts[areaOfPlace(place)], ...whatOf(place, sheet, marked, words), ...brings].join(', ');
}

/** “White 6 → pink, cell 2, next, brings a reroll”: what a tap does, and all that is written in the cell. */
export function litLabel(
  place: Place,
  sheet: CleverSheet,
  lit: Lit,
  lines: readonly Line[],
  words: CleverWords,
): string {
  const area = areaOfPlace(place);
  const inSquare = area === 'yellow' || area === 'blue';
  const what = inSquare ? [] : rowCell(area, Number(cellOfPlace(place)), sheet, words.board);
  const number = lit.number ?? (area === 'yellow' ? numberAt(place) : null);
  const shown = number === null || lit.label.includes(String(number)) ? [] : [String(number)];
  return [lit.label, ...what, ...shown, ...bringsOf(place, lines, words)].join(', ');
}

/** A cell of a row of eleven has its bonus in it, near or far; a line shows it when one mark is missing. */
function bringsOf(place: Place, lines: readonly Line[], { board }: CleverWords): string[] {
  const own = LINES.filter(({ cells }) => cells.length === 1 && cells[0] === place);
  const gains = [...new Set([...lines, ...own])].map(({ gain }) => board.gains[gain]);
  return gains.length > 0 ? [board.brings(gains.join(', '))] : [];
}

function numberAt(place: Place): number {
  const cell = cellOfPlace(place);
  return YELLOW_NUMBERS[(Number(cell[1]) - 1) * 4 + Number(cell[3]) - 1];
}

function whatOf(place: Place, sheet: CleverSheet, marked: boolean, { board }: CleverWords): string[] {
  const area = areaOfPlace(place);
  const cell = cellOfPlace(place);
  const crossed = marked ? board.crossed : board.open;
  if (area === 'yellow')
    return [board.row(Number(cell[1])), `${board.column(Number(cell[3]))}: ${numberAt(place)}`, crossed];
  if (area === 'blue') return [cell, crossed];
  return rowCell(area, Number(cell), sheet, board);
}

function rowCell(area: RowArea, cell: number, sheet: CleverSheet, board: CleverWords['board']): string[] {
  const count = filled(sheet, area);
  const times = area === 'orange' && ORANGE_TIMES[cell - 1] > 1 ? [board.times(ORANGE_TIMES[cell - 1])] : [];
  const at = board.cell(cell);
  if (cell <= count)
    return [at, ...times, area === 'green' ? board.crossed : board.written(sheet[area][cell - 1])];
  return [
    at,
    ...times,
    ...needOf(area, cell, count, sheet, board),
    cell === count + 1 ? board.next : board.open,
  ];
}

/** What a number must be to be written there; of orange and pink only the next cell says so. */
function needOf(
  area: RowArea,
  cell: number,
  count: number,
  sheet: CleverSheet,
  board: CleverWords['board'],
): string[] {
  if (area === 'green') return [board.atLeast(GREEN_NEEDS[cell - 1])];
  if (cell !== count + 1) return [];
  const floor = floorOf(sheet, area);
  return [floor > 0 ? board.above(floor) : board.anyNumber];
}

/** “White 4, in hand”. */
export function dieLabel(die: DieName, state: CleverState, words: CleverWords, more: string[]): string {
  const face = state.faces ? ` ${state.faces[die]}` : '';
  const field = state.fields.indexOf(die);
  const say = words.board;
  const lies = field >= 0 ? say.onField(field + 1) : state.tray.includes(die) ? say.onTray : say.inHand;
  return [`${words.dice[die]}${face}`, lies, ...(state.faces ? [] : [say.notRolled]), ...more].join(', ');
}

/** Which explanation a gain has: most are marked at once, some are kept. */
export function explainedAs(gain: Gain): 'fox' | 'reroll' | 'extra-die' | 'bonus' {
  return gain === 'fox' || gain === 'reroll' || gain === 'extra-die' ? gain : 'bonus';
}
