import type { FindBots } from '../levels/index.ts';
import type { GameBots, GameJudges } from '../search/index.ts';

const MISSING = new Set(['ERR_MODULE_NOT_FOUND', 'ERR_PACKAGE_PATH_NOT_EXPORTED']);

/** A game's bots by its id, for programs that run on Node; null for a game without bots. */
export const findInstalledBots: FindBots = (id) => optional<{ readonly bots: GameBots }>(id, 'bot');

/** The same for what values its positions. */
export function findInstalledJudges(id: string): Promise<{ readonly judges: GameJudges } | null> {
  return optional<{ readonly judges: GameJudges }>(id, 'judge');
}

/** Only a missing folder means that a game has none: one that cannot be loaded is a defect to be seen. */
async function optional<T>(id: string, folder: string): Promise<T | null> {
  try {
    return (await import(`@iacta/${id}/${folder}`)) as T;
  } catch (error) {
    if (isMissing(error, id, folder)) return null;
    throw error;
  }
}

function isMissing(error: unknown, id: string, folder: string): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  const text = String(message);
  const aboutIt = text.includes(`${id}/`) && new RegExp(`[\\\\/]${folder}\\b`).test(text);
  // Bundlers and test runners have no code for it, only words.
  const isMissing = MISSING.has(String(code)) || /not exported|Cannot find|Failed to resolve/.test(text);
  return isMissing && aboutIt;
}
