import type { Facts } from '@iacta/core';
import { type GameId, games } from './index.ts';

// Tests choose a game by what it is like, never by its place in the list or by its name. In the order of their ids, so
// that another order of the list changes no test.

export function gamesWith(is: (facts: Facts) => boolean): GameId[] {
  return games.flatMap(({ id, facts }) => (is(facts) ? [id] : [])).toSorted();
}

export function gameWith(is: (facts: Facts) => boolean): GameId {
  const [id] = gamesWith(is);
  if (id === undefined) throw new Error('no game is like that');
  return id;
}

/** Many players; answers are sealed, decisions simultaneous, and dice follow moves. */
export const SEALED_GAME = gameWith(
  ({ hasSealedAnswers, seatCounts }) => hasSealedAnswers && seatCounts.includes(5),
);
/** Can be played alone, as its rulebook says. */
export const SOLO_GAME = gameWith(
  ({ seatCounts, extraSeatCounts }) => seatCounts.includes(1) && !extraSeatCounts.includes(1),
);
/** A duel without dice, in which a player has many moves. */
export const DICELESS_GAME = gameWith(({ hasDice }) => hasDice === false);
