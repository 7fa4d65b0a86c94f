import { type Position, SEATS } from '@iacta/core';
import { wagerPoints } from '../rules/scoring.ts';
import { mean } from './forecast.ts';
import type { Knowledge } from './knowledge.ts';
import { banked, laterTurns } from './reading.ts';
import { POINTS, SCORES, worth } from './worth.ts';

/** What a wager on a turn brings by its score. */
export const WAGER_WORTH = worth(wagerPoints);

/** What later turns bring on average to who plays and wagers for points. */
export class Outlook {
  readonly #turn: number;
  readonly #wager: number;

  constructor({ turnChances }: Knowledge) {
    const unwagered = Float64Array.from(turnChances.subarray(0, SCORES.length));
    const wagered = Float64Array.from(turnChances.subarray(SCORES.length));
    this.#turn = mean(unwagered, POINTS) + mean(wagered, POINTS);
    this.#wager = mean(wagered, WAGER_WORTH);
  }

  /** The points a seat can expect to end with, the turn in progress left out. */
  besidesThisTurn(p: Position, seat: number): number {
    let wagers = 0;
    for (let other = 0; other < p[SEATS]; other++) if (other !== seat) wagers += laterTurns(p, other);
    return banked(p, seat) + laterTurns(p, seat) * this.#turn + wagers * this.#wager;
  }
}
