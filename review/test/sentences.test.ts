import { seatBot } from '@iacta/bots/levels';
import { LANGUAGES } from '@iacta/core';
import { loadBots, loadRules } from '@iacta/games';
import { expect, test } from 'vitest';
import { amountIn, figureIn, type SeatSummary, sentencesFor, summarise, WORDS } from '../index.ts';
import { botGame, optionsFor, wholeReview, wildJudge } from './kit.ts';

const words = WORDS.en;
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

const luck = (share: number): SeatSummary => ({
  ...{ seat: 0, start: 0, result: 0, luck: 1, luckSpread: 1, luckierThan: share, luckIsLot: false },
  ...{ own: 0, others: 0, revisions: 0, decisions: 9, lossPerDecision: 0, costly: [], enough: true },
});

test.each([
  [0.001, words.luckierThan(0)],
  [0.02, words.unluckierThan(9)],
  [0.16, words.unluckierThan(8)],
  [0.5, words.luckierThan(5)],
  [0.76, words.luckierThan(7)],
  [0.96, words.luckierThan(9)],
  [0.994, words.luckierThan(9)],
  [0.996, words.luckierThan(10)],
])(
  'luckier than a share of %d of all games is told as it is: only one game in 200 is hardly possible',
  (share, told) => {
    expect(sentencesFor(luck(share), 'points', 1, WORDS.en, tell)[0]).toBe(told);
  },
);

test('a bot is spoken of, not to', () => {
  const bad: SeatSummary = { ...luck(0.3), luck: -4, own: -3, others: 2, costly: [{ index: 4, loss: 3 }] };
  const lot: SeatSummary = { ...bad, luckIsLot: true, luckierThan: null };
  const few: SeatSummary = { ...bad, enough: false, decisions: 2 };
  const pronouns = {
    de: /\b(du|dir|dich|deine[rnms]?)\b/i,
    en: /\byou(r|rs)?\b/i,
    fr: /\b(vous|vos|votre)\b/i,
    it: /\b(ti|tu|tue|tuo|tuoi|avevi)\b/i,
  };
  for (const language of LANGUAGES)
    for (const each of [bad, lot, few, luck(0.7), { ...luck(0.5), own: -2 }]) {
      const text = sentencesFor(each, 'points', 2, WORDS[language], tell, 'Otter').join(' ');
      expect(text).not.toMatch(pronouns[language]);
      expect(sentencesFor(bad, 'points', 2, WORDS[language], tell).join(' ')).toMatch(pronouns[language]);
      expect(text.length).toBeGreaterThan(10);
    }
});

test('below two, French wins are singular', () => {
  expect([1.5, 11].map(amountIn('win', WORDS.fr))).toEqual(['1,5 victoire', '11 victoires']);
});
