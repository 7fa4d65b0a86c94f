import type { Appraise } from './explore.ts';
import { Reader, type Weights } from './net.ts';
import { newOutlook, turnAsOver } from './outlook.ts';
import { rollsWorth } from './rolls.ts';

/** What a roll of this many dice brings on average, as players come to know it. */
const BY_DICE = [0, 5, 7, 8, 9, 9.5, 10];
const FURTHER = 0.75;

/**
 * Knows what a sheet is worth, but not what the dice that lie there will still do for it, nor what they do for the
 * others: it evaluates the sheet as if the turn were over, and the dice in hand by their number.
 */
export function sheetSense(weights: Weights): Appraise {
  const reader = new Reader(weights);
  const outlook = newOutlook();
  return (p, seat) => {
    turnAsOver(p, seat, outlook);
    const { points } = reader.forecastWith(p, seat, outlook);
    return { worth: points + rollsWorth(p, seat, BY_DICE, FURTHER), points };
  };
}
