import { dueOf, type Puzzle } from '@iacta/review';
import { load, loadAll, store } from '../lib/database.ts';

/** Stores puzzles that are new; one that was tried before keeps its place in the repetition. */
export async function addPuzzles(puzzles: readonly Puzzle[]): Promise<void> {
  for (const puzzle of puzzles) {
    const known = await load('puzzles', puzzle.id);
    await store('puzzles', known ? { ...puzzle, box: known.box, due: known.due } : puzzle);
  }
}

/** What is to be tried now: of one reviewed game, or of all games of this kind. */
export async function duePuzzles(game: string, review: string | null, now: number): Promise<Puzzle[]> {
  const all = (await loadAll('puzzles')).filter((puzzle) => puzzle.game === game);
  const wanted = review === null ? all : all.filter(({ id }) => id.startsWith(`${review}:`));
  return dueOf(wanted, now);
}

export async function hasPuzzles(game: string): Promise<boolean> {
  return (await loadAll('puzzles')).some((puzzle) => puzzle.game === game);
}
