import { playOn } from '../arena/index.ts';
import { botsFor, CONTINUATION_SEED, type Plan, type Policy } from './calibrate.ts';
import { momentsOf } from './moments.ts';

/** A position with what the best level made of it once: what a forecast is fitted to. */
export interface Sample {
  readonly policy: Policy;
  readonly part: number;
  /** Who decides. */
  readonly seat: number;
  readonly position: readonly number[];
  /** By seat, at the end of the game. */
  readonly points: readonly number[];
  readonly wins: readonly number[];
}

/** Positions of all policies in turn, so that the list can be cut off anywhere. */
export function* samplesOf(plan: Plan): Generator<Sample> {
  const best = plan.bot('best');
  const players = Array.from({ length: plan.contest.options.seats }, () => best);
  for (let game = 0; game < plan.games; game++) {
    for (const [number, policy] of plan.policies.entries()) {
      const seed = plan.seed * 1_000_003 + game;
      for (const { position, seat, part } of momentsOf(plan.contest, botsFor(plan, policy), seed)) {
        const key = CONTINUATION_SEED + (seed * plan.policies.length + number) * 8 + part;
        const { points, wins } = playOn(plan.contest, position.slice(), players, key);
        yield { policy, part, seat, position: [...position], points, wins };
      }
    }
  }
}
