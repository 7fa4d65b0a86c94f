import { FIELDS, OUTER_FIELDS } from '../../rules/facts.ts';
import { Falls, NO_FIELD, placeOn } from './falls.ts';
import { ALL_ROWS, ROWS } from './rows.ts';
import { ALL_DOTS, DICE } from './states.ts';

// Most of a solver's work is the last die, and what can become of it is of few kinds: how many of its faces find
// no place, its own dot, another inner field, an outer one, with how many dice on OUT! and on outer fields before.

const PIPS = 6;
// What a face may find, as bits.
export const DOT = 1;
export const INNER = 2;
export const OUTER = 4;
export const FINDS = 8;
// A kind as one number: three bits for the faces of each find, then the dice on OUT! and those on outer fields.
const OUT_AT = 3 * FINDS;
const OUTER_AT = OUT_AT + 3;

export const facesIn = (kind: number, finds: number): number => (kind >> (3 * finds)) & 7;
export const outIn = (kind: number): number => (kind >> OUT_AT) & 7;
export const outerIn = (kind: number): number => kind >> OUTER_AT;

/** There are 3,891. */
export const MOST_KINDS = 1 << 12;
/** A kind has two values for each number of matches, which are fewer than eight before the last die. */
export const VALUES_OF_KIND = 2 * 8;
/** The last die has its own dot on one of the inner fields, or nothing to hope for: 0. */
const DOTS = DICE + 1;

/** The kinds met so far. */
export const KINDS: number[] = [];
const numbers = new Map<number, number>();
/** By row and field of the own dot: the number of the kind plus one; 0 where it has not been asked for. */
const known = new Uint16Array(ALL_ROWS * DOTS);

/** A row, and the field of the last die's own dot. */
export const lastKey = (row: number, dot: number): number => row * DOTS + dot;

/** The number of the kind of a last die that finds this row. */
export function lastKind(row: number, dot: number): number {
  const key = lastKey(row, dot);
  if (known[key] === 0) known[key] = numbered(kindOf(row, dot)) + 1;
  return known[key] - 1;
}

function numbered(kind: number): number {
  const number = numbers.get(kind);
  if (number !== undefined) return number;
  numbers.set(kind, KINDS.length);
  return KINDS.push(kind) - 1;
}

function kindOf(row: number, dot: number): number {
  const ownDot = dot === 0 ? 0 : 1 << dot;
  let kind = ((DICE - 1 - ROWS.placed[row]) << OUT_AT) | (ROWS.outer[row] << OUTER_AT);
  for (let face = 0; face < PIPS; face++) {
    const fits = ROWS.fits[row * PIPS + face];
    const finds =
      ((fits & ownDot) !== 0 ? DOT : 0) |
      ((fits & ALL_DOTS & ~ownDot) !== 0 ? INNER : 0) |
      ((fits & OUTER_FIELDS) !== 0 ? OUTER : 0);
    kind += 1 << (3 * finds);
  }
  return kind;
}

/**
 * What the last die but one may do, by `lastKey` of what it finds: its places lead to
 * where the values of a kind begin.
 */
export const LAST_FALLS = new Falls(ALL_ROWS * DOTS, (key, face, into, from) => {
  const row = Math.floor(key / DOTS);
  const dot = key % DOTS;
  const fits = ROWS.fits[row * PIPS + face];
  let end = from;
  if (fits === 0) into[end++] = placeOn(NO_FIELD, lastKind(row, dot) * VALUES_OF_KIND);
  for (let field = 0; field < FIELDS; field++) {
    if (((fits >> field) & 1) === 0) continue;
    const kind = lastKind(ROWS.after(row, face, field), field === dot ? 0 : dot);
    into[end++] = placeOn(field, kind * VALUES_OF_KIND);
  }
  return end;
});
