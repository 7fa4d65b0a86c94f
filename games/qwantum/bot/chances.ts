import { settingAt, sumOf } from './features.ts';
import { type Net, top } from './net.ts';
import { cellsFilled, type Sheet } from './sheet.ts';

/** Beating several others is likelier than if the cases were independent: so that equals win their share. */
const TOGETHER: readonly number[] = [1, 1, 1, Math.log(3) / Math.log(4), Math.log(4) / Math.log(8)];

/**
 * The chance to win when `own` and `others` (a mean) are the points still expected: how likely the expected
 * difference to each other seat stays above zero, with the spread that was seen in play.
 * `correction` is by place what the expected points are off (correction.ts).
 */
export function chanceToWin(
  net: Net,
  sheets: readonly Sheet[],
  place: number,
  own: number,
  others: number,
  spread: readonly number[],
  correction: readonly number[],
): number {
  const seats = sheets.length;
  const most = Math.max(...sheets.map(cellsFilled));
  const still = sheets.map((sheet, i) => top(net, sumOf(net, sheet, settingAt(sheets, i, i))));
  const mean = still.reduce((sum, value, i) => sum + (i === place ? 0 : value), 0) / (seats - 1);
  let chance = 1;
  for (let i = 0; i < seats; i++) {
    if (i === place) continue;
    const mine = sheets[place].bank + own + correction[place];
    const ahead = mine - (sheets[i].bank + others + still[i] - mean + correction[i]);
    chance *= normal(ahead / Math.max(1, spread[most]));
  }
  return chance ** TOGETHER[seats];
}

/** The normal distribution, closely enough (logistic with a cubic term). */
function normal(x: number): number {
  return 1 / (1 + Math.exp(-1.5976 * x - 0.07056 * x ** 3));
}
