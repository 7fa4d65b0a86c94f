import { keyedStream } from '@iacta/core';
import { bots } from '../bot/index.ts';
import { roundPoints, roundsOver, rules, starterOf } from '../rules/index.ts';

// How often forecasts of a win come true, over whole matches of the best level against itself; and what
// a round brings its starter. Both are constants of bot/stakes.ts.

interface Forecast {
  /** The chance as forecast, and the share of the match that came of it. */
  readonly win: number;
  readonly share: number;
}

/** Chances this near to 0 or 1 teach nothing but themselves. */
const SURE = 0.002;
const BINS = 10;

export async function calibrate(games: number, seed: number, effort: number): Promise<void> {
  const bot = await bots.level('best', { seats: 2, starter: 0 }, effort);
  const forecasts: Forecast[] = [];
  const gains: number[] = [];
  for (let game = 0; game < games; game++) {
    const position = rules.begin({ seats: 2, starter: game % 2 });
    const said: { seat: number; win: number }[] = [];
    for (let step = 0; rules.deciders(position) !== 0; step++) {
      const seat = rules.active(position);
      const { best } = bot(position.slice(), seat, keyedStream(1000 * seed + game, step));
      if (best.win !== undefined && best.proven === undefined) said.push({ seat, win: best.win });
      rules.applyMove(position, seat, best.move, null);
    }
    const lead = rules.points(position, 0) - rules.points(position, 1);
    const first = lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
    for (const { seat, win } of said) forecasts.push({ win, share: seat === 0 ? first : 1 - first });
    for (let round = 0; round < roundsOver(position); round++) {
      const starter = starterOf(position, round);
      gains.push(roundPoints(position, round, starter) - roundPoints(position, round, 1 - starter));
    }
    if ((game + 1) % 10 === 0) console.log(`${game + 1} of ${games} matches`);
  }
  report(forecasts, gains);
}

function report(all: readonly Forecast[], gains: readonly number[]): void {
  const mean = gains.reduce((a, b) => a + b) / gains.length;
  const spread = Math.sqrt(gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / (gains.length - 1));
  console.log(
    `a round brings its starter ${mean.toFixed(1)}, spread ${spread.toFixed(1)} (${gains.length} rounds)`,
  );
  const open = all.filter(({ win }) => win > SURE && win < 1 - SURE);
  const steepness = fitSteepness(open);
  console.log(`steeper by ${steepness.toFixed(3)} (${open.length} of ${all.length} chances were open)`);
  console.log(
    `loss ${lossOf(open, 1).toFixed(4)} as forecast, ${lossOf(open, steepness).toFixed(4)} with that`,
  );
  for (let bin = 0; bin < BINS; bin++) {
    const here = all.filter(({ win }) => Math.min(BINS - 1, Math.floor(win * BINS)) === bin);
    if (here.length === 0) continue;
    const average = (of: (one: Forecast) => number) =>
      here.reduce((sum, one) => sum + of(one), 0) / here.length;
    console.log(
      `forecast ${average((one) => one.win).toFixed(3)}, observed ${average((one) => one.share).toFixed(3)} (${here.length})`,
    );
  }
}

/** The slope of a logistic regression without a constant, on the logits of the forecasts. */
function fitSteepness(all: readonly Forecast[]): number {
  let [low, high] = [0.1, 10];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    let slope = 0;
    for (const { win, share } of all) slope += (share - steeper(win, middle)) * logit(win);
    if (slope > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function lossOf(all: readonly Forecast[], steepness: number): number {
  const loss = all.map(({ win, share }) => {
    const p = steeper(win, steepness);
    return -share * Math.log(p) - (1 - share) * Math.log(1 - p);
  });
  return loss.reduce((a, b) => a + b) / all.length;
}

const logit = (win: number): number => Math.log(win / (1 - win));
const steeper = (win: number, by: number): number => 1 / (1 + Math.exp(-by * logit(win)));
