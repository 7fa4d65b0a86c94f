import type { FindBots } from '@iacta/bots/levels';
import type { GameBots } from '@iacta/bots/search';

/** A game's bots are found by its id, like its words: nobody names the game. */
export const findBots: FindBots = (id) => import(`@iacta/${id}/bot`) as Promise<{ readonly bots: GameBots }>;
