import { DICE, valuesOf } from '../rules/dice.ts';
import { HIGHEST } from '../rules/facts.ts';
import { at } from '../rules/layout.ts';
import { ROWS } from './sheet.ts';

// Every throw of the seven dice, exactly: 279,936 of them, with 77,600 different values of the four colours.

const SIDES = 6;
const DICE_COUNT = DICE.length;
const THROWS = SIDES ** DICE_COUNT;
const STEPS = HIGHEST + 1;

export const PAIRS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
];
export const PAIR_SIZE = STEPS * STEPS;

export interface Throws {
  /** How many different values there are. */
  readonly count: number;
  /** By colour, the value of that colour in each of them. */
  readonly values: readonly Uint8Array[];
  /** Which of them each throw gives; the white die is the slowest digit, the last die the fastest. */
  readonly of: Int32Array;
  /** By pair of colours, then one value times 34 plus the other: whether any throw gives both. */
  readonly together: Uint8Array;
}

let made: Throws | null = null;

/** Made when first asked for: a few hundredths of a second. */
export function throws(): Throws {
  made ??= makeThrows();
  return made;
}

function makeThrows(): Throws {
  const of = new Int32Array(THROWS);
  const numbers = new Int32Array(STEPS ** ROWS).fill(-1);
  const seen: number[] = [];
  for (let i = 0; i < THROWS; i++) {
    const packed = valuesOf(facesOf(i));
    const key = ((at(packed, 0) * STEPS + at(packed, 1)) * STEPS + at(packed, 2)) * STEPS + at(packed, 3);
    if (numbers[key] < 0) {
      numbers[key] = seen.length;
      seen.push(packed);
    }
    of[i] = numbers[key];
  }
  const values = Array.from({ length: ROWS }, (_, colour) => Uint8Array.from(seen, (p) => at(p, colour)));
  const together = new Uint8Array(PAIRS.length * PAIR_SIZE);
  for (const packed of seen)
    PAIRS.forEach(([c, d], pair) => {
      together[pair * PAIR_SIZE + at(packed, c) * STEPS + at(packed, d)] = 1;
    });
  return { count: seen.length, values, of, together };
}

/** The faces of a throw by its number, as the rules pack them. */
function facesOf(number: number): number {
  let faces = 0;
  let rest = number;
  for (let die = DICE_COUNT - 1; die >= 0; die--) {
    faces |= ((rest % SIDES) + 1) << (3 * die);
    rest = Math.floor(rest / SIDES);
  }
  return faces;
}

/** Room for the averages of all throws; one is enough for a bot, which searches one turn at a time. */
export interface Room {
  readonly from: Float32Array;
  readonly to: Float32Array;
}

export function makeRoom(): Room {
  return { from: new Float32Array(7 ** DICE_COUNT), to: new Float32Array(7 ** DICE_COUNT) };
}

/**
 * What each choice of dice to throw again is worth, by their bits as in a move, when the dice show `faces`
 * and `worth` tells what each of the different values is worth. Exact.
 */
export function worthOfChoices(worth: Float32Array, faces: number, room: Room): Float64Array {
  const { of } = throws();
  let { from, to } = room;
  for (let i = 0; i < THROWS; i++) from[i] = worth[of[i]];
  let size = THROWS;
  for (let die = 0; die < DICE_COUNT; die++) {
    // The slowest die goes, and a fastest digit comes: 0 it stays as it lies, 1 it is thrown again.
    const rest = size / SIDES;
    const lies = (((faces >> (3 * die)) & 7) - 1) * rest;
    for (let i = 0; i < rest; i++) {
      let all = 0;
      for (let face = 0; face < size; face += rest) all += from[face + i];
      to[2 * i] = from[lies + i];
      to[2 * i + 1] = all / SIDES;
    }
    size = 2 * rest;
    [from, to] = [to, from];
  }
  const choices = new Float64Array(size);
  for (let i = 0; i < size; i++) choices[reversed(i)] = from[i];
  return choices;
}

/** The first die is the slowest digit, but the lowest bit of a move. */
function reversed(digits: number): number {
  let bits = 0;
  for (let die = 0; die < DICE_COUNT; die++) if ((digits >> (DICE_COUNT - 1 - die)) & 1) bits |= 1 << die;
  return bits;
}

/**
 * What a whole turn is worth before its first throw: the average over all first throws of the best choice
 * of dice to throw again. Exact: every die gets a seventh face "not thrown yet", the average of its six; then
 * the best of "as it lies" and "again" is taken die by die.
 */
export function worthOfTurn(worth: Float32Array, room: Room): number {
  const { of } = throws();
  let { from, to } = room;
  for (let i = 0; i < THROWS; i++) from[i] = worth[of[i]];
  let size = THROWS;
  for (let die = 0; die < DICE_COUNT; die++) {
    const rest = size / SIDES;
    for (let i = 0; i < rest; i++) {
      let all = 0;
      const out = 7 * i;
      for (let face = 0; face < SIDES; face++) {
        const x = from[face * rest + i];
        to[out + face] = x;
        all += x;
      }
      to[out + SIDES] = all / SIDES;
    }
    size = 7 * rest;
    [from, to] = [to, from];
  }
  for (let die = 0; die < DICE_COUNT; die++) {
    const rest = size / 7;
    for (let i = 0; i < rest; i++) {
      const again = from[SIDES * rest + i];
      const out = SIDES * i;
      for (let face = 0; face < SIDES; face++) {
        const lies = from[face * rest + i];
        to[out + face] = Math.max(lies, again);
      }
    }
    size = SIDES * rest;
    [from, to] = [to, from];
  }
  let sum = 0;
  for (let i = 0; i < THROWS; i++) sum += from[i];
  return sum / THROWS;
}
