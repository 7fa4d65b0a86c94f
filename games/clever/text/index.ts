import {
  clipped,
  type Drawing,
  type Hue,
  isNarrow,
  NARROW_COLUMNS,
  type NameOf,
  type Paint,
  type Position,
  SEATS,
  SIGNS,
} from '@iacta/core';
import {
  BLUE_COLUMN_GAINS,
  BLUE_ROW_GAINS,
  type CleverSheet,
  type CleverState,
  type DieName,
  encode,
  GAINS,
  type Gain,
  GREEN_GAINS,
  GREEN_NEEDS,
  ORANGE_GAINS,
  ORANGE_TIMES,
  PINK_GAINS,
  ROUNDS,
  rules,
  YELLOW_COLUMN_POINTS,
  YELLOW_DIAGONAL_GAIN,
  YELLOW_NUMBERS,
  YELLOW_ROW_GAINS,
} from '../rules/index.ts';
import type { CleverWords } from '../words/shape.ts';

// Signs stand for colours, X for a cross, ↻ for a reroll, +1 for an extra die; a fox has two letters of its name.

const CELL = 3;
const GRID = 18;
const WIDTH = 77;
const CROSS = 'X';

/** What a bonus looks like, and the hue it is painted in. */
const GAIN_SIGNS: { readonly [gain in Exclude<Gain, 'fox'>]: readonly [string, Hue] } = {
  yellow: [`${SIGNS.yellow}X`, 'yellow'],
  blue: [`${SIGNS.blue}X`, 'blue'],
  green: [`${SIGNS.green}X`, 'green'],
  'orange-4': [`${SIGNS.orange}4`, 'orange'],
  'orange-5': [`${SIGNS.orange}5`, 'orange'],
  'orange-6': [`${SIGNS.orange}6`, 'orange'],
  'pink-6': [`${SIGNS.pink}6`, 'pink'],
  black: [`${SIGNS.black}?`, 'black'],
  reroll: ['↻', 'white'],
  'extra-die': ['+1', 'white'],
};

/** What the sheets are drawn with: the colours, and the letters of a fox. */
interface Ink {
  readonly paint: Paint;
  readonly fox: string;
}

export const drawing: Drawing<CleverWords> = { draw };

function draw(
  position: Position,
  paint: Paint,
  name: NameOf,
  { labels }: CleverWords,
  columns?: number,
): string[] {
  const ink: Ink = { paint, fox: labels.fox };
  const state = encode(position);
  const parts = heading(position, state, paint, name);
  const narrow = isNarrow(columns);
  const [turn, hand, fields, ...rest] = parts;
  const lines = narrow ? [turn, `${hand}   ${fields}`, rest.join('   ')] : [parts.join('   ')];
  for (const [seat, sheet] of state.sheets.entries()) {
    lines.push('', ...drawSheet(position, seat, sheet, ink, name, narrow));
  }
  return lines;
}

/** The round, whose turn it is, and the dice: in hand, [on the fields], (on the tray). */
function heading(position: Position, state: CleverState, paint: Paint, name: NameOf): string[] {
  const seats = position[SEATS];
  const round = Math.min(Math.floor(state.turnsOver / seats) + 1, ROUNDS[seats]);
  const turn =
    state.phase === 'over' || state.phase === 'lot'
      ? ''
      : ` ▶ ${clipped(name(rules.active(position)), NAME_WIDTH)}`;
  const die = (which: DieName) =>
    paint(which, `${SIGNS[which]}${state.faces === null ? '' : state.faces[which]}`);
  const fields = [0, 1, 2].map((field) => `[${state.fields[field] ? die(state.fields[field]) : '  '}]`);
  const parts = [
    paint('bold', `${round}/${ROUNDS[seats]}${turn}`),
    state.hand.map(die).join(' ') || '–',
    fields.join(''),
    `(${state.tray.map(die).join(' ')})`,
  ];
  if (state.rolls > 0) parts.push(`${state.rolls}/3`);
  return parts;
}

/** What the fullest sheet leaves of 80 columns. */
const NAME_WIDTH = 12;

function drawSheet(
  position: Position,
  seat: number,
  sheet: CleverSheet,
  ink: Ink,
  name: NameOf,
  narrow: boolean,
): string[] {
  const yellow = yellowLines(sheet, ink);
  const blue = blueLines(sheet, ink);
  const rows = rowLines(sheet, ink);
  const grids = yellow.map((line, i) => `${line} ${blue[i]}`.trimEnd()).filter((line) => line !== '');
  return [
    ...summary(position, seat, sheet, ink, name, narrow),
    ...(sheet.waiting.length > 0
      ? [`→ ${sheet.waiting.map((gain) => gainSign(gain, ink, 0)).join(' ')}`]
      : []),
    '─'.repeat(narrow ? NARROW_COLUMNS : WIDTH),
    ...(narrow
      ? [...grids, ...rows.map((row) => row.trimEnd())]
      : rows.map((row, line) => [yellow[line], blue[line], row].join(' │ ').trimEnd())),
  ];
}

