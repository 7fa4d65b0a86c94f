import { inSpaces, type Position } from '@iacta/core';
import { SIDE, type Value } from './facts.ts';
import { BOARD, sundialSpace } from './layout.ts';

// A space is a number from 0 to 35; people read it as [row, column]. A tile is a byte: side, what, owner.

export type Space = readonly [row: number, column: number];
export const SPACES = SIDE * SIDE;
export const EMPTY = 0;

/** Which face of a tile is up; all tiles that never spread are special. */
export const Side = { seed: 1, vegetable: 2, special: 3 } as const;

/** Specials in pairs: a flip changes the last bit (G-21). Rocks have one face. */
export const SPECIALS = ['bird', 'rabbit', 'sundial', 'scarecrow', 'rock'] as const;
export type Special = (typeof SPECIALS)[number];
/** Special tiles as they lie in hand, in the order of their numbers. */
export const HAND_SPECIALS = ['bird', 'sundial', 'rock'] as const;
export const Which = { bird: 0, rabbit: 1, sundial: 2, scarecrow: 3, rock: 4 } as const;

export const spaceAt = (row: number, column: number): number => (row - 1) * SIDE + column - 1;
export const rowOf = (space: number): number => Math.floor(space / SIDE) + 1;
export const columnOf = (space: number): number => (space % SIDE) + 1;
export const coordinates = (space: number): Space => [rowOf(space), columnOf(space)];

/** Which spaces carry stars is an option, so a position knows it (G-2). */
export const isStar = (p: Position, space: number): boolean => inSpaces(p, space);

/** The star spaces of a game. */
export function starsOf(p: Position): readonly Space[] {
  return Array.from({ length: SPACES }, (_, space) => space)
    .filter((space) => isStar(p, space))
    .map(coordinates);
}

/** The four straight lines: down, right, up, left. */
export const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

// The neighbour of each space in each direction, -1 outside the garden.
const NEIGHBOURS = Int8Array.from({ length: SPACES * DIRECTIONS.length }, (_, index) => {
  const space = Math.floor(index / DIRECTIONS.length);
  const [down, right] = DIRECTIONS[index % DIRECTIONS.length];
  const row = rowOf(space) + down;
  const column = columnOf(space) + right;
  return row < 1 || row > SIDE || column < 1 || column > SIDE ? -1 : spaceAt(row, column);
});
export const neighbour = (space: number, direction: number): number => NEIGHBOURS[4 * space + direction];

/** Whether two spaces touch, corners included. */
function surrounds(centre: number, space: number): boolean {
  return (
    centre !== space &&
    Math.abs(rowOf(centre) - rowOf(space)) <= 1 &&
    Math.abs(columnOf(centre) - columnOf(space)) <= 1
  );
}

export const tileOf = (side: number, what: number, owner: number): number =>
  (side << 5) | (what << 2) | owner;
export const sideOf = (tile: number): number => tile >> 5;
/** The value of a seed or vegetable, or which special it is. */
export const whatOf = (tile: number): Value => (tile >> 2) & 7;
export const ownerOf = (tile: number): number => tile & 3;
/** The same tile with its other side up: seed and vegetable keep their kind, specials change in pairs. */
export const watered = (tile: number): number => tileOf(Side.vegetable, whatOf(tile), ownerOf(tile));
export const flipped = (special: number): number => special ^ (1 << 2);

export const tileAt = (p: Position, space: number): number =>
  (p[BOARD + (space >> 2)] >> ((space & 3) << 3)) & 255;
export function putTile(p: Position, space: number, tile: number): void {
  const word = BOARD + (space >> 2);
  const shift = (space & 3) << 3;
  p[word] = (p[word] & ~(255 << shift)) | (tile << shift);
}

/** The first space from here on that holds a tile; empty words of four spaces are skipped at once. */
export function nextTile(p: Position, from: number): number {
  let space = from;
  while (space < SPACES) {
    const rest = p[BOARD + (space >> 2)] >>> ((space & 3) << 3);
    if (rest !== 0) return space + ((31 - Math.clz32(rest & -rest)) >> 3);
    space = (space | 3) + 1;
  }
  return SPACES;
}

/** Whether a space is in the area of its owner's scarecrow (G-30). */
export function underScarecrow(p: Position, owner: number, space: number): boolean {
  const centre = sundialSpace(p, owner);
  return centre >= 0 && whatOf(tileAt(p, centre)) === Which.scarecrow && surrounds(centre, space);
}

export const sundialIsUp = (p: Position, seat: number): boolean => {
  const space = sundialSpace(p, seat);
  return space >= 0 && whatOf(tileAt(p, space)) === Which.sundial;
};
