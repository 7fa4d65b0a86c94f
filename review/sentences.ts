import type { SeatSummary } from './summary.ts';
import type { Measure } from './vectors.ts';
import type { ReviewWords } from './words/index.ts';

/** What a seat played and what was better, in the words of the game. */
export type TellMove = (index: number) => { readonly played: string; readonly better: string };

/** Below this an effect is not worth a sentence: half a point, one percentage point. */
const WORTH_TELLING: { readonly [measure in Measure]: number } = { points: 0.5, win: 0.01 };

/** A seat's game in words, before any number. */
export function sentencesFor(
  seat: SeatSummary,
  measure: Measure,
  seats: number,
  words: ReviewWords,
  tell: TellMove,
): string[] {
  const amount = amountIn(measure, words);
  return [...luckSentences(seat, measure, words), ...ownSentences(seat, measure, words, tell), ...others()];

  function others(): string[] {
    if (seats === 1 || Math.abs(seat.others) < WORTH_TELLING[measure]) return [];
    return [seat.others > 0 ? words.othersGave(amount(seat.others)) : words.othersTook(amount(seat.others))];
  }
}

/** How lucky compared with other games, and within which range most of them lie. */
function luckSentences(seat: SeatSummary, measure: Measure, words: ReviewWords): string[] {
  const amount = amountIn(measure, words);
  if (seat.luckIsLot)
    return [seat.luck < 0 ? words.lotTook(amount(seat.luck)) : words.lotGave(amount(seat.luck))];
  if (seat.luckierThan === null) return [words.noLuck];
  const luck = seat.luck < 0 ? words.luckTook(amount(seat.luck)) : words.luckGave(amount(seat.luck));
  return [
    words.luckierThan(Math.round(10 * seat.luckierThan)),
    `${luck} ${words.luckRange(amount(seat.luckSpread))}`,
  ];
}

function ownSentences(seat: SeatSummary, measure: Measure, words: ReviewWords, tell: TellMove): string[] {
  if (!seat.enough) return [words.tooFew(seat.decisions)];
  const amount = amountIn(measure, words);
  const each = words.each(seat.decisions, amount(seat.lossPerDecision));
  if (-seat.own < WORTH_TELLING[measure]) return [words.noMistakes];
  const [worst] = seat.costly;
  if (!worst) return [words.ownCost(amount(seat.own)), each];
  const { played, better } = tell(worst.index);
  return [
    words.ownCost(amount(seat.own)),
    each,
    words.mostExpensive(worst.index + 1, played, better, amount(worst.loss)),
  ];
}

/** An amount without its sign: points, or percentage points of the chance to win; from 100 of them on, wins. */
export function amountIn(measure: Measure, words: ReviewWords): (value: number) => string {
  const size = sizeIn(measure, words);
  if (measure === 'points') return (value) => words.points(size(value));
  const count = sizeIn('points', words);
  return (value) => (Math.abs(value) < 1 ? words.chance(size(value)) : words.wins(count(value)));
}

/** The same for tables: a figure with its sign, without words. */
export function figureIn(measure: Measure, words: ReviewWords): (value: number) => string {
  const size = sizeIn(measure, words);
  return (value) => {
    const text = size(value);
    const sign = value < 0 && text !== '0' ? '−' : '';
    return `${sign}${text}${measure === 'win' ? percentSign(words) : ''}`;
  };
}

/** With the space that German and French set before it. */
function percentSign({ language }: ReviewWords): string {
  return language === 'de' || language === 'fr' ? '\u00a0%' : '%';
}

/** One decimal below ten. */
function sizeIn(measure: Measure, words: ReviewWords): (value: number) => string {
  return (value) => {
    const size = Math.abs(measure === 'win' ? 100 * value : value);
    return new Intl.NumberFormat(words.language, { maximumFractionDigits: size < 10 ? 1 : 0 }).format(size);
  };
}
