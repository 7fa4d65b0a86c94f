import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Drawing, GameWords, Language, Rules } from '@iacta/core';
import { GAME_IDS, type GameId, game, loadRules } from '@iacta/games';

/** One game with everything a terminal needs of it. */
export interface Game {
  readonly id: GameId;
  readonly rules: Rules;
  readonly drawing: Drawing;
  readonly words: GameWords;
}

export async function loadGame(id: GameId, language: Language): Promise<Game> {
  const [rules, words, text] = await Promise.all([
    loadRules(id),
    game(id).words[language](),
    game(id).text(),
  ]);
  return { id, rules, words: words.words, drawing: text.drawing };
}

/** All games, in the order of their list. */
export async function loadGames(language: Language): Promise<Game[]> {
  return Promise.all(GAME_IDS.map((id) => loadGame(id, language)));
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
