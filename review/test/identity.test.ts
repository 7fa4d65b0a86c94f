import { everyOptions } from '@iacta/core';
import { quick } from '@iacta/core/test-kit';
import { GAME_IDS, loadRules } from '@iacta/games';
import { describe, expect, test } from 'vitest';
import { randomGame, wholeReview, wildJudge } from './kit.ts';

// Whatever a judge says, the parts add up: with undo, sealed answers that were changed, any seat count and options.
const SMALL = { enumerate: 6, sample: 2, alternatives: 2 };

describe('result − start = luck + own choices + others’ choices + revisions, to 1e-9', () => {
  test.each(GAME_IDS)('%s', { timeout: 120_000 }, async (id) => {
    const rules = await loadRules(id);
    const seen = new Set<number>();
    let games = 0;
    for (const [index, options] of [...everyOptions(rules.facts)].entries()) {
      if (quick && seen.has(options.seats)) continue;
      const record = randomGame(rules, options, 100 + index);
      if (!record) continue;
      seen.add(options.seats);
      games++;
      const { rest } = wholeReview(record, wildJudge(rules), SMALL);
      for (const each of [...rest.points, ...rest.win]) expect(Math.abs(each)).toBeLessThan(1e-9);
    }
    expect([...seen], 'every seat count was reviewed').toEqual([...rules.facts.seatCounts]);
    expect(games).toBeGreaterThanOrEqual(rules.facts.seatCounts.length);
  });
});
