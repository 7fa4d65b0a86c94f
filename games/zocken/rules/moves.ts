import { int, type Move, no, type Result, read, schema, yes } from '@iacta/core';
import { COLOURS, type Colour, FIELDS } from './facts.ts';

/** The published JSON of a move. Fields are counted from 1. */
export type ZockenMove =
  | { readonly pick: Colour }
  | { readonly place: number }
  | { readonly out: true }
  | { readonly wager: boolean };

// Packed: one range of integers for each kind of move.
export const PICK_FIRST = 0;
export const PLACE_FIRST = 16;
export const GO_OUT = 32;
export const DECLINE = 48;
export const TAKE_WAGER = 49;

export function isPick(move: Move): boolean {
  return move >= PICK_FIRST && move < PICK_FIRST + COLOURS.length;
}

export function isPlace(move: Move): boolean {
  return move >= PLACE_FIRST && move < PLACE_FIRST + FIELDS;
}

export function isWager(move: Move): boolean {
  return move === DECLINE || move === TAKE_WAGER;
}

export function pickMove(colour: Colour): Move {
  return PICK_FIRST + COLOURS.indexOf(colour);
}

/** Fields are counted from 1. */
export function placeMove(field: number): Move {
  return PLACE_FIRST + field - 1;
}

/** Moves without a place on the board: wagers and OUT!. */
export function isTableMove(move: Move): boolean {
  return isWager(move) || move === GO_OUT;
}

export function encodeMove(move: Move): ZockenMove {
  if (isPick(move)) return { pick: COLOURS[move - PICK_FIRST] };
  if (isPlace(move)) return { place: move - PLACE_FIRST + 1 };
  if (move === GO_OUT) return { out: true };
  return { wager: move === TAKE_WAGER };
}

const MOVE = schema.union([
  schema.strictObject({ pick: schema.picklist(COLOURS) }),
  schema.strictObject({ place: int(1, FIELDS) }),
  schema.strictObject({ out: schema.literal(true) }),
  schema.strictObject({ wager: schema.boolean() }),
]);

export function decodeMove(json: unknown): Result<Move> {
  const parsed = read(MOVE, json);
  if (!parsed.ok) return no('malformed', { at: 'move', expected: 'pick, place, out or wager' });
  const move = parsed.value;
  if ('pick' in move) return yes(PICK_FIRST + COLOURS.indexOf(move.pick));
  if ('place' in move) return yes(PLACE_FIRST + move.place - 1);
  if ('out' in move) return yes(GO_OUT);
  return yes(move.wager ? TAKE_WAGER : DECLINE);
}
