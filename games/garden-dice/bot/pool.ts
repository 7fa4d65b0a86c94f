import type { Position } from '@iacta/core';

/** Positions met in one search, each once, in one block of memory that is used again for the next search. */
export class Pool {
  readonly #words: number;
  #block: Int32Array;
  #views: Position[] = [];
  #slots = new Int32Array(1 << 12);
  #hashes: Int32Array;
  count = 0;

  constructor(words: number) {
    this.#words = words;
    this.#block = new Int32Array(words * 1024);
    this.#hashes = new Int32Array(1024);
  }

  clear(): void {
    this.count = 0;
    this.#slots.fill(0);
  }

  /** The position of a number; the one after the last is where the next is to be written. */
  at(index: number): Position {
    if (index >= this.#hashes.length) this.#widen();
    while (this.#views.length <= index) {
      const start = this.#views.length * this.#words;
      this.#views.push(this.#block.subarray(start, start + this.#words) as Position);
    }
    return this.#views[index];
  }

  /** Takes in what was written behind the last position; false where the same is here already. */
  keep(): boolean {
    const written = this.at(this.count);
    const hash = this.#hashOf(written);
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    while (this.#slots[slot] !== 0) {
      const index = this.#slots[slot] - 1;
      if (this.#hashes[index] === hash && this.#same(this.#views[index], written)) return false;
      slot = (slot + 1) & mask;
    }
    this.#hashes[this.count] = hash;
    this.count++;
    this.#slots[slot] = this.count;
    if (this.count * 2 > this.#slots.length) this.#rehash();
    return true;
  }

  #hashOf(position: Position): number {
    let hash = 0;
    for (let word = 0; word < this.#words; word++) {
      hash = Math.imul(hash ^ position[word], 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    return hash;
  }

  #same(one: Position, other: Position): boolean {
    for (let word = this.#words - 1; word >= 0; word--) if (one[word] !== other[word]) return false;
    return true;
  }

  #rehash(): void {
    this.#slots = new Int32Array(this.#slots.length * 2);
    const mask = this.#slots.length - 1;
    for (let index = 0; index < this.count; index++) {
      let slot = this.#hashes[index] & mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
      this.#slots[slot] = index + 1;
    }
  }

  #widen(): void {
    const block = new Int32Array(this.#block.length * 2);
    block.set(this.#block);
    this.#block = block;
    const hashes = new Int32Array(this.#hashes.length * 2);
    hashes.set(this.#hashes);
    this.#hashes = hashes;
    this.#views = [];
  }
}
