import { int, type Move, no, type Result, read, schema, yes } from '@iacta/core';
import { FACES } from './facts.ts';
import { SQUARES, SQUARES_ON_GRID, type Square } from './grid.ts';

/** The published JSON of a move: a numbered die with its top face, or the blocker before it. */
export type DoceMove = { readonly place: Square; readonly face: number } | { readonly block: Square };

// Packed: six integers for each square, one for each face, then one for each square to block.
const BLOCK_FIRST = SQUARES_ON_GRID * FACES;
const MOVES = BLOCK_FIRST + SQUARES_ON_GRID;

export function placeMove(square: number, face: number): Move {
  return square * FACES + face - 1;
}

export function blockMove(square: number): Move {
  return BLOCK_FIRST + square;
}

export function isMove(move: Move): boolean {
  return move >= 0 && move < MOVES;
}

export function isBlock(move: Move): boolean {
  return move >= BLOCK_FIRST;
}

/** The square of a move of either kind. */
export function squareOfMove(move: Move): number {
  return isBlock(move) ? move - BLOCK_FIRST : Math.floor(move / FACES);
}

/** The face of a placed die. */
export function faceOfMove(move: Move): number {
  return (move % FACES) + 1;
}

export function encodeMove(move: Move): DoceMove {
  const square = SQUARES[squareOfMove(move)];
  return isBlock(move) ? { block: square } : { place: square, face: faceOfMove(move) };
}

const MOVE = schema.union([
  schema.strictObject({ place: schema.picklist(SQUARES), face: int(1, FACES) }),
  schema.strictObject({ block: schema.picklist(SQUARES) }),
]);

export function decodeMove(json: unknown): Result<Move> {
  const parsed = read(MOVE, json);
  if (!parsed.ok) return no('malformed', { at: 'move', expected: 'place with face, or block' });
  const move = parsed.value;
  if ('block' in move) return yes(blockMove(SQUARES.indexOf(move.block)));
  return yes(placeMove(SQUARES.indexOf(move.place), move.face));
}
