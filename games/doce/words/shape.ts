import type { GameWords } from '@iacta/core';
import type { DoceEvent, DoceMove, DoceRefusal } from '../rules/index.ts';

/** What only the drawn board says: names of its places, mostly for those who listen to it. */
export interface BoardWords {
  readonly grid: string;
  readonly empty: string;
  readonly die: (name: string, face: number) => string;
  readonly blockerOf: (name: string) => string;
  readonly marked: string;
  /** A square next to the own marked die. */
  readonly disabled: string;
  readonly inLine: string;
  /** The square is chosen and waits for a face. */
  readonly chosen: string;
  readonly faces: string;
  readonly blocker: string;
  readonly inHand: (name: string, dice: number, blocker: boolean) => string;
  readonly nextRound: (round: number) => string;
}

export interface DoceWords extends GameWords<DoceMove, DoceEvent, DoceRefusal> {
  readonly board: BoardWords;
}
