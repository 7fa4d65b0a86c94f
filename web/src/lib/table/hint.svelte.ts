import type { Thought } from '@iacta/bots/search';
import type { Advisor } from './bots.ts';
import { withReasons } from './reasons.ts';

/** So long people wait for the judge before they are shown what a simple bot would do. */
const PATIENCE = 600;

/**
 * A hint that was asked for: the values that the review will show, with the strongest bot's reasons. Where the game has
 * no judge it is that bot's own estimate; for the time being a simple one's.
 */
export class Hint {
  readonly #advisor: () => Advisor | null;
  /** Null: none was asked for. */
  thought: Thought | null = $state.raw(null);
  /** Only a bot's own estimate: a review may say something else. */
  isEstimate = $state(false);
  /** Nothing to choose: dice are to be thrown. */
  isRoll = $state(false);
  /** A better one may still come. */
  isThinking = $state(false);
  #asked = 0;

  constructor(advisor: () => Advisor | null) {
    this.#advisor = advisor;
  }

  get isShown(): boolean {
    return this.thought !== null || this.isRoll || this.isThinking;
  }

  async ask(): Promise<void> {
    const advisor = this.#advisor();
    if (advisor === null || (await advisor.mayAsk?.()) === false) return;
    this.clear();
    const mine = this.#asked;
    if (!advisor.isAsked()) {
      this.isRoll = true;
      return;
    }
    this.isThinking = true;
    const clock = setTimeout(() => {
      // Where it cannot be fetched, the better answer is waited for.
      const simple = advisor.quick().catch(() => null);
      void simple.then((hint) => {
        if (mine === this.#asked && this.isThinking) this.#show(hint, true);
      });
    }, PATIENCE);
    const judged = await advisor.judged();
    if (mine !== this.#asked) return;
    if (judged) {
      clearTimeout(clock);
      this.isThinking = false;
      this.#show(judged, false);
    }
    const best = await advisor.best();
    clearTimeout(clock);
    if (mine !== this.#asked) return;
    this.isThinking = false;
    if (!judged) this.#show(best, true);
    else if (best) this.#show(withReasons(judged, best), false);
  }

  #show(thought: Thought | null, isEstimate: boolean): void {
    this.thought = thought;
    this.isEstimate = isEstimate && thought !== null;
  }

  /** The moment it was for has passed. */
  clear(): void {
    this.#asked++;
    this.#show(null, false);
    this.isRoll = false;
    this.isThinking = false;
  }
}