function summary(
  position: Position,
  seat: number,
  sheet: CleverSheet,
  ink: Ink,
  name: NameOf,
  narrow: boolean,
): string[] {
  const { paint, fox } = ink;
  const { parts } = rules.score(position, seat);
  const areas = (['yellow', 'blue', 'green', 'orange', 'pink'] as const).map((area) =>
    paint(area, `${SIGNS[area]} ${parts[area]}`),
  );
  const left = ({ earned, used }: CleverSheet['rerolls']) => `${earned - used}/${earned}`;
  const who = paint('bold', clipped(name(seat), NAME_WIDTH));
  const foxes = paint('red', `${fox} ${sheet.foxes}: ${parts.foxes}`);
  const total = paint('bold', `= ${rules.points(position, seat)}`);
  const actions = [`↻ ${left(sheet.rerolls)}`, `+1 ${left(sheet.extraDice)}`];
  return narrow
    ? [[who, total, ...actions].join('  '), [...areas, foxes].join(' ')]
    : [[who, ...areas, foxes, total, ...actions].join('  ')];
}

function yellowLines(sheet: CleverSheet, ink: Ink): string[] {
  const { paint } = ink;
  const crossed = (bit: number) =>
    YELLOW_NUMBERS[bit] === 0 || (sheet.yellow as string[]).includes(`r${(bit >> 2) + 1}c${(bit & 3) + 1}`);
  const rows = [0, 1, 2, 3].map((row) => {
    const cells = [0, 1, 2, 3].map((column) => {
      const bit = 4 * row + column;
      return cell(crossed(bit) ? CROSS : String(YELLOW_NUMBERS[bit]), crossed(bit), 'yellow', paint);
    });
    const sign = row === 0 ? paint('yellow', SIGNS.yellow) : ' ';
    return `${sign} ${cells.join('')}${gainAt(YELLOW_ROW_GAINS[row], ink, 4)}`;
  });
  const columns = YELLOW_COLUMN_POINTS.map((points, column) => {
    const done = [0, 1, 2, 3].every((row) => crossed(4 * row + column));
    return cell(String(points), done, 'yellow', paint);
  });
  const bottom = `  ${columns.join('')}${gainAt(YELLOW_DIAGONAL_GAIN, ink, 4)}`;
  return [...rows, bottom, ' '.repeat(GRID)];
}

function blueLines(sheet: CleverSheet, ink: Ink): string[] {
  const { paint } = ink;
  const rows = [0, 1, 2].map((row) => {
    const cells = [0, 1, 2, 3].map((column) => {
      const sum = 4 * row + column + 1;
      if (sum === 1) return ' '.repeat(CELL);
      const crossed = sheet.blue.includes(sum);
      return cell(crossed ? CROSS : String(sum), crossed, 'blue', paint);
    });
    const sign = row === 0 ? paint('blue', SIGNS.blue) : ' ';
    return `${sign} ${cells.join('')}${gainAt(BLUE_ROW_GAINS[row], ink, 4)}`;
  });
  const columns = `  ${BLUE_COLUMN_GAINS.map((gain) => gainAt(gain, ink, CELL)).join('')}    `;
  return [...rows, columns, ' '.repeat(GRID), ' '.repeat(GRID)];
}

/** Green, orange and pink, each with a line of what its cells bring. */
function rowLines(sheet: CleverSheet, ink: Ink): string[] {
  const { paint } = ink;
  const green = GREEN_NEEDS.map((needed, i) =>
    cell(i < sheet.green ? CROSS : `≥${needed}`, i < sheet.green, 'green', paint),
  );
  const numbers = (hue: 'orange' | 'pink') =>
    GREEN_NEEDS.map((_, i) => cell(String(sheet[hue][i] ?? '·'), i < sheet[hue].length, hue, paint));
  const gains = (list: readonly number[], else_: (i: number) => string) =>
    list.map((gain, i) => (gain < 0 ? paint('dim', else_(i).padStart(CELL)) : gainAt(gain, ink, CELL)));
  const times = (i: number) => (ORANGE_TIMES[i] > 1 ? `×${ORANGE_TIMES[i]}` : '');
  return [
    `${paint('green', SIGNS.green)} ${green.join('')}`,
    `  ${gains(GREEN_GAINS, () => '').join('')}`,
    `${paint('orange', SIGNS.orange)} ${numbers('orange').join('')}`,
    `  ${gains(ORANGE_GAINS, times).join('')}`,
    `${paint('pink', SIGNS.pink)} ${numbers('pink').join('')}`,
    `  ${gains(PINK_GAINS, () => '').join('')}`,
  ];
}

function cell(text: string, marked: boolean, hue: Hue, paint: Paint): string {
  const padded = text.padStart(CELL);
  return marked ? paint('bold', padded) : paint(hue, padded);
}

function gainAt(gain: number, ink: Ink, width: number): string {
  return gainSign(GAINS[gain], ink, width);
}

function gainSign(gain: Gain, { paint, fox }: Ink, width: number): string {
  const [sign, hue] = gain === 'fox' ? ([fox, 'red'] as const) : GAIN_SIGNS[gain];
  return paint(hue, sign.padStart(width));
}
