import { FIELDS } from '../../rules/facts.ts';
import { at } from '../../rules/layout.ts';
import { fittingFields } from '../../rules/strip.ts';
import { Falls, NO_FIELD, placeOn } from './falls.ts';

// Rows of faces that leave the same future are one row here. Faces may be read upside down (7 − face), a row
// and its mirror image are worth the same, and a die with dice or the edge on both sides bounds nothing.
// Every row is a real one, so the rules themselves say where a face fits.

const PIPS = 6;
/** Transitions of a row: one for each face and field. */
const STEPS = PIPS * FIELDS;
/** Steps are kept as the row they lead to plus one. */
const UNKNOWN = 0;
const LAST = FIELDS - 1;
/**
 * All there are with up to seven dice; the turns of a game meet a few thousand of them. There is room for all from
 * the start: what has not been written to takes no memory.
 */
export const ALL_ROWS = 40_775;

// A row and its mirror image are one. A fold is the row that represents both, and how a state has to be turned:
// it is kept, it has to be mirrored, or the row is its own image and the smaller set of hopes represents both.
export const LIES_RIGHT = 0;
export const MIRRORED = 1;
const SYMMETRIC = 2;
export const foldOnto = (fold: number): number => fold >> 2;
export const foldHow = (fold: number): number => fold & 3;

/** The rows met so far, numbered, with what the solvers ask of them. They are found when first asked for. */
class Rows {
  readonly #numbers = new Map<number, number>();
  /** Packed like the rules' strip: three bits a field. */
  readonly faces = new Int32Array(ALL_ROWS);
  readonly placed = new Uint8Array(ALL_ROWS);
  /** How many dice lie on outer fields. */
  readonly outer = new Uint8Array(ALL_ROWS);
  readonly fold = new Int32Array(ALL_ROWS);
  /** Six for each row: the fields where a face fits. */
  readonly fits = new Int16Array(PIPS * ALL_ROWS);
  readonly #next = new Uint16Array(STEPS * ALL_ROWS);

  get met(): number {
    return this.#numbers.size;
  }

  /** The number of the row that these faces, in any reading, amount to. */
  of(faces: number): number {
    return this.#number(simplest(faces));
  }

  /** The row after a face (0 to 5 for 1 to 6) has been put on a field where it fits. */
  after(row: number, face: number, field: number): number {
    const step = row * STEPS + face * FIELDS + field;
    const known = this.#next[step];
    if (known !== UNKNOWN) return known - 1;
    const next = this.of(this.faces[row] | ((face + 1) << (3 * field)));
    this.#next[step] = next + 1;
    return next;
  }

  #number(faces: number): number {
    const known = this.#numbers.get(faces);
    if (known !== undefined) return known;
    const row = this.#add(faces);
    const mirrored = simplest(mirror(faces));
    // The smaller one represents both, so that the choice never depends on which was met first.
    if (mirrored < faces) this.fold[row] = (this.#number(mirrored) << 2) | MIRRORED;
    else this.fold[row] = (row << 2) | (mirrored === faces ? SYMMETRIC : LIES_RIGHT);
    return row;
  }

  #add(faces: number): number {
    const row = this.#numbers.size;
    this.#numbers.set(faces, row);
    this.faces[row] = faces;
    for (let field = 0; field < FIELDS; field++) if (at(faces, field) > 0) this.placed[row]++;
    this.outer[row] = (at(faces, 0) > 0 ? 1 : 0) + (at(faces, LAST) > 0 ? 1 : 0);
    for (let face = 0; face < PIPS; face++) this.fits[row * PIPS + face] = fittingFields(faces, face + 1);
    return row;
  }
}

export const ROWS = new Rows();
export const EMPTY_ROW = ROWS.of(0);

/** What a die may do to a row: its places lead to the folds of rows. */
export const ROW_FALLS = new Falls(ALL_ROWS, (row, face, into, from) => {
  const fits = ROWS.fits[row * PIPS + face];
  let end = from;
  if (fits === 0) into[end++] = placeOn(NO_FIELD, ROWS.fold[row]);
  for (let field = 0; field < FIELDS; field++) {
    if ((fits >> field) & 1) into[end++] = placeOn(field, ROWS.fold[ROWS.after(row, face, field)]);
  }
  return end;
});

function mirror(faces: number): number {
  let mirrored = 0;
  for (let field = 0; field < FIELDS; field++) mirrored |= at(faces, field) << (3 * (LAST - field));
  return mirrored;
}

function upsideDown(faces: number): number {
  let turned = 0;
  for (let field = 0; field < FIELDS; field++) {
    const face = at(faces, field);
    if (face > 0) turned |= (7 - face) << (3 * field);
  }
  return turned;
}

/** Rising where the direction is known, low faces where it is open, and what bounds nothing is forgotten. */
function simplest(faces: number): number {
  let first = 0;
  let last = 0;
  for (let field = 0; field < FIELDS; field++) {
    const face = at(faces, field);
    if (face === 0) continue;
    if (first === 0) first = face;
    last = face;
  }
  if (first === last) return first > 3 ? upsideDown(faces) : faces;
  return withoutIdle(first > last ? upsideDown(faces) : faces);
}

/**
 * In a rising row a die that bounds no free field becomes a 1 beside the left edge, a 6 beside the right one
 * and its left neighbour in between: the row keeps its direction and every free field its bounds.
 */
function withoutIdle(faces: number): number {
  let simple = 0;
  let before = 1;
  for (let field = 0; field < FIELDS; field++) {
    let face = at(faces, field);
    if (face === 0) continue;
    const freeLeft = field > 0 && at(faces, field - 1) === 0;
    const freeRight = field < LAST && at(faces, field + 1) === 0;
    if (!freeLeft && !freeRight) face = reachesEdge(faces, field) ? PIPS : before;
    simple |= face << (3 * field);
    before = face;
  }
  return simple;
}

/** Whether dice lie on every field from this one to the right edge. */
function reachesEdge(faces: number, field: number): boolean {
  for (let right = field; right < FIELDS; right++) if (at(faces, right) === 0) return false;
  return true;
}
