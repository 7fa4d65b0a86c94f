import { EMPTY, spread } from './memo.ts';

/** Like `Memo`, with two values for each state. */
export class PairMemo {
  #keys: Int32Array = new Int32Array(1 << 14).fill(EMPTY);
  #values: Float64Array = new Float64Array(2 << 14);
  #size = 0;

  /** Whether the values of a state are known: if so, they are written to `into`. */
  get(state: number, into: Float64Array): boolean {
    const keys = this.#keys;
    const mask = keys.length - 1;
    let slot = spread(state) & mask;
    while (keys[slot] !== state) {
      if (keys[slot] === EMPTY) return false;
      slot = (slot + 1) & mask;
    }
    into[0] = this.#values[2 * slot];
    into[1] = this.#values[2 * slot + 1];
    return true;
  }

  /** Keeps the values of a state that has none yet. */
  add(state: number, values: Float64Array): void {
    if (2 * this.#size >= this.#keys.length) this.#widen();
    this.#write(state, values[0], values[1]);
    this.#size++;
  }

  #write(state: number, first: number, second: number): void {
    const keys = this.#keys;
    const mask = keys.length - 1;
    let slot = spread(state) & mask;
    while (keys[slot] !== EMPTY) slot = (slot + 1) & mask;
    keys[slot] = state;
    this.#values[2 * slot] = first;
    this.#values[2 * slot + 1] = second;
  }

  #widen(): void {
    const keys = this.#keys;
    const values = this.#values;
    this.#keys = new Int32Array(2 * keys.length).fill(EMPTY);
    this.#values = new Float64Array(2 * values.length);
    for (let old = 0; old < keys.length; old++) {
      if (keys[old] !== EMPTY) this.#write(keys[old], values[2 * old], values[2 * old + 1]);
    }
  }
}
