import { seatBot } from '@iacta/bots/levels';
import { LANGUAGES } from '@iacta/core';
import { loadBots, loadRules } from '@iacta/games';
import { expect, test } from 'vitest';
import { amountIn, figureIn, type SeatSummary, sentencesFor, summarise, WORDS } from '../index.ts';
import { botGame, optionsFor, wholeReview, wildJudge } from './kit.ts';

const tell = () => ({ played: 'this', better: 'that' });

/** Of the first seat of a game between casual players; what the judge says does not matter here. */
async function summaryOf(game: 'doce' | 'zocken'): Promise<SeatSummary> {
  const rules = await loadRules(game);
  const options = optionsFor(rules, { seats: 2 });
  const bot = await seatBot('first-steps', { rules, options, find: loadBots });
  if (!bot) throw new Error('no bot');
  const record = botGame(rules, options, bot, 3);
  const { steps, start } = wholeReview(record, wildJudge(rules), {
    enumerate: 6,
    sample: 2,
    alternatives: 1,
  });
  return summarise(rules, steps, { start, end: record.position, judge: 'wild' }).seats[0];
}

test('where only the lot for who starts was luck, the review says so and compares it with no other game', async () => {
  const [doce, zocken] = await Promise.all([summaryOf('doce'), summaryOf('zocken')]);
  expect([doce.luckIsLot, doce.luckierThan]).toEqual([true, null]);
  expect(zocken.luckIsLot).toBe(false);
  expect(zocken.luckierThan).not.toBeNull();
  for (const language of LANGUAGES) {
    const words = WORDS[language];
    const amount = amountIn('win', words)(doce.luck);
    const lot = doce.luck < 0 ? words.lotTook(amount) : words.lotGave(amount);
    expect(sentencesFor(doce, 'win', 2, words, tell)[0]).toBe(lot);
  }
});

test.each([
  { language: 'de', part: '57\u00a0% Gewinnchance', one: '1 Sieg', more: '5,7 Siege' },
  { language: 'en', part: '57% chance to win', one: '1 win', more: '5.7 wins' },
  { language: 'fr', part: '57\u00a0% de chances de gagner', one: '1 victoire', more: '5,7 victoires' },
  { language: 'it', part: 'il 57% di probabilità di vittoria', one: '1 vittoria', more: '5,7 vittorie' },
] as const)('chances are given in percent, from a whole win on in wins: $language', (told) => {
  const amount = amountIn('win', WORDS[told.language]);
  expect([0.57, 1, -5.7].map(amount)).toEqual([told.part, told.one, told.more]);
});

test('a percent sign stands as the language sets it, in sentences and in tables alike', () => {
  for (const words of Object.values(WORDS)) {
    const space = /\s?%/.exec(figureIn('win', words)(0.23))?.[0];
    expect([words.language, space]).toEqual([words.language, /\s?%/.exec(amountIn('win', words)(0.23))?.[0]]);
  }
});

test('below two, French wins are singular', () => {
  expect([1.5, 11].map(amountIn('win', WORDS.fr))).toEqual(['1,5 victoire', '11 victoires']);
});
