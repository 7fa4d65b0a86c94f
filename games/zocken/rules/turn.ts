import {
  type Dice,
  diceOf,
  type Move,
  type MoveList,
  PIPS,
  type Position,
  type Roll,
  SEATS,
  starterLot,
} from '@iacta/core';
import type { ZockenEvent } from './events.ts';
import { COLOURS, DICE_BEFORE_WAGER, DOTS, FIELDS } from './facts.ts';
import {
  ALL_COLOURS,
  activeSeat,
  allTurns,
  answerOf,
  COLOURS_AT,
  DECLINED,
  diceDown,
  FACE,
  FACES,
  LOT,
  NO_ANSWER,
  OUT_FACES,
  OVER,
  PHASE,
  PICK,
  PICKED,
  PLACE,
  partWord,
  ROLL,
  STARTER,
  TURN,
  UNROLLED,
  WAGER,
  WAGERED,
  WAGERS,
} from './layout.ts';
import { DECLINE, GO_OUT, PICK_FIRST, PLACE_FIRST, TAKE_WAGER } from './moves.ts';
import { boardPart, MATCHES, matchCount, OUT, OUTER, PLACING, WAGER_PART, wagerPoints } from './scoring.ts';
import { fittingFields } from './strip.ts';

type Events = ZockenEvent[] | null;

const DIE_OF = COLOURS.map((colour) => diceOf([{ id: colour, faces: PIPS }]));

export function dice(p: Position): Dice | null {
  if (p[PHASE] === ROLL) return DIE_OF[p[PICKED] - 1];
  if (p[PHASE] === LOT) return starterLot(p[SEATS]);
  return null;
}

/** A die is thrown once in a turn, whenever it is picked. */
export function throwKey(p: Position): number {
  return p[PHASE] === LOT ? -1 : p[TURN];
}

export function deciders(p: Position): number {
  switch (p[PHASE]) {
    case PICK:
    case PLACE:
      return 1 << activeSeat(p);
    case WAGER:
      return wagering(p, false);
    default:
      return 0;
  }
}

/** A wager may be changed until the last one is in (Z-R8). */
export function changers(p: Position): number {
  return p[PHASE] === WAGER ? wagering(p, true) : 0;
}

function wagering(p: Position, answered: boolean): number {
  const active = activeSeat(p);
  let seats = 0;
  for (let seat = 0; seat < p[SEATS]; seat++) {
    if (seat !== active && (answerOf(p, seat) !== NO_ANSWER) === answered) seats |= 1 << seat;
  }
  return seats;
}

export function list(p: Position, _seat: number, out: MoveList): void {
  switch (p[PHASE]) {
    case PICK:
      for (let colour = 0; colour < COLOURS.length; colour++) {
        if ((p[UNROLLED] >> colour) & 1) out.add(PICK_FIRST + colour);
      }
      return;
    case PLACE: {
      const fits = fittingFields(p[FACES], p[FACE]);
      for (let field = 0; field < FIELDS; field++) if ((fits >> field) & 1) out.add(PLACE_FIRST + field);
      if (fits === 0) out.add(GO_OUT);
      return;
    }
    default:
      out.add(DECLINE);
      out.add(TAKE_WAGER);
  }
}

export function applyRoll(p: Position, roll: Roll, events: Events): void {
  if (p[PHASE] === LOT) {
    p[STARTER] = roll;
    p[PHASE] = PICK;
    events?.push({ type: 'starter', seat: roll });
    return;
  }
  p[FACE] = roll + 1;
  p[PHASE] = PLACE;
  events?.push({ type: 'rolled', seat: activeSeat(p), colour: COLOURS[p[PICKED] - 1], face: p[FACE] });
}

export function applyMove(p: Position, seat: number, move: Move, events: Events): void {
  switch (p[PHASE]) {
    case PICK:
      p[PICKED] = move - PICK_FIRST + 1;
      p[UNROLLED] &= ~(1 << (move - PICK_FIRST));
      p[PHASE] = ROLL;
      events?.push({ type: 'picked', seat, colour: COLOURS[move - PICK_FIRST] });
      return;
    case PLACE:
      putDown(p, seat, move, events);
      afterDie(p, events);
      return;
    default:
      answer(p, seat, move === TAKE_WAGER ? WAGERED : DECLINED, events);
  }
}

function putDown(p: Position, seat: number, move: Move, events: Events): void {
  const colour = p[PICKED] - 1;
  const face = p[FACE];
  if (move === GO_OUT) {
    p[OUT_FACES] |= face << (3 * colour);
    events?.push({ type: 'out', seat, colour: COLOURS[colour], face });
  } else {
    const field = move - PLACE_FIRST;
    p[FACES] |= face << (3 * field);
    p[COLOURS_AT] |= (colour + 1) << (3 * field);
    events?.push({
      type: 'placed',
      seat,
      colour: COLOURS[colour],
      face,
      field: field + 1,
      match: DOTS[field] === colour,
    });
  }
  p[PICKED] = 0;
  p[FACE] = 0;
}

function afterDie(p: Position, events: Events): void {
  if (p[UNROLLED] === 0) endTurn(p, events);
  else p[PHASE] = p[SEATS] > 1 && diceDown(p) === DICE_BEFORE_WAGER ? WAGER : PICK;
}

function answer(p: Position, seat: number, value: number, events: Events): void {
  p[WAGERS] = (p[WAGERS] & ~(3 << (2 * seat))) | (value << (2 * seat));
  events?.push({ type: 'answered', seat });
  if (deciders(p) !== 0) return;
  p[PHASE] = PICK;
  events?.push({ type: 'wagersOpened', wagered: seatsThat(p, WAGERED), declined: seatsThat(p, DECLINED) });
}

function seatsThat(p: Position, answered: number): number[] {
  const seats: number[] = [];
  for (let seat = 0; seat < p[SEATS]; seat++) if (answerOf(p, seat) === answered) seats.push(seat);
  return seats;
}

/** Scores the strip, pays the wagers, takes dice and discs back and passes on (Z-13 to Z-20). */
function endTurn(p: Position, events: Events): void {
  const seat = activeSeat(p);
  const placing = boardPart(p, PLACING);
  const outer = boardPart(p, OUTER);
  const out = boardPart(p, OUT);
  const matches = boardPart(p, MATCHES);
  const total = placing + outer + out + matches;
  p[partWord(seat, PLACING)] += placing;
  p[partWord(seat, OUTER)] += outer;
  p[partWord(seat, OUT)] += out;
  p[partWord(seat, MATCHES)] += matches;
  events?.push({ type: 'turnScored', seat, placing, outer, out, matches, matchCount: matchCount(p), total });
  for (let other = 0; other < p[SEATS]; other++) {
    if (answerOf(p, other) !== WAGERED) continue;
    p[partWord(other, WAGER_PART)] += wagerPoints(total);
    events?.push({ type: 'wagerPaid', seat: other, points: wagerPoints(total) });
  }
  clearBoard(p);
  p[TURN]++;
  p[PHASE] = p[TURN] === allTurns(p) ? OVER : PICK;
  if (p[PHASE] === OVER) events?.push({ type: 'over' });
}

export function clearBoard(p: Position): void {
  p[FACES] = 0;
  p[COLOURS_AT] = 0;
  p[OUT_FACES] = 0;
  p[WAGERS] = 0;
  p[UNROLLED] = ALL_COLOURS;
}

export function hide(p: Position, seat: number): void {
  if (p[PHASE] === WAGER) p[WAGERS] &= seat < 0 ? 0 : 3 << (2 * seat);
}
