import type { Puzzle } from '@iacta/review';
import { load, loadAll, store } from '../shell/database.ts';
import type { Save } from '../shell/saves.ts';

/** Stores puzzles that are new; one that was tried before keeps its place in the repetition. */
export async function addPuzzles(puzzles: readonly Puzzle[]): Promise<void> {
  for (const puzzle of puzzles) {
    const known = await load('puzzles', puzzle.id);
    await store('puzzles', known ? { ...puzzle, box: known.box, due: known.due } : puzzle);
  }
}

/** Those of one reviewed game, of all games of one kind, or of all games. */
export interface Collection {
  readonly game: string | null;
  readonly review: string | null;
}

export async function puzzlesIn({ game, review }: Collection): Promise<Puzzle[]> {
  const all = (await loadAll('puzzles')).filter((puzzle) => game === null || puzzle.game === game);
  return review === null ? all : all.filter(({ id }) => id.startsWith(`${review}:`));
}

/** Whose decisions are learnt from: the owner's of this device where that is known, else every person's. */
export function learnersOf({ me, plan }: Pick<Save, 'me' | 'plan'>): readonly number[] {
  if (me !== undefined) return [me];
  return plan.seats.flatMap((seat, index) => (seat.isBot ? [] : [index]));
}
