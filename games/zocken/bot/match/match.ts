import type { Position } from '@iacta/core';
import type { Worth } from '../turn/worth.ts';

/** What is known about winning at a table. */
export interface Match {
  /** The chance of a seat to win by the score of the turn in progress, when these seats have wagered on it. */
  winBy(p: Position, seat: number, wagerers: number): Worth;
}
