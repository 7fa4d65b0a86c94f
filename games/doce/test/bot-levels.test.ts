import { playGame } from '@iacta/bots/arena';
import { levelsOf, seatBot } from '@iacta/bots/levels';
import type { Bot } from '@iacta/bots/search';
import { bots } from '@iacta/doce/bot';
import { rules } from '@iacta/doce/rules';
import { expect, it } from 'vitest';
import { doce } from '../index.ts';

const OPTIONS = { seats: 2, starter: 0 };
/** More would take too long here; `docs/data/levels.json` has the figures of whole series. */
const MATCHES = 20;

async function level(name: string): Promise<Bot> {
  const find = async () => ({ bots });
  const bot = await seatBot(name, { rules, options: OPTIONS, find, effort: 0.2 });
  if (!bot) throw new Error(`no level ${name}`);
  return bot;
}

/** The share of matches that the first wins, each starting every other one. */
function share(first: Bot, second: Bot): number {
  let wins = 0;
  for (let match = 0; match < MATCHES; match++) {
    const options = { ...OPTIONS, starter: match % 2 };
    const finish = playGame({ rules, options, turnCap: 400 }, [first, second], 500 + match);
    wins += finish.wins[0] / MATCHES;
  }
  return wins;
}

it('has levels between the usual ones, and the page knows them', () => {
  expect(levelsOf(bots)).toEqual(doce.levels);
  expect(doce.levels).toContain('learning');
});

// By 20 matches: a wall is all of them, no step is half of them.
it.each([
  ['learning', 'first-steps'],
  ['casual', 'learning'],
  ['skilled', 'casual'],
])('%s beats %s, not always', async (upper, lower) => {
  const wins = share(await level(upper), await level(lower));
  expect(wins).toBeGreaterThan(0.5);
  expect(wins).toBeLessThan(1);
});

it('leaves a beginner who plays every fifth move at random a match now and then', async () => {
  expect(share(await level('beginner'), await level('first-steps'))).toBeGreaterThan(0.1);
});
