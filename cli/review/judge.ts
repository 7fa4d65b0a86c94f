import { seatBot } from '@iacta/bots/levels';
import type { Judge } from '@iacta/bots/search';
import type { Options, Rules } from '@iacta/core';
import { loadBots, loadJudges } from '@iacta/games';
import { rolloutJudge } from '@iacta/review';

/** The game's own judge, or one that plays on from each position with a quick bot. */
export async function judgeFor(rules: Rules, options: Options): Promise<Judge> {
  const own = await loadJudges(rules.facts.id);
  if (own) return own.judges.judge(options);
  const bot = await seatBot('casual', { rules, options, find: loadBots });
  if (!bot) throw new Error('every game has a casual bot');
  return rolloutJudge(rules, bot, 'casual');
}
