import { FACES, LINE_SUM, SIDE, SQUARES, WINDOWS } from '../rules/index.ts';

// Each of the 28 windows is kept as one number: four cells in base 14, where 0 is empty, 1 to 6 a die of seat 0
// with that face, 7 to 12 one of seat 1, 13 a blocker. What a window means is then one look into a table.

export const CELL_KINDS = 2 + 2 * FACES;
const BLOCKED = CELL_KINDS - 1;
export const WINDOW_LENGTH = 4;
const LENGTH = WINDOW_LENGTH;
/** How many fillings a window can have. */
export const CODES = CELL_KINDS ** LENGTH;

export function dieCell(seat: number, face: number): number {
  return seat * FACES + face;
}
export const BLOCKER_CELL = BLOCKED;

/** A cell of a filling, counted from the first square of the window. */
export function cellOf(code: number, at: number): number {
  return Math.floor(code / CELL_KINDS ** at) % CELL_KINDS;
}

export function isBlocked(cell: number): boolean {
  return cell === BLOCKED;
}

/** The seat of a cell with a die, -1 for any other. */
export function seatOfCell(cell: number): number {
  if (cell === 0 || cell === BLOCKED) return -1;
  return cell > FACES ? 1 : 0;
}

export function faceOfCell(cell: number): number {
  return cell === 0 || cell === BLOCKED ? 0 : ((cell - 1) % FACES) + 1;
}

// The windows through each square, flat: those of a square start at FIRST[square] and end before FIRST[square + 1].
export const FIRST: Int32Array = new Int32Array(SQUARES.length + 1);
/** The number of the window. */
export const THROUGH: Int32Array = new Int32Array(WINDOWS.length * LENGTH);
/** What a cell of this square is multiplied by in the window's number. */
export const POWER: Int32Array = new Int32Array(WINDOWS.length * LENGTH);
/** The square of each cell of each window. */
export const WINDOW_SQUARES: Int32Array = Int32Array.from(WINDOWS.flatMap(({ squares }) => [...squares]));

/** Places that no turn or mirror image of the grid makes alike: ranks and files from the edge, then diagonals. */
export const PLACES_OF_WINDOWS = 5;
const MIDDLE = (SIDE - 1) / 2;
/** The place of each window. */
export const PLACE_OF: Int32Array = Int32Array.from(
  WINDOWS.map(({ squares }) => {
    const [file, rank] = [squares[0] % SIDE, Math.floor(squares[0] / SIDE)];
    const [nextFile, nextRank] = [squares[1] % SIDE, Math.floor(squares[1] / SIDE)];
    if (file === nextFile) return MIDDLE - Math.abs(file - MIDDLE);
    if (rank === nextRank) return MIDDLE - Math.abs(rank - MIDDLE);
    return squares.includes(MIDDLE * (SIDE + 1)) ? 3 : 4;
  }),
);

let next = 0;
for (let square = 0; square < SQUARES.length; square++) {
  FIRST[square] = next;
  for (const [window, { squares }] of WINDOWS.entries()) {
    const at = squares.indexOf(square);
    if (at < 0) continue;
    THROUGH[next] = window;
    POWER[next] = CELL_KINDS ** at;
    next++;
  }
}
FIRST[SQUARES.length] = next;

// A window that lacks one die and can become a line by it, packed: 0 for every other.
//   bits 0-1 the empty cell, 2-4 the face, 5-6 whose line it is when seat 0 fills it (bit by seat),
//   7-8 the same for seat 1.
export const GAP: Int16Array = new Int16Array(CODES);
export const gapCell = (gap: number): number => gap & 3;
export const gapFace = (gap: number): number => (gap >> 2) & 7;
/** Whose line it becomes when this seat fills the gap, as a bit set of at most one seat. */
export const gapOwner = (gap: number, filler: number): number => (gap >> (5 + 2 * filler)) & 3;

// The owner of a full window of twelve: bit by seat, and bits 2 and 3 where all four dice are the owner's.
export const FULL: Uint8Array = new Uint8Array(CODES);

/** Whose line four dice of these seats are when they add up to twelve, packed like FULL. */
function ownerOf(seats: number): number {
  if (seats === 0b0000) return 0b0101;
  if (seats === 0b1111) return 0b1010;
  if (seats === 0b0001 || seats === 0b1000) return 0b0001;
  return seats === 0b1110 || seats === 0b0111 ? 0b0010 : 0;
}

for (let code = 0; code < CODES; code++) {
  let missing = LINE_SUM;
  let empty = 0;
  let gap = 0;
  // The dice of seat 1, as bits.
  let seats = 0;
  let blocked = false;
  for (let i = 0; i < LENGTH; i++) {
    const cell = cellOf(code, i);
    blocked ||= isBlocked(cell);
    missing -= faceOfCell(cell);
    if (cell === 0) {
      empty++;
      gap = i;
    } else if (seatOfCell(cell) === 1) seats |= 1 << i;
  }
  if (blocked) continue;
  if (empty === 0 && missing === 0) FULL[code] = ownerOf(seats);
  if (empty !== 1 || missing < 1 || missing > FACES) continue;
  const byFirst = ownerOf(seats);
  const bySecond = ownerOf(seats | (1 << gap));
  if (byFirst === 0 && bySecond === 0) continue;
  GAP[code] = gap | (missing << 2) | ((byFirst & 3) << 5) | ((bySecond & 3) << 7);
}
