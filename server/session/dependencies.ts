import type { Move } from '@iacta/core';
import type { Clock } from '@iacta/online/clock';
import type { LogState } from '@iacta/table/log';
import type { Others } from '../cluster/side.ts';
import type { Committer } from '../store/committer.ts';
import type { Table } from '../tables/table.ts';
import type { LogLimits } from './commands.ts';
import type { TableSession } from './session.ts';

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

/** What a session needs of the server around it. */
export interface Dependencies {
  readonly committer: Committer;
  readonly settings: SessionSettings;
  readonly clock: Clock;
  /** What other processes have at this table. */
  readonly others: Others;
  /** Whether a bot of this name can be given a seat at this game. */
  readonly isBot: (name: string) => boolean;
  /** Whether an operator has muted a seat; -1: those who watch. */
  readonly isMuted: (seat: number) => boolean;
  /** The move of the bot that plays in a seat. */
  readonly askBot: (table: Table, seat: number) => Promise<Move>;
  /** Opens the table at which the same people play again; its id. */
  readonly openAgain: (table: Table, host: string) => Promise<string>;
  /** Reads what other processes have written, and hands it to the session. */
  readonly catchUp: (session: TableSession) => Promise<void>;
  /** The session could not write: its table must be read from the disk again. */
  readonly lost: (session: TableSession, error: unknown) => void;
  /** Another process was first: the session is to be replaced, and its devices handed over. */
  readonly outrun: (session: TableSession) => void;
  /** Something threw at this table; its devices stay. */
  readonly fault: (session: TableSession, error: unknown) => void;
  /** An action was refused. */
  readonly refused: (code: string) => void;
  /** An action's answer was sent, this many milliseconds after the action was received. */
  readonly acknowledged: (ms: number) => void;
  /** A throw was made without a device that is there. */
  readonly leftOut: () => void;
  /** This process's devices, commitments or nonces at the table have changed. */
  readonly sideChanged: () => void;
  /** Entries are on the disk: the log before and after them. */
  readonly written: (before: LogState, after: LogState) => void;
  /** Entries are on the disk, or devices have come or gone. */
  readonly changed: (session: TableSession) => void;
}
