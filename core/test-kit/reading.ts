import { expect } from 'vitest';
import type { GameEvent, Position, Rules } from '../contract.ts';
import { type Dice, decodeRoll, type Face } from '../dice.ts';
import { play } from '../play.ts';
import type { Refusal } from '../refusal.ts';

// Small helpers that make tests read like play.

/** Plays a move given as JSON that must be legal; what it led to. */
export function accept<M, E extends GameEvent>(
  rules: Rules<M, E>,
  position: Position,
  seat: number,
  move: M,
) {
  const packed = rules.decodeMove(move);
  if (!packed.ok) throw new Error(`malformed move: ${JSON.stringify(packed.refusal)}`);
  const played = play<unknown, E, string>(rules, position, { seat, move: packed.value });
  if (!played.ok) throw new Error(`refused: ${JSON.stringify(played.refusal)} for ${JSON.stringify(move)}`);
  return played;
}

/** Plays a move given as JSON that must be refused; why. */
export function rejected<M, E extends GameEvent>(
  rules: Rules<M, E>,
  position: Position,
  seat: number,
  move: M,
): Refusal {
  const packed = rules.decodeMove(move);
  if (!packed.ok) return packed.refusal;
  const played = play<unknown, E, string>(rules, position, { seat, move: packed.value });
  expect(played.ok, `accepted: ${JSON.stringify(move)}`).toBe(false);
  return (played as { refusal: Refusal }).refusal;
}

/** Throws the awaited dice with these faces. */
export function rollFaces<M, E extends GameEvent>(
  rules: Rules<M, E>,
  position: Position,
  faces: readonly Face[],
) {
  const roll = decodeRoll(rules.dice(position) as Dice, faces);
  if (!roll.ok) throw new Error(`wrong dice: ${JSON.stringify(roll.refusal)}`);
  const played = play<unknown, E, string>(rules, position, { roll: roll.value });
  if (!played.ok) throw new Error(`refused: ${JSON.stringify(played.refusal)}`);
  return played;
}
