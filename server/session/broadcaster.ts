import type { Reply, ReplyOf } from '@iacta/online/wire';
import type { Body, LogState } from '@iacta/table/log';
import type { Row } from '../store/store.ts';
import { isMasked, openText, type Table } from '../tables/table.ts';
import type { Peer, Presence } from './people.ts';
import { SendQueue } from './send-queue.ts';

const LONGEST_STORAGE_WAIT = 5000;
const SHORTEST_STORAGE_WAIT = 1000;

/**
 * How long clients wait, in milliseconds, before they come back to a server that could not write: trying at once changes
 * nothing. Another process may be able to write, and a failover takes a second or two. After a longer outage
 * (`awayMs`: so far) all clients together must not try every second.
 */
export function storageWait(isAlone: boolean, awayMs = 0): number {
  if (isAlone) return LONGEST_STORAGE_WAIT;
  return Math.min(LONGEST_STORAGE_WAIT, Math.max(SHORTEST_STORAGE_WAIT, awayMs / 2));
}

/** Sends messages to the devices of a table: in order, and never before the entries that they follow from are durable. */
export class Broadcaster {
  readonly queue: SendQueue;
  readonly #table: Table;
  readonly #presence: Presence;

  constructor(table: Table, presence: Presence) {
    this.queue = new SendQueue(table.seq);
    this.#table = table;
    this.#presence = presence;
  }

  /** `sent` is called when the message leaves, also where the device has gone. */
  send(peer: Peer, reply: Reply, sent: () => void = () => {}): void {
    const text = JSON.stringify(reply);
    this.queue.add(() => {
      if (this.#presence.has(peer)) peer.send(text);
      sent();
    });
  }

  /** To all devices; the message is made when it leaves. */
  sendAll(reply: () => Reply): void {
    this.queue.add(() => {
      const text = JSON.stringify(reply());
      for (const peer of this.#presence.peers()) peer.send(text);
    });
  }

  /** New entries, to all devices whose greeting did not include them; written once where all see the same. */
  sendEntries(rows: readonly Row[]): void {
    const { log } = this.#table;
    this.queue.add(() => {
      for (const row of rows) {
        const forAll = isMasked(log, row.seq) ? null : entryMessage(this.#table, row, -1, log);
        for (const peer of this.#presence.peers(row.seq)) peer.send(forAll ?? this.#entryFor(peer, row, log));
      }
    });
  }

  /** A device has come: it gets the entries that it missed, or everything. */
  greet(peer: Peer, missed: readonly Row[] | null): void {
    const { log } = this.#table;
    if (!missed) {
      this.queue.add(() => this.#welcome(peer, log));
      return;
    }
    this.send(peer, { type: 'resumed', ...this.#here() });
    this.queue.add(() => this.#presence.setGreeted(peer));
    for (const row of missed) {
      this.queue.add(() => {
        if (this.#presence.has(peer)) peer.send(this.#entryFor(peer, row, log));
      });
    }
    // The role may have changed meanwhile: a host who is away for long loses it.
    if (missed.length > 0) this.sendRole(peer);
  }

  /** The device sees what it may see when the message leaves; later entries are sent one by one. */
  #welcome(peer: Peer, log: LogState): void {
    if (!this.#presence.has(peer)) return;
    const table = this.#table;
    const { seat, host } = this.#presence.identity(peer);
    const welcome: Omit<ReplyOf<'welcome'>, 'entries'> = {
      type: 'welcome',
      seat,
      host,
      code: codeFor(table, seat, host),
      hostSeat: table.hostSeat,
      rematch: table.rematch,
      names: table.names().filter(({ seq }) => seq <= log.seq),
      ...this.#here(),
    };
    const entries = table.rows.slice(0, log.seq + 1).map((row) => table.observed(row, seat, log));
    peer.send(withText(welcome, 'entries', `[${entries.join()}]`));
    this.#presence.setGreeted(peer);
  }

  /** To a device whose seat was given up, emptied or taken over, or that has got one. */
  sendRole(peer: Peer): void {
    const { seat, host } = this.#presence.identity(peer);
    this.send(peer, { type: 'role', seat, host, code: codeFor(this.#table, seat, host) });
  }

  sendPresence(): void {
    this.sendAll(() => ({ type: 'here', ...this.#here() }));
  }

  /** To all devices at once: the queue holds back what follows from entries that were never written. */
  sendFailure(code: string, wait: number): void {
    const fault = JSON.stringify({ type: 'fault', refusal: { code } } satisfies Reply);
    const bye = JSON.stringify({ type: 'bye', wait } satisfies Reply);
    for (const peer of this.#presence.peers()) {
      peer.send(fault);
      peer.send(bye);
    }
  }

  #here(): { here: number[]; watchers: number } {
    return { here: [...this.#presence.here()].sort((a, b) => a - b), watchers: this.#presence.watchers };
  }

  /** The device's role may have changed since the entry was made. */
  #entryFor(peer: Peer, row: Row, log: LogState): string {
    return entryMessage(this.#table, row, this.#presence.identity(peer).seat, log);
  }
}

const CHANGES_SEATS: readonly (Body['type'] | undefined)[] = ['open', 'set', 'sit', 'bot', 'rise', 'host'];

/** The message with an entry as one seat (-1: a spectator) may see it, as long as the log is what is given. */
function entryMessage(table: Table, row: Row, seat: number, log: LogState): string {
  const { seq, hash } = row;
  const name = table.nameAt(seq);
  const message: Omit<ReplyOf<'entry'>, 'entry' | 'opened'> = {
    type: 'entry',
    seq,
    head: hash,
    ...(name ? { name } : {}),
    ...(CHANGES_SEATS.includes(table.typeOf(seq)) ? { hostSeat: table.hostSeat } : {}),
  };
  const text = withText(message, 'entry', table.observed(row, seat, log));
  const opened = table.openedBy(seq);
  if (opened.length === 0) return text;
  const answers = opened.map((each) => `{"seq":${each.seq},${openText(each).slice(1)}`);
  return `${text.slice(0, -1)},"opened":[${answers.join()}]}`;
}

/** The text of an object with one more property, whose text is known. */
function withText(message: object, property: string, text: string): string {
  return `${JSON.stringify(message).slice(0, -1)},"${property}":${text}}`;
}

/** Players and the host may invite others. */
function codeFor(table: Table, seat: number, host: boolean): string | null {
  return seat >= 0 || host ? table.code : null;
}
