import { int, type Move, no, type Result, read, schema, yes } from '@iacta/core';
import {
  AREAS,
  BLACK,
  BLUE,
  BLUE_CELLS,
  BLUE_FIRST,
  DICE,
  type DieName,
  GAIN_AREA,
  GAINS,
  type WaitingBonus,
  YELLOW,
  YELLOW_CELLS,
  type YellowCell,
  yellowBit,
  yellowCell,
} from './sheet.ts';

/** How a die is marked: in yellow the cell is named, elsewhere it follows from the dice. */
type As =
  | { readonly as: 'yellow'; readonly cell: YellowCell }
  | { readonly as: 'blue' | 'green' | 'orange' | 'pink' };

/** Where a black bonus goes: a cross in the first three areas, a 6 in the last two. */
type BlackAs =
  | { readonly as: 'yellow'; readonly cell: YellowCell }
  | { readonly as: 'blue'; readonly cell: number }
  | { readonly as: 'green' | 'orange' | 'pink' };

/** The published JSON of a move. A blue cell is named by its sum. */
export type CleverMove =
  /** The active player takes a die of the roll; a passive player uses one of the tray (or the fields). */
  | ({ readonly take: DieName } & As)
  | ({ readonly extra: DieName } & As)
  | { readonly bonus: 'yellow'; readonly cell: YellowCell }
  | { readonly bonus: 'blue'; readonly cell: number }
  | { readonly bonus: 'green' | 'orange-4' | 'orange-5' | 'orange-6' | 'pink-6' }
  | ({ readonly bonus: 'black' } & BlackAs)
  | { readonly reroll: true }
  /** Nothing is marked. */
  | { readonly pass: true }
  /** No more extra dice in this turn. */
  | { readonly done: true };

// Packed: kind, die (or kind of bonus), area and cell, from the high bits to the low ones.
export const TAKE = 0;
export const EXTRA = 1 << 10;
export const BONUS = 2 << 10;
export const REROLL = 3 << 10;
export const PASS = REROLL + 1;
export const DONE_MOVE = REROLL + 2;
const KIND = ~0x3ff;

export function pack(kind: number, which: number, area: number, cell: number): Move {
  return kind | (which << 7) | (area << 4) | cell;
}

export function kindOf(move: Move): number {
  return move & KIND;
}

/** The die of a take or an extra die, the kind of a bonus. */
export function whichOf(move: Move): number {
  return (move >> 7) & 7;
}

export function areaOf(move: Move): number {
  return (move >> 4) & 7;
}

export function cellOf(move: Move): number {
  return move & 15;
}

/** Moves that mark nothing: rolling again, marking nothing and being done. */
export function isTableMove(move: Move): boolean {
  return move >= REROLL;
}

/** Whether an integer is the packed form of some move. */
export function isMove(move: Move): boolean {
  if (move === REROLL || move === PASS || move === DONE_MOVE) return true;
  const kind = kindOf(move);
  if (kind !== TAKE && kind !== EXTRA && kind !== BONUS) return false;
  if (areaOf(move) >= AREAS.length || (kind !== BONUS && whichOf(move) >= DICE.length)) return false;
  const again = decodeMove(encodeMove(move));
  return again.ok && again.value === move;
}

export function encodeMove(move: Move): CleverMove {
  if (move === REROLL) return { reroll: true };
  if (move === PASS) return { pass: true };
  if (move === DONE_MOVE) return { done: true };
  const which = whichOf(move);
  const area = areaOf(move);
  const as = AREAS[area];
  if (kindOf(move) !== BONUS) {
    const how = (as === 'yellow' ? { as, cell: yellowCell(cellOf(move)) } : { as }) as As;
    return kindOf(move) === TAKE ? { take: DICE[which], ...how } : { extra: DICE[which], ...how };
  }
  const bonus = GAINS[which] as WaitingBonus;
  const where = which === BLACK ? { as } : {};
  const cell =
    area === YELLOW
      ? { cell: yellowCell(cellOf(move)) }
      : area === BLUE
        ? { cell: cellOf(move) + BLUE_FIRST }
        : {};
  return { bonus, ...where, ...cell } as CleverMove;
}

const YELLOW_AT = schema.picklist(YELLOW_CELLS);
const BLUE_AT = int(BLUE_FIRST, BLUE_FIRST + BLUE_CELLS - 1);
const DIE = schema.picklist(DICE);
const UNCELLED = schema.picklist(['blue', 'green', 'orange', 'pink']);
const MOVE = schema.union([
  schema.strictObject({ take: DIE, as: schema.literal('yellow'), cell: YELLOW_AT }),
  schema.strictObject({ take: DIE, as: UNCELLED }),
  schema.strictObject({ extra: DIE, as: schema.literal('yellow'), cell: YELLOW_AT }),
  schema.strictObject({ extra: DIE, as: UNCELLED }),
  schema.strictObject({ bonus: schema.literal('yellow'), cell: YELLOW_AT }),
  schema.strictObject({ bonus: schema.literal('blue'), cell: BLUE_AT }),
  schema.strictObject({ bonus: schema.picklist(['green', 'orange-4', 'orange-5', 'orange-6', 'pink-6']) }),
  schema.strictObject({ bonus: schema.literal('black'), as: schema.literal('yellow'), cell: YELLOW_AT }),
  schema.strictObject({ bonus: schema.literal('black'), as: schema.literal('blue'), cell: BLUE_AT }),
  schema.strictObject({
    bonus: schema.literal('black'),
    as: schema.picklist(['green', 'orange', 'pink']),
  }),
  schema.strictObject({ reroll: schema.literal(true) }),
  schema.strictObject({ pass: schema.literal(true) }),
  schema.strictObject({ done: schema.literal(true) }),
]);

export function decodeMove(json: unknown): Result<Move> {
  const parsed = read(MOVE, json);
  if (!parsed.ok)
    return no('malformed', { at: 'move', expected: 'take, extra, bonus, reroll, pass or done' });
  const move = parsed.value;
  if ('reroll' in move) return yes(REROLL);
  if ('pass' in move) return yes(PASS);
  if ('done' in move) return yes(DONE_MOVE);
  const cell = 'cell' in move ? packedCell(move.cell) : 0;
  if ('bonus' in move) {
    const which = GAINS.indexOf(move.bonus);
    const area = 'as' in move ? AREAS.indexOf(move.as) : GAIN_AREA[which];
    return yes(pack(BONUS, which, area, cell));
  }
  const [kind, die] = 'take' in move ? [TAKE, move.take] : [EXTRA, move.extra];
  return yes(pack(kind, DICE.indexOf(die), AREAS.indexOf(move.as), cell));
}

function packedCell(cell: YellowCell | number): number {
  return typeof cell === 'number' ? cell - BLUE_FIRST : yellowBit(cell);
}
