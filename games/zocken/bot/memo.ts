export const EMPTY = -1;

/** Values of states that have been worked out: a hash table on typed arrays, since there are up to a million. */
export class Memo {
  #keys: Int32Array;
  #values: Float64Array;
  #mask: number;
  size = 0;

  constructor(bits = 12) {
    this.#keys = new Int32Array(1 << bits).fill(EMPTY);
    this.#values = new Float64Array(1 << bits);
    this.#mask = (1 << bits) - 1;
  }

  /** The value of a state, NaN where there is none. */
  get(state: number): number {
    const keys = this.#keys;
    const mask = this.#mask;
    let slot = spread(state) & mask;
    for (;;) {
      const key = keys[slot];
      if (key === state) return this.#values[slot];
      if (key === EMPTY) return Number.NaN;
      slot = (slot + 1) & mask;
    }
  }

  /** Keeps the value of a state that has none yet. */
  add(state: number, value: number): void {
    if (2 * this.size >= this.#mask) this.#widen();
    const slot = this.#freeSlot(state);
    this.#keys[slot] = state;
    this.#values[slot] = value;
    this.size++;
  }

  #freeSlot(state: number): number {
    let slot = spread(state) & this.#mask;
    while (this.#keys[slot] !== EMPTY) slot = (slot + 1) & this.#mask;
    return slot;
  }

  #widen(): void {
    const keys = this.#keys;
    const values = this.#values;
    this.#mask = 2 * this.#mask + 1;
    this.#keys = new Int32Array(this.#mask + 1).fill(EMPTY);
    this.#values = new Float64Array(this.#mask + 1);
    for (let old = 0; old < keys.length; old++) {
      if (keys[old] === EMPTY) continue;
      const slot = this.#freeSlot(keys[old]);
      this.#keys[slot] = keys[old];
      this.#values[slot] = values[old];
    }
  }
}

export function spread(state: number): number {
  const mixed = Math.imul(state, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}
