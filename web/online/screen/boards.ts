import type { BoardModule } from '@iacta/pieces';
import type { LoadedGame } from '../../lib/games.ts';

interface ForAll {
  readonly default: BoardModule['Board'];
  /** From this number of seats on it needs all the width. */
  readonly broadFrom?: number;
}

/** Where every player has a sheet, a game draws all of them side by side for a shared screen. */
const FOR_ALL = import.meta.glob<ForAll>('../../../games/*/board/ForAll.svelte');

export async function boardForAll(
  game: LoadedGame,
): Promise<{ readonly Board: BoardModule['Board']; readonly broadFrom: number }> {
  const own = await FOR_ALL[`../../../games/${game.id}/board/ForAll.svelte`]?.();
  return { Board: own?.default ?? game.board.Board, broadFrom: own?.broadFrom ?? Number.POSITIVE_INFINITY };
}
