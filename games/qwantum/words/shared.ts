import { type NameOf, type Position, type Refusal, SIGNS } from '@iacta/core';
import {
  type ByColour,
  COLOURS,
  type Colour,
  colourOf,
  DIE_IDS,
  type DieId,
  faceOf,
  stateOf,
} from '../rules/index.ts';

// What the four languages share: signs, faces and lists. No sentence.

type Names = ByColour<string> & { readonly white: string };

/** What has been thrown, colour by colour, as it will be added up: white 2, blue 6, yellow 5+1. */
export function thrownShown(dice: readonly { readonly face: number | string }[], names: Names): string {
  const faces = dice.map(({ face }) => face);
  const white = faces.filter((face) => typeof face === 'number').map((face) => `${names.white} ${face}`);
  const coloured = COLOURS.flatMap((colour) => {
    const same = faces.filter((face) => typeof face === 'string' && face !== '' && colourOf(face) === colour);
    return same.length > 0 ? [`${names[colour]} ${same.map((face) => String(face)[1]).join('+')}`] : [];
  });
  return [...white, ...coloured].join(', ');
}

/** What the dice show, in words: white 4, blue 2; by name where two show the same: red 1 (die 3). */
export function diceShown(
  position: Position,
  ids: readonly DieId[],
  names: Names,
  dieName: (id: DieId) => string,
): string {
  const faces = DIE_IDS.map((_, die) => faceOf(position, die));
  return ids
    .map((id) => {
      const face = faces[DIE_IDS.indexOf(id)];
      if (face === null) return dieName(id);
      if (typeof face === 'number') return `${names.white} ${face}`;
      const isAlone = faces.filter((each) => each === face).length === 1;
      return `${names[colourOf(face)]} ${face[1]}${isAlone ? '' : ` (${dieName(id)})`}`;
    })
    .join(', ');
}

/** Each colour with its value, from the top row down. */
export function valuesShown(values: ByColour<number>, names: ByColour<string>): string {
  return COLOURS.map((colour) => `${SIGNS[colour]} ${names[colour]} ${values[colour]}`).join(', ');
}

export function colourShown(colour: Colour, names: ByColour<string>): string {
  return `${SIGNS[colour]} ${names[colour]}`;
}

/** Anna, Ben and Carla. */
export function listed(seats: readonly number[], name: NameOf, and: string): string {
  const names = seats.map(name);
  const last = names[names.length - 1];
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** A value of a refusal's data as text. */
export function datum(data: Refusal['data'], key: string): string {
  const value = data?.[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export interface Moment {
  readonly phase: 'choose' | 'enter' | 'answer';
  /** Nothing entered in B by the active seat that is asked in C: passing would cost a missed throw. */
  readonly mayMiss: boolean;
  /** What that missed throw would cost. */
  readonly cost: number;
  /** The seat has answered already and may still change its mind. */
  readonly changing: boolean;
}

/** What a seat is asked, as far as sentences depend on it. */
export function momentOf(position: Position, seat: number, active: number): Moment {
  const { phase, used, answers, sheets } = stateOf(position);
  return {
    phase: phase === 'choose' || phase === 'enter' ? phase : 'answer',
    mayMiss: phase === 'answer' && used === null && seat === active,
    cost: sheets[seat].missed + 1,
    changing: answers[seat] !== null,
  };
}
