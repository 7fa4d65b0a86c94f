export const EXACT = 0;
export const AT_LEAST = 1;
export const AT_MOST = 2;

/** What a search has found out about positions, by their hash; a later position takes the place of an earlier one. */
export class Transpositions {
  readonly value: Int32Array;
  readonly move: Int32Array;
  readonly depth: Int8Array;
  readonly bound: Uint8Array;
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  /** Which question an entry belongs to: older ones count as empty, without being cleared one by one. */
  readonly #question: Int32Array;
  readonly #mask: number;
  #current = 0;

  /** The number of slots is a power of two. */
  constructor(slots: number) {
    this.#mask = slots - 1;
    this.value = new Int32Array(slots);
    this.move = new Int32Array(slots);
    this.depth = new Int8Array(slots);
    this.bound = new Uint8Array(slots);
    this.#low = new Int32Array(slots);
    this.#high = new Int32Array(slots);
    this.#question = new Int32Array(slots);
  }

  /** Forgets everything: answers must not depend on what was asked before. */
  begin(): void {
    this.#current++;
  }

  /** The slot of a position, -1 where nothing is known of it. */
  find(low: number, high: number): number {
    const slot = low & this.#mask;
    const known =
      this.#question[slot] === this.#current && this.#low[slot] === low && this.#high[slot] === high;
    return known ? slot : -1;
  }

  store(low: number, high: number, depth: number, value: number, bound: number, move: number): void {
    const slot = low & this.#mask;
    this.#question[slot] = this.#current;
    this.#low[slot] = low;
    this.#high[slot] = high;
    this.depth[slot] = depth;
    this.value[slot] = value;
    this.bound[slot] = bound;
    this.move[slot] = move;
  }
}
