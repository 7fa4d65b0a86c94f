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
  const [rules, board, words] = await Promise.all([
    loadRules(id),
    BOARDS[`../../games/${id}/board/index.ts`](),
    loadGameWords(id, language),
  ]);
  return { id, rules, board, words };
}

export async function loadGameWords(id: GameId, language: Language): Promise<GameWords> {
  return (await WORDS[`../../games/${id}/words/${language}.ts`]()).words;
}
