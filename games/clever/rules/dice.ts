import { countBits, type Dice, diceOf, lot, PIPS, type Position, type Roll, starterLot } from '@iacta/core';
import type { ShownDie } from './events.ts';
import { faceOf, PHASE_CODES, WORDS } from './layout.ts';
import { DICE, type DieName } from './sheet.ts';

const { FACES, HAND, PHASE, ROLLS, SEATS, TRAY, TURN } = WORDS;
const { LOT, ROLL, SOLO_LOT, SOLO_ROLL } = PHASE_CODES;
const DIE_COUNT = DICE.length;
const ALL_DICE = (1 << DIE_COUNT) - 1;
/** Six dice that show a 1: a packed roll counts faces from 0. */
const ALL_ONES = 0o111111;

// The dice that can be awaited, built once: `dice` allocates nothing.

/** How many dice go to the tray in the solo passive roll (C-24). */
export const SOLO_TRAY = 3;

const NAMES_OF: readonly (readonly DieName[])[] = Array.from({ length: ALL_DICE + 1 }, (_, set) =>
  Object.freeze(DICE.filter((_, die) => (set >> die) & 1)),
);

const ROLLS_OF = Array.from({ length: ALL_DICE + 1 }, (_, set) =>
  diceOf(namesOf(set).map((id) => ({ id, faces: PIPS }))),
);

interface TieLot {
  readonly dice: Dice;
  /** The set of dice for each face of the lot. */
  readonly sets: readonly number[];
}

/** By the set of equal dice and how many of them go to the tray: every such choice is equally likely (C-R7). */
const TIE_LOTS: readonly (readonly TieLot[])[] = Array.from({ length: ALL_DICE + 1 }, (_, tied) =>
  Array.from({ length: Math.min(SOLO_TRAY, countBits(tied)) + 1 }, (_, needed) => {
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

/** A turn has three rolls and, alone, a passive one; a reroll repeats its roll. */
export function throwKey(p: Position): number {
  if (p[PHASE] === LOT) return -1;
  return 4 * p[TURN] + (p[PHASE] === ROLL ? p[ROLLS] : 3);
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
  const faces = p[FACES];
  let tray = 0;
  let count = 0;
  for (let face = 1; count < SOLO_TRAY; face++) {
    let set = 0;
    let size = 0;
    for (let die = 0; die < DIE_COUNT; die++) {
      if (((faces >> (3 * die)) & 7) === face) {
        set |= 1 << die;
        size++;
      }
    }
    count += size;
    if (count <= SOLO_TRAY) tray |= set;
  }
  return tray;
}

/** The faces after the dice of a set were thrown. */
export function throwInto(p: Position, set: number, roll: Roll): void {
  if (set === ALL_DICE) {
    p[FACES] = roll + ALL_ONES;
    return;
  }
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

/** The names of a set of dice: one list for all who ask. */
export function namesOf(set: number): readonly DieName[] {
  return NAMES_OF[set];
}

export function shown(p: Position, set: number): ShownDie[] {
  const list: ShownDie[] = [];
  for (let die = 0; die < DIE_COUNT; die++) {
    if ((set >> die) & 1) list.push({ die: DICE[die], face: (p[FACES] >> (3 * die)) & 7 });
  }
  return list;
}
