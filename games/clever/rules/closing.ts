import type { Move, MoveList, Position } from '@iacta/core';
import { listBonuses, settle, useBonus } from './bonuses.ts';
import { shown } from './dice.ts';
import type { Events } from './events.ts';
import { activeSeat, faceOf, PHASE_CODES, SEAT_WORDS, STAGE_CODES, sheetOf, WORDS } from './layout.ts';
import { anyFits, blueCell, listMarks, mark } from './marks.ts';
import * as moves from './moves.ts';
import { areaOf, cellOf, kindOf, whichOf } from './moves.ts';
import * as sheets from './sheet.ts';
import { AREAS, DICE } from './sheet.ts';

const { ALL_DICE, BLUE, NO_GAIN } = sheets;
const { BONUS, DONE_MOVE, EXTRA, PASS, TAKE } = moves;
const { HAND, PHASE, SOLO_EXTRA, TRAY, SEATS } = WORDS;
const { EXTRAS, STAGE, USED, WAITING } = SEAT_WORDS;
const { CLOSE, SOLO_CLOSE } = PHASE_CODES;
const { CHOICE, DONE, WINDOW } = STAGE_CODES;

// The end of a turn: every seat on its own sheet, all at the same time (C-15 to C-17, C-R9).

export function openClosing(p: Position, events: Events): void {
  const active = activeSeat(p);
  p[PHASE] = CLOSE;
  events?.push({ type: 'tray', seat: active, dice: shown(p, p[TRAY]) });
  for (let seat = 0; seat < p[SEATS]; seat++) {
    if (seat === active) openWindow(p, seat);
    else openChoice(p, seat, events);
  }
}

export function openSoloClosing(p: Position, events: Events): void {
  p[PHASE] = SOLO_CLOSE;
  events?.push({ type: 'tray', seat: 0, dice: shown(p, p[TRAY]) });
  openChoice(p, 0, events);
}

/** The dice on the active player's fields: those that lie nowhere else. */
export function onFields(p: Position): number {
  return ALL_DICE & ~p[HAND] & ~p[TRAY];
}

function openChoice(p: Position, seat: number, events: Events): void {
  const sheet = sheetOf(seat);
  if (anyFits(p, sheet, p[TRAY] | onFields(p))) {
    p[sheet + STAGE] = CHOICE;
    return;
  }
  events?.push({ type: 'nothing', seat });
  openWindow(p, seat);
}

function openWindow(p: Position, seat: number): void {
  const sheet = sheetOf(seat);
  p[sheet + STAGE] = WINDOW;
  closeIfIdle(p, sheet);
}

/** A seat is not asked for an extra die that cannot be used (C-R3). */
function closeIfIdle(p: Position, sheet: number): void {
  if (p[sheet + STAGE] === WINDOW && p[sheet + WAITING] === 0 && !canUseExtra(p, sheet)) close(p, sheet);
}

function close(p: Position, sheet: number): void {
  p[sheet + STAGE] = DONE;
  p[sheet + USED] = 0;
}

export function canUseExtra(p: Position, sheet: number): boolean {
  if (p[sheet + EXTRAS] === 0 || (p[PHASE] === SOLO_CLOSE && p[SOLO_EXTRA] === 0)) return false;
  return anyFits(p, sheet, ALL_DICE & ~p[sheet + USED]);
}

export function listClosing(p: Position, seat: number, out: MoveList): void {
  const sheet = sheetOf(seat);
  if (p[sheet + STAGE] === CHOICE) {
    const before = out.count;
    listMarks(p, sheet, p[TRAY], TAKE, out);
    if (out.count > before) return;
    listMarks(p, sheet, onFields(p), TAKE, out);
    out.add(PASS);
  } else if (p[sheet + WAITING] !== 0) {
    listBonuses(p, sheet, out);
  } else {
    listMarks(p, sheet, ALL_DICE & ~p[sheet + USED], EXTRA, out);
    out.add(DONE_MOVE);
  }
}

export function closeMove(p: Position, seat: number, move: Move, events: Events): void {
  const sheet = sheetOf(seat);
  switch (move) {
    case DONE_MOVE:
      close(p, sheet);
      events?.push({ type: 'closed', seat });
      return;
    case PASS:
      events?.push({ type: 'nothing', seat });
      openWindow(p, seat);
      return;
    default:
  }
  const kind = kindOf(move);
  if (kind === BONUS) useBonus(p, seat, move, events);
  else if (kind === TAKE) useDie(p, seat, move, events);
  else useExtra(p, seat, move, events);
  settle(p, seat, events);
  closeIfIdle(p, sheet);
}

function useDie(p: Position, seat: number, move: Move, events: Events): void {
  const die = whichOf(move);
  p[sheetOf(seat) + STAGE] = WINDOW;
  events?.push({
    type: 'used',
    seat,
    die: DICE[die],
    face: faceOf(p, die),
    as: AREAS[areaOf(move)],
    from: (p[TRAY] >> die) & 1 ? 'tray' : 'fields',
  });
  markDie(p, seat, move, events);
}

function useExtra(p: Position, seat: number, move: Move, events: Events): void {
  const sheet = sheetOf(seat);
  const die = whichOf(move);
  const left = --p[sheet + EXTRAS];
  p[sheet + USED] |= 1 << die;
  events?.push({ type: 'extra', seat, die: DICE[die], face: faceOf(p, die), as: AREAS[areaOf(move)], left });
  markDie(p, seat, move, events);
}

function markDie(p: Position, seat: number, move: Move, events: Events): void {
  const area = areaOf(move);
  const cell = area === BLUE ? blueCell(p) : cellOf(move);
  mark(p, seat, area, cell, faceOf(p, whichOf(move)), NO_GAIN, events);
}
