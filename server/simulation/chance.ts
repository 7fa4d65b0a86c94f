import { type Below, fastStream } from '@iacta/core';

/** Everything random in a run, from its seed. Each part has a separate stream, so that the parts are independent. */
export class Chance {
  readonly below: Below;

  constructor(seed: number) {
    this.below = fastStream(seed);
  }

  /** True with a probability. */
  happens(probability: number): boolean {
    return probability > 0 && this.below(1_000_000) < probability * 1_000_000;
  }

  pick<T>(all: readonly T[]): T {
    return all[this.below(all.length)];
  }

  between(low: number, high: number): number {
    return low + this.below(Math.max(1, Math.floor(high - low)));
  }

  /** Mostly short, sometimes many times as long: how long people and networks take. */
  delay(typical: number): number {
    const stretched = typical * (0.25 + this.below(1000) / 700);
    return this.happens(0.03) ? stretched * 12 : stretched;
  }

  bytes = (into: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
    for (let i = 0; i < into.length; i++) into[i] = this.below(256);
    return into;
  };
}
