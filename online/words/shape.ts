import type { DeviceVerdict } from '../client/index.ts';
import type { Phrase, TableRefusal } from '../wire/index.ts';

/** What page and terminal say about a table online in the same words. */
export interface SharedWords {
  // The waiting room.
  readonly emptySeat: string;
  readonly you: string;
  readonly host: string;
  readonly away: string;
  readonly waitsForHost: string;
  readonly start: string;
  /** The same people once more: who is waited for. */
  readonly againWaits: (names: string) => string;
  /** Free seats, and those of people who do not come, go to bots or are closed. */
  readonly startWithBots: string;
  readonly startWithBotsFor: (names: string) => string;
  readonly startWith: (players: number) => string;

  // During the game.
  readonly waitingFor: (names: string) => string;
  readonly waitingForAway: (names: string, count: number) => string;
  readonly watching: string;
  readonly paused: string;
  readonly pausedBy: (name: string) => string;
  readonly pausedByYou: string;
  readonly resume: string;
  readonly askUndo: (name: string, steps: number) => string;
  readonly askBot: (name: string, away: string) => string;
  readonly agree: string;
  readonly disagree: string;
  readonly askedUndo: string;
  readonly replaced: string;
  readonly takeBack: string;
  readonly joinRematch: string;
  readonly phrases: { readonly [phrase in Phrase]: string };
  readonly said: (name: string, phrase: string) => string;

  // The connection.
  readonly connecting: string;
  readonly lost: string;
  readonly back: string;

  // What this device can say about the dice and the log.
  readonly diceTitle: string;
  readonly noRolls: string;
  readonly checked: (checked: number, rolls: number) => string;
  readonly verdicts: { readonly [verdict in Exclude<DeviceVerdict, 'checked'>]: (count: number) => string };
  readonly broken: string;
  readonly foreign: string;
  readonly compareText: string;
  readonly rewritten: string;
  readonly restored: string;
  readonly accept: string;

  /** Why a server refuses; `unreachable` and `nothing-to-undo` are not its own reasons. */
  readonly refusals: {
    readonly [code in TableRefusal | 'unreachable' | 'malformed' | 'nothing-to-undo']: string;
  };
  readonly otherRefusal: string;
}
