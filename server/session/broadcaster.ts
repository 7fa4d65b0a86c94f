import type { Refusal } from '@iacta/core';
import type { Reply, ReplyOf } from '@iacta/online/wire';
import type { LogState } from '@iacta/table/log';
import type { Identity } from '../permissions/roles.ts';
import type { Row } from '../store/store.ts';
import { isMasked, type Table } from '../tables/table.ts';
import { entryFor } from './entry-message.ts';
import type { Peer, Presence } from './presence.ts';
import { SendQueue } from './send-queue.ts';

const LONGEST_STORAGE_WAIT = 5000;
const SHORTEST_STORAGE_WAIT = 1000;

/**
 * How long clients wait, in milliseconds, before they come back to a server that could not write: trying at once changes
 * nothing. Of several processes the next one may be able to, and a failover takes a second or two; where it takes longer
 * (`awayMs`: so far) all clients together must not try every second.
 */
export function storageWait(isAlone: boolean, awayMs = 0): number {
  if (isAlone) return LONGEST_STORAGE_WAIT;
  return Math.min(LONGEST_STORAGE_WAIT, Math.max(SHORTEST_STORAGE_WAIT, awayMs / 2));
}

/** What a session says to its devices: nothing before the disk has what it follows from, and all in order. */
export class Broadcaster {
  readonly queue: SendQueue;
  readonly #table: Table;
  readonly #presence: Presence;

  constructor(table: Table, presence: Presence) {
    this.queue = new SendQueue(table.seq);
    this.#table = table;
    this.#presence = presence;
  }

  tell(peer: Peer, reply: Reply): void {
    this.#tellText(peer, JSON.stringify(reply));
  }

  acknowledge(peer: Peer, id: string, seq: number, leaves: () => void): void {
    this.#tellText(peer, JSON.stringify({ type: 'ack', id, seq } satisfies Reply), leaves);
  }

  #tellText(peer: Peer, text: string, leaves: () => void = () => {}): void {
    this.queue.say(() => {
      if (this.#presence.has(peer)) peer.send(text);
      leaves();
    });
  }

  tellAll(reply: () => Reply): void {
    this.queue.say(() => {
      const text = JSON.stringify(reply());
      for (const peer of this.#presence.peers()) peer.send(text);
    });
  }

  refuse(peer: Peer, id: string, refusal: Refusal): void {
    this.tell(peer, { type: 'refused', id, refusal: { ...refusal } as ReplyOf<'refused'>['refusal'] });
  }

  presence(): { here: number[]; watchers: number } {
    return { here: [...this.#presence.here()].sort((a, b) => a - b), watchers: this.#presence.watchers };
  }

  tellCompany(): void {
    this.tellAll(() => ({ type: 'here', ...this.presence() }));
  }

  /** To a device that comes in: what it has missed, or everything. */
  greet(peer: Peer, missed: readonly Row[] | null): void {
    const { here, watchers } = this.presence();
    const table = this.#table;
    if (missed) {
      this.tell(peer, { type: 'resumed', here, watchers });
      this.queue.say(() => this.#presence.greeted(peer));
      for (const row of missed) this.#tellEntry(peer, row, table.log);
      // The role may have changed as well: a host who is away for long passes it on.
      if (missed.length > 0) this.tellRole(peer, this.#presence.identity(peer));
      return;
    }
    const { log } = table;
    this.queue.say(() => {
      if (!this.#presence.has(peer)) return;
      // As the device may see it when this leaves; what came after is sent entry by entry.
      const rows = table.rows.slice(0, log.seq + 1);
      const now = this.#presence.identity(peer);
      const welcome: ReplyOf<'welcome'> = {
        type: 'welcome',
        seat: now.seat,
        host: now.host,
        code: codeFor(table, now.seat, now.host),
        hostSeat: table.hostSeat,
        rematch: table.rematch,
        entries: rows.map((row) => table.observed(row, now.seat, log)) as ReplyOf<'welcome'>['entries'],
        names: table.names().filter(({ seq }) => seq <= log.seq),
        here,
        watchers,
      };
      peer.send(JSON.stringify(welcome));
      this.#presence.greeted(peer);
    });
  }

  /** The entry as the device may see it when it leaves: its role may have changed since the entry was made. */
  #tellEntry(peer: Peer, row: Row, log: LogState): void {
    this.queue.say(() => {
      if (!this.#presence.has(peer)) return;
      peer.send(entryFor(this.#table, row, this.#presence.identity(peer).seat, log));
    });
  }

  /** To a device whose seat was given up, emptied or taken over, or that has got one. */
  tellRole(peer: Peer, { seat, host }: Identity): void {
    const table = this.#table;
    const code = codeFor(table, seat, host);
    this.tell(peer, { type: 'role', seat, host, code });
  }

  /** New entries, to all devices whose greeting did not include them; serialised once where all see the same. */
  broadcast(rows: readonly Row[]): void {
    const { log } = this.#table;
    this.queue.say(() => {
      for (const row of rows) this.#spread(row, log);
    });
  }

  /** To all devices, past the queue: it holds back what follows from entries that were never written. */
  tellFailure(refusal: Refusal, wait: number): void {
    const fault = JSON.stringify({ type: 'fault', refusal: { code: refusal.code } } satisfies Reply);
    const bye = JSON.stringify({ type: 'bye', wait } satisfies Reply);
    for (const peer of this.#presence.peers()) {
      peer.send(fault);
      peer.send(bye);
    }
  }

  #spread(row: Row, log: LogState): void {
    const table = this.#table;
    const forAll = isMasked(log, row.seq) ? null : entryFor(table, row, -1, log);
    for (const peer of this.#presence.peers(row.seq)) {
      peer.send(forAll ?? entryFor(table, row, this.#presence.identity(peer).seat, log));
    }
  }
}

/** Those who have a part in the table may bring others. */
function codeFor(table: Table, seat: number, host: boolean): string | null {
  return seat >= 0 || host ? table.code : null;
}
