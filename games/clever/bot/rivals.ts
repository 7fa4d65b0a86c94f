import { clone, type Position } from '@iacta/core';
import {
  activeSeat,
  CHOICE,
  CLOSE,
  countBits,
  DONE,
  HAND,
  PHASE,
  ROLL,
  ROLLS,
  STAGE,
  sheetOf,
  TRAY,
} from '../rules/layout.ts';
import { normal } from './chances.ts';
import { Explorer } from './explore.ts';
import type { Forecast, Reader } from './net.ts';

// What another seat can expect, with the dice that a choice of the active seat leaves to it.

/**
 * What the dice still in hand may become to a seat that waits for the tray, against what it expects of a turn on
 * average: mean and deviation, by rolls made and dice in hand. Measured in games for points; where it is missing the
 * tray so far says nothing.
 */
const STILL_TO_COME: readonly { readonly [dice: number]: readonly [number, number] }[] = [
  {},
  { 2: [-2.5, 3], 3: [-4.5, 6] },
  { 1: [-3.5, 2], 2: [-3, 4] },
];

export class Rivals {
  readonly #explorer = new Explorer();

  forecast(p: Position, seat: number, reader: Reader): Forecast {
    if (p[PHASE] === CLOSE && p[sheetOf(seat) + STAGE] === CHOICE) return this.#bestOfTray(p, seat, reader);
    const usual = reader.forecast(p, seat);
    if (p[PHASE] !== ROLL || p[ROLLS] === 0 || seat === activeSeat(p)) return usual;
    const toCome = STILL_TO_COME[p[ROLLS]][countBits(p[HAND])];
    if (toCome === undefined) return usual;
    const now = p[TRAY] === 0 ? Number.NEGATIVE_INFINITY : this.#soFar(p, seat, reader) - usual.points;
    return { points: usual.points + betterOf(now, toCome[0], toCome[1]), variance: usual.variance };
  }

  /** Who chooses from a tray makes the most of it. */
  #bestOfTray(p: Position, seat: number, reader: Reader): Forecast {
    let best: Forecast = { points: Number.NEGATIVE_INFINITY, variance: 0 };
    this.#explorer.explore(p, seat, (q) => {
      const forecast = reader.forecast(q, seat);
      if (forecast.points > best.points) best = forecast;
      return { worth: forecast.points };
    });
    return best;
  }

  /** The most that the tray as it is would bring. */
  #soFar(p: Position, seat: number, reader: Reader): number {
    const closed = clone(p);
    closed[PHASE] = CLOSE;
    for (let other = 0; other < p[0]; other++)
      closed[sheetOf(other) + STAGE] = other === seat ? CHOICE : DONE;
    return this.#bestOfTray(closed, seat, reader).points;
  }
}

/** The mean of the better of two: one that is known, one that is normal. */
function betterOf(known: number, mean: number, deviation: number): number {
  if (known === Number.NEGATIVE_INFINITY) return mean;
  const z = (known - mean) / deviation;
  const density = Math.exp(-0.5 * z * z) / Math.sqrt(2 * Math.PI);
  return mean + (known - mean) * normal(z) + deviation * density;
}
