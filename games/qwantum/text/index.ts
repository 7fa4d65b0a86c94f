import {
  clipped,
  type Drawing,
  isNarrow,
  type NameOf,
  type Paint,
  type Position,
  padTo,
  SIGNS,
} from '@iacta/core';
import {
  CELLS,
  COLOURS,
  type Colour,
  colourOf,
  colourValues,
  DIE_IDS,
  MISSED_LIMIT,
  type QwantumState,
  RISING_CELLS,
  rules,
  stateOf,
} from '../rules/index.ts';

const WIDTH = 22;
const GAP = '   ';

/** The dice with what each colour is worth, then the sheets side by side. */
export const drawing: Drawing<unknown> = {
  draw(position, paint, name, _words, columns) {
    const state = stateOf(position);
    const sheets = state.sheets.map((_, seat) => drawSheet(position, state, seat, paint, name));
    const wide = isNarrow(columns) ? 1 : sheets.length === 4 ? 2 : 3;
    const blocks: string[] = [];
    for (let i = 0; i < sheets.length; i += wide) {
      const row = sheets.slice(i, i + wide);
      blocks.push('', ...row[0].map((_, line) => row.map((sheet) => sheet[line]).join(GAP)));
    }
    return [...drawDice(position, state, paint, isNarrow(columns) ? ' ' : '  '), ...blocks];
  },
};

function drawDice(position: Position, state: QwantumState, paint: Paint, gap: string): string[] {
  const values = colourValues(position);
  if (values === null && Object.values(state.dice).every((face) => face === null)) return ['○ 1 2 3 4 5 6'];
  const dice = DIE_IDS.map((id, die) => {
    const face = state.dice[id];
    if (typeof face === 'number') return paint('white', `${SIGNS.white}${face}`);
    const shown = face === null ? '…' : paint(colourOf(face), `${SIGNS[colourOf(face)]}${face}`);
    return `${die === 0 ? SIGNS.white : `${die}:`}${shown}`;
  });
  if (values === null) return [dice.join(gap)];
  const worth = COLOURS.map((colour) => {
    const text = `${SIGNS[colour]} ${values[colour]}`;
    return state.used === colour ? paint('dim', `(${text})`) : paint(colour, text);
  });
  return [dice.join(gap), `= ${worth.join('   ')}`];
}

function drawSheet(position: Position, state: QwantumState, seat: number, paint: Paint, name: NameOf) {
  const { parts } = rules.score(position, seat);
  const sheet = state.sheets[seat];
  const columns = Object.values(parts).slice(0, CELLS);
  const complete = columns.map((points) => (points > 0 ? points : null));
  const missed = Array.from({ length: MISSED_LIMIT }, (_, i) => (i < sheet.missed ? -1 - i : null));
  return [
    drawName(position, state, seat, paint, name),
    ...COLOURS.map((colour) => drawRow(colour, sheet[colour], paint)),
    paint('bold', ` Σ${cells(complete)}`),
    ` ✗${missed.map(cell).join('')}`.padEnd(WIDTH),
  ];
}

/** The active player has an arrow, a seat that has answered under cover a tick. */
function drawName(position: Position, state: QwantumState, seat: number, paint: Paint, name: NameOf): string {
  const turn = state.phase !== 'lot' && state.phase !== 'over' && rules.active(position) === seat;
  const mark = state.answers[seat] === null ? ' ' : '✓';
  const total = String(rules.points(position, seat));
  const label = padTo(clipped(`${turn ? '▶' : ' '} ${name(seat)}`, WIDTH - 6), WIDTH - 6);
  return paint(turn ? 'inverse' : 'bold', `${label}${mark}${total.padStart(5)}`);
}

function drawRow(colour: Colour, row: readonly number[], paint: Paint): string {
  const letter = colour[0].toUpperCase();
  const padded = Array.from({ length: CELLS }, (_, i) => row[i] ?? null);
  return paint(colour, `${SIGNS[colour]}${letter}${cells(padded)}`);
}

function cells(row: readonly (number | null)[]): string {
  const shown = row.map(cell);
  return `${shown.slice(0, RISING_CELLS).join('')} ┃${shown.slice(RISING_CELLS).join('')}`;
}

function cell(value: number | null): string {
  return String(value ?? '·').padStart(3);
}
