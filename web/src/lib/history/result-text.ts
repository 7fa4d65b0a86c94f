import type { Language } from '@iacta/core';
import { figure } from '../shell/figure.ts';
import type { FinishedGame } from '../shell/finished.ts';
import { localeOf } from '../shell/when.ts';
import type { HistoryWords } from './words/shape.ts';

/** How a game ended, in a few words: the points where one player played alone, else the winners. */
export function resultText({ plan, seats, winners }: FinishedGame, say: HistoryWords, language: Language) {
  if (seats.length === 1) return say.points(figure(seats[0].total));
  const names = new Intl.ListFormat(localeOf(language)).format(winners.map((seat) => plan.seats[seat].name));
  return winners.length > 1 ? say.shared(names) : say.won(names);
}
