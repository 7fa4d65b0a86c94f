import { type Position, SEATS } from '@iacta/core';
import { facts, TURNS_EACH } from '../../rules/facts.ts';
import { activeSeat } from '../../rules/layout.ts';
import { wagerPoints } from '../../rules/scoring.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { banked, laterTurns } from '../turn/reading.ts';
import { SCORES, type Worth, worth } from '../turn/worth.ts';
import type { Match } from './match.ts';

// Three and more at a table. Later turns are assumed to be played for points, with wagers by all seats or by
// none, as points advise. What all seats but one get changes nothing between the others: so a turn only
// moves its player, by its score less what the wager paid, and the seats' totals are independent of each other.

/** Totals and gains are multiples of 5. */
const STEP = 5;
const LEAST_GAIN = -100;
const MOST_GAIN = 330;
const MOST_SEATS = facts.seatCounts[facts.seatCounts.length - 1];
/** Less likely gains are left out. */
const NEGLIGIBLE = 1e-9;

/** How likely each total gain of this many turns is, and how likely less than it. */
interface Gains {
  readonly least: number;
  readonly exactly: Float64Array;
  readonly below: Float64Array;
  /** The gains that are not left out, by their index: from the first up to, but not, the second. */
  readonly from: number;
  readonly to: number;
}

export class Crowd implements Match {
  readonly #gains: readonly Gains[];
  /** How likely this many others have the same total as a seat, and none more. */
  readonly #ties = new Float64Array(MOST_SEATS);

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
      from: exactly.findIndex(counts),
      to: exactly.findLastIndex(counts) + 1,
    }));
  }

  winBy(p: Position, seat: number, wagerers: number): Worth {
    const seats = Array.from({ length: p[SEATS] }, (_, each) => each);
    const before = seats.map((each) => banked(p, each));
    const gains = seats.map((each) => this.#gains[laterTurns(p, each)]);
    const active = activeSeat(p);
    return worth((score) => {
      const paid = wagerPoints(score);
      const totals = before.map(
        (total, each) => total + (each === active ? score : (wagerers >> each) & 1 ? paid : 0),
      );
      return this.#chance(seat, totals, gains);
    });
  }

  /** The chance that a seat ends with the most; ties are shared. */
  #chance(seat: number, totals: readonly number[], gains: readonly Gains[]): number {
    const { least, exactly, from, to } = gains[seat];
    let chance = 0;
    for (let index = from; index < to; index++) {
      const total = totals[seat] + least + index * STEP;
      if (counts(exactly[index])) chance += exactly[index] * this.#shareOfWin(seat, total, totals, gains);
    }
    return chance;
  }

  /** What a final total wins against all the others: by the number of seats that have the same. */
  #shareOfWin(seat: number, total: number, totals: readonly number[], gains: readonly Gains[]): number {
    const ties = this.#ties;
    ties[0] = 1;
    let most = 0;
    for (let other = 0; other < totals.length; other++) {
      if (other === seat) continue;
      const { least, exactly, below } = gains[other];
      const index = (total - totals[other] - least) / STEP;
      if (index < 0) return 0;
      // A seat that cannot reach it is certainly below.
      if (index >= exactly.length) continue;
      ties[++most] = 0;
      for (let count = most; count > 0; count--) {
        ties[count] = ties[count] * below[index] + ties[count - 1] * exactly[index];
      }
      ties[0] *= below[index];
    }
    let share = 0;
    for (let count = 0; count <= most; count++) share += ties[count] / (count + 1);
    return share;
  }
}

function counts(chance: number): boolean {
  return chance >= NEGLIGIBLE;
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
