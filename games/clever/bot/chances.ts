import type { Forecast } from './net.ts';

// The chance to win, with every seat's result a normal one around its forecast.

/** The least variance of a result before the game is over. */
const LEAST_VARIANCE = 1;
/** The deviations from its mean at which the own result is evaluated. */
const STEP = 0.4;
const STEPS = 8;

export function winChance(own: Forecast, rivals: readonly Forecast[]): number {
  if (rivals.length === 1) {
    const [rival] = rivals;
    const spread = Math.sqrt(varianceOf(own) + varianceOf(rival));
    return normal((own.points - rival.points) / spread);
  }
  const deviation = Math.sqrt(varianceOf(own));
  let chance = 0;
  let weights = 0;
  for (let i = -STEPS; i <= STEPS; i++) {
    const z = STEP * i;
    const weight = Math.exp(-0.5 * z * z);
    let beatsAll = weight;
    for (const rival of rivals)
      beatsAll *= normal((own.points + deviation * z - rival.points) / Math.sqrt(varianceOf(rival)));
    weights += weight;
    chance += beatsAll;
  }
  return chance / weights;
}

function varianceOf({ variance }: Forecast): number {
  return Math.max(LEAST_VARIANCE, variance);
}

/** The share of a normal distribution below x, to seven digits (by the rational approximation of the error function). */
export function normal(x: number): number {
  const z = Math.abs(x) * Math.SQRT1_2;
  const t = 1 / (1 + 0.3275911 * z);
  const tail =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const above = 0.5 * tail * Math.exp(-z * z);
  return x < 0 ? above : 1 - above;
}
