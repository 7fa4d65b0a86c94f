import type { Move, Position } from '@iacta/core';
import { waitingOf } from './bonuses.ts';
import { onFields } from './closing.ts';
import {
  BLUE_WORD,
  CHOICE,
  EXTRAS,
  faceOf,
  GREEN_WORD,
  HAND,
  PHASE,
  PHASES,
  PICK,
  PINK_FLOOR,
  STAGE,
  sheetOf,
  TRAY,
  USED,
  WAITING,
  WINDOW,
  YELLOW_WORD,
} from './layout.ts';
import { blueCell, isFull } from './marks.ts';
import {
  areaOf,
  BONUS,
  cellOf,
  DONE_MOVE,
  EXTRA,
  isMove,
  kindOf,
  PASS,
  REROLL,
  TAKE,
  whichOf,
} from './moves.ts';
import type { CleverAnswer as Answer } from './refusals.ts';
import {
  AREAS,
  BLUE,
  BLUE_FIRST,
  DICE,
  GAINS,
  GREEN,
  GREEN_NEEDS,
  WHITE,
  YELLOW,
  YELLOW_OF_FACE,
  yellowCell,
} from './sheet.ts';

/** Asked only for a move that is not listed, of a seat that may act. */
export function refuse(p: Position, seat: number, move: Move): Answer {
  const sheet = sheetOf(seat);
  const notNow: Answer = { code: 'not-now', rule: 'C-9', data: { phase: PHASES[p[PHASE]] } };
  if (!isMove(move)) return notNow;
  const kind = move === REROLL || move === PASS || move === DONE_MOVE ? move : kindOf(move);
  if (kind === BONUS) return cannotUse(p, sheet, move);
  if (p[sheet + WAITING] !== 0) return { code: 'bonus-first', rule: 'C-R4' };
  const picking = p[PHASE] === PICK;
  const choosing = picking || p[sheet + STAGE] === CHOICE;
  if (kind === REROLL && picking) return { code: 'no-reroll', rule: 'C-14' };
  if (kind === PASS && choosing) return { code: 'must-mark', rule: picking ? 'C-R1' : 'C-R2' };
  if (kind === TAKE && choosing) return cannotTake(p, sheet, move, picking);
  if (kind === EXTRA && p[sheet + STAGE] === WINDOW) return cannotUseExtra(p, sheet, move);
  return notNow;
}

function cannotUse(p: Position, sheet: number, move: Move): Answer {
  const kind = whichOf(move);
  const area = areaOf(move);
  if (waitingOf(p[sheet + WAITING], kind) === 0)
    return { code: 'no-such-bonus', rule: 'C-18', data: { bonus: GAINS[kind] } };
  // A waiting bonus is refused for its cell alone; but a black one may find its whole area full.
  if (isFull(p, sheet, area)) return { code: 'area-full', rule: 'C-R5', data: { area: AREAS[area] } };
  return crossedAlready(area, cellOf(move));
}

function cannotTake(p: Position, sheet: number, move: Move, picking: boolean): Answer {
  const die = whichOf(move);
  const data = { die: DICE[die] };
  if (picking && ((p[HAND] >> die) & 1) === 0) return { code: 'die-not-in-hand', rule: 'C-9', data };
  if (!picking && ((p[TRAY] >> die) & 1) === 0) {
    // Dice on the fields are refused for their face only where they could have been used at all.
    const field = ((onFields(p) >> die) & 1) === 1;
    if (!field) return { code: 'die-not-on-tray', rule: 'C-24', data };
    const why = cannotMark(p, sheet, move);
    return why ?? { code: 'tray-first', rule: 'C-R2', data };
  }
  return cannotMark(p, sheet, move) as Answer;
}

function cannotUseExtra(p: Position, sheet: number, move: Move): Answer {
  const die = whichOf(move);
  if (p[sheet + EXTRAS] === 0) return { code: 'no-extra-die', rule: 'C-17' };
  if ((p[sheet + USED] >> die) & 1) return { code: 'die-used', rule: 'C-17', data: { die: DICE[die] } };
  return cannotMark(p, sheet, move) as Answer;
}

/** Null where the die could be marked so. */
function cannotMark(p: Position, sheet: number, move: Move): Answer | null {
  const die = whichOf(move);
  const area = areaOf(move);
  const face = faceOf(p, die);
  const colour = AREAS[area];
  if (die !== WHITE && die - 1 !== area)
    return { code: 'wrong-colour', rule: 'C-12', data: { die: DICE[die], area: colour } };
  if (isFull(p, sheet, area)) return { code: 'area-full', rule: 'C-9', data: { area: colour } };
  if (area === YELLOW) {
    const cell = cellOf(move);
    if (((YELLOW_OF_FACE[face] >> cell) & 1) === 0)
      return { code: 'wrong-cell', rule: 'C-4', data: { cell: yellowCell(cell), face } };
    return (p[sheet + YELLOW_WORD] >> cell) & 1 ? crossedAlready(area, cell) : null;
  }
  if (area === BLUE)
    return (p[sheet + BLUE_WORD] >> blueCell(p)) & 1 ? crossedAlready(area, blueCell(p)) : null;
  if (area === GREEN) {
    const needed = GREEN_NEEDS[p[sheet + GREEN_WORD]];
    return face < needed ? { code: 'too-low', rule: 'C-6', data: { needed, face } } : null;
  }
  const floor = p[sheet + PINK_FLOOR];
  return colour === 'pink' && face <= floor
    ? { code: 'must-rise', rule: 'C-8', data: { last: floor, face } }
    : null;
}

function crossedAlready(area: number, cell: number): Answer {
  const name = area === YELLOW ? yellowCell(cell) : cell + BLUE_FIRST;
  return {
    code: 'already-crossed',
    rule: area === YELLOW ? 'C-4' : 'C-5',
    data: { area: AREAS[area], cell: name },
  };
}
