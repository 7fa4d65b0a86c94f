import {
  type CleverSheet,
  type CleverState,
  type DieName,
  GREEN_NEEDS,
  ORANGE_TIMES,
  YELLOW_NUMBERS,
} from '../rules/index.ts';
import type { CleverWords } from '../words/shape.ts';
import { areaOf, cellOf, filled, type Line, type Place, type RowArea } from './places.ts';

// What a listener hears of the places on the board.

/** “Yellow, row 1, column 2: 6, open, brings a fox”. */
export function cellLabel(
  place: Place,
  sheet: CleverSheet,
  marked: boolean,
  lines: readonly Line[],
  words: CleverWords,
): string {
  const say = words.board;
  const brings = lines.length > 0 ? [say.brings(lines.map(({ gain }) => say.gains[gain]).join(', '))] : [];
  const where = [words.parts[areaOf(place)]];
  return `${[...where, ...whatOf(place, sheet, marked, words), ...(marked ? [] : brings)].join(', ')}`;
}

function whatOf(place: Place, sheet: CleverSheet, marked: boolean, { board }: CleverWords): string[] {
  const area = areaOf(place);
  const cell = cellOf(place);
  const crossed = marked ? board.crossed : board.open;
  if (area === 'yellow') {
    const [row, column] = [Number(cell[1]), Number(cell[3])];
    const number = YELLOW_NUMBERS[(row - 1) * 4 + column - 1];
    return [board.row(row), `${board.column(column)}: ${number}`, crossed];
  }
  if (area === 'blue') return [cell, crossed];
  return rowCell(area, Number(cell), sheet, board);
}

function rowCell(area: RowArea, cell: number, sheet: CleverSheet, board: CleverWords['board']): string[] {
  const count = filled(sheet, area);
  const times = area === 'orange' && ORANGE_TIMES[cell - 1] > 1 ? [board.times(ORANGE_TIMES[cell - 1])] : [];
  const at = board.cell(cell);
  if (cell <= count)
    return [at, ...times, area === 'green' ? board.crossed : board.written(sheet[area][cell - 1])];
  const last = (sheet.pink.at(-1) ?? 0) % 6;
  const need =
    area === 'green'
      ? [board.atLeast(GREEN_NEEDS[cell - 1])]
      : area === 'pink' && cell === count + 1 && last > 0
        ? [board.above(last)]
        : [];
  return [at, ...times, ...need, cell === count + 1 ? board.next : board.open];
}

/** “White 4, in hand”. */
export function dieLabel(die: DieName, state: CleverState, words: CleverWords, more: string[]): string {
  const face = state.faces ? ` ${state.faces[die]}` : '';
  const field = state.fields.indexOf(die);
  const say = words.board;
  const lies = field >= 0 ? say.onField(field + 1) : state.tray.includes(die) ? say.onTray : say.inHand;
  return [`${words.dice[die]}${face}`, lies, ...(state.faces ? [] : [say.notRolled]), ...more].join(', ');
}
