import { add, type Chances, Forecast, mean } from '../bot/turn/forecast.ts';
import { Memo } from '../bot/turn/memo.ts';
import { TurnSolver } from '../bot/turn/solver.ts';
import { canonical, NEW_TURN } from '../bot/turn/states.ts';
import { A_TOUCH, PASSES, POINTS, SCORES, type Worth, worth } from '../bot/turn/worth.ts';
import { DICE_BEFORE_WAGER, WAGER_GOAL } from '../rules/facts.ts';
import { wagerPoints } from '../rules/scoring.ts';

// The turn played for points, solved in full.

export interface PointsPlay {
  readonly solver: TurnSolver;
  readonly chances: Chances;
  readonly points: number;
  readonly passes: number;
}

/** Points, and between equal plays more for those who wager. */
export const KIND_POINTS = worth((score) => (score > WAGER_GOAL ? score + A_TOUCH : score));

/** Solves the turn for points; the aim says who gets the benefit of equal plays. */
export function solvePoints(aim: Worth): PointsPlay {
  const solver = new TurnSolver(aim, { memo: new Memo(21) });
  const chances = new Forecast(solver).from(NEW_TURN);
  return { solver, chances, points: mean(chances, POINTS), passes: mean(chances, PASSES) };
}

/** The greatest chance of more than 50 there is. */
export function solvePassing(): number {
  return new TurnSolver(PASSES, { memo: new Memo(21) }).value(NEW_TURN);
}

/** The scores of such a turn, separately for those no seat should wager on and those all should, after three dice. */
export function chancesByWager(solver: TurnSolver): readonly [Chances, Chances] {
  const forecast = new Forecast(solver);
  let reached = new Map([[canonical(NEW_TURN), 1]]);
  for (let down = 0; down < DICE_BEFORE_WAGER; down++) {
    const next = new Map<number, number>();
    for (const [state, chance] of reached) {
      for (const after of forecast.played(state).map(canonical)) {
        next.set(after, (next.get(after) ?? 0) + chance / 6);
      }
    }
    reached = next;
  }
  const wager: Worth = worth(wagerPoints);
  const parts = [new Float64Array(SCORES.length), new Float64Array(SCORES.length)] as const;
  for (const [state, chance] of reached) {
    const scores = forecast.from(state);
    add(parts[mean(scores, wager) > 0 ? 1 : 0], scores, chance);
  }
  return parts;
}
