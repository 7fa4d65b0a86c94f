import type { GameWords, Outcome } from '@iacta/core';
import type { TableWords } from './words/shape.ts';

/** Who won, and by what. */
export interface Verdict {
  readonly title: string;
  /** Empty where there is nothing to add. */
  readonly why: string;
}

export function verdictOf(
  { winners, seats, decidedBy }: Outcome,
  names: readonly string[],
  words: GameWords,
  say: TableWords['result'],
): Verdict {
  const best = seats[winners[0]];
  if (seats.length === 1)
    return { title: say.solo(best.total), why: best.rating === null ? '' : words.ratings[best.rating] };
  const title =
    winners.length === 1
      ? say.wins(names[winners[0]])
      : say.shared(say.and(winners.map((seat) => names[seat])));
  if (decidedBy === 'shared') return { title, why: say.byShare };
  if (decidedBy !== 'points') return { title, why: say.byTieBreak(words.tieBreaks[decidedBy - 1]) };
  const second = Math.max(...seats.filter((seat) => seat !== best).map(({ total }) => total));
  return { title, why: say.byPoints(best.total - second) };
}
