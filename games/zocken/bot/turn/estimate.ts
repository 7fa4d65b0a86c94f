import { ALL_PLACED, MATCH_POINTS, OUT_PENALTY, OUTER_PENALTY } from '../../rules/facts.ts';
import { ROWS } from './rows.ts';
import { diceLeft, diceOutIn, hopesIn, matchesIn, rowIn, sizeOf } from './states.ts';

const PIPS = 6;

/**
 * What a person would guess a turn to bring from here: every die to come fits as likely as the next one, and
 * every dot still open is hit as often as its die would fit there now.
 */
export function estimate(state: number): number {
  const row = rowIn(state);
  const first = row * PIPS;
  const left = diceLeft(state);
  const out = diceOutIn(state);
  const matches = matchesIn(state);
  let fitting = 0;
  let onDots = 0;
  for (let face = 0; face < PIPS; face++) {
    const fits = ROWS.fits[first + face];
    if (fits !== 0) fitting++;
    onDots += sizeOf(fits & hopesIn(state));
  }
  const chance = fitting / PIPS;
  const whole = out === 0 ? chance ** left * (ALL_PLACED + ROWS.outer[row] * OUTER_PENALTY) : 0;
  const missing = (out + left * (1 - chance)) * OUT_PENALTY;
  return whole + missing + matchPoints(matches + onDots / PIPS);
}

/** Between whole numbers of matches, in proportion to their points. */
function matchPoints(matches: number): number {
  const whole = Math.min(Math.floor(matches), MATCH_POINTS.length - 2);
  return MATCH_POINTS[whole] + (matches - whole) * (MATCH_POINTS[whole + 1] - MATCH_POINTS[whole]);
}
