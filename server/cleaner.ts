/** After so many entries it is time; the nursery (collector.js) has room for some dozens. */
const ENTRIES = 16;
/** In milliseconds; Linux makes it twice as long. */
const NAP = 0.05;
const NOBODY = new Int32Array(new SharedArrayBuffer(4));
/** The whole thread sleeps: no timer of Node's is that short. */
const nap = () => void Atomics.wait(NOBODY, 0, 0, NAP);

/**
 * V8 cleans the nursery when it is full, and that is while somebody's step is being heard. Cleaned before, when
 * nobody waits, it keeps nobody waiting. The best moment is when answers have just left: whoever has got one does
 * not answer at once. But whoever carries them on, such as a proxy, may have been woken on this thread's core, and
 * gets it only when this thread sleeps: so it sleeps first.
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
    this.#whenAnswersHaveLeft();
  }

  #whenAnswersHaveLeft(): void {
    setImmediate(() => {
      const before = this.#entries;
      if (!this.#isBusy()) this.#sleep();
      // Some turns later: whoever has come meanwhile is heard, and perhaps answered.
      setImmediate(() =>
        setImmediate(() => {
          if (this.#entries > before) this.#whenAnswersHaveLeft();
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
