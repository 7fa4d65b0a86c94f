import { latestGames } from '../shell/database.ts';
import { isOnline } from '../shell/finished.ts';
import { allSaves, type Save } from '../shell/saves.ts';
import { foldedName } from './evening.ts';

const MOST = 6;
const DAYS = 60;
/** So many games are looked through at most. */
const GAMES = 100;

/** The people of the latest online games of this device, the latest first: names, and nothing else is known of them. */
export async function recentPlayers(now = Date.now()): Promise<readonly string[]> {
  const since = now - DAYS * 24 * 3_600_000;
  let read = 0;
  const moved = await latestGames(now, ({ changed }) => changed >= since && read++ < GAMES);
  const unmoved = allSaves().filter(({ over, changed }) => over && changed >= since);
  const games: Save[] = [...moved, ...unmoved].sort((a, b) => b.changed - a.changed);
  return otherPeople(games).slice(0, MOST);
}

function otherPeople(games: readonly Save[]): string[] {
  const names = new Map<string, string>();
  for (const game of games) {
    if (!isOnline(game) || game.me === undefined) continue;
    for (const [seat, { name, isBot }] of game.plan.seats.entries()) {
      const folded = foldedName(name);
      if (!isBot && seat !== game.me && !names.has(folded)) names.set(folded, name);
    }
  }
  return [...names.values()];
}
