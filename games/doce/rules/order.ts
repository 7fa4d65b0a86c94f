import { countBits } from '@iacta/core';
import { NEIGHBOURS, squaresIn } from './grid.ts';

/**
 * Whether dice can have been put on these squares one after the other, none beside the one before it (D-7),
 * the marked one last; those after the first `free` ones within a zone. Eleven dice at most: every set of
 * them is looked at once.
 */
export function canBeLaid(dice: number, marked: number, free: number, zone: number): boolean {
  const squares = squaresIn(dice);
  if (squares.length === 0) return true;
  const apart = squares.map((square) =>
    squares.reduce((set, from, i) => ((NEIGHBOURS[square] >> from) & 1 ? set : set | (1 << i)), 0),
  );
  // For each set of dice: which of them can have been its latest.
  const latest = new Int32Array(1 << squares.length);
  for (let set = 1; set < latest.length; set++) {
    for (let i = 0; i < squares.length; i++) {
      const before = set & ~(1 << i);
      if (before === set) continue;
      if (countBits(before) >= free && ((zone >> squares[i]) & 1) === 0) continue;
      if (before === 0 || (latest[before] & apart[i]) !== 0) latest[set] |= 1 << i;
    }
  }
  return ((latest[latest.length - 1] >> squares.indexOf(marked)) & 1) === 1;
}
