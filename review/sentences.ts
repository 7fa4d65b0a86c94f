import type { SeatSummary } from './summary.ts';
import type { Measure } from './vectors.ts';
import type { ReviewWords } from './words/index.ts';

/** What a seat played and what was better, in the words of the game. */
export type TellMove = (index: number) => { readonly played: string; readonly better: string };

/** Below this an effect is not worth a sentence: half a point, one percentage point. */
const WORTH_TELLING: { readonly [measure in Measure]: number } = { points: 0.5, win: 0.01 };

/** Beyond one game in so many more luck, or less, is hardly possible. */
const HARDLY_ONE_IN = 200;

/** A seat's game in words, before any number: to its player, or about the one who has this name. */
export function sentencesFor(
  seat: SeatSummary,
  measure: Measure,
  seats: number,
  words: ReviewWords,
  tell: TellMove,
  name: string | null = null,
): string[] {
  const amount = amountIn(measure, words);
  return [
    ...luckSentences(seat, measure, words, name),
    ...ownSentences(seat, measure, words, tell, name),
    ...others(),
  ];

  function others(): string[] {
    if (name !== null || seats === 1 || Math.abs(seat.others) < WORTH_TELLING[measure]) return [];
    return [seat.others > 0 ? words.othersGave(amount(seat.others)) : words.othersTook(amount(seat.others))];
  }
}

/** How lucky compared with other games, and within which range most of them lie. */
function luckSentences(
  seat: SeatSummary,
  measure: Measure,
  words: ReviewWords,
  name: string | null,
): string[] {
  const amount = amountIn(measure, words)(seat.luck);
  const kind = `${seat.luckIsLot ? 'lot' : 'luck'}${seat.luck < 0 ? 'Took' : 'Gave'}` as const;
  const luck = name === null ? words[kind](amount) : words.named[kind](name, amount);
  if (seat.luckIsLot) return [luck];
  if (seat.luckierThan === null) return [words.noLuck];
  const spread = words.luckRange(amountIn(measure, words)(seat.luckSpread));
  return [comparison(seat.luckierThan, words), `${luck} ${spread}`];
}

/** Never more than is true: whole tenths of games are counted downwards. */
function comparison(share: number, words: ReviewWords): string {
  if (share < 1 / HARDLY_ONE_IN) return words.luckierThan(0);
  if (share > 1 - 1 / HARDLY_ONE_IN) return words.luckierThan(10);
  return share < 0.5
    ? words.unluckierThan(Math.floor(10 * (1 - share)))
    : words.luckierThan(Math.floor(10 * share));
}

function ownSentences(
  seat: SeatSummary,
  measure: Measure,
  words: ReviewWords,
  tell: TellMove,
  name: string | null,
): string[] {
  if (!seat.enough) return name === null ? [words.tooFew(seat.decisions)] : [];
  const amount = amountIn(measure, words);
  if (-seat.own < WORTH_TELLING[measure])
    return [name === null ? words.noMistakes : words.named.noMistakes(name)];
  const cost = amount(seat.own);
  const own =
    name === null
      ? [words.ownCost(cost), words.each(seat.decisions, amount(seat.lossPerDecision))]
      : [words.named.ownCost(name, cost)];
  const [worst] = seat.costly;
  if (!worst) return own;
  const { played, better } = tell(worst.index);
  return [...own, words.mostExpensive(worst.index + 1, played, better, amount(worst.loss))];
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
