import type { Thought } from '@iacta/bots/search';
import type { Advisor } from './bots.ts';

/** So long people wait for the strongest bot before they are shown what a simple one would do. */
const PATIENCE = 600;

/** A hint that was asked for: what the strongest bot would do, or for the time being a simple one. */
export class Hint {
  readonly #advisor: () => Advisor | null;
  /** Null: none was asked for. */
  thought: Thought | null = $state.raw(null);
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
    this.clear();
    const mine = this.#asked;
    const advisor = this.#advisor();
    if (advisor === null) return;
    if (!advisor.isAsked()) {
      this.isRoll = true;
      return;
    }
    this.isThinking = true;
    const clock = setTimeout(async () => {
      // Where it cannot be fetched, the strongest bot's answer is waited for.
      const simple = await advisor.quick().catch(() => null);
      if (mine === this.#asked && this.isThinking) this.thought = simple;
    }, PATIENCE);
    const best = await advisor.best();
    clearTimeout(clock);
    if (mine !== this.#asked) return;
    this.isThinking = false;
    this.thought = best;
  }

  /** The moment it was for has passed. */
  clear(): void {
    this.#asked++;
    this.thought = null;
    this.isRoll = false;
    this.isThinking = false;
  }
}
