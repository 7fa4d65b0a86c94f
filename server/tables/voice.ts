import type { Refusal } from '@iacta/core';
import type { Reply, ReplyOf } from '@iacta/online/wire';
import { entryFor, type Frame, isForAll } from './frame.ts';
import { Outbox } from './outbox.ts';
import type { Haste, Peer, Presence } from './presence.ts';
import type { Table } from './table.ts';

/** What a room says to its devices: nothing before the disk has what it follows from, and all in order. */
export class Voice {
  readonly outbox: Outbox;
  readonly #table: Table;
  readonly #presence: Presence;

  constructor(table: Table, presence: Presence) {
    this.outbox = new Outbox(table.seq);
    this.#table = table;
    this.#presence = presence;
  }

  tell(peer: Peer, reply: Reply, haste: Haste = 'answer'): void {
    this.#tellText(peer, JSON.stringify(reply), haste);
  }

  acknowledge(peer: Peer, id: string, seq: number, leaves: () => void): void {
    this.#tellText(peer, JSON.stringify({ type: 'ack', id, seq } satisfies Reply), 'answer', leaves);
  }

  #tellText(peer: Peer, text: string, haste: Haste = 'answer', leaves: () => void = () => {}): void {
    this.outbox.say(() => {
      if (this.#presence.has(peer)) peer.send(text, haste);
      leaves();
    });
  }

  tellAll(reply: () => Reply): void {
    this.outbox.say(() => {
      const text = JSON.stringify(reply());
      for (const peer of this.#presence.peers()) peer.send(text, 'news');
    });
  }

  refuse(peer: Peer, id: string, refusal: Refusal): void {
    this.tell(peer, { type: 'refused', id, refusal: { ...refusal } as ReplyOf<'refused'>['refusal'] });
  }

  company(): { here: number[]; watchers: number } {
    return { here: [...this.#presence.here()].sort((a, b) => a - b), watchers: this.#presence.watchers };
  }

  tellCompany(): void {
    this.tellAll(() => ({ type: 'here', ...this.company() }));
  }

  /** To a device that comes in: what it has missed, or everything. */
  greet(peer: Peer, missed: readonly Frame[] | null): void {
    const { here, watchers } = this.company();
    const table = this.#table;
    if (missed) {
      this.tell(peer, { type: 'resumed', here, watchers });
      for (const frame of missed) this.#tellText(peer, entryFor(table.rules, frame, peer.seat));
      return;
    }
    this.tell(peer, {
      type: 'welcome',
      seat: peer.seat,
      host: peer.host,
      code: peer.seat >= 0 || peer.host ? table.code : null,
      seq: table.seq,
      head: table.head,
      table: table.state(),
      play: table.playFor(peer.seat),
      here,
      watchers,
    });
  }

  /** New entries, to everybody who has not been told of them with a greeting; written out once where all see the same. */
  broadcast(frames: readonly Frame[]): void {
    this.outbox.say(() => {
      for (const frame of frames) this.#spread(frame);
    });
  }

  #spread(frame: Frame): void {
    const { rules } = this.#table;
    const forAll = isForAll(rules, frame) ? entryFor(rules, frame, -1) : null;
    for (const peer of this.#presence.peers(frame.seq)) {
      peer.send(forAll ?? entryFor(rules, frame, peer.seat), 'news');
    }
  }
}
