/** Moves inside a search: square * 8 + face, face 0 for the blocker. */
export const dieOf = (square: number, face: number): number => square * 8 + face;

/** Brings the `wanted` moves of the highest order to the front, sorted. No allocation inside a search. */
export function sortFirst(moves: Int32Array, order: Int32Array, count: number, wanted: number): void {
  if (wanted > FEW) {
    sortAll(moves, order, count);
    return;
  }
  for (let i = 0; i < wanted; i++) {
    let best = i;
    for (let j = i + 1; j < count; j++) if (order[j] > order[best]) best = j;
    const move = moves[best];
    const worth = order[best];
    moves[best] = moves[i];
    order[best] = order[i];
    moves[i] = move;
    order[i] = worth;
  }
}

const FEW = 12;

function sortAll(moves: Int32Array, order: Int32Array, count: number): void {
  for (let gap = count >> 1; gap > 0; gap >>= 1) {
    for (let i = gap; i < count; i++) {
      const move = moves[i];
      const worth = order[i];
      let j = i;
      for (; j >= gap && order[j - gap] < worth; j -= gap) {
        moves[j] = moves[j - gap];
        order[j] = order[j - gap];
      }
      moves[j] = move;
      order[j] = worth;
    }
  }
}
