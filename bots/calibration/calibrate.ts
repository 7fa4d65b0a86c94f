import { SEATS } from '@iacta/core';
import { type Contest, halfWidth, mean, NOTHING, playOn, plus, type Sum } from '../arena/index.ts';
import { type Bot, LEVELS } from '../search/bot.ts';
import type { Judge } from '../search/judge.ts';
import { type Moment, momentsOf, PARTS } from './moments.ts';

/** Who led the games to the positions: each level, random play, and at each decision one of all of these. */
export const POLICIES = [...LEVELS, 'random', 'mixed'] as const;
export type Policy = (typeof POLICIES)[number];

export interface Plan {
  readonly contest: Contest;
  /** The bot of a policy; `mixed` is made of the others. */
  readonly bot: (policy: Exclude<Policy, 'mixed'>) => Bot;
  /** What is checked instead of the best level's own forecasts: the values that hints and reviews show. */
  readonly judge?: Judge;
  readonly policies: readonly Policy[];
  /** Games for each policy; each gives one position for every part of a game. */
  readonly games: number;
  /** Games played on from each position. */
  readonly continuations: number;
  readonly seed: number;
}

/** Forecast and outcome at one part of the games of one policy. */
export interface Calibrated {
  readonly policy: Policy;
  /** 1 to 5: fifths of the game, by decisions. */
  readonly part: number;
  readonly kind: 'points' | 'win';
  /** Positions. */
  readonly n: number;
  readonly forecast: number;
  readonly observed: number;
  /** Forecast less observed, and half the width of its 95 % interval; positions are independent of each other. */
  readonly error: number;
  readonly ci95: number;
}

/** Dice of the continuations differ from those of all games that lead to positions. */
export const CONTINUATION_SEED = 2 ** 40;

/** Compares what the best level (or the judge) says in positions of each policy with what the best level makes of them. */
export function* calibrate(plan: Plan): Generator<Calibrated> {
  const best = plan.bot('best');
  for (const policy of plan.policies) {
    const tallies = new Tallies();
    for (let game = 0; game < plan.games; game++) {
      const moments = momentsOf(plan.contest, botsFor(plan, policy), plan.seed * 1_000_003 + game);
      for (const moment of moments) tallies.add(moment.part, compare(plan, best, moment, game));
    }
    yield* tallies.lines(policy);
  }
}

interface Comparison {
  readonly kind: 'points' | 'win';
  readonly forecast: number;
  readonly observed: number;
}

function compare(plan: Plan, best: Bot, moment: Moment, game: number): Comparison[] {
  const { contest, continuations, seed } = plan;
  const { position, seat, part } = moment;
  const { points, win } = forecastOf(plan, best, moment);
  const bots = Array.from({ length: position[0] }, () => best);
  let [allPoints, allWins] = [0, 0];
  for (let i = 0; i < continuations; i++) {
    const key = CONTINUATION_SEED + ((seed * 1_000_003 + game) * PARTS + part) * continuations + i;
    const finish = playOn(contest, position.slice(), bots, key);
    allPoints += finish.points[seat] / continuations;
    allWins += finish.wins[seat] / continuations;
  }
  const found: Comparison[] = [];
  if (points !== undefined) found.push({ kind: 'points', forecast: points, observed: allPoints });
  if (win !== undefined) found.push({ kind: 'win', forecast: win, observed: allWins });
  return found;
}

/** For the seat that decides. */
function forecastOf(
  { judge }: Plan,
  best: Bot,
  { view, seat, below }: Moment,
): { readonly points?: number; readonly win?: number } {
  if (!judge) return best(view, seat, below).best;
  const { points, win } = judge.value(view);
  return view[SEATS] > 1 ? { points: points[seat], win: win[seat] } : { points: points[seat] };
}

export function botsFor({ contest, bot }: Plan, policy: Policy): Bot[] {
  const seats = Array.from({ length: contest.options.seats });
  if (policy !== 'mixed') return seats.map(() => bot(policy));
  const all = POLICIES.flatMap((each) => (each === 'mixed' ? [] : [bot(each)]));
  return seats.map((): Bot => (view, seat, below) => all[below(all.length)](view, seat, below));
}

class Tallies {
  readonly #sums = new Map<string, { forecast: Sum; observed: Sum; error: Sum }>();

  add(part: number, comparisons: readonly Comparison[]): void {
    for (const { kind, forecast, observed } of comparisons) {
      const key = `${part} ${kind}`;
      const before = this.#sums.get(key) ?? { forecast: NOTHING, observed: NOTHING, error: NOTHING };
      this.#sums.set(key, {
        forecast: plus(before.forecast, forecast),
        observed: plus(before.observed, observed),
        error: plus(before.error, forecast - observed),
      });
    }
  }

  *lines(policy: Policy): Generator<Calibrated> {
    for (const kind of ['points', 'win'] as const) {
      for (let part = 1; part <= PARTS; part++) {
        const sums = this.#sums.get(`${part} ${kind}`);
        if (!sums) continue;
        yield {
          policy,
          part,
          kind,
          n: sums.error.count,
          forecast: mean(sums.forecast),
          observed: mean(sums.observed),
          error: mean(sums.error),
          ci95: halfWidth(sums.error),
        };
      }
    }
  }
}
