import { ALL_CELLS, ROWS } from '../bot/sheet.ts';
import { makeRoom, throws, worthOfTurn } from '../bot/throws.ts';
import { CELLS, MISSED_LIMIT } from '../rules/facts.ts';

// An upper bound on the expectation of any player in practice alone, computed exactly: an easier game that is solved.
//
// 1. A column scores at most its highest value (its three others may be equal and lower, Q-14), and that value
//    was entered once, in that column. So a game scores at most the sum of six of its entries, less its missed
//    throws.
// 2. For any threshold t, six numbers are together at most 6 t plus what each entry of the whole game exceeds t by.
// 3. The easier game: an entry is worth what it exceeds t by, any value fits anywhere, the 24 entries are made one
//    or two a turn, of different colours, and missed throws cost what they cost. Whatever can be done in the real
//    game can be done there, so its best expectation plus 6 t is a bound, for every t; the lowest one is printed.

/** The bound by a threshold. */
function boundWith(threshold: number): number {
  const { count, values } = throws();
  const first = new Float32Array(count);
  const second = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    for (let colour = 0; colour < ROWS; colour++) {
      const over = Math.max(0, values[colour][i] - threshold);
      if (over > first[i]) {
        second[i] = first[i];
        first[i] = over;
      } else if (over > second[i]) {
        second[i] = over;
      }
    }
  }
  const room = makeRoom();
  const worth = new Float32Array(count);
  // What is still to come, by missed throws; of the last three numbers of entries left.
  let withOneLess = new Array<number>(MISSED_LIMIT).fill(0);
  let withTwoLess = withOneLess;
  for (let left = 1; left <= ALL_CELLS; left++) {
    const now = new Array<number>(MISSED_LIMIT).fill(0);
    for (let missed = MISSED_LIMIT - 1; missed >= 0; missed--) {
      const miss = -(missed + 1) + (missed + 1 < MISSED_LIMIT ? now[missed + 1] : 0);
      for (let i = 0; i < count; i++) {
        const one = first[i] + withOneLess[missed];
        const two = left > 1 ? first[i] + second[i] + withTwoLess[missed] : one;
        worth[i] = Math.max(one, two, miss);
      }
      now[missed] = worthOfTurn(worth, room);
    }
    withTwoLess = withOneLess;
    withOneLess = now;
  }
  return CELLS * threshold + withOneLess[0];
}

/** The lowest bound of these thresholds. */
export function upperBound(from: number, to: number): { bound: number; threshold: number } {
  let best = { bound: Number.POSITIVE_INFINITY, threshold: from };
  for (let threshold = from; threshold <= to; threshold++) {
    const bound = boundWith(threshold);
    console.log(`threshold ${threshold}: ${bound.toFixed(3)}`);
    if (bound < best.bound) best = { bound, threshold };
  }
  return best;
}
