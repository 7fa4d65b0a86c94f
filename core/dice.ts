import type { Roll } from './contract.ts';
import { no, type Result, yes } from './refusal.ts';

export type Face = number | string;

/** A die whose faces are equally likely. A lot is a die too: one face for each possible result. */
export interface Die {
  readonly id: string;
  readonly faces: readonly Face[];
}

/**
 * Dice that are thrown together. A roll of them is packed: the index of each die's face, `bits` bits a die,
 * the first die lowest.
 * Dice that are `alike` are indistinguishable: their roll is a sorted multiset.
 */
export interface Dice {
  readonly dice: readonly Die[];
  readonly alike: boolean;
  /** The number of distinguishable rolls. */
  readonly outcomes: number;
  /** How many equally likely throws there are: the sum of all weights. */
  readonly weight: number;
  /** How many faces each die has where all have the same number, else 0. */
  readonly sides: number;
  /** How many bits of a packed roll each die takes. */
  readonly bits: number;
}

/** Dice of up to eight faces have always taken three bits, and games read them so. */
const FEWEST_BITS = 3;
/** What bit operations can hold without the sign. */
const MOST_BITS = 31;
export const PIPS: readonly number[] = [1, 2, 3, 4, 5, 6];

/** Throws where such dice cannot be packed or distinguished: a game with wrong dice fails when it is loaded. */
export function diceOf(dice: readonly Die[], alike = false): Dice {
  for (const die of dice) checkDie(die);
  const most = Math.max(0, ...dice.map((die) => die.faces.length));
  const bits = Math.max(FEWEST_BITS, Math.ceil(Math.log2(most)));
  if (bits * dice.length > MOST_BITS)
    throw new RangeError(
      `${dice.length} dice of up to ${most} faces do not fit one roll: throw them in parts`,
    );
  const weight = dice.reduce((product, die) => product * die.faces.length, 1);
  const first = dice[0]?.faces.length ?? 0;
  const sides = dice.every((die) => die.faces.length === first) ? first : 0;
  if (alike && !dice.every((die) => sameFaces(die, dice[0]!)))
    throw new RangeError('dice that are alike have the same faces');
  return { dice, alike, outcomes: alike ? multisets(first, dice.length) : weight, weight, sides, bits };
}

function checkDie({ id, faces }: Die): void {
  if (faces.length === 0) throw new RangeError(`${id} has no face`);
  if (new Set(faces).size < faces.length)
    throw new RangeError(`${id} has a face twice: give it labels that differ`);
}

function sameFaces(one: Die, other: Die): boolean {
  return one.faces.length === other.faces.length && one.faces.every((face, i) => face === other.faces[i]);
}

/** A drawing of lots: one equally likely outcome for each label. */
export function lot(id: string, labels: readonly Face[]): Dice {
  return diceOf([{ id, faces: labels }]);
}

/** The lot that decides which seat starts: the same object for the same seat count. */
export function starterLot(seats: number): Dice {
  STARTER_LOTS[seats] ??= lot(
    'starter',
    Array.from({ length: seats }, (_, seat) => seat),
  );
  return STARTER_LOTS[seats];
}
const STARTER_LOTS: Dice[] = [];

/** The index of one die's face in a packed roll. */
export function faceIndex(dice: Dice, roll: Roll, which: number): number {
  return (roll >> (dice.bits * which)) & ((1 << dice.bits) - 1);
}

export function packRoll(dice: Dice, indexes: readonly number[]): Roll {
  const ordered = dice.alike ? indexes.toSorted((a, b) => a - b) : indexes;
  let roll = 0;
  for (let i = 0; i < ordered.length; i++) roll |= ordered[i]! << (dice.bits * i);
  return roll;
}

function isIndex(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}

/** Whether an integer is a roll of these dice: every face exists, and alike dice are sorted. */
export function isRoll(dice: Dice, roll: unknown): roll is Roll {
  const count = dice.dice.length;
  if (!isIndex(roll) || roll >= 2 ** (dice.bits * count)) return false;
  for (let i = 0; i < count; i++) {
    const index = faceIndex(dice, roll, i);
    if (index >= dice.dice[i]!.faces.length) return false;
    if (dice.alike && i > 0 && index < faceIndex(dice, roll, i - 1)) return false;
  }
  return true;
}

/** The published JSON of a roll: the faces, in the order of the dice awaited. */
export function encodeRoll(dice: Dice, roll: Roll): Face[] {
  return dice.dice.map((die, i) => die.faces[faceIndex(dice, roll, i)]!);
}

/** Reads faces from an untrusted source; alike dice may come in any order. */
export function decodeRoll(dice: Dice, json: unknown): Result<Roll> {
  if (!Array.isArray(json) || json.length !== dice.dice.length) {
    return no('wrong-dice', { expected: dice.dice.length });
  }
  const indexes: number[] = [];
  for (const [i, die] of dice.dice.entries()) {
    const index = die.faces.indexOf(json[i] as Face);
    if (index < 0) return no('wrong-dice', { die: die.id, faces: [...die.faces] });
    indexes.push(index);
  }
  return yes(packRoll(dice, indexes));
}

/** Every distinguishable roll with its weight; lazily, since Qwantum has 279,936. */
export function* outcomesOf(dice: Dice): Generator<{ roll: Roll; weight: number }> {
  const indexes = new Array<number>(dice.dice.length).fill(0);
  const all = factorial(indexes.length);
  for (;;) {
    yield { roll: packRoll(dice, indexes), weight: dice.alike ? all / repeats(indexes) : 1 };
    let at = indexes.length - 1;
    while (at >= 0 && indexes[at] === dice.dice[at]!.faces.length - 1) at--;
    if (at < 0) return;
    const next = indexes[at]! + 1;
    indexes[at] = next;
    for (let i = at + 1; i < indexes.length; i++) indexes[i] = dice.alike ? next : 0;
  }
}

/** A roll from a source of whole numbers: `below(n)` is uniform on 0..n-1. */
export function rollWith(dice: Dice, below: (n: number) => number): Roll {
  const list = dice.dice;
  const { sides, bits } = dice;
  let roll = 0;
  if (sides > 0 && !dice.alike) {
    for (let i = 0; i < list.length; i++) roll |= below(sides) << (bits * i);
    return roll;
  }
  for (let i = 0; i < list.length; i++) {
    const index = below(list[i]!.faces.length);
    roll = dice.alike ? insert(roll, bits, i, index) : roll | (index << (bits * i));
  }
  return roll;
}

/** Adds one die to a sorted roll of `count` dice without sorting a list: searches roll millions. */
function insert(sorted: Roll, bits: number, count: number, index: number): Roll {
  const mask = (1 << bits) - 1;
  let at = count;
  while (at > 0 && ((sorted >> (bits * (at - 1))) & mask) > index) at--;
  const lower = (1 << (bits * at)) - 1;
  return (sorted & lower) | (index << (bits * at)) | ((sorted & ~lower) << bits);
}

function repeats(sorted: readonly number[]): number {
  let product = 1;
  let run = 1;
  for (let i = 1; i < sorted.length; i++) {
    run = sorted[i] === sorted[i - 1] ? run + 1 : 1;
    product *= run;
  }
  return product;
}

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}

function multisets(faces: number, dice: number): number {
  let count = 1;
  for (let i = 1; i <= dice; i++) count = (count * (faces + i - 1)) / i;
  return count;
}
