import { NEIGHBOURS, squaresIn } from './grid.ts';

/**
 * Whether dice can have been put on these squares one after the other, none beside the one before it (D-7),
 * the marked one last; those after the first `free` ones within a zone. Eleven dice at most: every set of
 * them is looked at once.
 */
export function canBeLaid(dice: number, marked: number, free: number, zone: number): boolean {
  const squares = squaresIn(dice);
  const last = squares.indexOf(marked);
  if (squares.length === 0) return true;
  // For each set of dice: which of them can have been its latest.
  const latest = new Int32Array(1 << squares.length);
  for (let set = 1; set < latest.length; set++) {
    for (const [i, square] of squares.entries()) {
      if (((set >> i) & 1) === 0) continue;
      const before = set & ~(1 << i);
      if (sizeOf(before) >= free && ((zone >> square) & 1) === 0) continue;
      if (before === 0 || squares.some((from, j) => (latest[before] >> j) & 1 && !beside(from, square))) {
        latest[set] |= 1 << i;
      }
    }
  }
  return ((latest[latest.length - 1] >> last) & 1) === 1;
}

function beside(a: number, b: number): boolean {
  return ((NEIGHBOURS[a] >> b) & 1) === 1;
}

function sizeOf(set: number): number {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  return size;
}
