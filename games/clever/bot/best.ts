import type { Position } from '@iacta/core';
import { HAND, PHASE, ROLLS, TRAY, TURN } from '../rules/layout.ts';
import { winChance } from './chances.ts';
import type { Appraisal, Appraise } from './explore.ts';
import { type Forecast, Reader, type Weights } from './net.ts';

/** So much of a win is a point worth where the chance to win is the same. */
const LAST_WORD = 1e-4;

/** Plays for its own points: what alone is the whole game. */
export function forPoints(weights: Weights): Appraise {
  const reader = new Reader(weights);
  return (p, seat) => {
    const { points } = reader.forecast(p, seat);
    return { worth: points, points };
  };
}

/** Plays for the win: sees what its choices leave to the others, and dares as much as it must. */
export class ForTheWin {
  readonly #readers: Reader[];
  readonly #known = new Map<number, readonly Forecast[]>();

  constructor(weights: Weights, seats: number) {
    this.#readers = Array.from({ length: seats }, () => new Reader(weights));
  }

  /** To be called before every decision: what was known of the others holds for one position only. */
  forget(): void {
    this.#known.clear();
  }

  appraise(p: Position, seat: number): Appraisal {
    const own = this.#readers[seat].forecast(p, seat);
    const win = winChance(own, this.#rivalsOf(p, seat));
    return { worth: win + LAST_WORD * own.points, points: own.points, win };
  }

  /** The others' sheets are the same behind every move of a decision: what differs is the dice left to them. */
  #rivalsOf(p: Position, seat: number): readonly Forecast[] {
    const key = p[HAND] | (p[TRAY] << 6) | (p[ROLLS] << 12) | (p[PHASE] << 14) | (p[TURN] << 18);
    let rivals = this.#known.get(key);
    if (rivals === undefined) {
      rivals = this.#readers.flatMap((reader, other) => (other === seat ? [] : [reader.forecast(p, other)]));
      this.#known.set(key, rivals);
    }
    return rivals;
  }
}
