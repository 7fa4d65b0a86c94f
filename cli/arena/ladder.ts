import { pairsOf } from '@iacta/bots/arena';
import { levelsOf } from '@iacta/bots/levels';
import { LEVELS } from '@iacta/bots/search';
import { loadBots } from '@iacta/games';
import type { Venue } from './plan.ts';

/** Players that know no game, from the foot of the ladder up. */
const PLAIN = ['random', 'greedy'] as const;

/**
 * Every series of a ladder at one table: each level against the one below, the plain players among themselves for
 * their own means, and the best level against whatever else the game is measured by.
 */
export async function ladderAt({ rules: { facts }, options: { seats } }: Venue): Promise<string[][]> {
  const against = (upper: string, lower: string) => [upper, ...new Array<string>(seats - 1).fill(lower)];
  const own = await loadBots(facts.id);
  const levels = own ? levelsOf(own.bots) : LEVELS;
  if (seats === 1) return [...PLAIN, ...levels].map((name) => [name]);
  return [
    ...pairsOf(levels).map(({ upper, lower }) => against(upper, lower)),
    ...PLAIN.map((name) => against(name, name)),
    ...Object.keys(own?.bots.baselines ?? {}).map((name) => against('best', name)),
  ];
}
