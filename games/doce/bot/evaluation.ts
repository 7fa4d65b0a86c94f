import { FACES, LINE_SUM } from '../rules/index.ts';
import { CODES, cellOf, faceOfCell, isBlocked, seatOfCell, WINDOW_LENGTH } from './windows.ts';

// Windows that a seat can still make its line, sorted into classes: how many dice it has there, whether one of
// the other's stands at an end, what is still to be added up, and where the empty squares lie. All windows of a
// class are worth the same.

const SUMS = LINE_SUM + 1;
/** Sets of empty cells. */
const PLACES = 1 << WINDOW_LENGTH;
const NO_CLASS = -1;

/** Own dice (0 to 3), the other's at an end (0 or 1), what is missing, where. */
export const CLASSES: number = WINDOW_LENGTH * 2 * SUMS * PLACES;

/** What things are worth to the seat to move, in hundredths of a logit of its chance to win the round. */
export interface Weights {
  readonly turn: number;
  /** For the own blocker in hand, less the other's. */
  readonly blocker: number;
  /** For each square where a die may go, less the other's. */
  readonly freedom: number;
  /** For each class; those that are not named are worth nothing. */
  readonly classes: { readonly [windowClass: number]: number };
}

/** How many own dice the windows of a class hold. */
export function ownDice(windowClass: number): number {
  return Math.floor(windowClass / (2 * SUMS * PLACES));
}

/** The class of a filling for a seat, -1 where its line has become impossible, or is there. */
export function classOf(code: number, seat: number): number {
  let own = 0;
  let others = 0;
  let empty = 0;
  let missing = LINE_SUM;
  let turned = false;
  for (let i = 0; i < WINDOW_LENGTH; i++) {
    const cell = cellOf(code, i);
    if (isBlocked(cell)) return NO_CLASS;
    missing -= faceOfCell(cell);
    const owner = seatOfCell(cell);
    if (owner < 0) empty |= 1 << i;
    else if (owner === seat) own++;
    else if (i === 1 || i === 2) return NO_CLASS;
    else {
      others++;
      turned = i > 0;
    }
  }
  const left = WINDOW_LENGTH - own - others;
  if (others > 1 || left === 0 || missing < left || missing > FACES * left) return NO_CLASS;
  // A window and its mirror image are one class: the other's die first, or else the lower set.
  const mirrored = mirror(empty);
  const seen = others === 1 ? (turned ? mirrored : empty) : Math.min(empty, mirrored);
  return ((own * 2 + others) * SUMS + missing) * PLACES + seen;
}

function mirror(set: number): number {
  return ((set & 1) << 3) | ((set & 2) << 1) | ((set & 4) >> 1) | ((set & 8) >> 3);
}

/** What each filling is worth to seat 0, from what each class is worth to its owner. */
export function tableOf(weightOf: (windowClass: number) => number): Int16Array {
  const first = tableFor(0, weightOf);
  const second = tableFor(1, weightOf);
  return first.map((worth, code) => worth + second[code]);
}

/** The same by one who counts the chances of this seat alone. */
export function tableFor(seat: number, weightOf: (windowClass: number) => number): Int16Array {
  const sign = seat === 0 ? 1 : -1;
  const table = new Int16Array(CODES);
  for (let code = 0; code < CODES; code++) {
    const windowClass = classOf(code, seat);
    if (windowClass !== NO_CLASS) table[code] = sign * weightOf(windowClass);
  }
  return table;
}
