import type { DailyStore } from './daily.ts';

/** One entry of a table's log as it lies on disk. */
export interface Row {
  readonly table: string;
  /** Counted from 0 without gaps: being the one that writes it is what decides between two writers. */
  readonly seq: number;
  readonly salt: string;
  /** The JSON text that the hash was made of, byte by byte. */
  readonly body: string;
  /** The name of the log up to here. */
  readonly hash: string;
  /** Never sent: an unused secret, key hashes, names. Not part of the chain. */
  readonly hidden: string | null;
  /** The action that asked for it: the same action sent again finds it here. */
  readonly action: string | null;
}

export const PHASES = ['waiting', 'playing', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** How a table is found before anything of its log is read. */
export interface Listing {
  readonly table: string;
  readonly code: string;
  readonly game: string;
  readonly phase: Phase;
}

/** A listing of a table that waits for strangers. */
export interface Listed extends Listing {
  /** When it was opened, in milliseconds. */
  readonly opened: number;
}

/** All that the index holds of a table: what a copy of it needs apart from its entries. */
export interface IndexRow {
  readonly table: string;
  readonly code: string;
  readonly opener: string;
  readonly game: string;
  readonly phase: Phase;
  readonly listed: boolean;
  readonly opened: number;
  readonly due: number | null;
}

/** What takes the place of something hidden. */
export interface Redaction {
  readonly seq: number;
  readonly hidden: string | null;
}

/** What is to be appended to one table, all of it or nothing. */
export interface Batch {
  readonly table: string;
  readonly rows: readonly Row[];
  /** With the first row: how the new table is found. */
  readonly opened?: {
    readonly at: number;
    readonly code: string;
    readonly opener: string;
    readonly game: string;
    readonly listed: boolean;
  };
  /** When it has changed. */
  readonly phase?: Phase;
  /** When it has changed: when the next player's time runs out, in milliseconds. */
  readonly due?: number | null;
}

/** `conflict`: another writer was there first, or has removed the table; nothing of this batch was written. */
export type Appended = 'done' | 'conflict';

/** How far a table is, for those who have it in memory. */
export interface Head {
  readonly table: string;
  /** Its last entry. */
  readonly seq: number;
  /** How often something hidden was deleted from it. */
  readonly redactions: number;
}

/** Where a device wants to be notified that the owner of a key is asked at a table. */
export interface Subscription {
  readonly table: string;
  /** The hash of the key. */
  readonly key: string;
  /** The address at the device's push service. */
  readonly endpoint: string;
  /** What messages are encrypted for (RFC 8291): the device's public key, and a secret that it shares with the server. */
  readonly p256dh: string;
  readonly auth: string;
  /** When it was made, in milliseconds. */
  readonly at: number;
}

/** `turn`: it is the player's turn. `reminder`: the player's time runs out. */
export const NOTIFICATIONS = ['turn', 'reminder'] as const;
export type Notification = (typeof NOTIFICATIONS)[number];

/** The owner of a key at a table. */
export interface Holder {
  readonly table: string;
  readonly key: string;
}

/** Subscriptions to notifications. They belong to tables and are deleted with them. */
export interface SubscriptionStore {
  /** Adds a subscription or renews it; false where the key has `most` others already. */
  add(subscription: Subscription, most: number): Promise<boolean>;
  /** The subscriptions of a key, the oldest first. */
  of(holder: Holder): Promise<readonly Subscription[]>;
  /** Deletes the subscriptions of a table, of a key there, or one of a key; how many. */
  remove(table: string, key?: string, endpoint?: string): Promise<number>;
  /**
   * When to look at a holder's subscriptions again, in milliseconds; null: there is no need. With `due`, only where
   * that was to be by then: a later plan, which another process may have made meanwhile, stays.
   */
  plan(holder: Holder, at: number | null, due?: number): Promise<void>;
  /** Whose subscriptions have to be looked at by then, the longest ago first. */
  due(by: number, limit: number): Promise<readonly Holder[]>;
  /**
   * The subscriptions that have not been notified of this turn (the number of the entry that began it) yet; from now on
   * they count as notified. So no turn is notified twice, whichever process asks.
   */
  claim(holder: Holder, kind: Notification, turn: number): Promise<readonly Subscription[]>;
}

export interface Expiry {
  readonly finished: number | null;
  readonly abandoned: number | null;
}

/**
 * Where the logs are. Every store passes the same suite (server/test/store-contract.ts).
 * When `append` resolves, what is `done` survives a power cut. Every method rejects with a `StoreError`.
 */
export interface Store {
  readonly daily: DailyStore;
  readonly subscriptions: SubscriptionStore;
  append(batches: readonly Batch[]): Promise<readonly Appended[]>;
  /** The entries of a table, in order; with `after`, only those behind that one. */
  rows(table: string, after?: number): Promise<readonly Row[]>;
  /**
   * Whether an entry that was read survives as one that was appended, once a later commit has returned. False where
   * it is gone. A database shows entries before its standby has them when the wait for the standby was ended.
   */
  confirm(entry: Pick<Row, 'table' | 'seq' | 'hash'>): Promise<boolean>;
  /** How far tables are; those that do not exist are left out. */
  heads(tables: readonly string[]): Promise<readonly Head[]>;
  byCode(code: string): Promise<Listing | null>;
  /** The table opened with this key: opening twice by a lost reply finds the first. */
  byOpener(opener: string): Promise<Listing | null>;
  /** Tables that were opened after a time and wait for strangers, the latest first. */
  listed(limit: number, after: number): Promise<readonly Listed[]>;
  /** Tables at which a player's time has run out by then, the longest first. */
  due(by: number, limit: number): Promise<readonly string[]>;
  /**
   * Replaces what is hidden in rows: the only thing in a log that can be forgotten, and then the bytes are gone
   * from the files too. `opener`: also who opened the table; it is listed no longer. A text takes the opener's place
   * instead.
   */
  redact(table: string, redactions: readonly Redaction[], opener: boolean | string): Promise<void>;
  /**
   * Tables whose last entry is older than these times, in milliseconds; null: none of that kind. `finished`: the game
   * is over, `abandoned`: it is not.
   */
  expired(before: Expiry, limit: number): Promise<readonly string[]>;
  /**
   * Deletes those of the tables that are still expired, and at which no process has devices; the bytes are gone from
   * the files too.
   */
  remove(tables: readonly string[], before: Expiry): Promise<void>;
  /** Rejects where nothing could be written now. */
  probe(): Promise<void>;
  close(): Promise<void>;
}
