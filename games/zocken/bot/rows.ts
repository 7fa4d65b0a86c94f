import { FIELDS } from '../rules/facts.ts';
import { at } from '../rules/layout.ts';
import { fittingFields } from '../rules/strip.ts';

// Rows of faces that leave the same future are one row here. Faces may be read upside down (7 − face), a row
// and its mirror image are worth the same, and a die with dice or the edge on both sides bounds nothing.
// Every row is a real one, so the rules themselves say where a face fits.

const PIPS = 6;
/** Transitions of a row: one for each face and field. */
const STEPS = PIPS * FIELDS;
const UNKNOWN = -1;
const LAST = FIELDS - 1;
/** Rows there is room for at first. A game meets a few thousand, the whole turn has 34,503. */
const ROOM = 1 << 11;
export const SYMMETRIC = -1;

/** The rows met so far, numbered, with what the solvers ask of them. They are found when first asked for. */
class Rows {
  readonly #numbers = new Map<number, number>();
  /** Packed like the rules' strip: three bits a field. */
  readonly faces: number[] = [];
  placed = new Uint8Array(ROOM);
  /** How many dice lie on outer fields. */
  outer = new Uint8Array(ROOM);
  /** The row that stands for this one and its mirror image: one of the two; SYMMETRIC where they are the same. */
  fold = new Int32Array(ROOM);
  /** Six for each row: the fields where a face fits. */
  fits = new Int16Array(PIPS * ROOM);
  #next = new Int32Array(STEPS * ROOM).fill(UNKNOWN);

  /** The number of the row that these faces, in any reading, amount to. */
  of(faces: number): number {
    return this.#number(simplest(faces));
  }

  /** The row after a face (0 to 5 for 1 to 6) has been put on a field where it fits. */
  after(row: number, face: number, field: number): number {
    const step = row * STEPS + face * FIELDS + field;
    const known = this.#next[step];
    if (known !== UNKNOWN) return known;
    const next = this.of(this.faces[row] | ((face + 1) << (3 * field)));
    this.#next[step] = next;
    return next;
  }

  #number(faces: number): number {
    const known = this.#numbers.get(faces);
    if (known !== undefined) return known;
    const row = this.#add(faces);
    const mirrored = simplest(mirror(faces));
    // The smaller picture stands for both, so that which one does never depends on which was met first.
    const smaller = mirrored < faces ? this.#number(mirrored) : row;
    // Only now: numbering the mirror image may have moved the lists to where there is more room.
    this.fold[row] = mirrored === faces ? SYMMETRIC : smaller;
    return row;
  }

  #add(faces: number): number {
    const row = this.faces.length;
    if (row === this.placed.length) this.#widen();
    this.#numbers.set(faces, row);
    this.faces.push(faces);
    for (let field = 0; field < FIELDS; field++) if (at(faces, field) > 0) this.placed[row]++;
    this.outer[row] = (at(faces, 0) > 0 ? 1 : 0) + (at(faces, LAST) > 0 ? 1 : 0);
    for (let face = 0; face < PIPS; face++) this.fits[row * PIPS + face] = fittingFields(faces, face + 1);
    return row;
  }

  #widen(): void {
    this.placed = twice(this.placed, new Uint8Array(2 * this.placed.length));
    this.outer = twice(this.outer, new Uint8Array(2 * this.outer.length));
    this.fold = twice(this.fold, new Int32Array(2 * this.fold.length));
    this.fits = twice(this.fits, new Int16Array(2 * this.fits.length));
    this.#next = twice(this.#next, new Int32Array(2 * this.#next.length).fill(UNKNOWN));
  }
}

function twice<T extends { set(from: T): void }>(from: T, to: T): T {
  to.set(from);
  return to;
}

export const ROWS = new Rows();
export const EMPTY_ROW = ROWS.of(0);

/** Every set of fields, mirrored. */
export const MIRRORED_SET = Int16Array.from({ length: 1 << FIELDS }, (_, set) => {
  let mirrored = 0;
  for (let field = 0; field < FIELDS; field++) if ((set >> field) & 1) mirrored |= 1 << (LAST - field);
  return mirrored;
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
