import type { DoceState, Square } from '../rules/index.ts';
import type { BoardWords } from '../words/shape.ts';

/** The content of a square; a face of 0 is the blocker's. */
export interface Lying {
  readonly seat: number;
  readonly face: number;
  readonly marked: boolean;
}

/** A square as it is drawn and read aloud. */
export interface Spot {
  readonly square: Square;
  readonly lying: Lying | null;
  /** Next to the own marked die, and empty. */
  readonly disabled: boolean;
  /** What is in the hand may go here. */
  readonly fits: boolean;
  /** Chosen before its face. */
  readonly chosen: boolean;
  readonly inLine: boolean;
  /** This die was put by the latest step. */
  readonly fresh: boolean;
  /** What a press would do, in words; empty when there is nothing in the hand. */
  readonly would: string;
}

export function lyingOn(square: Square, { seats }: DoceState): Lying | null {
  for (const [seat, { dice, blocker, marker }] of seats.entries()) {
    const face = dice[square];
    if (face !== undefined) return { seat, face, marked: marker === square };
    if (blocker === square) return { seat, face: 0, marked: false };
  }
  return null;
}

/** "c3, 4 of Ada, marked" or "b2, empty: 5 on b2". */
export function labelOf(spot: Spot, say: BoardWords, name: (seat: number) => string): string {
  const { lying } = spot;
  const parts = [
    spot.square,
    thing(lying, say, name),
    lying?.marked && say.marked,
    spot.disabled && say.disabled,
    spot.inLine && say.inLine,
    spot.chosen && say.chosen,
  ];
  return parts.filter(Boolean).join(', ') + (spot.would === '' ? '' : `: ${spot.would}`);
}

function thing(lying: Lying | null, say: BoardWords, name: (seat: number) => string): string {
  if (!lying) return say.empty;
  return lying.face === 0 ? say.blockerOf(name(lying.seat)) : say.die(name(lying.seat), lying.face);
}

/** Which explanation a square has. */
export function explainedAs({ lying, disabled }: Spot): 'square' | 'disabled' | 'die' | 'marked' | 'blocked' {
  if (!lying) return disabled ? 'disabled' : 'square';
  if (lying.face === 0) return 'blocked';
  return lying.marked ? 'marked' : 'die';
}
