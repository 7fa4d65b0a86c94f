import { blank, int, type Options, type Position, type Result, read, schema } from '@iacta/core';
import { check } from './check.ts';
import { FACES, facts, ROUNDS } from './facts.ts';
import { SQUARES, type Square, squaresIn } from './grid.ts';
import {
  ACTIVE,
  BLOCKER,
  blockerSquare,
  DICE,
  faceAt,
  MARKER,
  markerSquare,
  PHASE,
  PHASES,
  putDie,
  ROUND,
  STARTER,
  scoreWord,
  WORDS,
} from './layout.ts';

const SQUARE = schema.picklist(SQUARES);
const SEAT = int(0, 1);

const STATE = schema.strictObject({
  phase: schema.picklist(PHASES),
  /** The seat that starts rounds 1 and 3. */
  starter: SEAT,
  /** The seat to move; 0 when there is none. */
  active: SEAT,
  /** The grid of the round in progress (when over: of the last one), seat by seat. */
  seats: schema.strictTuple([side(), side()]),
  /** The points of the rounds that are over, seat by seat. */
  rounds: schema.pipe(schema.array(schema.strictTuple([int(0, 99), int(0, 99)])), schema.maxLength(ROUNDS)),
});

function side() {
  return schema.strictObject({
    /** Faces by square. */
    dice: schema.pipe(
      schema.unknown(),
      // An empty list would pass for a record without entries.
      schema.check((dice) => !Array.isArray(dice)),
      schema.record(SQUARE, int(1, FACES)),
    ),
    /** Null while in hand. */
    blocker: schema.nullable(SQUARE),
    /** The square of the die played last, null before the first of the round. */
    marker: schema.nullable(SQUARE),
  });
}

/** The published JSON of a DOCE state. */
export type DoceState = schema.InferOutput<typeof STATE>;

export function encode(p: Position): DoceState {
  return {
    phase: PHASES[p[PHASE]],
    starter: p[STARTER],
    active: p[ACTIVE],
    seats: [sideOf(p, 0), sideOf(p, 1)],
    rounds: Array.from({ length: p[ROUND] }, (_, round): [number, number] => [
      p[scoreWord(round, 0)],
      p[scoreWord(round, 1)],
    ]),
  };
}

function sideOf(p: Position, seat: number): DoceState['seats'][number] {
  const dice = squaresIn(p[DICE + seat]).map((square) => [SQUARES[square], faceAt(p, square)]);
  return {
    dice: Object.fromEntries(dice) as Record<Square, number>,
    blocker: SQUARES[blockerSquare(p, seat)] ?? null,
    marker: SQUARES[markerSquare(p, seat)] ?? null,
  };
}

export function decode(json: unknown, options: Options): Result<Position> {
  const parsed = read(STATE, json);
  if (!parsed.ok) return parsed;
  const state = parsed.value;
  return check(pack(state, options), options, piecesIn(state));
}

function pack(state: DoceState, options: Options): Position {
  const p = blank(facts, options, WORDS);
  p[PHASE] = PHASES.indexOf(state.phase);
  p[STARTER] = state.starter;
  p[ACTIVE] = state.active;
  p[ROUND] = state.rounds.length;
  for (const [seat, { dice, blocker, marker }] of state.seats.entries()) {
    for (const [square, face] of Object.entries(dice)) putDie(p, seat, indexOf(square), face);
    // The square plus one: a missing name has the index -1.
    p[MARKER + seat] = indexOf(marker) + 1;
    p[BLOCKER + seat] = indexOf(blocker) + 1;
  }
  for (const [round, pair] of state.rounds.entries()) {
    for (const [seat, points] of pair.entries()) p[scoreWord(round, seat)] = points;
  }
  return p;
}

function indexOf(square: string | null): number {
  return SQUARES.indexOf(square as Square);
}

function piecesIn({ seats }: DoceState): number {
  return seats.reduce(
    (sum, { dice, blocker }) => sum + Object.keys(dice).length + (blocker === null ? 0 : 1),
    0,
  );
}
