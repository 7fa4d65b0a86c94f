import type { Drawing, Hue, NameOf, Paint, Position } from '@iacta/core';
import { brokenAt, clipped, columnsOf, isNarrow, NARROW_COLUMNS, SIGNS } from '@iacta/core';
import {
  type ByKind,
  type GardenState,
  KINDS,
  rules,
  starsOf,
  stateOf,
  type TileJson,
} from '../rules/index.ts';
import type { GardenWords, Labels } from '../words/board.ts';

/** Each seat has a hue and the sign that belongs to it. */
const SEAT_HUES: readonly Hue[] = ['yellow', 'blue', 'green', 'red'];
const CELL = 9;
/** Six of them and the numbers of the rows take 39 columns; tiles are written with fewer letters. */
const NARROW_CELL = 6;
const WIDTH = 80;
const NAME_WIDTH = 24;
const SHORT_NAME = 14;

const sign = (seat: number, paint: Paint): string => paint(SEAT_HUES[seat], SIGNS[SEAT_HUES[seat]]);
/** Seeds are written small, vegetables large: the letter of the kind and its value. */
const code = (index: number, labels: Labels): string => `${labels.letters[KINDS[index]]}${index + 1}`;

function mark(tile: TileJson, labels: Labels, isShort: boolean): string {
  if (!('kind' in tile)) {
    const swallowed = 'swallowed' in tile && tile.swallowed > 0 ? `+${tile.swallowed}` : '';
    const special = labels.specials[tile.tile];
    return (isShort ? special.slice(0, swallowed === '' ? 3 : 2) : special) + swallowed;
  }
  const name = code(KINDS.indexOf(tile.kind), labels);
  return tile.tile === 'seed' ? name.toLowerCase() : name;
}

function cell(
  tile: TileJson | undefined,
  isStar: boolean,
  paint: Paint,
  labels: Labels,
  width: number,
): string {
  const star = isStar ? '*' : ' ';
  if (!tile) return paint('dim', `${star}.`.padEnd(width));
  const text = mark(tile, labels, width < CELL);
  const hue = SEAT_HUES[tile.owner];
  const gap = ' '.repeat(Math.max(0, width - 2 - text.length));
  return `${star}${sign(tile.owner, paint)}${paint(hue, text)}${gap}`;
}

const NUMBERS = [1, 2, 3, 4, 5, 6];

function garden(
  position: Position,
  state: GardenState,
  paint: Paint,
  labels: Labels,
  width: number,
): string[] {
  const stars = starsOf(position);
  const columns = NUMBERS.map((column) => ` ${column}`.padEnd(width)).join('');
  const lines = NUMBERS.map((row) => {
    const cells = NUMBERS.map((column) => {
      const isHere = (at: readonly [number, number]) => at[0] === row && at[1] === column;
      const tile = state.garden.find(({ at }) => isHere(at));
      return cell(tile, stars.some(isHere), paint, labels, width);
    });
    return `${row} |${cells.join('')}`;
  });
  return [`   ${columns}`, `  +${'-'.repeat(6 * width)}`, ...lines];
}

/** Counts by kind, the empty ones left out. */
function counts(of: ByKind<number>, labels: Labels, small = false): string[] {
  return KINDS.flatMap((kind, index) => {
    const name = small ? code(index, labels).toLowerCase() : code(index, labels);
    return of[kind] === 0 ? [] : [of[kind] === 1 ? name : `${name}x${of[kind]}`];
  });
}

const listed = (items: readonly string[]): string => (items.length === 0 ? '-' : items.join(' '));

/** A seat's points, stock, hand and basket; what would not fit moves to a separate line. */
function seatLines(
  position: Position,
  state: GardenState,
  seat: number,
  paint: Paint,
  name: NameOf,
  labels: Labels,
  narrow: boolean,
): string[] {
  const { hand, specials, harvested, discs, sun } = state.seats[seat];
  const turn = state.turn === seat && state.phase !== 'over' ? '>' : ' ';
  const held = listed([...counts(hand, labels, true), ...specials.map((tile) => labels.specials[tile])]);
  const who = clipped(name(seat), narrow ? SHORT_NAME : NAME_WIDTH);
  const pieces = [
    `${labels.discs} ${discs}${sun ? `  ${labels.sun}` : ''}`,
    `${labels.hand} ${held}`,
    `${labels.basket} ${listed(counts(harvested, labels))}`,
  ];
  const lines = [`${who}: ${rules.points(position, seat)}`];
  const width = narrow ? NARROW_COLUMNS : WIDTH;
  for (const piece of pieces) {
    const last = lines.length - 1;
    // Four columns are for the turn and the seat's sign, two for the gap.
    if (4 + columnsOf(lines[last]) + 2 + columnsOf(piece) > width)
      lines.push(...brokenAt(` ${piece}`, width - 4, '   '));
    else lines[last] += `  ${piece}`;
  }
  return lines.map((line, i) => `${i === 0 ? `${turn} ${sign(seat, paint)}` : '   '} ${line}`);
}

/** In English: p1 pepper, c2 carrot, t3 tomato, a4 artichoke, e5 eggplant; stars as *. */
export const drawing: Drawing<GardenWords> = {
  draw(position, paint, name, { labels }, columns) {
    const narrow = isNarrow(columns);
    const state = stateOf(position);
    const dice = state.dice.length > 0 ? `  ${labels.dice} ${state.dice.join(' ')}` : '';
    const supply = `  ${labels.supply} ${listed(counts(state.supply, labels, true))}${dice}`;
    return [
      ...garden(position, state, paint, labels, narrow ? NARROW_CELL : CELL),
      ...state.seats.flatMap((_, seat) => seatLines(position, state, seat, paint, name, labels, narrow)),
      ...(narrow ? brokenAt(supply, NARROW_COLUMNS, '   ') : [supply]),
    ];
  },
};
