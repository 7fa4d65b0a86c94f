import type { Judge } from '@iacta/bots/search';
import type { Worth } from './vectors.ts';

/** Changes chances to win into those of the players at the table. */
export type Lens = (worth: Worth) => Worth;

/** So many decisions of typical loss stand beside a seat's own: a few mistakes say little. */
const DECISIONS_BEFORE = 15;

/**
 * The judge's chances hold for players who go on as well as it can. Those who play make more mistakes, so nothing is
 * as sure; and who made fewer so far will go on so. What is said of a step depends on the losses before it alone.
 */
export class LivedChances {
  readonly #judge: Judge;
  readonly #losses: number[];
  readonly #decisions: number[];

  constructor(judge: Judge, seats: number) {
    this.#judge = judge;
    this.#losses = new Array<number>(seats).fill(0);
    this.#decisions = new Array<number>(seats).fill(0);
  }

  /** A decision was made, and cost this much of the chance to win by the judge. */
  decided(seat: number, loss: number): void {
    this.#losses[seat] += Math.max(0, loss);
    this.#decisions[seat]++;
  }

  /** For the step of this number, with the losses so far. */
  at(step: number): Lens | null {
    const { lived } = this.#judge;
    if (!lived || this.#losses.length === 1) return null;
    const ahead = Math.max(0, 1 - step / lived.steps);
    const skills = this.#losses.map(
      (loss, seat) => (-lived.skill * ahead * loss) / (this.#decisions[seat] + DECISIONS_BEFORE),
    );
    return ({ points, win }) => ({ points, win: weighed(win, lived.sure, skills) });
  }
}

/** Chances as powers, weighed and brought back to one winner: for two seats a line on the logit scale. */
function weighed(win: readonly number[], power: number, logs: readonly number[]): number[] {
  const weights = win.map((chance, seat) => (chance > 0 ? chance ** power * Math.exp(logs[seat]) : 0));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}

/** What a worth is through a lens; without one it is what it was. */
export function through(lens: Lens | null, worth: Worth): Worth {
  return lens ? lens(worth) : worth;
}
