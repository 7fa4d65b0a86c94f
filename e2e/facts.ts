import { GAME_IDS, type GameId, loadRules } from '@iacta/registry';

const facts = await Promise.all(GAME_IDS.map(async (id) => (await loadRules(id)).facts));

/** The games in which people answer in secret. */
export const SECRETIVES: readonly GameId[] = GAME_IDS.filter((_, i) => facts[i].hasSealedAnswers);

/** One of them. */
export const SECRETIVE: GameId = SECRETIVES.at(-1) ?? GAME_IDS[0];

/** By how many people each game can be played, where it takes more than one. */
export const TABLES: readonly (readonly [GameId, number])[] = GAME_IDS.flatMap((id, i) =>
  facts[i].seatCounts.filter((seats) => seats > 1).map((seats) => [id, seats] as const),
);

/** The games that can be played alone. */
export const SOLO: readonly GameId[] = GAME_IDS.filter((_, i) => facts[i].seatCounts.includes(1));

/** A game with an option whose values are sets of spaces of its board, and that option. */
export const SPACED = spaced();

function spaced() {
  for (const [i, id] of GAME_IDS.entries())
    for (const [option, { spaces }] of Object.entries(facts[i].options))
      if (spaces) return { id, option, sets: spaces };
  throw new Error('no game has such an option');
}

export { GAME_IDS, type GameId };
