import { type Move, no, type Result, read, schema, yes } from '@iacta/core';
import { COLOURS, type Colour, DIE_IDS, type DieId } from './facts.ts';

/** The published JSON of a move. */
export type QwantumMove =
  | { readonly keep: true }
  | { readonly reroll: readonly DieId[] }
  | { readonly enter: Colour }
  | { readonly skip: true };

// Packed: 1 to 127 are the dice to throw again as a bit set, and 0 is none of them.
export const KEEP = 0;
const REROLLS = 1 << DIE_IDS.length;
export const ENTER_FIRST = REROLLS;
export const SKIP = ENTER_FIRST + COLOURS.length;

export function isEnter(move: Move): boolean {
  return move >= ENTER_FIRST && move < SKIP;
}

export function enterMove(colour: Colour): Move {
  return ENTER_FIRST + COLOURS.indexOf(colour);
}

/** Throws these dice again; none of them is keeping all. */
export function rerollMove(dice: readonly DieId[]): Move {
  return dice.reduce((set, die) => set | (1 << DIE_IDS.indexOf(die)), KEEP);
}

/** Moves without a place on the board: keeping all dice and entering nothing. */
export function isTableMove(move: Move): boolean {
  return move === KEEP || move === SKIP;
}

export function encodeMove(move: Move): QwantumMove {
  if (move === KEEP) return { keep: true };
  if (move < REROLLS) return { reroll: diceIn(move) };
  if (isEnter(move)) return { enter: COLOURS[move - ENTER_FIRST] };
  return { skip: true };
}

/** The names of the dice in a bit set. */
export function diceIn(set: number): DieId[] {
  return DIE_IDS.filter((_, die) => (set >> die) & 1);
}

const MOVE = schema.union([
  schema.strictObject({ keep: schema.literal(true) }),
  schema.strictObject({
    reroll: schema.pipe(
      schema.array(schema.picklist(DIE_IDS)),
      schema.nonEmpty(),
      schema.maxLength(DIE_IDS.length),
      schema.check((dice) => new Set(dice).size === dice.length),
    ),
  }),
  schema.strictObject({ enter: schema.picklist(COLOURS) }),
  schema.strictObject({ skip: schema.literal(true) }),
]);

/** The dice to throw again may come in any order. */
export function decodeMove(json: unknown): Result<Move> {
  const parsed = read(MOVE, json);
  if (!parsed.ok) return no('malformed', { at: 'move', expected: 'keep, reroll, enter or skip' });
  const move = parsed.value;
  if ('keep' in move) return yes(KEEP);
  if ('reroll' in move) return yes(rerollMove(move.reroll));
  if ('enter' in move) return yes(enterMove(move.enter));
  return yes(SKIP);
}
