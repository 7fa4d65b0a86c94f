import type { Move, Position } from '@iacta/core';
import { faceOf, sheetOf } from './layout.ts';
import { areaOf, BONUS, cellOf, EXTRA, kindOf, PASS, pack, REROLL, TAKE, whichOf } from './moves.ts';
import { areaOfPlace, cellOfPlace, type Place } from './places.ts';
import {
  AREAS,
  type Area,
  BLACK,
  BLUE,
  BLUE_FIRST,
  DICE,
  type DieName,
  GAIN_AREA,
  GAIN_NUMBER,
  GAINS,
  ORANGE,
  type WaitingBonus,
  WHITE,
  YELLOW,
  YELLOW_CELLS,
  type YellowCell,
  yellowBit,
  yellowCell,
} from './sheet.ts';

interface Marks {
  readonly area: Area;
  readonly place: Place;
  /** The number that is written; null for a cross. */
  readonly value: number | null;
}

/** What a move does, for boards. */
export type CleverMoveDescription =
  | ({ readonly kind: 'take' | 'extra'; readonly tool: DieName } & Marks)
  | ({ readonly kind: 'bonus'; readonly tool: WaitingBonus } & Marks)
  | { readonly kind: 'reroll' | 'pass' | 'done' };

export function describeMove(p: Position, seat: number, move: Move): CleverMoveDescription {
  const kind = kindOf(move);
  if (kind === TAKE || kind === EXTRA)
    return { kind: kind === TAKE ? 'take' : 'extra', tool: DICE[whichOf(move)], ...marks(p, seat, move) };
  if (kind === BONUS)
    return { kind: 'bonus', tool: GAINS[whichOf(move)] as WaitingBonus, ...marks(p, seat, move) };
  return { kind: move === REROLL ? 'reroll' : move === PASS ? 'pass' : 'done' };
}

function marks(p: Position, seat: number, move: Move): Marks {
  const area = areaOf(move);
  const isBonus = kindOf(move) === BONUS;
  const number = isBonus ? GAIN_NUMBER[whichOf(move)] : faceOf(p, whichOf(move));
  return {
    area: AREAS[area],
    place: `${AREAS[area]}:${cellName(p, seat, move, area, isBonus)}`,
    value: area < ORANGE ? null : number,
  };
}

function cellName(p: Position, seat: number, move: Move, area: number, isBonus: boolean): string {
  if (area === YELLOW) return yellowCell(cellOf(move));
  // The words of a sheet stand in the order of the areas: how many cells of a row are filled.
  if (area !== BLUE) return String(p[sheetOf(seat) + area] + 1);
  // A blue cross goes to the sum of the blue and the white die (C-13); the blue die follows its area.
  return String(isBonus ? cellOf(move) + BLUE_FIRST : faceOf(p, WHITE) + faceOf(p, BLUE + 1));
}

/** A place of the area whose colour a die has; white, which has none, asks for orange: it takes every number. */
export function homeOf(die: DieName): Place {
  if (die === 'yellow') return `yellow:${YELLOW_CELLS[0]}`;
  return `${die === 'white' ? 'orange' : die}:${die === 'blue' ? BLUE_FIRST : 1}`;
}

/** The move that marks a place with a die or a bonus, legal or not: `refuse` explains why it is not. */
export function moveFor(kind: 'take' | 'extra' | 'bonus', tool: DieName | WaitingBonus, place: Place): Move {
  const area = AREAS.indexOf(areaOfPlace(place));
  if (kind !== 'bonus') {
    const cell = area === YELLOW ? yellowBit(cellOfPlace(place) as YellowCell) : 0;
    return pack(kind === 'take' ? TAKE : EXTRA, DICE.indexOf(tool as DieName), area, cell);
  }
  const asked = GAINS.indexOf(tool as WaitingBonus);
  const which = asked === BLACK || GAIN_AREA[asked] === area ? asked : GAIN_AREA.indexOf(area);
  return pack(BONUS, which, area, packedCell(place, area));
}

function packedCell(place: Place, area: number): number {
  if (area === YELLOW) return yellowBit(cellOfPlace(place) as YellowCell);
  return area === BLUE ? Number(cellOfPlace(place)) - BLUE_FIRST : 0;
}
