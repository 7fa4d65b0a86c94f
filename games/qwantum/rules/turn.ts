import {
  type Dice,
  type Face,
  type Move,
  type MoveList,
  type Position,
  type Roll,
  SEATS,
  starterLot,
} from '@iacta/core';
import { ALL_DICE, DICE_OF, ONE_EACH, valuesOf, without, withRoll } from './dice.ts';
import type { QwantumEvent } from './events.ts';
import { COLOURS, DIE_IDS, MISSED_LIMIT } from './facts.ts';
import {
  ANSWER,
  ANSWERS,
  ASKED,
  activeSeat,
  answerOf,
  CHOOSE,
  ENTER,
  ENTERS,
  FACES,
  FIRST,
  IN_HAND,
  LOT,
  MISSED,
  NO_ANSWER,
  OVER,
  PASSED,
  PHASE,
  SECOND,
  STARTER,
  sheetAt,
  TURN,
  USED,
  VALUES,
} from './layout.ts';
import { diceIn, ENTER_FIRST, KEEP, SKIP } from './moves.ts';
import { byColour, faceOf } from './reading.ts';
import { crossMissed, enter, isFull, openColours } from './sheet.ts';

type Events = QwantumEvent[] | null;

export function dice(p: Position): Dice | null {
  if (p[IN_HAND] !== 0) return DICE_OF[p[IN_HAND]];
  return p[PHASE] === LOT ? starterLot(p[SEATS]) : null;
}

/** One throw a turn; the second one repeats dice of the first. */
export function throwKey(p: Position): number {
  return p[PHASE] === LOT ? -1 : p[TURN];
}

export function deciders(p: Position): number {
  if (p[PHASE] === ANSWER) return p[ASKED] & ~answered(p);
  return p[PHASE] === CHOOSE || p[PHASE] === ENTER ? 1 << activeSeat(p) : 0;
}

/** An answer may be changed until the last one is in (Q-R3). */
export function changers(p: Position): number {
  return answered(p);
}

function answered(p: Position): number {
  let seats = 0;
  for (let seat = 0; seat < p[SEATS]; seat++) if (answerOf(p, seat) !== NO_ANSWER) seats |= 1 << seat;
  return seats;
}

/** Where a single seat is asked nothing stays under cover: its answer is opened at once. */
export function sealed(p: Position): boolean {
  return (p[ASKED] & (p[ASKED] - 1)) !== 0;
}

export function hide(p: Position, seat: number): void {
  p[ANSWERS] &= seat < 0 ? 0 : 7 << (3 * seat);
}

export function list(p: Position, seat: number, out: MoveList): void {
  if (p[PHASE] === CHOOSE) {
    for (let move = KEEP; move <= ALL_DICE; move++) out.add(move);
    return;
  }
  const open = openColours(p, seat);
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if ((open >> colour) & 1) out.add(ENTER_FIRST + colour);
  }
  out.add(SKIP);
}

export function applyRoll(p: Position, roll: Roll, events: Events): void {
  if (p[PHASE] === LOT) {
    p[STARTER] = roll;
    events?.push({ type: 'starter', seat: roll });
    takeAllDice(p);
    return;
  }
  const thrown = p[IN_HAND];
  const first = p[PHASE] === FIRST;
  p[FACES] = first ? roll + ONE_EACH : withRoll(p[FACES], thrown, roll);
  p[IN_HAND] = 0;
  p[VALUES] = valuesOf(p[FACES]);
  events?.push({ type: 'thrown', seat: activeSeat(p), attempt: first ? 1 : 2, dice: facesOf(p, thrown) });
  if (first) p[PHASE] = CHOOSE;
  else startB(p, events);
}

function facesOf(p: Position, set: number) {
  return diceIn(set).map((die) => ({ die, face: faceOf(p, DIE_IDS.indexOf(die)) as Face }));
}

export function takeAllDice(p: Position): void {
  p[PHASE] = FIRST;
  p[IN_HAND] = ALL_DICE;
}

