import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Drawing, GameWords, Language, Rules } from '@iacta/core';
import { GAME_IDS, type GameId, loadRules } from '@iacta/registry';

/** One game with everything a terminal needs of it. */
export interface Game {
  readonly id: GameId;
  readonly rules: Rules;
  readonly drawing: Drawing;
  readonly words: GameWords;
}

/** Words and drawing are found by the id: no other code names the game. */
export async function loadGame(id: GameId, language: Language): Promise<Game> {
  const [rules, words, text] = await Promise.all([
    loadRules(id),
    import(`@iacta/${id}/words/${language}`) as Promise<{ readonly words: GameWords }>,
    import(`@iacta/${id}/text`) as Promise<{ readonly drawing: Drawing }>,
  ]);
  return { id, rules, words: words.words, drawing: text.drawing };
}

/**
 * All games, in the order of the registry. A game with a missing file is left out, so that the others can be played;
 * `iacta play NAME` says what is missing.
 */
export async function loadGames(language: Language): Promise<Game[]> {
  const loaded = await Promise.allSettled(GAME_IDS.map((id) => loadGame(id, language)));
  return loaded.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}

/** Where the numbered rules of a game lie, as a person here would type it; null where they are not installed. */
export function rulesFile(id: GameId): string | null {
  try {
    const file = fileURLToPath(new URL('RULES.md', import.meta.resolve(`@iacta/${id}/package.json`)));
    return existsSync(file) ? relative(process.cwd(), file) : null;
  } catch {
    return null;
  }
}
