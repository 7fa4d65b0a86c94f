import { countBits, type Move, type MoveList, type Position, type Roll } from '@iacta/core';
import { listBonuses, settle, useBonus } from './bonuses.ts';
import { closeMove, listClosing, openClosing, openSoloClosing } from './closing.ts';
import { namesOf, SOLO_TRAY, shown, surelyLowest, throwInto, tiedToTray } from './dice.ts';
import type { Events } from './events.ts';
import {
  activeSeat,
  allTurns,
  faceOf,
  PHASE_CODES,
  roundOf,
  SEAT_WORDS,
  STAGE_CODES,
  sheetOf,
  WORDS,
} from './layout.ts';
import { anyFits, blueCell, earn, listMarks, mark } from './marks.ts';
import * as moves from './moves.ts';
import { areaOf, cellOf, whichOf } from './moves.ts';
import * as sheets from './sheet.ts';
import { AREAS, DICE, GAINS, ROUND_GAINS } from './sheet.ts';

const { ALL_DICE, BLUE, NO_GAIN } = sheets;
const { PASS, REROLL, TAKE } = moves;
const { FACES, FIELDS, HAND, PHASE, ROLLS, STARTER, TRAY, TURN, SEATS } = WORDS;
const { REROLLS, STAGE, WAITING } = SEAT_WORDS;
const { CHAIN, CLOSE, LOT, OVER, PICK, ROLL, SOLO_CLOSE, SOLO_LOT, SOLO_ROLL, START } = PHASE_CODES;
const { DONE } = STAGE_CODES;

const MOST_ROLLS = 3;

export function deciders(p: Position): number {
  switch (p[PHASE]) {
    case PICK:
    case CHAIN:
      return 1 << activeSeat(p);
    case START:
      return seatsWith(p, WAITING);
    case CLOSE:
    case SOLO_CLOSE:
      return seatsWith(p, STAGE);
    default:
      return 0;
  }
}

function seatsWith(p: Position, word: number): number {
  let seats = 0;
  for (let seat = 0; seat < p[SEATS]; seat++) if (p[sheetOf(seat) + word] !== 0) seats |= 1 << seat;
  return seats;
}

export function list(p: Position, seat: number, out: MoveList): void {
  switch (p[PHASE]) {
    case PICK:
      listPicks(p, seat, out);
      return;
    case CLOSE:
    case SOLO_CLOSE:
      listClosing(p, seat, out);
      return;
    default:
      listBonuses(p, sheetOf(seat), out);
  }
}

/** A die that can be marked must be taken; only a reroll may come instead (C-R1, C-R11). */
function listPicks(p: Position, seat: number, out: MoveList): void {
  const sheet = sheetOf(seat);
  const before = out.count;
  listMarks(p, sheet, p[HAND], TAKE, out);
  if (out.count === before) out.add(PASS);
  if (p[sheet + REROLLS] > 0) out.add(REROLL);
}

export function applyRoll(p: Position, roll: Roll, events: Events): void {
  switch (p[PHASE]) {
    case LOT:
      p[STARTER] = roll;
      p[PHASE] = ROLL;
      events?.push({ type: 'starter', seat: roll });
      return;
    case SOLO_ROLL:
      soloRoll(p, roll, events);
      return;
    case SOLO_LOT:
      soloLot(p, roll, events);
      return;
    default:
      activeRoll(p, roll, events);
  }
}

function activeRoll(p: Position, roll: Roll, events: Events): void {
  const seat = activeSeat(p);
  // The first round's bonus is on every sheet from the beginning; its event comes here (C-R15).
  if (events && p[TURN] === 0 && p[FACES] === 0) tellRound(p, events);
  throwInto(p, p[HAND], roll);
  p[ROLLS]++;
  events?.push({ type: 'rolled', seat, roll: p[ROLLS], dice: shown(p, p[HAND]) });
  const sheet = sheetOf(seat);
  if (p[sheet + REROLLS] === 0 && !anyFits(p, sheet, p[HAND])) spendRoll(p, seat, events);
  else p[PHASE] = PICK;
}

function spendRoll(p: Position, seat: number, events: Events): void {
  events?.push({ type: 'rollSpent', seat, roll: p[ROLLS] });
  afterChoice(p, events);
}

export function applyMove(p: Position, seat: number, move: Move, events: Events): void {
  switch (p[PHASE]) {
    case PICK:
      if (move === REROLL) reroll(p, seat, events);
      else if (move === PASS) spendRoll(p, seat, events);
      else take(p, seat, move, events);
      return;
    case CHAIN:
      useBonus(p, seat, move, events);
      settle(p, seat, events);
      if (p[sheetOf(seat) + WAITING] === 0) afterChoice(p, events);
      return;
    case START:
      useBonus(p, seat, move, events);
      settle(p, seat, events);
      if (seatsWith(p, WAITING) === 0) p[PHASE] = ROLL;
      return;
    default:
      closeMove(p, seat, move, events);
      if (p[sheetOf(seat) + STAGE] === DONE && seatsWith(p, STAGE) === 0) endTurn(p, events);
  }
}

