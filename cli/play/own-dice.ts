import type { Dice, Die, Face } from '@iacta/core';
import { fold } from './text.ts';

export type Faces =
  | { readonly faces: readonly Face[] }
  | { readonly problem: 'count'; readonly typed: number }
  | { readonly problem: 'face'; readonly die: Die; readonly typed: string };

/** Reads "3 5 1 6", "3,5,1,6" or "3516" as the faces of these dice. */
export function readFaces(dice: Dice, text: string): Faces {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  const wanted = dice.dice.length;
  const typed = words.length === 1 && wanted > 1 && /^\d+$/.test(words[0]) ? words[0].split('') : words;
  const faces: Face[] = [];
  for (const [i, word] of typed.entries()) {
    // Too many faces: the last die stands for the rest, so that "9" is named before the count is.
    const die = dice.dice[Math.min(i, wanted - 1)];
    const face = faceOf(die, word);
    if (face === undefined) return { problem: 'face', die, typed: word };
    faces.push(face);
  }
  return typed.length === wanted ? { faces } : { problem: 'count', typed: typed.length };
}

function faceOf(die: Die, word: string): Face | undefined {
  const exact = die.faces.find((face) => fold(String(face)) === fold(word));
  if (exact !== undefined) return exact;
  const begun = die.faces.filter((face) => typeof face === 'string' && fold(face).startsWith(fold(word)));
  return begun.length === 1 ? begun[0] : undefined;
}

/** "1–6", or all of them where they are no row of numbers. */
export function facesInWords({ faces }: Die): string {
  const row = faces.length > 2 && faces.every((face, i) => face === (faces[0] as number) + i);
  return row ? `${faces[0]}–${faces.at(-1)}` : faces.join(', ');
}
