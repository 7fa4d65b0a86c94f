import { type Position, SEATS } from '@iacta/core';
import { wagerPoints } from '../../rules/scoring.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { mean } from '../turn/forecast.ts';
import { banked, laterTurns } from '../turn/reading.ts';
import { POINTS, SCORES, worth } from '../turn/worth.ts';

/** What a wager on a turn brings by its score. */
export const WAGER_WORTH = worth(wagerPoints);

/**
 * Where all seats play for the win, a turn brings fewer points, and so does each turn of another seat by wagers: means
 * of 200 games of the best level with two to six seats, which do not differ by their number
 * (`npm run train -- zocken averages 40`).
 */
const FOR_THE_WIN = { turn: 82.6, wager: 24.2 };

/** What later turns bring on average: to a seat that plays and wagers for points, or with others for the win. */
export class Outlook {
  readonly #turn: number;
  readonly #wager: number;
  /** What a turn for the win brings less than one for points, and a wager on it; below zero. */
  readonly lessForTheWin: number;
  readonly lessByWagers: number;

  constructor({ turnChances }: Knowledge, forTheWin = false) {
    const unwagered = Float64Array.from(turnChances.subarray(0, SCORES.length));
    const wagered = Float64Array.from(turnChances.subarray(SCORES.length));
    const turn = mean(unwagered, POINTS) + mean(wagered, POINTS);
    const wager = mean(wagered, WAGER_WORTH);
    this.#turn = forTheWin ? FOR_THE_WIN.turn : turn;
    this.#wager = forTheWin ? FOR_THE_WIN.wager : wager;
    this.lessForTheWin = this.#turn - turn;
    this.lessByWagers = this.#wager - wager;
  }

  /** The points a seat can expect to end with, the turn in progress left out. */
  besidesThisTurn(p: Position, seat: number): number {
    let wagers = 0;
    for (let other = 0; other < p[SEATS]; other++) if (other !== seat) wagers += laterTurns(p, other);
    return banked(p, seat) + laterTurns(p, seat) * this.#turn + wagers * this.#wager;
  }
}