/** The dice of the last roll again; it does not count as one of the three (C-14, C-R11). */
function reroll(p: Position, seat: number, events: Events): void {
  const left = --p[sheetOf(seat) + REROLLS];
  p[ROLLS]--;
  p[PHASE] = ROLL;
  events?.push({ type: 'rerolled', seat, left });
}

function take(p: Position, seat: number, move: Move, events: Events): void {
  const die = whichOf(move);
  const face = faceOf(p, die);
  const area = areaOf(move);
  p[HAND] &= ~(1 << die);
  const field = p[FIELDS] === 0 ? 0 : p[FIELDS] < 8 ? 3 : 6;
  p[FIELDS] |= (die + 1) << field;
  const lower = lowerInHand(p, face);
  p[HAND] &= ~lower;
  p[TRAY] |= lower;
  events?.push({ type: 'took', seat, die: DICE[die], face, as: AREAS[area], lower: namesOf(lower) });
  mark(p, seat, area, area === BLUE ? blueCell(p) : cellOf(move), face, NO_GAIN, events);
  settle(p, seat, events);
  if (p[sheetOf(seat) + WAITING] === 0) afterChoice(p, events);
  else p[PHASE] = CHAIN;
}

/** Strictly lower, and still in hand (C-10, C-R13). */
function lowerInHand(p: Position, face: number): number {
  let lower = 0;
  for (let rest = p[HAND]; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    if (faceOf(p, 31 - Math.clz32(bit)) < face) lower |= bit;
  }
  return lower;
}

function afterChoice(p: Position, events: Events): void {
  if (p[ROLLS] < MOST_ROLLS && p[HAND] !== 0) {
    p[PHASE] = ROLL;
    return;
  }
  p[TRAY] |= p[HAND];
  p[HAND] = 0;
  p[ROLLS] = 0;
  openClosing(p, events);
  if (seatsWith(p, STAGE) === 0) endTurn(p, events);
}

/** Alone, the passive half follows the active one; else the next seat is active (C-23, C-24). */
function endTurn(p: Position, events: Events): void {
  const passiveHalfNext = p[SEATS] === 1 && p[PHASE] === CLOSE;
  p[FACES] = 0;
  p[HAND] = ALL_DICE;
  p[TRAY] = 0;
  p[FIELDS] = 0;
  if (passiveHalfNext) {
    p[PHASE] = SOLO_ROLL;
    return;
  }
  p[TURN]++;
  if (p[TURN] === allTurns(p)) {
    p[PHASE] = OVER;
    events?.push({ type: 'over' });
    return;
  }
  p[PHASE] = ROLL;
  if (p[TURN] % p[SEATS] === 0) startRound(p, events);
}

function startRound(p: Position, events: Events): void {
  if (events) tellRound(p, events);
  const gain = ROUND_GAINS[roundOf(p)];
  for (let seat = 0; seat < p[SEATS]; seat++) {
    earn(p, seat, sheetOf(seat), gain, null);
    settle(p, seat, events);
  }
  if (seatsWith(p, WAITING) !== 0) p[PHASE] = START;
}

function tellRound(p: Position, events: NonNullable<Events>): void {
  const round = roundOf(p);
  const gain = ROUND_GAINS[round];
  events.push({ type: 'round', round, bonus: gain === NO_GAIN ? null : GAINS[gain] });
}

/** The three lowest go to the tray; a lot decides between equal dice where not all of them fit (C-24, C-R7). */
function soloRoll(p: Position, roll: Roll, events: Events): void {
  throwInto(p, ALL_DICE, roll);
  events?.push({ type: 'soloRolled', seat: 0, dice: shown(p, ALL_DICE) });
  p[TRAY] = surelyLowest(p);
  p[HAND] = ALL_DICE & ~p[TRAY];
  if (countBits(p[TRAY]) < SOLO_TRAY) p[PHASE] = SOLO_LOT;
  else soloClosing(p, events);
}

function soloLot(p: Position, roll: Roll, events: Events): void {
  const chosen = tiedToTray(p, roll);
  p[TRAY] |= chosen;
  p[HAND] &= ~chosen;
  events?.push({ type: 'soloLot', seat: 0, dice: namesOf(chosen) });
  soloClosing(p, events);
}

function soloClosing(p: Position, events: Events): void {
  openSoloClosing(p, events);
  if (seatsWith(p, STAGE) === 0) endTurn(p, events);
}
