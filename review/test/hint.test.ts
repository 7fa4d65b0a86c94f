import { seatBot } from '@iacta/bots/levels';
import type { Judge } from '@iacta/bots/search';
import { view } from '@iacta/core';
import { GAME_IDS, loadBots, loadJudges, loadRules } from '@iacta/games';
import { expect, test } from 'vitest';
import { hintBy, measureFor, review } from '../index.ts';
import { botGame, optionsFor } from './kit.ts';

/** A review of the whole game is made elsewhere; a hint must agree with it wherever one is asked for. */
const DECISIONS = 6;

// A game without a judge of its own is reviewed by rollouts, which differ from run to run.
const judged = (await Promise.all(GAME_IDS.map(async (id) => ((await loadJudges(id)) ? [id] : [])))).flat();

test('finished games have a judge', () => expect(judged.length).toBeGreaterThan(3));

test.each(judged)(
  '%s: a hint has the values that the review shows for this decision',
  {
    timeout: 240_000,
  },
  async (id) => {
    const rules = await loadRules(id);
    for (const seats of new Set([rules.facts.seatCounts[0], rules.facts.seatCounts.at(-1)])) {
      const options = optionsFor(rules, { seats });
      const bot = await seatBot('casual', { rules, options, find: loadBots });
      const found = await loadJudges(id);
      if (!bot || !found) throw new Error(`${id} has bots and a judge`);
      const record = botGame(rules, options, bot, 11);
      const measure = measureFor(options.seats);
      // A judge of its own, as at the table: nothing is carried over from the review.
      const judge = atFirst(await found.judges.judge(options));
      let checked = 0;
      for (const { index, kind, seat, best } of review(
        record,
        atFirst(await found.judges.judge(options)),
        QUICK,
      )) {
        if (kind !== 'decision' || !best) continue;
        const hint = hintBy(rules, judge, view(rules, record.positions[index], seat), seat);
        const shown = [hint.best, ...hint.others].slice(0, best.length);
        expect(shown.map(({ move }) => move)).toEqual(best.map(({ move }) => move));
        const worth = shown.map((each) => (measure === 'win' ? each.win : each.points));
        expect(worth).toEqual(best.map((option) => option.worth[measure][seat]));
        if (++checked === DECISIONS) break;
      }
      expect(checked).toBeGreaterThan(3);
    }
  },
);

/** What rolls are worth does not matter here. */
const QUICK = { enumerate: 1, sample: 1, alternatives: 4 };

/** Without its second look, which hints and reviews take at different moves (second-look.test.ts). */
function atFirst(judge: Judge): Judge {
  return { version: judge.version, value: (position) => judge.value(position) };
}
