import type { DieLook } from '@iacta/pieces';
import { COLOURED_FACES, colourOf, DIE_IDS, type DieId } from '@iacta/qwantum/rules';

/** A white die with pips, and six whose faces have a colour and a numeral each. */
export function lookOf(id: DieId): DieLook {
  if (id === 'white') return { hue: 'white' };
  const faces = COLOURED_FACES[id].map((face) => ({ face, hue: colourOf(face) }));
  return { hue: 'white', faces, numerals: true };
}

/** Null for the lot, which is no die. */
export function dieLook(id: string): DieLook | null {
  return DIE_IDS.includes(id as DieId) ? lookOf(id as DieId) : null;
}
