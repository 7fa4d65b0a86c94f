/** A reusable list of moves: `list` fills it without allocating. */
export class MoveList {
  moves = new Int32Array(256);
  count = 0;

  add(move: number): void {
    if (this.count === this.moves.length) {
      const wider = new Int32Array(2 * this.count);
      wider.set(this.moves);
      this.moves = wider;
    }
    this.moves[this.count++] = move;
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
