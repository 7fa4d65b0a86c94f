/** After so many entries it is time; the nursery (collector.js) has room for some dozens. */
const ENTRIES = 16;
/** Two short naps, and a look round after each: most of those who have been answered have answered by then. */
const NAPS = 2;
/** In milliseconds; where it was measured it lasted 0.13. */
const NAP = 0.05;
const NOBODY = new Int32Array(new SharedArrayBuffer(4));
/** The whole thread sleeps: no timer of Node's is that short. */
const nap = () => void Atomics.wait(NOBODY, 0, 0, NAP);

/**
 * V8 cleans the nursery when it is full, and that is while somebody's step is being heard. Cleaned before, when
 * nobody waits, it keeps nobody waiting. The best moment is a little after answers have left. Not at once: whoever
 * carries them on, such as a proxy, may have been woken on this thread's core, and gets it only when this thread
 * sleeps.
 */
export class Cleaner {
  readonly #isBusy: () => boolean;
  readonly #clean: () => void;
  readonly #sleep: () => void;
  #entries = 0;
  #called = false;

  constructor(isBusy: () => boolean, clean: () => void, sleep: () => void = nap) {
    this.#isBusy = isBusy;
    this.#clean = clean;
    this.#sleep = sleep;
  }

  wrote(entries: number): void {
    this.#entries += entries;
    if (this.#called || this.#entries < ENTRIES) return;
    this.#called = true;
    this.#afterNaps(NAPS);
  }

  /** Answers leave before the first of them; with new ones it begins again. */
  #afterNaps(naps: number): void {
    setImmediate(() => {
      const before = this.#entries;
      if (!this.#isBusy()) this.#sleep();
      // Two turns, so that whoever has come meanwhile is heard.
      setImmediate(() =>
        setImmediate(() => {
          if (this.#entries > before) this.#afterNaps(NAPS);
          else if (naps > 1 && !this.#isBusy()) this.#afterNaps(naps - 1);
          else this.#unlessBusy();
        }),
      );
    });
  }

  /** When busy, the next entries ask again; where that never ends, V8 cleans by itself. */
  #unlessBusy(): void {
    this.#called = false;
    if (this.#isBusy()) return;
    this.#entries = 0;
    this.#clean();
  }
}