export function applyMove(p: Position, seat: number, move: Move, events: Events): void {
  switch (p[PHASE]) {
    case CHOOSE:
      choose(p, seat, move, events);
      return;
    case ENTER:
      playB(p, seat, move, events);
      return;
    default:
      answer(p, seat, move === SKIP ? PASSED : ENTERS + move - ENTER_FIRST, events);
  }
}

/** A: the second throw, of any dice, or none (Q-7, Q-R7). */
function choose(p: Position, seat: number, move: Move, events: Events): void {
  if (move === KEEP) {
    events?.push({ type: 'kept', seat });
    startB(p, events);
    return;
  }
  p[IN_HAND] = move;
  p[FACES] = without(p[FACES], move);
  p[VALUES] = 0;
  p[PHASE] = SECOND;
  events?.push({ type: 'again', seat, dice: diceIn(move) });
}

/** The values are fixed from here on (Q-R3). A seat that can enter nothing is not asked (Q-R9). */
function startB(p: Position, events: Events): void {
  const seat = activeSeat(p);
  events?.push({ type: 'values', seat, values: byColour(p[VALUES]) });
  p[PHASE] = ENTER;
  if (openColours(p, seat) !== 0) return;
  events?.push({ type: 'nothingFits', action: 'B', seats: [seat] });
  startC(p, events);
}

function playB(p: Position, seat: number, move: Move, events: Events): void {
  if (move === SKIP) {
    events?.push({ type: 'skipped', seat });
  } else {
    enter(p, seat, move - ENTER_FIRST, events);
    p[USED] = move - ENTER_FIRST + 1;
    // the fourth full row ends the game before C.
    if (isFull(p, seat)) {
      endTurn(p, true, events);
      return;
    }
  }
  startC(p, events);
}

function startC(p: Position, events: Events): void {
  p[PHASE] = ANSWER;
  for (let seat = 0; seat < p[SEATS]; seat++) if (openColours(p, seat) !== 0) p[ASKED] |= 1 << seat;
  if (events !== null) {
    const seats = clockwise(p).filter((seat) => ((p[ASKED] >> seat) & 1) === 0);
    if (seats.length > 0) events.push({ type: 'nothingFits', action: 'C', seats });
  }
  if (p[ASKED] === 0) openAnswers(p, events);
}

/** All seats, the active one first. */
function clockwise(p: Position): number[] {
  const active = activeSeat(p);
  return Array.from({ length: p[SEATS] }, (_, i) => (active + i) % p[SEATS]);
}

function answer(p: Position, seat: number, value: number, events: Events): void {
  p[ANSWERS] = (p[ANSWERS] & ~(7 << (3 * seat))) | (value << (3 * seat));
  if (sealed(p)) events?.push({ type: 'answered', seat });
  if (deciders(p) === 0) openAnswers(p, events);
}

/** C opened: entries, then the missed throw, then the end (Q-R1). */
function openAnswers(p: Position, events: Events): void {
  const active = activeSeat(p);
  if (events !== null && p[ASKED] !== 0) {
    const seats = clockwise(p);
    const entering = seats.filter((seat) => answerOf(p, seat) >= ENTERS);
    events.push({ type: 'opened', entering, passing: seats.filter((seat) => answerOf(p, seat) === PASSED) });
  }
  for (let i = 0; i < p[SEATS]; i++) {
    const seat = (active + i) % p[SEATS];
    const given = answerOf(p, seat);
    if (given >= ENTERS) enter(p, seat, given - ENTERS, events);
  }
  if (p[USED] === 0 && answerOf(p, active) < ENTERS) crossMissed(p, active, events);
  let over = p[sheetAt(active) + MISSED] === MISSED_LIMIT;
  for (let seat = 0; seat < p[SEATS]; seat++) if (isFull(p, seat)) over = true;
  endTurn(p, over, events);
}

function endTurn(p: Position, over: boolean, events: Events): void {
  if (over) events?.push({ type: 'over', full: clockwise(p).filter((seat) => isFull(p, seat)) });
  p[FACES] = 0;
  p[VALUES] = 0;
  p[USED] = 0;
  p[ASKED] = 0;
  p[ANSWERS] = 0;
  p[TURN]++;
  if (over) p[PHASE] = OVER;
  else takeAllDice(p);
}
