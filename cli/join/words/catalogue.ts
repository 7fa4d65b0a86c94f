import type { DeviceVerdict } from '@iacta/online/client';
import type { Phrase } from '@iacta/online/wire';

/** Every sentence of `iacta join` that a game in one terminal does not need. */
export interface JoinWords {
  readonly usage: string;
  readonly badServer: (given: string) => string;

  // The waiting room.
  readonly room: (game: string) => string;
  readonly code: (code: string) => string;
  readonly freeSeat: string;
  readonly you: string;
  readonly host: string;
  readonly away: string;
  readonly waitsForHost: string;
  readonly waitsForPlayers: string;
  readonly rematchWaits: string;
  readonly start: string;
  readonly fillWithBots: string;
  readonly refresh: string;

  // At the table.
  readonly waitingFor: (names: string) => string;
  readonly watching: string;
  readonly left: (seconds: number) => string;
  readonly pausedBy: (name: string) => string;
  readonly pausedByYou: string;
  readonly resume: string;
  readonly askUndo: (name: string, steps: number) => string;
  readonly askBot: (name: string, away: string) => string;
  readonly agree: string;
  readonly disagree: string;
  readonly askedUndo: string;
  readonly undone: string;
  readonly replaced: string;
  readonly takeBack: string;
  readonly nameless: (seat: number) => string;
  readonly sayWhat: string;
  readonly sayNothing: string;
  readonly phrases: { readonly [phrase in Phrase]: string };
  readonly said: (name: string, phrase: string) => string;
  readonly connecting: string;
  readonly lost: string;
  readonly back: string;
  readonly leave: string;
  readonly stay: string;
  readonly seatStays: string;
  readonly giveUp: string;
  /** What to type to come back. */
  readonly comeBack: (command: string) => string;

  // After the game.
  readonly rematch: string;
  readonly joinRematch: string;

  // What this device can say of the dice.
  readonly diceTitle: string;
  readonly noRolls: string;
  readonly checked: (checked: number, rolls: number) => string;
  readonly verdicts: { readonly [verdict in Exclude<DeviceVerdict, 'checked'>]: (count: number) => string };
  readonly broken: string;
  readonly foreign: string;
  readonly compare: (code: string) => string;
  readonly compareText: string;
  readonly rewritten: string;
  readonly restored: string;
  readonly accept: string;

  readonly refusals: { readonly [code: string]: string };
  readonly otherRefusal: string;
}
