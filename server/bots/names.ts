import { BASELINES } from '@iacta/bots/baselines';
import type { FindBots } from '@iacta/bots/levels';
import { type GameBots, LEVELS } from '@iacta/bots/search';

/** A game's bots are found by its id: nobody names the game. */
export const findBots: FindBots = (id) => import(`@iacta/${id}/bot`) as Promise<{ readonly bots: GameBots }>;

/** The bots that can be given a seat at a game: the levels only where the game has them. */
export async function botNamesFor(game: string): Promise<ReadonlySet<string>> {
  const names = new Set(Object.keys(BASELINES));
  try {
    await findBots(game);
    for (const level of LEVELS) names.add(level);
  } catch {
    // No bots of its own: those that play everything remain.
  }
  return names;
}
