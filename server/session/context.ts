import type { Move } from '@iacta/core';
import type { Clock } from '@iacta/online/clock';
import type { Others } from '../cluster/side.ts';
import type { Draft } from '../tables/draft.ts';
import type { Table } from '../tables/table.ts';
import type { LogLimits } from './log-limit.ts';
import type { Presence } from './presence.ts';

export interface SessionSettings {
  /** How long a bot seems to think, in milliseconds. */
  readonly botPause: number;
  /** How long a throw waits for the commitments of devices that are there. */
  readonly nonceWait: number;
  /** How long it waits for their nonces, once it is in the log. */
  readonly revealWait: number;
  /** How long a player must be away before the others may vote about them, in milliseconds. */
  readonly absenceGrace: number;
  /** How long the host of a waiting table may be away before the role passes on, in milliseconds. */
  readonly hostGrace: number;
  /** A second of a table's clock, in milliseconds: a thousand, but for tests. */
  readonly second: number;
  readonly log: LogLimits;
}

/** What automatic steps at a table (throws, bots, the clock) may use of its session. */
export interface CommandContext {
  readonly table: Table;
  readonly presence: Presence;
  readonly settings: SessionSettings;
  readonly clock: Clock;
  /** What other processes have at this table. */
  readonly others: Others;
  /** The commitments and nonces of this process's devices have changed. */
  sharesChanged(): void;
  /** The move of the bot that plays in a seat. */
  askBot(seat: number): Promise<Move>;
  /** Writes entries: they hold at once for the next request, and are broadcast when they are on disk. */
  submit(drafts: readonly Draft[], action?: string | null, acknowledge?: (seq: number) => void): void;
  /** A throw was made without a device that is there: for the metrics. */
  leftOut(): void;
  /** A player's time has begun or ended: all devices are sent how much is left. */
  tellTime(): void;
  /** For what happens later: a fault in it is the end of this table only. */
  guard(act: () => void): void;
}
