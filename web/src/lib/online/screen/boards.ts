import { pages } from '@iacta/games/pages';
import type { BoardModule } from '@iacta/pieces';
import type { LoadedGame } from '../../shell/games.ts';

/** Where every player has a sheet, a game draws all of them side by side for a shared screen. */
export async function boardForAll(
  game: LoadedGame,
): Promise<{ readonly Board: BoardModule['Board']; readonly broadFrom: number }> {
  const own = await pages[game.id].forAll?.();
  return {
    Board: (own?.default ?? game.board.Board) as BoardModule['Board'],
    broadFrom: own?.broadFrom ?? Number.POSITIVE_INFINITY,
  };
}
