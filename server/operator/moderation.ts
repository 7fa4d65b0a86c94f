import { networksOf } from '../limits/network.ts';
import type { JournalEntry } from './journal.ts';

/** Whom a ban is about. */
export interface Banned {
  readonly network?: string | undefined;
  readonly key?: string | undefined;
}

export interface Ban extends Banned {
  /** In milliseconds. */
  readonly until: number;
}

/** What a player has reported, until an operator decides. */
export type OpenReport = Extract<JournalEntry, { action: 'report' }>;

const seatAt = (table: string, seat: number): string => `${table}|${seat}`;
const nameOf = ({ network, key }: Banned): string =>
  key === undefined ? `network ${network}` : `key ${key}`;

/** What follows from an operator's journal: who is kept out, and from where. */
export class Moderation {
  readonly #closed = new Set<string>();
  readonly #muted = new Set<string>();
  readonly #reports = new Map<string, OpenReport>();
  readonly #bans = new Map<string, Ban>();

  follow(entry: JournalEntry): void {
    switch (entry.action) {
      case 'close':
        this.#closed.add(entry.table);
        break;
      case 'reopen':
        this.#closed.delete(entry.table);
        break;
      case 'mute':
        this.#muted.add(seatAt(entry.table, entry.seat));
        break;
      case 'unmute':
        this.#muted.delete(seatAt(entry.table, entry.seat));
        break;
      case 'ban': {
        const { network, key, until } = entry;
        this.#bans.set(nameOf(entry), { network, key, until });
        break;
      }
      case 'unban':
        this.#bans.delete(nameOf(entry));
        break;
      case 'report':
        this.#reports.set(entry.id, entry);
        break;
      case 'decide':
        this.#reports.delete(entry.id);
        break;
      default:
        break;
    }
  }

  isClosed(table: string): boolean {
    return this.#closed.has(table);
  }

  /** Whether the phrases of a seat are not passed on; -1: of those who watch. */
  isMuted(table: string, seat: number): boolean {
    return this.#muted.has(seatAt(table, seat));
  }

  /** Whether an address or one of the keys, by their hashes, is kept out at a time. */
  isBanned(address: string, keyHashes: readonly string[], now: number): boolean {
    if (this.#bans.size === 0) return false;
    const names = [
      ...networksOf(address).map(({ name }) => nameOf({ network: name })),
      ...keyHashes.map((key) => nameOf({ key })),
    ];
    return names.some((name) => (this.#bans.get(name)?.until ?? 0) > now);
  }

  /** Those that no operator has decided about, the earliest first. */
  get reports(): readonly OpenReport[] {
    return [...this.#reports.values()];
  }

  report(id: string): OpenReport | null {
    return this.#reports.get(id) ?? null;
  }

  /** The tables that are kept until an operator has decided. */
  get reported(): ReadonlySet<string> {
    return new Set([...this.#reports.values()].map(({ table }) => table));
  }

  /** Those that are in force at a time. */
  bans(now: number): readonly Ban[] {
    return [...this.#bans.values()].filter(({ until }) => until > now);
  }
}
