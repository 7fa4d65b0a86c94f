import type { GameWords, Language, Rules } from '@iacta/core';
import { type GameId, game, loadRules } from '@iacta/games';
import { pages } from '@iacta/games/pages';
import type { BoardModule } from '@iacta/pieces';

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

/** A game without its own board is played on the generic one. A board is only handed positions of its own game. */
async function loadBoard(id: GameId, rules: Promise<Rules>): Promise<BoardModule> {
  const load = pages[id].board;
  if (load) return (await load()) as BoardModule;
  const { genericBoard } = await import('../generic/index.ts');
  return genericBoard(await rules);
}

export async function loadGameWords(id: GameId, language: Language): Promise<GameWords> {
  return (await game(id).words[language]()).words;
}
