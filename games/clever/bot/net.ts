import { bytesOf } from '@iacta/bots/search';
import { type Position, SEATS } from '@iacta/core';
import { points } from '../rules/scoring.ts';
import { firstTerm, termCount, writeTerms } from './expected.ts';
import { FEATURES, see, YES } from './features.ts';
import { KINDS, lookAhead, newOutlook, type Outlook } from './outlook.ts';

/** The widths of the two hidden layers, and the outputs: points to come, and how far off they may be. */
export const WIDTH = 256;
export const NARROW = 32;
export const OUTPUTS = 2;
/** Terms of the correction to expected points, for each seat count. */
export const TERMS = termCount(NARROW + WIDTH);
/** Points in one unit of the first output; its square in one of the second. */
const SCALE = 32;

/** What a seat can expect to end with. */
export interface Forecast {
  readonly points: number;
  readonly variance: number;
}

/** With the points that it can expect: at a table the forecast's points serve the chance to win. */
export interface Expectation extends Forecast {
  readonly expected: number;
}

/** The learned weights. Unit 0 of every layer is always 1, so that biases are weights like the others. */
export interface Weights {
  readonly first: Int8Array;
  /** Scaled by the grids of both layers. */
  readonly second: Float64Array;
  readonly last: Float32Array;
  /** For nets whose points are not what a seat can expect: see expected.ts. */
  readonly expected?: Float32Array;
}

/**
 * Reads what train/pack.ts wrote: grids, the last layer, then the first two layers as signed bytes. A net has no
 * weights for the last features where they never occur in its games.
 */
export function readWeights(base64: string, expected?: string): Weights {
  const packed = bytesOf(base64);
  const floats = new Float32Array(packed.buffer, 0, WIDTH + NARROW + NARROW * OUTPUTS);
  const bytes = new Int8Array(packed.buffer, floats.byteLength);
  const grids = floats.subarray(0, WIDTH + NARROW);
  const firstSize = bytes.length - WIDTH * NARROW;
  const second = Float64Array.from(bytes.subarray(firstSize), (weight, at) => {
    const from = Math.floor(at / NARROW);
    return (weight * grids[from] * grids[WIDTH + (at % NARROW)]) / YES;
  });
  return {
    first: bytes.subarray(0, firstSize),
    second,
    last: floats.subarray(WIDTH + NARROW),
    ...(expected === undefined ? {} : { expected: new Float32Array(bytesOf(expected).buffer) }),
  };
}

/**
 * Knows the value of a seat's sheet and outlook. The first layer is summed in whole numbers, and only what changed
 * since the last position is added: the sums are the same in any order, and so are the answers.
 */
export class Reader {
  readonly #weights: Weights;
  readonly #seen = new Int32Array(FEATURES);
  readonly #now = new Int32Array(FEATURES);
  readonly #sums = new Int32Array(WIDTH);
  readonly #narrow = new Float64Array(NARROW);
  readonly #outlook = newOutlook();
  readonly #terms = new Float64Array(TERMS);

  constructor(weights: Weights) {
    this.#weights = weights;
  }

  /** What a seat can expect, where nothing is left for it to choose at once. */
  forecast(p: Position, seat: number): Forecast {
    lookAhead(p, seat, this.#outlook);
    return this.forecastWith(p, seat, this.#outlook);
  }

  /** The same, with the points that the seat can expect. */
  expectation(p: Position, seat: number): Expectation {
    const forecast = this.forecast(p, seat);
    const { expected } = this.#weights;
    if (expected === undefined || this.#outlook.kind === KINDS.over)
      return { ...forecast, expected: forecast.points };
    this.termsOf(p, seat, forecast, this.#terms);
    const from = firstTerm(p[SEATS], TERMS);
    let sum = forecast.points;
    for (let i = 0; i < TERMS; i++) sum += this.#terms[i] * expected[from + i];
    return { ...forecast, expected: sum };
  }

  /** The terms of the correction, right after this forecast was made. */
  termsOf(p: Position, seat: number, forecast: Forecast, out: Float64Array): void {
    writeTerms(p, seat, forecast, [this.#narrow, this.#sums], out);
  }

  /** The same with another outlook than the position has. */
  forecastWith(p: Position, seat: number, outlook: Outlook): Forecast {
    const now = points(p, seat);
    if (outlook.kind === KINDS.over) return { points: now, variance: 0 };
    see(p, seat, outlook, this.#now);
    this.#follow();
    this.#narrowDown();
    const { last } = this.#weights;
    let toCome = 0;
    let square = 0;
    for (let i = 0; i < NARROW; i++) {
      const value = this.#narrow[i];
      if (value <= 0) continue;
      toCome += value * last[OUTPUTS * i];
      square += value * last[OUTPUTS * i + 1];
    }
    return { points: now + SCALE * toCome, variance: SCALE * SCALE * Math.max(0, square) };
  }

  // Both layers process four units at a time: compilers do not unroll loops over typed arrays.

  /** Brings the sums of the first layer from what was seen last to what is seen now. */
  #follow(): void {
    const { first } = this.#weights;
    const seen = this.#seen;
    const now = this.#now;
    const sums = this.#sums;
    const features = first.length / WIDTH;
    for (let feature = 0; feature < features; feature++) {
      const change = now[feature] - seen[feature];
      if (change === 0) continue;
      seen[feature] = now[feature];
      for (let unit = 0, at = feature * WIDTH; unit < WIDTH; unit += 4, at += 4) {
        sums[unit] += change * first[at];
        sums[unit + 1] += change * first[at + 1];
        sums[unit + 2] += change * first[at + 2];
        sums[unit + 3] += change * first[at + 3];
      }
    }
  }

  #narrowDown(): void {
    const { second } = this.#weights;
    const sums = this.#sums;
    const narrow = this.#narrow;
    narrow.fill(0);
    for (let unit = 0; unit < WIDTH; unit++) {
      const value = sums[unit];
      if (value <= 0) continue;
      for (let i = 0, at = unit * NARROW; i < NARROW; i += 4, at += 4) {
        narrow[i] += value * second[at];
        narrow[i + 1] += value * second[at + 1];
        narrow[i + 2] += value * second[at + 2];
        narrow[i + 3] += value * second[at + 3];
      }
    }
  }
}
