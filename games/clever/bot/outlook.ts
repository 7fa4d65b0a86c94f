import type { Position } from '@iacta/core';
import {
  activeSeat,
  allTurns,
  CHOICE,
  CLOSE,
  DONE,
  FACES,
  HAND,
  OVER,
  PHASE,
  ROLL,
  ROLLS,
  SOLO_CLOSE,
  SOLO_ROLL,
  STAGE,
  sheetOf,
  TRAY,
  TURN,
  USED,
  WINDOW,
} from '../rules/layout.ts';

/** What a seat waits for, as the value function distinguishes it. */
export const KINDS = {
  /** The next turn, or the next half of it alone. */
  turn: 0,
  /** Its own dice in hand, thrown again. */
  roll: 1,
  /** Extra dice. */
  window: 2,
  over: 3,
  /** A die of the tray that another seat fills. */
  tray: 4,
} as const;

/** What is still to come for a seat; its sheet is read from the position itself. */
export interface Outlook {
  kind: number;
  /** Three bits a die; 0 for a die that is still to be thrown. */
  faces: number;
  hand: number;
  /** Only for a seat that waits for it. */
  tray: number;
  used: number;
  rolls: number;
  /** Turns that are over, alone: half-turns. */
  time: number;
  /** Turns until this seat is active; 0 while it is. */
  distance: number;
  /** Whether the bonus of the round is still to be added to the sheet. */
  owed: boolean;
}

export function newOutlook(): Outlook {
  return { kind: 0, faces: 0, hand: 0, tray: 0, used: 0, rolls: 0, time: 0, distance: 0, owed: false };
}

/** Turns that are over, alone: half-turns. */
export function timeOf(p: Position): number {
  if (p[0] !== 1) return p[TURN];
  return 2 * p[TURN] + (p[PHASE] === SOLO_ROLL || p[PHASE] === SOLO_CLOSE ? 1 : 0);
}

/** The time at which a game is over. */
export function endOf(p: Position): number {
  return p[0] === 1 ? 2 * allTurns(p) : allTurns(p);
}

/** Looks ahead from a position in which this seat has nothing left to choose at once, or waits for a tray. */
export function lookAhead(p: Position, seat: number, out: Outlook): void {
  const phase = p[PHASE];
  const active = activeSeat(p);
  out.kind = phase === OVER ? KINDS.over : KINDS.turn;
  out.time = timeOf(p);
  out.owed = false;
  forgetDice(out);
  if (phase === ROLL && p[ROLLS] > 0) {
    out.kind = seat === active ? KINDS.roll : KINDS.tray;
    out.rolls = p[ROLLS];
    out.hand = p[HAND];
    if (seat !== active) out.tray = p[TRAY];
    out.faces = p[FACES] & ~handMask(p[HAND]);
  } else if (phase === CLOSE || phase === SOLO_CLOSE) {
    const stage = p[sheetOf(seat) + STAGE];
    if (stage === DONE) endTurn(p, out);
    else if (stage === WINDOW) {
      out.kind = KINDS.window;
      out.faces = p[FACES];
      out.used = p[sheetOf(seat) + USED];
    } else if (phase === CLOSE && stage === CHOICE) {
      out.kind = KINDS.tray;
      out.faces = p[FACES];
      out.tray = p[TRAY];
    }
  }
  const seats = p[0];
  out.distance = (seat - active - (out.time - timeOf(p)) + 2 * seats) % seats;
}

/** The outlook as if the turn that the seat is in the middle of, or that half of it, were over already. */
export function turnAsOver(p: Position, seat: number, out: Outlook): void {
  lookAhead(p, seat, out);
  const begun = out.kind !== KINDS.turn || (p[PHASE] === ROLL && p[FACES] !== 0);
  if (!begun || out.kind === KINDS.over) return;
  out.kind = KINDS.turn;
  forgetDice(out);
  endTurn(p, out);
  out.distance = (out.distance - 1 + p[0]) % p[0];
}

function forgetDice(out: Outlook): void {
  out.faces = 0;
  out.hand = 0;
  out.tray = 0;
  out.used = 0;
  out.rolls = 0;
}

/** This seat has finished this turn, others have not: it already considers the next one. */
function endTurn(p: Position, out: Outlook): void {
  out.time++;
  if (out.time === endOf(p)) out.kind = KINDS.over;
  else out.owed = out.time % (p[0] === 1 ? 2 : p[0]) === 0;
}

/** The bits of the faces of dice in hand. */
export function handMask(hand: number): number {
  let mask = 0;
  for (let die = 0; die < 6; die++) if ((hand >> die) & 1) mask |= 7 << (3 * die);
  return mask;
}
