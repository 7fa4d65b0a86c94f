import { type Position, SEATS } from '@iacta/core';
import { TURNS_EACH } from '../rules/facts.ts';
import { activeSeat } from '../rules/layout.ts';
import { wagerPoints } from '../rules/scoring.ts';
import type { Knowledge } from './knowledge.ts';
import type { Match } from './match.ts';
import { banked, laterTurns } from './reading.ts';
import { SCORES, type Worth, worth } from './worth.ts';

// Three and more at a table. Later turns are taken to be played for points, and wagered on by everybody or by
// nobody, as points advise. What everybody but one gets changes nothing between the others: so a turn only
// moves its player, by its score less what the wager paid, and the seats' totals are independent of each other.

/** Totals and gains are multiples of 5. */
const STEP = 5;
const LEAST_GAIN = -100;
const MOST_GAIN = 330;
/** Less likely gains are left out. */
const NEGLIGIBLE = 1e-9;

/** How likely each total gain of so many turns is, and how likely less than it. */
interface Gains {
  readonly least: number;
  readonly exactly: Float64Array;
  readonly below: Float64Array;
}

export class Crowd implements Match {
  readonly #gains: readonly Gains[];

  constructor({ turnChances }: Knowledge) {
    const one = new Float64Array((MOST_GAIN - LEAST_GAIN) / STEP + 1);
    for (const [index, score] of SCORES.entries()) {
      one[(score - LEAST_GAIN) / STEP] += turnChances[index];
      one[(score - wagerPoints(score) - LEAST_GAIN) / STEP] += turnChances[SCORES.length + index];
    }
    const sums: Float64Array[] = [Float64Array.of(1)];
    while (sums.length <= TURNS_EACH) sums.push(convolved(sums[sums.length - 1], one));
    this.#gains = sums.map((exactly, turns) => ({
      least: turns * LEAST_GAIN,
      exactly,
      below: cumulated(exactly),
    }));
  }

  winBy(p: Position, seat: number, wagerers: number): Worth {
    const seats = Array.from({ length: p[SEATS] }, (_, each) => each);
    const before = seats.map((each) => banked(p, each));
    const later = seats.map((each) => laterTurns(p, each));
    const active = activeSeat(p);
    return worth((score) => {
      const paid = wagerPoints(score);
      const totals = before.map(
        (total, each) => total + (each === active ? score : (wagerers >> each) & 1 ? paid : 0),
      );
      return this.#chance(seat, totals, later);
    });
  }

  /** The chance that a seat ends with the most; ties are shared. */
  #chance(seat: number, totals: readonly number[], later: readonly number[]): number {
    const { least, exactly } = this.#gains[later[seat]];
    let chance = 0;
    for (let index = 0; index < exactly.length; index++) {
      if (exactly[index] < NEGLIGIBLE) continue;
      const total = totals[seat] + least + index * STEP;
      chance += exactly[index] * this.#shareOfWin(seat, total, totals, later);
    }
    return chance;
  }

  /** What a final total wins against all the others: by the number of seats that have the same. */
  #shareOfWin(seat: number, total: number, totals: readonly number[], later: readonly number[]): number {
    let ties = [1];
    for (let other = 0; other < totals.length; other++) {
      if (other === seat) continue;
      const gains = this.#gains[later[other]];
      const index = (total - totals[other] - gains.least) / STEP;
      const equal = gains.exactly[index] ?? 0;
      const below = index < 0 ? 0 : (gains.below[index] ?? 1);
      if (equal === 0 && below === 0) return 0;
      ties = [...ties, 0].map((chance, count) => chance * below + (count > 0 ? ties[count - 1] * equal : 0));
    }
    return ties.reduce((sum, chance, count) => sum + chance / (count + 1), 0);
  }
}

function convolved(a: Float64Array, b: Float64Array): Float64Array {
  const sum = new Float64Array(a.length + b.length - 1);
  for (let i = 0; i < a.length; i++) for (let j = 0; j < b.length; j++) sum[i + j] += a[i] * b[j];
  return sum;
}

function cumulated(exactly: Float64Array): Float64Array {
  const below = new Float64Array(exactly.length);
  for (let index = 1; index < below.length; index++) below[index] = below[index - 1] + exactly[index - 1];
  return below;
}
