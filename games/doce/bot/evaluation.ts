import { FACES, LINE_SUM } from '../rules/index.ts';
import type { WindowTables } from './board.ts';
import {
  CODES,
  cellOf,
  faceOfCell,
  isBlocked,
  PLACES_OF_WINDOWS,
  seatOfCell,
  WINDOW_LENGTH,
} from './windows.ts';

// Windows that a seat can still make its line, sorted into classes: how many dice it has there, whether one of
// the other's is at an end, what is still to be added up, and where the empty squares are. All windows of a
// class are worth the same.

const SUMS = LINE_SUM + 1;
/** Sets of empty cells. */
const PLACES = 1 << WINDOW_LENGTH;
const NO_CLASS = -1;

/** Own dice (0 to 3), the other's at an end (0 or 1), what is missing, where. */
export const CLASSES: number = WINDOW_LENGTH * 2 * SUMS * PLACES;

/** Values to the seat to move, in hundredths of a logit of its chance to win the round. */
export interface Weights {
  readonly turn: number;
  /** For the own blocker in hand, and against the other's. */
  readonly ownBlocker: number;
  readonly otherBlocker: number;
  /** For each square where a die may go, less the other's. */
  readonly freedom: number;
  /** What a window is worth to its owner: by its class, whether the owner is to move, and its place. */
  readonly window: (windowClass: number, ownerMoves: boolean, place: number) => number;
  /** Whether `window` depends on the seat to move and on the place. */
  readonly fine: boolean;
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

/** What each filling is worth to seat 0, from what it is worth to its owners. */
export function tablesOf(weights: Weights): WindowTables {
  return both(weights, [0, 1]);
}

/** The same by one who counts the chances of this seat alone. */
export function tablesFor(seat: number, weights: Weights): WindowTables {
  return both(weights, [seat]);
}

function both(weights: Weights, owners: readonly number[]): WindowTables {
  const first = tableOf(weights, owners, 0);
  return { first, second: weights.fine ? tableOf(weights, owners, 1) : first, byPlace: weights.fine };
}

function tableOf({ window, fine }: Weights, owners: readonly number[], mover: number): Int16Array {
  const places = fine ? PLACES_OF_WINDOWS : 1;
  const table = new Int16Array(places * CODES);
  for (const owner of owners) {
    const classes = classesFor(owner);
    const sign = owner === 0 ? 1 : -1;
    for (let place = 0; place < places; place++) {
      const worth = Int16Array.from({ length: CLASSES }, (_, each) => window(each, owner === mover, place));
      for (let code = 0; code < CODES; code++) {
        const windowClass = classes[code];
        if (windowClass !== NO_CLASS) table[place * CODES + code] += sign * worth[windowClass];
      }
    }
  }
  return table;
}

const knownClasses: Int16Array[] = [];

/** The class of every filling for a seat, found once. */
function classesFor(seat: number): Int16Array {
  knownClasses[seat] ??= Int16Array.from({ length: CODES }, (_, code) => classOf(code, seat));
  return knownClasses[seat];
}

/** Weights by class alone: those of the levels below the best. */
export interface CoarseWeights {
  readonly turn: number;
  /** For the own blocker in hand, less the other's. */
  readonly blocker: number;
  readonly freedom: number;
  /** Those that are not named are worth nothing. */
  readonly classes: { readonly [windowClass: number]: number };
}

export function coarse({ turn, blocker, freedom, classes }: CoarseWeights): Weights {
  const window = (windowClass: number) => classes[windowClass] ?? 0;
  return { turn, ownBlocker: blocker, otherBlocker: blocker, freedom, window, fine: false };
}

/** Weights by class, place and seat to move: those of the best level. */
export interface FineWeights {
  readonly turn: number;
  readonly ownBlocker: number;
  readonly otherBlocker: number;
  readonly freedom: number;
  /** By `fineClass`; those that are not named are worth nothing. */
  readonly windows: { readonly [fineClass: number]: number };
}

export function fineClass(windowClass: number, ownerMoves: boolean, place: number): number {
  return ((ownerMoves ? 0 : PLACES_OF_WINDOWS) + place) * CLASSES + windowClass;
}

export function fine({ windows, ...rest }: FineWeights): Weights {
  const window = (...of: Parameters<typeof fineClass>) => windows[fineClass(...of)] ?? 0;
  return { ...rest, window, fine: true };
}

/** Windows counted by the dice their owner has in them, and nothing else. */
export function byOwnDice(worth: (ownDice: number) => number): Weights {
  const window = (windowClass: number) => worth(ownDice(windowClass));
  return { turn: 0, ownBlocker: 0, otherBlocker: 0, freedom: 0, window, fine: false };
}
