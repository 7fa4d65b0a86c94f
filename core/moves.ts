/** A reusable list of moves: `list` fills it without allocating. */
export class MoveList {
  moves = new Int32Array(256);
  count = 0;

  add(move: number): void {
    if (this.count === this.moves.length) this.#widen();
    this.moves[this.count++] = move;
  }

  /** Adds moves that follow each other: where a game numbers them so, one check serves for all. */
  addRun(first: number, length: number): void {
    while (this.count + length > this.moves.length) this.#widen();
    const { moves, count } = this;
    for (let i = 0; i < length; i++) moves[count + i] = first + i;
    this.count = count + length;
  }

  #widen(): void {
    const wider = new Int32Array(2 * this.moves.length);
    wider.set(this.moves);
    this.moves = wider;
  }

  clear(): void {
    this.count = 0;
  }

  has(move: number): boolean {
    for (let i = 0; i < this.count; i++) if (this.moves[i] === move) return true;
    return false;
  }

  toArray(): number[] {
    return Array.from(this.moves.subarray(0, this.count));
  }
}
