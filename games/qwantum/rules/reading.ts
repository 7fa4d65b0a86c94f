import type { Face, Position } from '@iacta/core';
import { DICE } from './dice.ts';
import { type ByColour, COLOURS } from './facts.ts';
import { at, FACES, VALUES } from './layout.ts';
import { openColours } from './sheet.ts';

// What boards, drawings and words read from a position in addition to its JSON.

export function byColour(packed: number): ByColour<number> {
  return Object.fromEntries(COLOURS.map((name, colour) => [name, at(packed, colour)])) as ByColour<number>;
}

/** What a die (0: the white one) shows; null while it is in hand. */
export function faceOf(p: Position, die: number): Face | null {
  const face = (p[FACES] >> (3 * die)) & 7;
  return face > 0 ? DICE[die].faces[face - 1] : null;
}

/** What each colour is worth as the dice lie now; null while any of them is in hand. */
export function colourValues(p: Position): ByColour<number> | null {
  return p[VALUES] === 0 ? null : byColour(p[VALUES]);
}

/** The colours that a seat could enter as the dice lie now. */
export function colourFits(p: Position, seat: number): ByColour<boolean> {
  const open = p[VALUES] === 0 ? 0 : openColours(p, seat);
  const pairs = COLOURS.map((name, colour) => [name, ((open >> colour) & 1) === 1]);
  return Object.fromEntries(pairs) as ByColour<boolean>;
}
