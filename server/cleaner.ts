/** After so many entries it is time; the nursery (collector.js) has room for some dozens. */
const ENTRIES = 16;
/** After so many it must be, even if nothing has been heard meanwhile but steps. */
const AT_MOST = 32;

/**
 * V8 cleans the nursery when it is full, and that is while somebody's step is being heard. Cleaned before, when
 * nobody waits, it keeps nobody waiting. The best moment is after something was heard of which nothing is written,
 * such as a nonce: whoever sends one has read what was said last. Right after an answer has left, those who are to
 * read it may still wait for this core.
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

  heard(): void {
    if (this.#called || this.#entries < ENTRIES || this.#isBusy()) return;
    this.#called = true;
    // What else has come in with it is heard before.
    setImmediate(() => this.#unlessBusy());
  }

  wrote(entries: number): void {
    this.#entries += entries;
    if (this.#called || this.#entries < AT_MOST) return;
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
