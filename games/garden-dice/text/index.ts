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

/** Each seat has a hue and the sign that belongs to it. */
const SEAT_HUES: readonly Hue[] = ['yellow', 'blue', 'green', 'red'];
/** Seeds are written small, vegetables large: the letter of the kind and its value. */
const LETTERS: ByKind<string> = { pepper: 'P', carrot: 'C', tomato: 'T', artichoke: 'A', eggplant: 'E' };
const SPECIAL_MARKS = { bird: 'bird', rabbit: 'rabb', sundial: 'dial', scarecrow: 'scare', rock: 'rock' };
const CELL = 9;

const sign = (seat: number, paint: Paint): string => paint(SEAT_HUES[seat], SIGNS[SEAT_HUES[seat]]);
const code = (index: number): string => `${LETTERS[KINDS[index]]}${index + 1}`;

function mark(tile: TileJson): string {
  if (!('kind' in tile)) {
    const swallowed = 'swallowed' in tile && tile.swallowed > 0 ? `+${tile.swallowed}` : '';
    return SPECIAL_MARKS[tile.tile] + swallowed;
  }
  const name = code(KINDS.indexOf(tile.kind));
  return tile.tile === 'seed' ? name.toLowerCase() : name;
}

function cell(state: GardenState, row: number, column: number, paint: Paint): string {
  const tile = state.garden.find(({ at }) => at[0] === row && at[1] === column);
  const star = STARS.some((at) => at[0] === row && at[1] === column) ? '*' : ' ';
  if (!tile) return paint('dim', `${star}.`.padEnd(CELL));
  const text = mark(tile);
  const hue = SEAT_HUES[tile.owner];
  const gap = ' '.repeat(CELL - 2 - text.length);
  return `${star}${sign(tile.owner, paint)}${paint(hue, text)}${gap}`;
}

function garden(state: GardenState, paint: Paint): string[] {
  const lines = [6, 5, 4, 3, 2, 1].map((row) => {
    const cells = [1, 2, 3, 4, 5, 6].map((column) => cell(state, row, column, paint));
    return `${row} |${cells.join('')}`;
  });
  const columns = [1, 2, 3, 4, 5, 6].map((column) => ` ${column}`.padEnd(CELL)).join('');
  return [...lines, `  +${'-'.repeat(6 * CELL)}`, `   ${columns}`];
}

/** Counts by kind, the empty ones left out. */
function counts(of: ByKind<number>, small: boolean): string[] {
  return KINDS.flatMap((kind, index) => {
    const name = small ? code(index).toLowerCase() : code(index);
    return of[kind] === 0 ? [] : [of[kind] === 1 ? name : `${name}x${of[kind]}`];
  });
}

const listed = (items: readonly string[]): string => (items.length === 0 ? '-' : items.join(' '));

const WIDTH = 80;

/** A seat's points, stock, hand and basket; the basket moves to a line of its own where it would not fit. */
function seatLines(
  position: Position,
  state: GardenState,
  seat: number,
  paint: Paint,
  name: NameOf,
): string[] {
  const { hand, specials, harvested, discs, sun } = state.seats[seat];
  const turn = state.turn === seat && state.phase !== 'over' ? '>' : ' ';
  const held = listed([...counts(hand, true), ...specials.map((tile) => SPECIAL_MARKS[tile])]);
  const stock = ` ${name(seat)}: ${rules.points(position, seat)}  discs ${discs}${sun ? '  sun' : ''}  hand ${held}`;
  const basket = `  basket ${listed(counts(harvested, false))}`;
  const line = `${turn} ${sign(seat, paint)}${stock}`;
  return 3 + stock.length + basket.length > WIDTH ? [line, `   ${basket}`] : [line + basket];
}

/** Seeds small, vegetables large (p1 pepper, c2 carrot, t3 tomato, a4 artichoke, e5 eggplant), stars as *. */
export const drawing: Drawing<unknown> = {
  draw(position, paint, name) {
    const state = stateOf(position);
    const dice = state.dice.length > 0 ? `  dice ${state.dice.join(' ')}` : '';
    return [
      ...garden(state, paint),
      ...state.seats.flatMap((_, seat) => seatLines(position, state, seat, paint, name)),
      `  supply ${listed(counts(state.supply, true))}${dice}`,
    ];
  },
};
