import type { Dice, Face } from '@iacta/core';
import type { BoardModule } from '@iacta/pieces';
import { words } from '../shell/language.svelte.ts';

/** The name of a face: by its colour where its colour differs. */
export function faceName(look: BoardModule['dieLook'], id: string, face: Face): string {
  const hue = look(id)?.faces?.find((each) => each.face === face)?.hue;
  return hue ? `${words().hues[hue]} ${String(face).replace(/\D/g, '')}` : String(face);
}

/** The faces of a die that the game does not draw otherwise. */
export const plainFaces = (die: Dice['dice'][number]) => die.faces.map((face) => ({ face }));

/** What chance decides without dice has no look. */
export const isLot = (dice: Dice, look: BoardModule['dieLook']): boolean => look(dice.dice[0].id) === null;
