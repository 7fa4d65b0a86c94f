import { findInstalledBots, findInstalledJudges } from '@iacta/bots/installed';
import { seatBot } from '@iacta/bots/levels';
import type { Judge } from '@iacta/bots/search';
import type { Options, Rules } from '@iacta/core';
import { rolloutJudge } from '@iacta/review';

/** The game's own judge, or one that plays on from each position with a quick bot. */
export async function judgeFor(rules: Rules, options: Options): Promise<Judge> {
  const own = await findInstalledJudges(rules.facts.id);
  if (own) return own.judges.judge(options);
  const bot = await seatBot('casual', { rules, options, find: findInstalledBots });
  if (!bot) throw new Error('every game has a casual bot');
  return rolloutJudge(rules, bot, 'casual');
}
