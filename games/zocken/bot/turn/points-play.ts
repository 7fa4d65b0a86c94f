import { DICE_KNOWN, type Knowledge } from '../knowledge/knowledge.ts';
import { Forecast } from './forecast.ts';
import { Memo } from './memo.ts';
import { TurnSolver } from './solver.ts';
import { statesUpTo } from './states.ts';
import { OWN_POINTS } from './worth.ts';

/** About 10 MB; what is forgotten is worked out again. */
const MOST_KEPT = 240_000;

interface Solved {
  readonly memo: Memo;
  readonly solver: TurnSolver;
  readonly forecast: Forecast;
}

/** The turn played for points, exactly, and what has been worked out of it so far. */
export class PointsPlay {
  readonly #early: readonly (readonly [state: number, value: number])[];
  #solved: Solved;

  constructor({ earlyPoints }: Knowledge) {
    const states = statesUpTo(DICE_KNOWN).flat();
    this.#early = states.map((state, index) => [state, earlyPoints[index]] as const);
    this.#solved = this.#fresh();
  }

  get now(): Solved {
    if (this.#solved.memo.size > MOST_KEPT) this.#solved = this.#fresh();
    return this.#solved;
  }

  #fresh(): Solved {
    const memo = new Memo();
    for (const [state, value] of this.#early) memo.add(state, value, value);
    const solver = new TurnSolver(OWN_POINTS, { memo });
    return { memo, solver, forecast: new Forecast(solver) };
  }
}
