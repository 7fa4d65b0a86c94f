import { FEATURE_COUNT } from '../bot/features.ts';
import {
  HIDDEN,
  HIDDEN_BIAS,
  OUT_OF,
  STRAIGHT,
  softmax,
  strength,
  WEIGHT_COUNT,
  weightInto,
} from '../bot/net.ts';
import type { Lesson } from './selfplay.ts';

const MEAN_DECAY = 0.9;
const SQUARE_DECAY = 0.999;
const TINY = 1e-8;

/** Moves weights towards lessons by gradient descent with moments (Adam). */
export class Learner {
  readonly weights: Float64Array;
  readonly #gradient = new Float64Array(WEIGHT_COUNT);
  readonly #mean = new Float64Array(WEIGHT_COUNT);
  readonly #square = new Float64Array(WEIGHT_COUNT);
  readonly #cells = [0, 1, 2, 3].map(() => new Float64Array(HIDDEN));
  readonly #chance = new Float64Array(4);
  #steps = 0;

  constructor(weights: Float64Array) {
    this.weights = weights;
  }

  /** One step from all samples together; returns the mean error (cross entropy) before it. */
  learn(lessons: readonly Lesson[], rate: number): number {
    this.#gradient.fill(0);
    let error = 0;
    for (const lesson of lessons) error += this.#add(lesson);
    this.#step(rate, 1 / Math.max(1, lessons.length));
    return error / Math.max(1, lessons.length);
  }

  #add({ seats, features, target }: Lesson): number {
    const { weights } = this;
    const chance = this.#chance;
    for (let seat = 0; seat < seats; seat++) {
      chance[seat] = strength(weights, features, seat * FEATURE_COUNT, this.#cells[seat]);
    }
    softmax(chance, seats);
    let error = 0;
    for (let seat = 0; seat < seats; seat++) {
      error -= target[seat] * Math.log(chance[seat] + TINY);
      this.#push(features, seat * FEATURE_COUNT, this.#cells[seat], chance[seat] - target[seat]);
    }
    return error;
  }

  /** Adds the gradient of one seat's strength, times how much too strong it was. */
  #push(features: Float64Array, base: number, cells: Float64Array, excess: number): void {
    const gradient = this.#gradient;
    const { weights } = this;
    for (let f = 0; f < FEATURE_COUNT; f++) gradient[STRAIGHT + f] += excess * features[base + f];
    for (let cell = 0; cell < HIDDEN; cell++) {
      if (cells[cell] === 0) continue;
      gradient[OUT_OF + cell] += excess * cells[cell];
      const back = excess * weights[OUT_OF + cell];
      gradient[HIDDEN_BIAS + cell] += back;
      for (let f = 0; f < FEATURE_COUNT; f++) gradient[weightInto(f, cell)] += back * features[base + f];
    }
  }

  #step(rate: number, scale: number): void {
    this.#steps++;
    const meanFix = 1 - MEAN_DECAY ** this.#steps;
    const squareFix = 1 - SQUARE_DECAY ** this.#steps;
    for (let i = 0; i < WEIGHT_COUNT; i++) {
      const slope = this.#gradient[i] * scale;
      this.#mean[i] = MEAN_DECAY * this.#mean[i] + (1 - MEAN_DECAY) * slope;
      this.#square[i] = SQUARE_DECAY * this.#square[i] + (1 - SQUARE_DECAY) * slope * slope;
      this.weights[i] -= (rate * (this.#mean[i] / meanFix)) / (Math.sqrt(this.#square[i] / squareFix) + TINY);
    }
  }
}
