const EMPTY = -1;
const UNKNOWN = -1;

/**
 * States that have been worked out, with two values each: a hash table on typed arrays, since there are up to a
 * million.
 */
export class Memo {
  #keys: Int32Array;
  /** Two for each key. */
  values: Float64Array;
  size = 0;

  constructor(bits = 12) {
    this.#keys = new Int32Array(1 << bits).fill(EMPTY);
    this.values = new Float64Array(2 << bits);
  }

  /** Where the values of a state are; -1 where there are none. */
  find(state: number): number {
    const keys = this.#keys;
    const mask = keys.length - 1;
    let slot = spread(state) & mask;
    while (keys[slot] !== state) {
      if (keys[slot] === EMPTY) return UNKNOWN;
      slot = (slot + 1) & mask;
    }
    return 2 * slot;
  }

  /** Keeps the values of a new state, and returns their place. The others may be elsewhere afterwards. */
  add(state: number, first: number, second: number): number {
    if (2 * this.size >= this.#keys.length) this.#widen();
    this.size++;
    return this.#write(state, first, second);
  }

  #write(state: number, first: number, second: number): number {
    const keys = this.#keys;
    const mask = keys.length - 1;
    let slot = spread(state) & mask;
    while (keys[slot] !== EMPTY) slot = (slot + 1) & mask;
    keys[slot] = state;
    this.values[2 * slot] = first;
    this.values[2 * slot + 1] = second;
    return 2 * slot;
  }

  #widen(): void {
    const keys = this.#keys;
    const values = this.values;
    this.#keys = new Int32Array(2 * keys.length).fill(EMPTY);
    this.values = new Float64Array(2 * values.length);
    for (let slot = 0; slot < keys.length; slot++) {
      if (keys[slot] !== EMPTY) this.#write(keys[slot], values[2 * slot], values[2 * slot + 1]);
    }
  }
}

function spread(state: number): number {
  const mixed = Math.imul(state, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}
