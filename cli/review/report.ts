import type { GameRecord, GameWords, Language } from '@iacta/core';
import { figureIn, type ReviewedStep, type Summary, sentencesFor, WORDS } from '@iacta/review';
import { WORDS as OWN } from './words.ts';

/** A review for a terminal: sentences for each seat, then one line of figures. */
export function inWords(
  record: GameRecord,
  steps: readonly ReviewedStep[],
  { seats, measure, judge }: Summary,
  game: GameWords,
  language: Language,
): string[] {
  const words = WORDS[language];
  const figure = figureIn(measure, words);
  const tell = (index: number) => {
    const { best = [], played, seat } = steps[index];
    const nameOf = (move: number | undefined) =>
      move === undefined ? '' : game.move(record.positions[index], seat, record.rules.encodeMove(move));
    return { played: nameOf(played?.move), better: nameOf(best[0]?.move) };
  };
  return [
    ...seats.flatMap((seat) => [
      `${OWN[language].seat(seat.seat + 1)} ${sentencesFor(seat, measure, seats.length, words, tell).join(' ')}`,
      `  ${words.columns.start} ${figure(seat.start)} · ${words.columns.luck} ${figure(seat.luck)} (±${figure(seat.luckSpread)}) · ` +
        `${words.columns.own} ${figure(seat.own)} · ${words.columns.others} ${figure(seat.others)} · ` +
        `${words.columns.revisions} ${figure(seat.revisions)} · ${words.columns.result} ${figure(seat.result)}`,
    ]),
    words.judgedBy(judge),
  ];
}
