import { CODES, cellOf, FULL, faceOfCell, isBlocked, seatOfCell, WINDOW_LENGTH } from '../bot/windows.ts';
import { FACES, LINE_SUM } from '../rules/index.ts';

// What can still become of a window. Fillings of which the same can become are one class, whatever lies there: a
// search that asks only who wins need not tell them apart.

/** The seats of the four dice of a line, and whose it is (D-10). */
const PATTERNS: readonly { readonly seats: readonly number[]; readonly owner: number }[] = [
  { seats: [0, 0, 0, 0], owner: 0 },
  { seats: [0, 0, 0, 1], owner: 0 },
  { seats: [1, 0, 0, 0], owner: 0 },
  { seats: [1, 1, 1, 1], owner: 1 },
  { seats: [1, 1, 1, 0], owner: 1 },
  { seats: [0, 1, 1, 1], owner: 1 },
];

/** By filling: its class; 0 where no line can come of it any more. */
export const CLASS_OF: Uint16Array = new Uint16Array(CODES);
const NO_LINE = 255;
/** By seat and filling: how many more dice of its own the seat needs for a line there; NO_LINE: none can be. */
export const NEEDS: readonly [Uint8Array, Uint8Array] = [new Uint8Array(CODES), new Uint8Array(CODES)];
for (const needs of NEEDS) needs.fill(NO_LINE);

const classes = new Map<string, number>();
for (let code = 0; code < CODES; code++) {
  const cells = Array.from({ length: WINDOW_LENGTH }, (_, i) => cellOf(code, i));
  const empty = cells.filter((cell) => cell === 0).length;
  const missing = LINE_SUM - cells.reduce((sum, cell) => sum + faceOfCell(cell), 0);
  if (FULL[code] !== 0 || cells.some(isBlocked) || missing < empty || missing > FACES * empty) continue;
  const open = PATTERNS.filter(({ seats }) =>
    cells.every((cell, i) => cell === 0 || seatOfCell(cell) === seats[i]),
  );
  if (open.length === 0 || empty === 0) continue;
  const places = cells.map((cell) => (cell === 0 ? '_' : 'x')).join('');
  const key = `${places} ${missing} ${open.map((pattern) => PATTERNS.indexOf(pattern)).join()}`;
  const known = classes.get(key) ?? classes.size + 1;
  classes.set(key, known);
  CLASS_OF[code] = known;
  for (const { seats, owner } of open) {
    const own = seats.filter((seat, i) => seat === owner && cells[i] === 0).length;
    NEEDS[owner][code] = Math.min(NEEDS[owner][code], own);
  }
}

export const CLASSES: number = classes.size + 1;
