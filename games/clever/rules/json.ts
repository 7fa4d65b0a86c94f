import {
  blank,
  impossible,
  int,
  type Options,
  type Position,
  type Result,
  read,
  SEATS,
  schema,
} from '@iacta/core';
import { waitingOf } from './bonuses.ts';
import { check } from './check.ts';
import { namesOf } from './dice.ts';
import { facts } from './facts.ts';
import {
  BLUE_WORD,
  EXTRAS,
  FACES,
  FIELDS,
  faceOf,
  GREEN_WORD,
  HAND,
  LAST_NUMBERS,
  ORANGE_NUMBERS,
  ORANGE_SUM,
  ORANGE_WORD,
  PHASE,
  PHASES,
  PINK_FLOOR,
  PINK_NUMBERS,
  PINK_SUM,
  PINK_WORD,
  REROLLS,
  ROLLS,
  roundOf,
  SOLO_EXTRA,
  STAGE,
  STAGES,
  STARTER,
  sheetOf,
  TRAY,
  TURN,
  USED,
  WAITING,
  wordsFor,
  YELLOW_WORD,
} from './layout.ts';
import { foxCount } from './scoring.ts';
import {
  BLUE_CELLS,
  BLUE_FIRST,
  DICE,
  type DieName,
  EXTRA_GAIN,
  GAINS,
  ORANGE_TIMES,
  REROLL_GAIN,
  ROW_CELLS,
  WAITING_KINDS,
  type WaitingBonus,
  YELLOW_CELLS,
  YELLOW_START,
  yellowBit,
} from './sheet.ts';
import { earnedOf } from './tally.ts';

const SET_OF_DICE = schema.array(schema.picklist(DICE));
const FACE = int(1, 6);
const NUMBERS = schema.pipe(schema.array(FACE), schema.maxLength(ROW_CELLS));
const MOST_ACTIONS = 7;
const ACTIONS = schema.strictObject({ earned: int(0, MOST_ACTIONS), used: int(0, MOST_ACTIONS) });

const SHEET = schema.strictObject({
  /** Cells crossed by the player; those crossed from the start are left out. */
  yellow: schema.array(schema.picklist(YELLOW_CELLS)),
  /** Sums crossed. */
  blue: schema.array(int(BLUE_FIRST, BLUE_FIRST + BLUE_CELLS - 1)),
  /** How many cells are crossed. */
  green: int(0, ROW_CELLS),
  /** The numbers written, from the left; an orange one before it is multiplied. */
  orange: NUMBERS,
  pink: NUMBERS,
  rerolls: ACTIONS,
  extraDice: ACTIONS,
  foxes: int(0, 5),
  /** Bonuses that wait to be used. */
  waiting: schema.array(schema.picklist(GAINS.slice(0, WAITING_KINDS) as WaitingBonus[])),
  /** The state of the seat at the end of a turn: it owes a choice, may use extra dice, or is done. */
  stage: schema.picklist(STAGES),
  /** Dice used as extra dice in this turn. */
  extraUsed: SET_OF_DICE,
});

const STATE = schema.strictObject({
  phase: schema.picklist(PHASES),
  starter: int(0, 3),
  /** Turns that are over, of all seats together. */
  turnsOver: int(0, 16),
  /** How many of the three rolls the active player has made. */
  rolls: int(0, 3),
  /** The face of every die, in hand, on a field or on the tray; null before the first roll of a turn. */
  faces: schema.nullable(schema.strictObject(schema.entriesFromList(DICE, FACE))),
  hand: SET_OF_DICE,
  tray: SET_OF_DICE,
  /** The dice on the active player's fields, in the order of taking. */
  fields: schema.pipe(SET_OF_DICE, schema.maxLength(3)),
  sheets: schema.array(SHEET),
});

/** The published JSON of a Clever state. */
export type CleverState = schema.InferOutput<typeof STATE>;
export type CleverSheet = schema.InferOutput<typeof SHEET>;

export function encode(p: Position): CleverState {
  const faces = DICE.map((name, die): [DieName, number] => [name, faceOf(p, die)]);
  return {
    phase: PHASES[p[PHASE]],
    starter: p[STARTER],
    turnsOver: p[TURN],
    rolls: p[ROLLS],
    faces: p[FACES] === 0 ? null : (Object.fromEntries(faces) as Record<DieName, number>),
    hand: [...namesOf(p[HAND])],
    tray: [...namesOf(p[TRAY])],
    fields: [0, 3, 6].flatMap((shift) => {
      const die = (p[FIELDS] >> shift) & 7;
      return die > 0 ? [DICE[die - 1]] : [];
    }),
    sheets: Array.from({ length: p[SEATS] }, (_, seat) => encodeSheet(p, sheetOf(seat))),
  };
}

