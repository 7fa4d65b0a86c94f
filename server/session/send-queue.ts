/**
 * Holds back what must not be said before the disk has it. Whatever is said after an entry was made, whether
 * about that entry or not, waits until the entry is committed: so everything leaves in the order it was said,
 * and nothing that a crash could undo ever leaves.
 */
export class SendQueue {
  #committed: number;
  #made: number;
  #discarded = false;
  readonly #held: { readonly after: number; readonly say: () => void; readonly lost: () => void }[] = [];

  constructor(committed: number) {
    this.#committed = committed;
    this.#made = committed;
  }

  /** The last entry that is on disk. */
  get committed(): number {
    return this.#committed;
  }

  /** Everything made is on disk. */
  get isEmpty(): boolean {
    return this.#committed >= this.#made;
  }

  /** An entry exists that is not on disk yet. */
  made(seq: number): void {
    this.#made = seq;
  }

  /** Now, or when everything made so far is on disk; `lost` instead, if it never will be. */
  say(say: () => void, lost: () => void = () => {}): void {
    if (this.#discarded) lost();
    else if (this.#committed >= this.#made) say();
    else this.#held.push({ after: this.#made, say, lost });
  }

  /** When everything said so far is on disk; false if it never will be. */
  settled(): Promise<boolean> {
    return new Promise((resolve) => {
      this.say(
        () => resolve(true),
        () => resolve(false),
      );
    });
  }

  onDisk(seq: number): void {
    this.#committed = Math.max(this.#committed, seq);
    while (this.#held.length > 0 && this.#held[0].after <= this.#committed) this.#held.shift()?.say();
  }

  /** What was held will never have happened, and nothing is said any more. */
  discard(): void {
    this.#discarded = true;
    for (const { lost } of this.#held.splice(0)) lost();
  }
}
