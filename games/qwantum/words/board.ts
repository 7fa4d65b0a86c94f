import type { GameWords } from '@iacta/core';
import type { ByColour, QwantumEvent, QwantumMove, QwantumRefusal } from '../rules/index.ts';

/** What the next cell of a row asks for: more or less than the number before it. */
export interface Need {
  readonly than: 'more' | 'less';
  readonly last: number;
}

/** What only the drawn board says, most of it to those who listen. */
export interface BoardWords {
  readonly colours: ByColour<string>;
  /** The heading of a row. */
  readonly rows: ByColour<string>;
  readonly sheetOf: (name: string) => string;
  readonly points: (count: number) => string;
  /** The button that opens another player's sheet. */
  readonly look: (name: string, total: number) => string;
  readonly close: string;
  /** Who has the dice. */
  readonly throws: string;
  /** The heading of the sums. */
  readonly sum: string;
  /** The next cell of a row; null: any number will do. */
  readonly next: (need: Need | null) => string;
  readonly fits: string;
  readonly fitsNot: string;
  readonly full: string;
  /** The colour that was entered in B. */
  readonly setAside: string;
  /** A sum while some dice are to be thrown again. */
  readonly atLeast: (value: number) => string;
  /** What tapping a row does; `gain` are the points of the column it completes, 0 for none. */
  readonly enter: (colour: string, value: number, cell: number, gain: number) => string;
  /** A row whose value was chosen in C and can still be changed. */
  readonly answered: string;
  readonly columnPoints: string;
  readonly missed: (count: number) => string;
  readonly dice: string;
  readonly inHand: string;
  /** The three actions of a turn: A, B, C. */
  readonly steps: readonly [string, string, string];
}

export type QwantumWords = GameWords<QwantumMove, QwantumEvent, QwantumRefusal> & {
  readonly board: BoardWords;
};
