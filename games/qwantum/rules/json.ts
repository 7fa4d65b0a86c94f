import {
  blank,
  type Face,
  impossible,
  int,
  type Options,
  type Position,
  type Result,
  read,
  SEATS,
  schema,
  yes,
} from '@iacta/core';
import { impossibility } from './check.ts';
import { ALL_DICE, DICE, valuesOf } from './dice.ts';
import {
  CELLS,
  COLOURED_FACES,
  COLOURS,
  type Colour,
  DIE_IDS,
  type DieId,
  facts,
  HIGHEST,
  MISSED_LIMIT,
  WHITE_FACES,
} from './facts.ts';
import {
  ANSWER,
  ANSWERS,
  ASKED,
  answerOf,
  at,
  ENTERS,
  FACES,
  FILLED,
  FIRST,
  IN_HAND,
  MISSED,
  NO_ANSWER,
  PASSED,
  PHASE,
  PHASES,
  SECOND,
  STARTER,
  sheetAt,
  TOTAL,
  TURN,
  USED,
  VALUES,
  wordsFor,
} from './layout.ts';
import { faceOf } from './reading.ts';
import { missedCost } from './scoring.ts';
import { columnPoints, filledOf, openColours } from './sheet.ts';

const ROW = schema.pipe(schema.array(int(1, HIGHEST)), schema.maxLength(CELLS));

const STATE = schema.strictObject({
  phase: schema.picklist(PHASES),
  starter: int(0, 3),
  /** Turns that are over, of all seats together. */
  turnsOver: int(0, 1000),
  /** The faces on the table; null: in hand. */
  dice: schema.strictObject({
    white: schema.nullable(schema.picklist(WHITE_FACES)),
    die1: schema.nullable(schema.picklist(COLOURED_FACES.die1)),
    die2: schema.nullable(schema.picklist(COLOURED_FACES.die2)),
    die3: schema.nullable(schema.picklist(COLOURED_FACES.die3)),
    die4: schema.nullable(schema.picklist(COLOURED_FACES.die4)),
    die5: schema.nullable(schema.picklist(COLOURED_FACES.die5)),
    die6: schema.nullable(schema.picklist(COLOURED_FACES.die6)),
  }),
  /** The colour entered in B. */
  used: schema.nullable(schema.picklist(COLOURS)),
  /** One for each seat: its sealed answer in C, null where it has given none. */
  answers: schema.array(schema.nullable(schema.picklist([...COLOURS, 'skip']))),
  /** Rows from left to right as far as they are filled. */
  sheets: schema.array(
    schema.strictObject({ purple: ROW, blue: ROW, red: ROW, yellow: ROW, missed: int(0, MISSED_LIMIT) }),
  ),
});

/** The published JSON of a Qwantum state. */
export type QwantumState = schema.InferOutput<typeof STATE>;

export function encode(p: Position): QwantumState {
  const seats = Array.from({ length: p[SEATS] }, (_, seat) => seat);
  return {
    phase: PHASES[p[PHASE]],
    starter: p[STARTER],
    turnsOver: p[TURN],
    dice: Object.fromEntries(DIE_IDS.map((id, die) => [id, faceOf(p, die)])) as QwantumState['dice'],
    used: p[USED] > 0 ? COLOURS[p[USED] - 1] : null,
    answers: seats.map((seat) => answerJson(answerOf(p, seat))),
    sheets: seats.map((seat) => ({
      purple: rowOf(p, seat, 'purple'),
      blue: rowOf(p, seat, 'blue'),
      red: rowOf(p, seat, 'red'),
      yellow: rowOf(p, seat, 'yellow'),
      missed: p[sheetAt(seat) + MISSED],
    })),
  };
}

function answerJson(answer: number): Colour | 'skip' | null {
  if (answer === NO_ANSWER) return null;
  return answer === PASSED ? 'skip' : COLOURS[answer - ENTERS];
}

function rowOf(p: Position, seat: number, name: Colour): number[] {
  const colour = COLOURS.indexOf(name);
  return Array.from({ length: filledOf(p, seat, colour) }, (_, cell) => at(p[sheetAt(seat) + cell], colour));
}

export function decode(json: unknown, options: Options): Result<Position> {
  const parsed = read(STATE, json);
  if (!parsed.ok) return parsed;
  const state = parsed.value;
  if (state.answers.length !== options.seats) return impossible('answers', 'one-for-each-seat');
  if (state.sheets.length !== options.seats) return impossible('sheets', 'one-for-each-seat');
  if (state.starter >= options.seats) return impossible('starter', 'no-such-seat');
  const p = pack(state, options);
  return impossibility(p, options) ?? yes(p);
}

function pack(state: QwantumState, options: Options): Position {
  const p = blank(facts, options, wordsFor(options.seats));
  p[PHASE] = PHASES.indexOf(state.phase);
  p[STARTER] = state.starter;
  p[TURN] = state.turnsOver;
  p[USED] = state.used === null ? 0 : COLOURS.indexOf(state.used) + 1;
  packDice(p, state.dice);
  for (const [seat, sheet] of state.sheets.entries()) packSheet(p, seat, sheet);
  for (const [seat, answer] of state.answers.entries()) {
    if (answer === null) continue;
    p[ANSWERS] |= (answer === 'skip' ? PASSED : ENTERS + COLOURS.indexOf(answer)) << (3 * seat);
  }
  if (p[PHASE] === ANSWER) {
    for (let seat = 0; seat < p[SEATS]; seat++) if (openColours(p, seat) !== 0) p[ASKED] |= 1 << seat;
  }
  return p;
}

function packDice(p: Position, dice: { readonly [die in DieId]: Face | null }): void {
  let lying = 0;
  for (const [die, id] of DIE_IDS.entries()) {
    const face = dice[id];
    if (face === null) continue;
    p[FACES] |= (DICE[die].faces.indexOf(face) + 1) << (3 * die);
    lying |= 1 << die;
  }
  if (lying === ALL_DICE) p[VALUES] = valuesOf(p[FACES]);
  if (p[PHASE] === FIRST || p[PHASE] === SECOND) p[IN_HAND] = ALL_DICE & ~lying;
}

function packSheet(p: Position, seat: number, sheet: QwantumState['sheets'][number]): void {
  const first = sheetAt(seat);
  for (const [colour, name] of COLOURS.entries()) {
    for (const [cell, value] of sheet[name].entries()) p[first + cell] |= value << (6 * colour);
    p[first + FILLED] |= sheet[name].length << (3 * colour);
  }
  p[first + MISSED] = sheet.missed;
  p[first + TOTAL] = 0 - missedCost(sheet.missed);
  for (let column = 0; column < CELLS; column++) p[first + TOTAL] += columnPoints(p[first + column]);
}
