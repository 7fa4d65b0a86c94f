import { GAME_IDS, type GameId, loadRules } from '@iacta/registry';

const facts = await Promise.all(GAME_IDS.map(async (id) => (await loadRules(id)).facts));

/** A game in which people answer in secret. */
export const SECRETIVE: GameId = GAME_IDS.findLast((_, i) => facts[i].hasSealedAnswers) ?? GAME_IDS[0];

export { GAME_IDS, type GameId };
