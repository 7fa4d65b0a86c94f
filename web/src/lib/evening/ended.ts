import { finishedGame } from '../history/archive.ts';
import { latestGames } from '../shell/database.ts';
import { allSaves } from '../shell/saves.ts';
import { type EndedGame, type Evening, eveningOf, groupOf, PAUSE, peopleOf } from './evening.ts';

/** The evening that ends with a finished game of this device; null unless people have played it together. */
export async function eveningAfter(id: string): Promise<Evening | null> {
  const last = await finishedGame(id);
  if (!last || groupOf(peopleOf(last)) === null) return null;
  const others = (await endedGames(peopleOf(last), last.changed)).filter((game) => game.id !== id);
  return eveningOf([...others, last], peopleOf(last), last.changed);
}

/** The evening that the next game of these people continues; null where the last one ended too long ago. */
export async function eveningBefore(names: readonly string[], now = Date.now()): Promise<Evening | null> {
  return groupOf(names) === null ? null : eveningOf(await endedGames(names, now), names, now);
}

/** Games that may belong to it: all of the database back to the first pause, and those that have not moved there. */
async function endedGames(names: readonly string[], until: number): Promise<EndedGame[]> {
  const group = groupOf(names);
  let earliest = until;
  const stored = await latestGames(until, ({ changed }) => {
    if (earliest - changed >= PAUSE) return false;
    earliest = changed;
    return true;
  });
  const unmoved = allSaves().filter((save) => save.over && groupOf(peopleOf(save)) === group);
  const local = await Promise.all(unmoved.map(({ id }) => finishedGame(id)));
  const found = new Map(stored.map((game) => [game.id, game]));
  for (const game of local) if (game) found.set(game.id, game);
  return [...found.values()];
}
