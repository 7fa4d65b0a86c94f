/** Beating several others is likelier than if the cases were independent: so that equals win their share. */
const TOGETHER: readonly number[] = [1, 1, 1, Math.log(3) / Math.log(4), Math.log(4) / Math.log(8)];

/** How likely one seat with these expected totals ends before every other, each taken for itself. */
export function strengthOf(totals: Float64Array, place: number, spread: number): number {
  let chance = 1;
  for (let other = 0; other < totals.length; other++) {
    if (other !== place) chance *= normal((totals[place] - totals[other]) / spread);
  }
  return chance;
}

/** The chances to win with these expected totals; they add up to one. */
export function chancesOf(totals: Float64Array, spread: number, out: Float64Array): void {
  const power = TOGETHER[totals.length];
  let sum = 0;
  for (let place = 0; place < totals.length; place++) {
    out[place] = strengthOf(totals, place, spread) ** power;
    sum += out[place];
  }
  for (let place = 0; place < totals.length; place++) out[place] /= sum;
}

/** Nothing follows: the highest total wins, equal ones share (Q-R2). */
export function sharesOf(totals: Float64Array, out: Float64Array): void {
  let [most, winners] = [Number.NEGATIVE_INFINITY, 0];
  for (const total of totals) {
    if (total > most) [most, winners] = [total, 0];
    if (total === most) winners++;
  }
  for (let place = 0; place < totals.length; place++) out[place] = totals[place] === most ? 1 / winners : 0;
}

/** The normal distribution, closely enough (logistic with a cubic term). */
function normal(x: number): number {
  return 1 / (1 + Math.exp(-1.5976 * x - 0.07056 * x * x * x));
}
