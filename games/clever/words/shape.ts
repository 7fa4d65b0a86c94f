import type { GameWords } from '@iacta/core';
import type { CleverEvent, CleverMove, CleverRefusal } from '../rules/index.ts';
import type { GainWords } from './shared.ts';

/** What only the drawn board says: names of its places, mostly for those who listen to it. */
export interface BoardWords {
  readonly gains: GainWords;
  readonly fields: string;
  readonly tray: string;
  readonly hand: string;
  /** The bonuses that wait to be used. */
  readonly bonuses: string;
  readonly inHand: string;
  readonly onTray: string;
  readonly onField: (field: number) => string;
  readonly notRolled: string;
  /** Where a die would go if the chosen one were taken. */
  readonly toTray: string;
  /** Already used as an extra die in this turn. */
  readonly used: string;
  readonly sheetOf: (name: string) => string;
  readonly look: (name: string, total: number) => string;
  readonly close: string;
  readonly points: (points: number) => string;
  readonly row: (row: number) => string;
  readonly column: (column: number) => string;
  readonly diagonal: string;
  readonly cell: (cell: number) => string;
  readonly atLeast: (number: number) => string;
  readonly above: (number: number) => string;
  readonly anyNumber: string;
  readonly times: (factor: number) => string;
  readonly crossed: string;
  readonly fromStart: string;
  readonly written: (number: number) => string;
  readonly open: string;
  readonly next: string;
  readonly brings: (gains: string) => string;
  /** Of a bonus or points that a line has given. */
  readonly earned: string;
  readonly round: (round: number, of: number) => string;
  readonly rerolls: (left: number, used: number) => string;
  readonly extraDice: (left: number, used: number) => string;
  readonly foxes: (count: number, worth: number) => string;
  readonly total: string;
}

/** The few words of the drawing in characters. */
export interface DrawingLabels {
  /** Two letters that stand for a fox. */
  readonly fox: string;
}

export interface CleverWords extends GameWords<CleverMove, CleverEvent, CleverRefusal> {
  readonly board: BoardWords;
  readonly labels: DrawingLabels;
}
