/**
 * Holds messages back until the entries before them are durable. A message that is added after an entry was made waits
 * for the commit of that entry, whether it is about the entry or not: so all messages leave in order, and none says
 * what a crash could undo.
 */
export class SendQueue {
  #committed: number;
  #made: number;
  #discarded = false;
  readonly #held: { readonly after: number; readonly send: () => void; readonly lost: () => void }[] = [];

  constructor(committed: number) {
    this.#committed = committed;
    this.#made = committed;
  }

  /** The last entry that is on disk. */
  get committed(): number {
    return this.#committed;
  }

  /** Whether every entry is on disk. */
  get isEmpty(): boolean {
    return this.#committed >= this.#made;
  }

  /** An entry exists that is not on disk yet. */
  made(seq: number): void {
    this.#made = seq;
  }

  /** Sends now, or when the entries so far are on disk; `lost` instead, if they never will be. */
  add(send: () => void, lost: () => void = () => {}): void {
    if (this.#discarded) lost();
    else if (this.isEmpty) send();
    else this.#held.push({ after: this.#made, send, lost });
  }

  /** Resolves when the entries so far are on disk; false if they never will be. */
  durable(): Promise<boolean> {
    return new Promise((resolve) => {
      this.add(
        () => resolve(true),
        () => resolve(false),
      );
    });
  }

  onDisk(seq: number): void {
    this.#committed = Math.max(this.#committed, seq);
    while (this.#held.length > 0 && this.#held[0].after <= this.#committed) this.#held.shift()?.send();
  }

  /** Drops all held messages; nothing is sent any more. */
  discard(): void {
    this.#discarded = true;
    for (const { lost } of this.#held.splice(0)) lost();
  }
}
