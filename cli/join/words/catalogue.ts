import type { SharedWords } from '@iacta/online/words/shape';

/** Every sentence of `iacta join` that a game in one terminal does not need. */
export interface JoinWords extends SharedWords {
  readonly usage: string;
  readonly badServer: (given: string) => string;

  // A seat that is kept for another server.
  readonly otherServer: (server: string) => string;
  /** Asked where it is not known which server a seat belongs to. */
  readonly isSeatOf: (server: string) => string;
  readonly seatIsHere: string;
  readonly seatIsElsewhere: string;
  readonly seatStaysUnsent: string;

  // The waiting room.
  readonly room: (game: string) => string;
  readonly code: (code: string) => string;
  readonly waitsForPlayers: string;
  readonly refresh: string;

  // At the table.
  /** After a roll that the server refused. */
  readonly refused: string;
  readonly roll: string;
  readonly left: (seconds: number) => string;
  readonly undone: (steps: number) => string;
  readonly nameless: (seat: number) => string;
  readonly sayWhat: string;
  readonly sayNothing: string;
  readonly leave: string;
  readonly stay: string;
  readonly seatStays: string;
  readonly giveUp: string;
  /** What to type to come back. */
  readonly comeBack: (command: string) => string;

  // After the game.
  readonly rematch: string;

  readonly compare: (code: string) => string;
}
