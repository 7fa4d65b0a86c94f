import { type Dice, diceOf, lot, PIPS, type Position, type Roll, SEATS, starterLot } from '@iacta/core';
import type { ShownDie } from './events.ts';
import { countBits, FACES, faceOf, HAND, LOT, PHASE, ROLL, SOLO_LOT, SOLO_ROLL, TRAY } from './layout.ts';
import { ALL_DICE, DICE, type DieName } from './sheet.ts';

// The dice that can be awaited, built once: `dice` allocates nothing.

/** How many dice go to the tray in the solo passive roll (C-24). */
export const SOLO_TRAY = 3;

const ROLLS_OF = Array.from({ length: ALL_DICE + 1 }, (_, set) =>
  diceOf(namesOf(set).map((id) => ({ id, faces: PIPS }))),
);

interface TieLot {
  readonly dice: Dice;
  /** The set of dice that each face of the lot stands for. */
  readonly sets: readonly number[];
}

/** By the set of equal dice and how many of them go to the tray: every such choice is equally likely (C-R7). */
const TIE_LOTS: readonly (readonly TieLot[])[] = Array.from({ length: ALL_DICE + 1 }, (_, tied) =>
  Array.from({ length: SOLO_TRAY + 1 }, (_, needed) => {
    const sets = Array.from({ length: tied + 1 }, (_, set) => set).filter(
      (set) => (set & ~tied) === 0 && countBits(set) === needed,
    );
    return {
      dice: lot(
        'right',
        sets.map((set) => namesOf(set).join('+')),
      ),
      sets,
    };
  }),
);

export function dice(p: Position): Dice | null {
  switch (p[PHASE]) {
    case ROLL:
      return ROLLS_OF[p[HAND]];
    case SOLO_ROLL:
      return ROLLS_OF[ALL_DICE];
    case SOLO_LOT:
      return tieLot(p).dice;
    case LOT:
      return starterLot(p[SEATS]);
    default:
      return null;
  }
}

function tieLot(p: Position): TieLot {
  const tied = lowestOf(p, ALL_DICE & ~p[TRAY]);
  return TIE_LOTS[tied][SOLO_TRAY - countBits(p[TRAY])];
}

/** The dice that a roll of the lot names. */
export function tiedToTray(p: Position, roll: Roll): number {
  return tieLot(p).sets[roll];
}

/** Those of a set that show its lowest face. */
function lowestOf(p: Position, set: number): number {
  let lowest = 7;
  let found = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const face = faceOf(p, 31 - Math.clz32(bit));
    if (face < lowest) {
      lowest = face;
      found = bit;
    } else if (face === lowest) found |= bit;
  }
  return found;
}

/** The dice that go to the tray of the solo passive roll without any lot, as a bit set. */
export function surelyLowest(p: Position): number {
  let tray = 0;
  for (;;) {
    const next = tray | lowestOf(p, ALL_DICE & ~tray);
    const count = countBits(next);
    if (count <= SOLO_TRAY) tray = next;
    if (count >= SOLO_TRAY) return tray;
  }
}

/** The faces after the dice of a set were thrown. */
export function throwInto(p: Position, set: number, roll: Roll): void {
  let faces = p[FACES];
  const single = (set & (set - 1)) === 0;
  let rest = roll;
  for (let left = set; left !== 0; left &= left - 1) {
    const shift = 3 * (31 - Math.clz32(left & -left));
    faces = (faces & ~(7 << shift)) | (((single ? roll : rest & 7) + 1) << shift);
    rest >>= 3;
  }
  p[FACES] = faces;
}

export function namesOf(set: number): DieName[] {
  return DICE.filter((_, die) => (set >> die) & 1);
}

export function shown(p: Position, set: number): ShownDie[] {
  return namesOf(set).map((die) => ({ die, face: faceOf(p, DICE.indexOf(die)) }));
}