function encodeSheet(p: Position, sheet: number): CleverSheet {
  const earned = earnedOf(p, sheet, roundOf(p));
  return {
    yellow: YELLOW_CELLS.filter((cell) => (p[sheet + YELLOW_WORD] >> yellowBit(cell)) & 1),
    blue: Array.from({ length: BLUE_CELLS }, (_, cell) => cell)
      .filter((cell) => (p[sheet + BLUE_WORD] >> cell) & 1)
      .map((cell) => cell + BLUE_FIRST),
    green: p[sheet + GREEN_WORD],
    orange: numbersOf(p[sheet + ORANGE_WORD], p[sheet + ORANGE_NUMBERS], p[sheet + LAST_NUMBERS] & 7),
    pink: numbersOf(p[sheet + PINK_WORD], p[sheet + PINK_NUMBERS], p[sheet + LAST_NUMBERS] >> 3),
    rerolls: { earned: earned[REROLL_GAIN], used: earned[REROLL_GAIN] - p[sheet + REROLLS] },
    extraDice: { earned: earned[EXTRA_GAIN], used: earned[EXTRA_GAIN] - p[sheet + EXTRAS] },
    foxes: foxCount(p, sheet),
    waiting: GAINS.slice(0, WAITING_KINDS).flatMap((gain, kind) =>
      new Array<WaitingBonus>(waitingOf(p[sheet + WAITING], kind)).fill(gain as WaitingBonus),
    ),
    stage: STAGES[p[sheet + STAGE]],
    extraUsed: [...namesOf(p[sheet + USED])],
  };
}

function numbersOf(count: number, packed: number, last: number): number[] {
  return Array.from({ length: count }, (_, cell) =>
    cell === ROW_CELLS - 1 ? last : (packed >> (3 * cell)) & 7,
  );
}

export function decode(json: unknown, options: Options): Result<Position> {
  const parsed = read(STATE, json);
  if (!parsed.ok) return parsed;
  const state = parsed.value;
  if (state.sheets.length !== options.seats) return impossible('sheets', 'one-for-each-seat');
  const p = blank(facts, options, wordsFor(options.seats));
  p[PHASE] = PHASES.indexOf(state.phase);
  p[STARTER] = state.starter;
  p[TURN] = state.turnsOver;
  p[ROLLS] = state.rolls;
  p[SOLO_EXTRA] = options.soloExtraDie === true ? 1 : 0;
  if (state.faces) for (const [die, name] of DICE.entries()) p[FACES] |= state.faces[name] << (3 * die);
  p[HAND] = setOf(state.hand);
  p[TRAY] = setOf(state.tray);
  for (const [field, die] of state.fields.entries()) p[FIELDS] |= (DICE.indexOf(die) + 1) << (3 * field);
  const lying = [...state.hand, ...state.tray, ...state.fields];
  if (lying.length !== DICE.length || new Set(lying).size !== DICE.length)
    return impossible('hand', 'every-die-in-one-place');
  for (const [seat, sheet] of state.sheets.entries()) {
    const wrong = packSheet(p, sheetOf(seat), sheet);
    if (wrong !== null) return impossible(`sheets.${seat}.${wrong[0]}`, wrong[1]);
  }
  return check(p, options);
}

/** What is wrong with the sheet taken alone: the place and the reason; or null. */
function packSheet(p: Position, sheet: number, from: CleverSheet): readonly [string, string] | null {
  for (const name of ['yellow', 'blue', 'extraUsed'] as const) {
    if (new Set<unknown>(from[name]).size !== from[name].length) return [name, 'named-twice'];
  }
  p[sheet + YELLOW_WORD] = from.yellow.reduce((set, cell) => set | (1 << yellowBit(cell)), YELLOW_START);
  p[sheet + BLUE_WORD] = from.blue.reduce((set, sum) => set | (1 << (sum - BLUE_FIRST)), 0);
  p[sheet + GREEN_WORD] = from.green;
  packNumbers(p, sheet, from);
  const earned = earnedOf(p, sheet, roundOf(p));
  for (const [name, gain, word] of [
    ['rerolls', REROLL_GAIN, REROLLS],
    ['extraDice', EXTRA_GAIN, EXTRAS],
  ] as const) {
    if (from[name].earned !== earned[gain]) return [name, 'not-what-the-sheet-gave'];
    if (from[name].used > from[name].earned) return [name, 'used-more-than-earned'];
    p[sheet + word] = from[name].earned - from[name].used;
  }
  if (from.foxes !== foxCount(p, sheet)) return ['foxes', 'not-what-the-sheet-gave'];
  for (const [kind, gain] of GAINS.slice(0, WAITING_KINDS).entries()) {
    const count = from.waiting.filter((bonus) => bonus === gain).length;
    if (count > earned[kind]) return ['waiting', 'not-what-the-sheet-gave'];
    p[sheet + WAITING] |= count << (2 * kind);
  }
  p[sheet + STAGE] = STAGES.indexOf(from.stage);
  p[sheet + USED] = setOf(from.extraUsed);
  return null;
}

function packNumbers(p: Position, sheet: number, { orange, pink }: CleverSheet): void {
  p[sheet + ORANGE_WORD] = orange.length;
  p[sheet + PINK_WORD] = pink.length;
  for (const [cell, number] of orange.slice(0, ROW_CELLS - 1).entries())
    p[sheet + ORANGE_NUMBERS] |= number << (3 * cell);
  for (const [cell, number] of pink.slice(0, ROW_CELLS - 1).entries())
    p[sheet + PINK_NUMBERS] |= number << (3 * cell);
  p[sheet + LAST_NUMBERS] = (orange[ROW_CELLS - 1] ?? 0) | ((pink[ROW_CELLS - 1] ?? 0) << 3);
  p[sheet + ORANGE_SUM] = orange.reduce((sum, number, cell) => sum + number * ORANGE_TIMES[cell], 0);
  p[sheet + PINK_SUM] = pink.reduce((sum, number) => sum + number, 0);
  const last = pink.at(-1) ?? 0;
  p[sheet + PINK_FLOOR] = pink.length === ROW_CELLS ? 6 : last % 6;
}

function setOf(dice: readonly DieName[]): number {
  return dice.reduce((set, die) => set | (1 << DICE.indexOf(die)), 0);
}
