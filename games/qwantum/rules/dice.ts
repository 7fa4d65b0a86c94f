import { type Dice, type Die, diceOf, type Face } from '@iacta/core';
import { COLOURED_FACES, COLOURS, type Colour, DIE_IDS, LETTERS, WHITE_FACES } from './facts.ts';

/** The seven dice, in the order of their bits. */
export const DICE: readonly Die[] = DIE_IDS.map((id) => ({
  id,
  faces: id === 'white' ? WHITE_FACES : COLOURED_FACES[id],
}));
export const ALL_DICE = (1 << DICE.length) - 1;

/** The dice of every choice for the second throw, by their bits; the last is the first throw. */
export const DICE_OF: readonly Dice[] = Array.from({ length: ALL_DICE + 1 }, (_, mask) =>
  diceOf(DICE.filter((_die, i) => (mask >> i) & 1)),
);

/** A one for each die: what turns packed indexes into indexes plus one. */
export const ONE_EACH = 0o1111111;

/** What each face adds to the packed values: eight places a die, by the index of the face plus one. */
const ADDS = Int32Array.from({ length: 8 * DICE.length }, (_, i) => {
  const face = DICE[i >> 3].faces[(i & 7) - 1];
  return face === undefined ? 0 : packedFace(face);
});

function packedFace(face: Face): number {
  if (typeof face === 'number') return COLOURS.reduce((sum, _, colour) => sum | (face << (6 * colour)), 0);
  return Number(face[1]) << (6 * COLOURS.indexOf(colourOf(face)));
}

/** The colour of a face of a coloured die. */
export function colourOf(face: string): Colour {
  return LETTERS[face[0]];
}

/** The values of all four colours. The white die counts for each, so an absent colour is worth it (Q-R5). */
export function valuesOf(faces: number): number {
  let values = 0;
  for (let die = 0; die < DIE_IDS.length; die++) values += ADDS[(die << 3) | ((faces >> (3 * die)) & 7)];
  return values;
}

/** Takes the dice of a set off the table. */
export function without(faces: number, dice: number): number {
  let left = faces;
  for (let die = 0; die < DIE_IDS.length; die++) if ((dice >> die) & 1) left &= ~(7 << (3 * die));
  return left;
}

/** Puts a roll of the dice of a set on the table. */
export function withRoll(faces: number, dice: number, roll: number): number {
  let all = faces;
  let rest = roll;
  for (let die = 0; die < DIE_IDS.length; die++) {
    if (((dice >> die) & 1) === 0) continue;
    all |= ((rest & 7) + 1) << (3 * die);
    rest >>= 3;
  }
  return all;
}
