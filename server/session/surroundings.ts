import type { Move } from '@iacta/core';
import type { Clock } from '@iacta/online/clock';
import type { LogState } from '@iacta/table/log';
import type { Others } from '../cluster/side.ts';
import type { Committer } from '../store/committer.ts';
import type { Table } from '../tables/table.ts';
import type { SessionSettings } from './context.ts';
import type { TableSession } from './session.ts';

/** What a session needs of the registry it is in. */
export interface Surroundings {
  readonly committer: Committer;
  readonly settings: SessionSettings;
  readonly clock: Clock;
  /** The bots that can be given a seat at this game, and their moves. */
  readonly isBot: (name: string) => boolean;
  /** Whether an operator has muted a seat; -1: those who watch. */
  readonly isMuted: (seat: number) => boolean;
  readonly askBot: (table: Table, seat: number) => Promise<Move>;
  /** Opens the table at which the same people play again. */
  readonly openAgain: (table: Table, host: string) => Promise<string>;
  /** The session could not write and knows no longer what is true: it must be read again from the disk. */
  readonly lost: (session: TableSession, error: unknown) => void;
  /** Something threw at this table; its devices stay. */
  readonly fault: (session: TableSession, error: unknown) => void;
  readonly refused: (code: string) => void;
  /** An action's answer was sent, this many milliseconds after the action was received. */
  readonly acknowledged: (ms: number) => void;
  readonly leftOut: () => void;
  /** What other processes have at this table. */
  readonly others: Others;
  /** Takes what other processes have written. */
  readonly catchUp: (session: TableSession) => Promise<void>;
  /** What this process has at this table beside the log has changed. */
  readonly sideChanged: () => void;
  /** Entries are on the disk: the log before and after them. */
  readonly written: (before: LogState, after: LogState) => void;
  /** Entries are on the disk, or devices have come or gone. */
  readonly changed: (session: TableSession) => void;
  /** Another process was first: the session is to be replaced, and its devices handed over. */
  readonly outrun: (session: TableSession) => void;
}
