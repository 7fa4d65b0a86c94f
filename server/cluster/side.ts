import type { Commit } from '@iacta/table/log';

/** What one process has at a table and the log does not say. */
export interface Side {
  /** The seats with a connected device. */
  readonly here: readonly number[];
  readonly watchers: number;
  readonly isHostHere: boolean;
  /** The commitments to this promise that its devices have sent, and the nonces that they have revealed. */
  readonly promise: string;
  readonly commits: readonly Commit[];
  readonly nonces: readonly { readonly seat: number; readonly nonce: string }[];
}

/** A table's part of what other processes have. */
export interface Others {
  readonly isAlone: boolean;
  /** Since when this process has taken part without a gap, by the clock of the sessions; null: since a table was read. */
  readonly since: number | null;
  /** Whether this process makes the automatic steps of the table: bots, clocks, rolls. */
  leads(): boolean;
  sides(): readonly Side[];
}

/** The one process of a server without a cluster. */
export const ALONE: Others = {
  isAlone: true,
  since: null,
  leads: () => true,
  sides: () => [],
};

/** That a side was written; `changed` is another one each time. */
export interface SideChange {
  readonly table: string;
  readonly process: string;
  readonly changed: string;
}

/** A side as it is stored, with where it belongs; data '' where it has ended. */
export interface StoredSide extends SideChange {
  readonly data: string;
}

/** What a heartbeat finds. */
export interface Beat {
  /** This process was not known. */
  readonly isNew: boolean;
  /** The clock of the database, in milliseconds. */
  readonly now: number;
  /** All other processes that were not forgotten, with the time that each has said last; 0: it knows none. */
  readonly others: readonly { readonly process: string; readonly time: number }[];
}

/** Where processes put their sides. It may lose everything at any time: then each process writes its own again. */
export interface SideStore {
  /** Announces that this process is alive, and the time of the cluster; forgets processes that are gone. */
  beat(process: string, time: number, gone: readonly string[]): Promise<Beat>;
  /** Writes the sides of one process; '': it has nothing there any more. */
  write(process: string, sides: ReadonlyMap<string, string>): Promise<void>;
  /** The sides of other processes at these tables. */
  read(process: string, tables: readonly string[]): Promise<readonly StoredSide[]>;
  /** Which sides of other processes have changed in the latest milliseconds. */
  recent(process: string, ms: number): Promise<readonly SideChange[]>;
  /** This process ends. */
  leave(process: string): Promise<void>;
}
