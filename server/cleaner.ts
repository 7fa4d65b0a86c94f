/** After so many entries it is time; the nursery (collector.js) has room for some dozens. */
const ENTRIES = 16;

/**
 * V8 cleans the nursery when it is full, and that is while somebody's step is being heard. Cleaned before, when
 * nobody waits, it keeps nobody waiting. The best moment is when answers have just left: whoever has got one does
 * not answer at once.
 */
export class Cleaner {
  readonly #isBusy: () => boolean;
  readonly #clean: () => void;
  #entries = 0;
  #called = false;

  constructor(isBusy: () => boolean, clean: () => void) {
    this.#isBusy = isBusy;
    this.#clean = clean;
  }

  wrote(entries: number): void {
    this.#entries += entries;
    if (this.#called || this.#entries < ENTRIES) return;
    this.#called = true;
    // Some turns later: answers leave before, and whoever has come meanwhile is heard.
    setImmediate(() => setImmediate(() => this.#unlessBusy()));
  }

  /** When busy, the next entries ask again; where that never ends, V8 cleans by itself. */
  #unlessBusy(): void {
    this.#called = false;
    if (this.#isBusy()) return;
    this.#entries = 0;
    this.#clean();
  }
}
