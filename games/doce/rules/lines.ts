import { countBits, type Position } from '@iacta/core';
import type { Line } from './events.ts';
import { LINE_SUM } from './facts.ts';
import { SQUARES, WINDOW_ENDS, WINDOW_MASKS, WINDOWS, WINDOWS_THROUGH } from './grid.ts';
import { DICE, FACE_BITS } from './layout.ts';

// Whose lines there are, as four bits: HAS_LINE for each seat, and ALL_OWN for each seat above them.
export const HAS_LINE = 0b0001;
export const ALL_OWN = 0b0100;
export const BOTH_HAVE_LINES = HAS_LINE | (HAS_LINE << 1);

/** What the windows through a square hold (D-11): no other line can be new after a die was put there. */
export function linesThrough(p: Position, square: number): number {
  const through = WINDOWS_THROUGH[square];
  let found = 0;
  for (let i = 0; i < through.length; i++) found |= lineIn(p, through[i]);
  return found;
}

/** What one window holds: four dice that add up to twelve, three or four of them of one player (D-9, D-10). */
function lineIn(p: Position, window: number): number {
  const mask = WINDOW_MASKS[window];
  const first = p[DICE] & mask;
  const second = p[DICE + 1] & mask;
  if ((first | second) !== mask || sumOf(p, mask) !== LINE_SUM) return 0;
  if (second === 0) return HAS_LINE | ALL_OWN;
  if (first === 0) return (HAS_LINE | ALL_OWN) << 1;
  if (isOneEnd(second, window)) return HAS_LINE;
  return isOneEnd(first, window) ? HAS_LINE << 1 : 0;
}

function isOneEnd(dice: number, window: number): boolean {
  return (dice & (dice - 1)) === 0 && (dice & WINDOW_ENDS[window]) !== 0;
}

function sumOf(p: Position, mask: number): number {
  return (
    countBits(p[FACE_BITS] & mask) +
    2 * countBits(p[FACE_BITS + 1] & mask) +
    4 * countBits(p[FACE_BITS + 2] & mask)
  );
}

/** Every line on the grid, for events, boards and checks. */
export function winningLines(p: Position): Line[] {
  return WINDOWS.flatMap(({ squares }, window) => {
    const found = lineIn(p, window);
    if (found === 0) return [];
    return [
      {
        seat: found & HAS_LINE ? 0 : 1,
        squares: squares.map((square) => SQUARES[square]),
        allOwn: found > BOTH_HAVE_LINES,
      },
    ];
  });
}
