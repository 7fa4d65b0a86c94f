import type { Position } from '@iacta/core';
import { HAND, PHASE, ROLLS, sheetOf, TRAY, TURN, WAITING } from '../rules/layout.ts';
import { winChance } from './chances.ts';
import { type Appraisal, type Appraise, Explorer } from './explore.ts';
import { type Forecast, Reader, type Weights } from './net.ts';

/** The part of a win that one point is worth between moves with the same chance to win. */
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
  /** Looks through the bonuses of others. */
  readonly #explorer = new Explorer();
  readonly #known = new Map<number, readonly Forecast[]>();

  constructor(weights: Weights, seats: number) {
    this.#readers = Array.from({ length: seats }, () => new Reader(weights));
  }

  /** To be called before every decision: what was known of the others holds for one position only. */
  forget(): void {
    this.#known.clear();
  }

  appraise(p: Position, seat: number): Appraisal {
    const own = this.#readers[seat].expectation(p, seat);
    const win = winChance(own, this.#rivalsOf(p, seat));
    return { worth: win + LAST_WORD * own.points, points: own.expected, win };
  }

  /** The others' sheets are the same behind every move of a decision: what differs is the dice left to them. */
  #rivalsOf(p: Position, seat: number): readonly Forecast[] {
    const key = p[HAND] | (p[TRAY] << 6) | (p[ROLLS] << 12) | (p[PHASE] << 14) | (p[TURN] << 18);
    let rivals = this.#known.get(key);
    if (rivals === undefined) {
      rivals = this.#readers.flatMap((_, other) => (other === seat ? [] : [this.#forecastOf(p, other)]));
      this.#known.set(key, rivals);
    }
    return rivals;
  }

  /** What another seat can expect. Bonuses that it still has to use are worth what it can make of them. */
  #forecastOf(p: Position, other: number): Forecast {
    const reader = this.#readers[other];
    if (p[sheetOf(other) + WAITING] === 0) return reader.forecast(p, other);
    let best: Forecast | null = null;
    this.#explorer.explore(p, other, (q) => {
      const found = reader.forecast(q, other);
      if (best === null || found.points > best.points) best = found;
      return { worth: found.points };
    });
    return best ?? reader.forecast(p, other);
  }
}
