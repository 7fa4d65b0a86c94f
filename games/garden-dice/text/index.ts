import type { Drawing, Hue, NameOf, Paint, Position } from '@iacta/core';
import { SIGNS } from '@iacta/core';
import {
  type ByKind,
  type GardenState,
  KINDS,
  rules,
  STARS,
  stateOf,
  type TileJson,
} from '../rules/index.ts';
import type { GardenWords, Labels } from '../words/board.ts';

/** Each seat has a hue and the sign that belongs to it. */
const SEAT_HUES: readonly Hue[] = ['yellow', 'blue', 'green', 'red'];
const CELL = 9;
const WIDTH = 80;
const NAME_WIDTH = 24;

const sign = (seat: number, paint: Paint): string => paint(SEAT_HUES[seat], SIGNS[SEAT_HUES[seat]]);
/** Seeds are written small, vegetables large: the letter of the kind and its value. */
const code = (index: number, labels: Labels): string => `${labels.letters[KINDS[index]]}${index + 1}`;

function mark(tile: TileJson, labels: Labels): string {
  if (!('kind' in tile)) {
    const swallowed = 'swallowed' in tile && tile.swallowed > 0 ? `+${tile.swallowed}` : '';
    return labels.specials[tile.tile] + swallowed;
  }
  const name = code(KINDS.indexOf(tile.kind), labels);
  return tile.tile === 'seed' ? name.toLowerCase() : name;
}

function cell(state: GardenState, row: number, column: number, paint: Paint, labels: Labels): string {
  const tile = state.garden.find(({ at }) => at[0] === row && at[1] === column);
  const star = STARS.some((at) => at[0] === row && at[1] === column) ? '*' : ' ';
  if (!tile) return paint('dim', `${star}.`.padEnd(CELL));
  const text = mark(tile, labels);
  const hue = SEAT_HUES[tile.owner];
  const gap = ' '.repeat(CELL - 2 - text.length);
  return `${star}${sign(tile.owner, paint)}${paint(hue, text)}${gap}`;
}

function garden(state: GardenState, paint: Paint, labels: Labels): string[] {
  const lines = [6, 5, 4, 3, 2, 1].map((row) => {
    const cells = [1, 2, 3, 4, 5, 6].map((column) => cell(state, row, column, paint, labels));
    return `${row} |${cells.join('')}`;
  });
  const columns = [1, 2, 3, 4, 5, 6].map((column) => ` ${column}`.padEnd(CELL)).join('');
  return [...lines, `  +${'-'.repeat(6 * CELL)}`, `   ${columns}`];
}

/** Counts by kind, the empty ones left out. */
function counts(of: ByKind<number>, labels: Labels, small = false): string[] {
  return KINDS.flatMap((kind, index) => {
    const name = small ? code(index, labels).toLowerCase() : code(index, labels);
    return of[kind] === 0 ? [] : [of[kind] === 1 ? name : `${name}x${of[kind]}`];
  });
}

const listed = (items: readonly string[]): string => (items.length === 0 ? '-' : items.join(' '));

/** A seat's points, stock, hand and basket; what would not fit moves to a line of its own. */
function seatLines(
  position: Position,
  state: GardenState,
  seat: number,
  paint: Paint,
  name: NameOf,
  labels: Labels,
): string[] {
  const { hand, specials, harvested, discs, sun } = state.seats[seat];
  const turn = state.turn === seat && state.phase !== 'over' ? '>' : ' ';
  const held = listed([...counts(hand, labels, true), ...specials.map((tile) => labels.specials[tile])]);
  const who = Array.from(name(seat)).slice(0, NAME_WIDTH).join('');
  const pieces = [
    `${labels.discs} ${discs}${sun ? `  ${labels.sun}` : ''}`,
    `${labels.hand} ${held}`,
    `${labels.basket} ${listed(counts(harvested, labels))}`,
  ];
  const lines = [`${who}: ${rules.points(position, seat)}`];
  for (const piece of pieces) {
    const last = lines.length - 1;
    // Four columns are for the turn and the seat's sign, two for the gap.
    if (4 + lines[last].length + 2 + piece.length > WIDTH) lines.push(` ${piece}`);
    else lines[last] += `  ${piece}`;
  }
  return lines.map((line, i) => `${i === 0 ? `${turn} ${sign(seat, paint)}` : '   '} ${line}`);
}

/** In English: p1 pepper, c2 carrot, t3 tomato, a4 artichoke, e5 eggplant; stars as *. */
export const drawing: Drawing<GardenWords> = {
  draw(position, paint, name, { labels }) {
    const state = stateOf(position);
    const dice = state.dice.length > 0 ? `  ${labels.dice} ${state.dice.join(' ')}` : '';
    return [
      ...garden(state, paint, labels),
      ...state.seats.flatMap((_, seat) => seatLines(position, state, seat, paint, name, labels)),
      `  ${labels.supply} ${listed(counts(state.supply, labels, true))}${dice}`,
    ];
  },
};
