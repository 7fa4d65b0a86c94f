import type { GameWords, Language, Rules } from '@iacta/core';
import type { BoardModule } from '@iacta/pieces';
import { type GameId, loadRules } from '@iacta/registry';

const BOARDS = import.meta.glob<BoardModule>('../../games/*/board/index.ts');
const WORDS = import.meta.glob<{ words: GameWords }>('../../games/*/words/{it,de,en,fr}.ts');

export interface LoadedGame {
  readonly id: GameId;
  readonly rules: Rules;
  readonly board: BoardModule;
  readonly words: GameWords;
}

export async function loadGame(id: GameId, language: Language): Promise<LoadedGame> {
  const rulesOf = loadRules(id);
  const [rules, board, words] = await Promise.all([
    rulesOf,
    loadBoard(id, rulesOf),
    loadGameWords(id, language),
  ]);
  return { id, rules, board, words };
}

/** A game without its own board is played on the generic one. */
async function loadBoard(id: GameId, rules: Promise<Rules>): Promise<BoardModule> {
  const own = BOARDS[`../../games/${id}/board/index.ts`];
  if (own) return own();
  const { genericBoard } = await import('../generic/index.ts');
  return genericBoard(await rules);
}

export async function loadGameWords(id: GameId, language: Language): Promise<GameWords> {
  const load = WORDS[`../../games/${id}/words/${language}.ts`] ?? WORDS[`../../games/${id}/words/en.ts`];
  return (await load()).words;
}
