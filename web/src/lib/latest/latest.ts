import { dailyDice } from '../daily/seed.ts';
import { latestGames } from '../shell/database.ts';
import type { FinishedGame } from '../shell/finished.ts';
import { allSaves, type Save } from '../shell/saves.ts';

/** What this device has finished last, for the home page. */
export interface Latest {
  readonly game: FinishedGame | null;
  /** How many of today's games have been finished here, ranked or not. */
  readonly today: number;
}

export async function latest(now = Date.now()): Promise<Latest> {
  // A game that has just ended moves to the history first, with its result.
  if (allSaves().some(({ over }) => over)) await (await import('../history/archive.ts')).archiveFinished();
  const day = new Date(now).toISOString().slice(0, 10);
  const midnight = Date.parse(day);
  let read = 0;
  const finished = await latestGames(
    Number.MAX_SAFE_INTEGER,
    ({ changed }) => read++ === 0 || changed >= midnight,
  );
  return {
    game: finished.toSorted((a, b) => b.changed - a.changed)[0] ?? null,
    today: new Set(finished.filter((save) => isOfDay(save, day)).map(({ game }) => game)).size,
  };
}

function isOfDay({ game, daily, record: { dice } }: Save, day: string): boolean {
  return daily === day || (dice?.source === 'duplicate' && dice.seed === dailyDice(day, game).seed);
}
