/** Finds weights of terms by least squares; the ridge keeps weights of rare terms small. */
export class LeastSquares {
  readonly #rows: readonly Float64Array[];

  constructor(terms: number, ridge: number) {
    this.#rows = Array.from({ length: terms }, (_, i) =>
      Float64Array.from({ length: terms + 1 }, (_, j) => (i === j ? ridge : 0)),
    );
  }

  /** A case: its terms, and what their weighted sum should be. */
  add(terms: Float64Array, value: number): void {
    const count = this.#rows.length;
    for (let i = 0; i < count; i++) {
      if (terms[i] === 0) continue;
      const row = this.#rows[i];
      for (let j = 0; j < count; j++) row[j] += terms[i] * terms[j];
      row[count] += terms[i] * value;
    }
  }

  /** The weights, by Gaussian elimination; the last column of the rows is the right side. */
  solve(): number[] {
    const rows = this.#rows.map((row) => row.slice());
    const count = rows.length;
    for (let i = 0; i < count; i++) {
      for (let below = i + 1; below < count; below++) {
        const factor = rows[below][i] / rows[i][i];
        for (let j = i; j <= count; j++) rows[below][j] -= factor * rows[i][j];
      }
    }
    const solution = new Array<number>(count).fill(0);
    for (let i = count - 1; i >= 0; i--) {
      let rest = rows[i][count];
      for (let j = i + 1; j < count; j++) rest -= rows[i][j] * solution[j];
      solution[i] = rest / rows[i][i];
    }
    return solution;
  }
}
