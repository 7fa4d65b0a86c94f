import { GAME_IDS, type GameId, loadRules } from '@iacta/registry';

const facts = await Promise.all(GAME_IDS.map(async (id) => (await loadRules(id)).facts));

/** The games in which people answer in secret. */
export const SECRETIVES: readonly GameId[] = GAME_IDS.filter((_, i) => facts[i].hasSealedAnswers);

/** One of them. */
export const SECRETIVE: GameId = SECRETIVES.at(-1) ?? GAME_IDS[0];

export { GAME_IDS, type GameId };
