import { bytesOf } from '@iacta/bots/search';
import { DICE_BEFORE_WAGER } from '../../rules/facts.ts';
import { SCORES } from '../turn/worth.ts';

// What the bots do not work out while they play, as one block of numbers. The training script writes it, and
// both take its shape from here.

/** Points are known for all states with fewer dice down; from here on they are worked out in milliseconds. */
export const DICE_KNOWN = DICE_BEFORE_WAGER - 1;
/** Canonical states with at most this many dice down: `statesUpTo` lists them. */
const EARLY_STATES = 1 + 96 + 7542;

/** The turns of a match for two. */
export const DUEL_TURNS = 6;
/** Leads in a match for two are multiples of 5; greater ones than this count as this. */
const LEAD_STEP = 5;
const LEAD_LIMIT = 640;
export const LEADS: readonly number[] = Array.from(
  { length: (2 * LEAD_LIMIT) / LEAD_STEP + 1 },
  (_, index) => index * LEAD_STEP - LEAD_LIMIT,
);

export function indexOfLead(lead: number): number {
  const within = Math.min(LEAD_LIMIT, Math.max(-LEAD_LIMIT, lead));
  return (within + LEAD_LIMIT) / LEAD_STEP;
}

/**
 * An opening: the first pick; for each face of the first die its field and the second pick; for each face of the
 * first die and each of the second the field of the second die, two to a byte.
 */
export const OPENING_BYTES = 7 + 18;

/** Where an opening has the field of the second die, by both faces (0 to 5): the byte, and how far to shift it. */
export function secondFieldAt(
  first: number,
  second: number,
): { readonly byte: number; readonly shift: number } {
  return { byte: 7 + 3 * first + (second >> 1), shift: 4 * (second & 1) };
}

export interface Knowledge {
  /** What a turn brings on average with the best play for points, for each early state. */
  readonly earlyPoints: Float32Array;
  /** The chances of a turn played for points: first the scores on which no seat should wager, then those for all. */
  readonly turnChances: Float32Array;
  /** Match for two: the chance to win of the seat whose turn begins, by turns over, then by its lead. */
  readonly duelWins: Float32Array;
  /** The best opening in each of these cases. */
  readonly duelOpenings: Uint8Array;
}

const FLOATS = [EARLY_STATES, 2 * SCORES.length, DUEL_TURNS * LEADS.length];
const BYTES = DUEL_TURNS * LEADS.length * OPENING_BYTES;

export function blankKnowledge(
  buffer = new ArrayBuffer(4 * FLOATS.reduce((a, b) => a + b) + BYTES),
): Knowledge {
  let offset = 0;
  const [earlyPoints, turnChances, duelWins] = FLOATS.map((length) => {
    const part = new Float32Array(buffer, offset, length);
    offset += part.byteLength;
    return part;
  });
  return { earlyPoints, turnChances, duelWins, duelOpenings: new Uint8Array(buffer, offset, BYTES) };
}

/** All machines that run this are little-endian, like the one that wrote it. */
export function readKnowledge(base64: string): Knowledge {
  return blankKnowledge(bytesOf(base64).buffer);
}
