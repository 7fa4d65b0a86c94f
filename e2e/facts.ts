import { GAME_IDS, type GameId, games } from '@iacta/games';
import { gamesWith, SEALED_GAME } from '@iacta/games/test-kit';

/** The games in which people answer in secret. */
export const SECRETIVES: readonly GameId[] = gamesWith(({ hasSealedAnswers }) => hasSealedAnswers);

/** One of them. */
export const SECRETIVE: GameId = SEALED_GAME;

/** By how many people each game can be played, where it takes more than one. */
export const TABLES: readonly (readonly [GameId, number])[] = games.flatMap(({ id, facts }) =>
  facts.seatCounts.filter((seats) => seats > 1).map((seats) => [id, seats] as const),
);

/** The games that can be played alone. */
export const SOLO: readonly GameId[] = gamesWith(({ seatCounts }) => seatCounts.includes(1));

/** A game with an option whose values are sets of spaces of its board, and that option. */
export const SPACED = spaced();

function spaced() {
  for (const { id, facts } of games)
    for (const [option, { spaces }] of Object.entries(facts.options))
      if (spaces) return { id, option, sets: spaces };
  throw new Error('no game has such an option');
}

export { GAME_IDS, type GameId };
