import { isGameId, loadRules } from '@iacta/games';
import { load, loadAll, remove, store } from '../shell/database.ts';
import { type FinishedGame, finishedFrom } from '../shell/finished.ts';
import { allSaves, find, forget, keep, type Save } from '../shell/saves.ts';

/**
 * Finished games live in the database, which has room for thousands; running ones in the browser's local storage,
 * which can be written while the page is being left. A game moves only once the database has it.
 */
export async function archiveFinished(): Promise<void> {
  for (const save of allSaves()) {
    if (!save.over) continue;
    const game = await withResult(save);
    if (game && (await store('games', game))) forget(save.id);
  }
}

async function withResult(save: Save): Promise<FinishedGame | null> {
  if (!isGameId(save.game)) return null;
  return finishedFrom(await loadRules(save.game), save);
}

/** All finished games of this device, the latest first. */
export async function finishedGames(): Promise<FinishedGame[]> {
  await archiveFinished();
  const stored = await loadAll('games');
  return stored.filter(({ game }) => isGameId(game)).sort((a, b) => b.changed - a.changed);
}

/** A finished game of this device, with its result, wherever it lies. */
export async function finishedGame(id: string): Promise<FinishedGame | null> {
  const save = find(id);
  if (save) return save.over ? withResult(save) : null;
  return load('games', id);
}

/** A game of this device, running or finished. */
export async function findGame(id: string): Promise<Save | null> {
  return find(id) ?? (await load('games', id));
}

export async function renameGame(id: string, title: string): Promise<boolean> {
  const game = await load('games', id);
  return game !== null && store('games', { ...game, title: title.trim().slice(0, 60) });
}

/** With its review; puzzles made from it are self-contained and stay. */
export async function deleteGame(id: string): Promise<void> {
  forget(id);
  await Promise.all([remove('games', id), remove('reviews', id)]);
}

/** Takes a game in from a file. False where there is no room for it. */
export async function takeIn(save: Save): Promise<boolean> {
  const game = save.over ? await withResult(save) : null;
  return game ? store('games', game) : keep(save);
}
