import type { Roll } from './contract.ts';
import { type Dice, decodeRoll, type Face, rollWith } from './dice.ts';
import { duplicateRoll } from './duplicate.ts';
import { keyedStream } from './random.ts';
import type { DiceNote, GameRecord } from './record.ts';
import type { Refusal } from './refusal.ts';

/** Where rolls come from. The rules never know which source it was. */
export interface DiceSource {
  readonly note: DiceNote;
  /** The dice to throw, and which roll of the game it is (undone rolls not counted). */
  throwDice(dice: Dice, rollNumber: number): Roll | Promise<Roll>;
}

export interface SeededDice extends DiceSource {
  readonly note: { readonly source: 'seeded'; readonly seed: number };
  throwDice(dice: Dice, rollNumber: number): Roll;
}

/** Dice of a simulation: the same seed and roll number give the same faces. */
export function seededDice(seed: number): SeededDice {
  return {
    note: { source: 'seeded', seed },
    throwDice: (dice, rollNumber) => rollWith(dice, keyedStream(seed, rollNumber)),
  };
}

/** The seed that a record's dice follow; null where they were thrown by hand or online. */
export function seedOf(note: DiceNote | undefined): number | null {
  return note?.source === 'seeded' || note?.source === 'duplicate' ? note.seed : null;
}

/** The roll that a seed gives a record: as its note says, by the order of rolls in records from before duplicate dice. */
export function seededRoll(record: GameRecord, seed: number): { readonly roll: Roll } | null {
  const dice = record.rules.dice(record.position);
  if (dice === null) return null;
  const note = record.dice;
  const roll =
    note?.source === 'duplicate'
      ? duplicateRoll(record, note)
      : seededDice(seed).throwDice(dice, record.rollNumber);
  return { roll };
}

/** Real dice on a table: people say what they show, and are asked again, with the reason, until it is possible. */
export function typedDice(
  ask: (dice: Dice, rollNumber: number, refused: Refusal | null) => Promise<readonly Face[]>,
): DiceSource {
  return {
    note: { source: 'table' },
    async throwDice(dice, rollNumber) {
      let refused: Refusal | null = null;
      for (;;) {
        const roll = decodeRoll(dice, await ask(dice, rollNumber, refused));
        if (roll.ok) return roll.value;
        refused = roll.refusal;
      }
    },
  };
}
