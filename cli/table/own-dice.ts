import type { Dice, Die, Face } from '@iacta/core';
import { fold } from '../terminal/text.ts';

export type Faces =
  | { readonly faces: readonly Face[] }
  | { readonly problem: 'count'; readonly typed: number }
  | { readonly problem: 'face'; readonly die: Die; readonly typed: string };

/** Reads "3 5 1 6", "3,5,1,6" or "3516" as the faces of these dice. */
export function readFaces(dice: Dice, text: string): Faces {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  const wanted = dice.dice.length;
  const typed = words.length === 1 && wanted > 1 && /^\d+$/.test(words[0]) ? words[0].split('') : words;
  if (typed.length !== wanted) {
    // "9" is nowhere, however many were typed: that is said before the count is.
    const nowhere = typed.find((word) => dice.dice.every((die) => faceOf(die, word) === undefined));
    if (nowhere !== undefined) return { problem: 'face', die: dice.dice[0], typed: nowhere };
    return { problem: 'count', typed: typed.length };
  }
  const inOrder = dice.dice.map((die, i) => faceOf(die, typed[i]));
  const wrong = inOrder.indexOf(undefined);
  if (wrong < 0) return { faces: inOrder.filter((face) => face !== undefined) };
  const anyhow = matched(dice.dice, typed);
  return anyhow ? { faces: anyhow } : { problem: 'face', die: dice.dice[wrong], typed: typed[wrong] };
}

/** Dice with unlike faces lie on a table in no order: gives each typed face to a die that has it. */
function matched(dice: readonly Die[], typed: readonly string[]): Face[] | null {
  if (dice.length === 0) return [];
  const [die, ...others] = dice;
  for (const [i, word] of typed.entries()) {
    const face = faceOf(die, word);
    const rest = face === undefined ? null : matched(others, typed.toSpliced(i, 1));
    if (face !== undefined && rest) return [face, ...rest];
  }
  return null;
}

/** Whether some die has faces that another has not. */
export function unlike({ dice }: Dice): boolean {
  return dice.some(({ faces }) => String(faces) !== String(dice[0].faces));
}

function faceOf(die: Die, word: string): Face | undefined {
  const exact = die.faces.find((face) => fold(String(face)) === fold(word));
  if (exact !== undefined) return exact;
  const begun = die.faces.filter((face) => typeof face === 'string' && fold(face).startsWith(fold(word)));
  return begun.length === 1 ? begun[0] : undefined;
}

/** "1–6", or all of them where they are no row of numbers. */
export function facesInWords({ faces }: Die, comma = ', '): string {
  const row = faces.length > 2 && faces.every((face, i) => face === (faces[0] as number) + i);
  return row ? `${faces[0]}–${faces.at(-1)}` : faces.join(comma);
}
