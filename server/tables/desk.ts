import type { Move } from '@iacta/core';
import type { Draft } from './draft.ts';
import type { Presence } from './presence.ts';
import type { Table } from './table.ts';

export interface RoomSettings {
  /** How long a bot seems to think, in milliseconds. */
  readonly botPause: number;
  /** How long a throw waits for the nonces of devices that are there. */
  readonly nonceWait: number;
  /** A second of a table's clock, in milliseconds: a thousand, but for tests. */
  readonly second: number;
}

/** What those who act at a table by themselves (throws, bots, the clock) may use of its room. */
export interface Desk {
  readonly table: Table;
  readonly presence: Presence;
  readonly settings: RoomSettings;
  now(): number;
  /** The move of the bot that plays in a seat. */
  askBot(seat: number): Promise<Move>;
  /** Writes entries: they hold at once for whoever asks next, and are told when they are on disk. */
  submit(drafts: readonly Draft[], action?: string | null, acknowledge?: (seq: number) => void): void;
  /** A throw did not get the nonce of a device that is there: for the figures of the house. */
  leftOut(): void;
  /** Somebody's time has begun or ended: everybody is told how much is left. */
  tellTime(): void;
  /** For what happens later: a fault in it is the end of this table only. */
  guard(act: () => void): void;
}
