import { isGameId, loadRules } from '@iacta/games';
import { puzzlesOf } from '@iacta/review';
import { finishedGames } from '../history/archive.ts';
import { loadAll } from '../shell/database.ts';
import { recordOf } from '../shell/record-of.ts';
import type { Save } from '../shell/saves.ts';
import { addPuzzles, learnersOf } from './puzzles.ts';
import { RunningReview } from './review.svelte.ts';

/** Finished games of this device without a review, of one kind or of all; games of bots alone are left out. */
export async function unreviewedGames(game: string | null): Promise<Save[]> {
  const [games, reviews] = await Promise.all([finishedGames(), loadAll('reviews')]);
  const reviewed = new Set(reviews.map(({ id }) => id));
  return games.filter(
    (save) => (game === null || save.game === game) && !reviewed.has(save.id) && learnersOf(save).length > 0,
  );
}

/** Reviews games one after the other and stores their costly decisions as puzzles. */
export class ReviewOfGames {
  /** Which game is being reviewed, from 1; 0 before and after. */
  at = $state(0);
  #running: RunningReview | null = null;
  #isCancelled = false;

  async run(games: readonly Save[]): Promise<void> {
    this.#isCancelled = false;
    for (const [place, save] of games.entries()) {
      this.at = place + 1;
      await this.#review(save);
      if (this.#isCancelled) break;
    }
    this.at = 0;
  }

  cancel(): void {
    this.#isCancelled = true;
    this.#running?.cancel();
  }

  async #review(save: Save): Promise<void> {
    const id = save.game;
    if (!isGameId(id)) return;
    const record = recordOf(await loadRules(id), save);
    // One that the rules of today refuse is passed over, like one that is taken away meanwhile.
    if (!record || this.#isCancelled) return;
    this.#running = new RunningReview(id, record, save.id);
    const summary = await this.#running.finished;
    if (!summary) return;
    await addPuzzles(puzzlesOf(save.id, record, this.#running.steps, summary, learnersOf(save)));
  }
}
