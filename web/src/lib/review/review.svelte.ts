import type { GameRecord, RecordJson } from '@iacta/core';
import type { GameId } from '@iacta/games';
import type { ReviewedStep, Summary } from '@iacta/review';
import { load, type StoredReview, store } from '../shell/database.ts';
import type { ReviewMessage, ReviewQuestion } from './messages.ts';

/** Steps arrive in batches, the summary at the end; then both are stored with the game. */
export class RunningReview {
  /** Names the review among the stored ones. */
  readonly id: string;
  steps: readonly ReviewedStep[] = $state.raw([]);
  summary: Summary | null = $state.raw(null);
  failed = $state(false);
  /** Null where it failed or was cancelled. */
  readonly finished: Promise<Summary | null>;
  #end: (summary: Summary | null) => void = () => undefined;
  #worker: Worker | null = null;
  #isCancelled = false;
  readonly #hash: string;

  /** `save` is the game's id on this device; null for a shared record. */
  constructor(game: GameId, record: GameRecord, save: string | null) {
    const json = record.toJSON();
    this.#hash = hashOf(JSON.stringify(json));
    this.id = save ?? `shared-${this.#hash}`;
    this.finished = new Promise((resolve) => {
      this.#end = resolve;
    });
    void this.#start(game, json);
  }

  get isRunning(): boolean {
    return this.summary === null && !this.failed;
  }

  cancel(): void {
    this.#isCancelled = true;
    this.#worker?.terminate();
    this.#end(this.summary);
  }

  async #start(game: GameId, record: RecordJson): Promise<void> {
    const found = await load('reviews', this.id);
    const stored = found?.hash === this.#hash ? found : null;
    if (this.#isCancelled) return;
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'review' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<ReviewMessage>) =>
      this.#take(data, stored),
    );
    this.#worker.addEventListener('error', () => this.#take({ kind: 'failed' }, null));
    this.#worker.postMessage({ game, record, known: stored?.judge ?? null } satisfies ReviewQuestion);
  }

  #take(message: ReviewMessage, stored: StoredReview | null): void {
    switch (message.kind) {
      case 'steps':
        this.steps = [...this.steps, ...message.steps];
        return;
      case 'known':
        this.steps = stored?.steps ?? [];
        this.summary = stored?.summary ?? null;
        break;
      case 'done':
        this.summary = message.summary;
        void this.#store(message.summary).then(() => this.cancel());
        return;
      default:
        this.failed = true;
    }
    this.cancel();
  }

  async #store(summary: Summary): Promise<void> {
    const { id, steps } = this;
    await store('reviews', { id, hash: this.#hash, judge: summary.judge, steps, summary });
  }
}

/** Distinguishes records; nothing secret depends on it (FNV-1a over two lanes). */
function hashOf(text: string): string {
  let [a, b] = [0x811c9dc5, 0x01000193];
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
    b = Math.imul(b ^ text.charCodeAt(i), 0x9e3779b1) ^ (b >>> 15);
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}
