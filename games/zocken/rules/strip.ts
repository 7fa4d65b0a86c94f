import { FIELDS } from './facts.ts';
import { at } from './layout.ts';

/** The free fields where a face keeps the row weakly rising or weakly falling, as a bit set (Z-6, Z-7, Z-R6). */
export function fittingFields(faces: number, face: number): number {
  let fits = 0;
  let first = 0;
  let last = 0;
  for (let field = 0; field < FIELDS; field++) {
    const here = at(faces, field);
    if (here === 0) continue;
    if (first === 0) first = here;
    last = here;
  }
  // The row is valid already, so its two ends give the direction; equal ends leave it open.
  const mayRise = first <= last;
  const mayFall = first >= last;
  let left = 0;
  for (let field = 0; field < FIELDS; field++) {
    const here = at(faces, field);
    if (here > 0) {
      left = here;
      continue;
    }
    const right = nextFace(faces, field);
    // No neighbour is 0, which is below every face: only the other comparison has to ask for it.
    const rises = left <= face && (right === 0 || face <= right);
    const falls = (left === 0 || left >= face) && face >= right;
    if ((mayRise && rises) || (mayFall && falls)) fits |= 1 << field;
  }
  return fits;
}

function nextFace(faces: number, field: number): number {
  let rest = faces >> (3 * field);
  while (rest > 0 && (rest & 7) === 0) rest >>= 3;
  return rest & 7;
}

/** Whether the faces, read over gaps, are weakly monotone. */
export function isRow(faces: number): boolean {
  let rises = true;
  let falls = true;
  let before = 0;
  for (let field = 0; field < FIELDS; field++) {
    const here = at(faces, field);
    if (here === 0) continue;
    if (here < before) rises = false;
    if (before > 0 && here > before) falls = false;
    before = here;
  }
  return rises || falls;
}
