import type { RequestType } from '@iacta/online/wire';
import type { Others } from '../cluster/side.ts';
import { whyNotPermitted } from '../permissions/permissions.ts';
import type { TableRefusal } from '../permissions/refusals.ts';
import { type Identity, identify, isSameRole, rolesOf, SPECTATOR } from '../permissions/roles.ts';
import type { Table } from '../tables/table.ts';

/** A connected device. Who it is follows from its key, whenever that is asked. */
export interface Peer {
  /** The hash of its key; null without one. */
  readonly keyHash: string | null;
  /** The address that it comes from, for the operator. */
  readonly address?: string;
  /** Whether it has said that it is a program. */
  readonly program: boolean;
  send(text: string): void;
  /** Ends the connection; the device reconnects if it may. */
  drop(): void;
  /**
   * Comes to the table again, on the same connection; `seen`: the last entry that the device was sent. Resolves when it
   * is there, or cannot come.
   */
  rejoin(seen?: { readonly seq: number; readonly head: string }): Promise<void>;
}

interface Attendance {
  /** The last entry of the device's greeting; later ones are sent one by one. */
  readonly seen: number;
  /** When it came, in milliseconds. */
  readonly at: number;
  /** The role that was last sent to the device. */
  sent: Identity;
  /** Whether the device has been sent its greeting. */
  isGreeted: boolean;
}

/** The devices at a table. */
export class Presence {
  readonly #table: Table;
  readonly #others: Others;
  readonly #peers = new Map<Peer, Attendance>();
  /** The connected seats, as long as neither devices nor seats change: it is asked for with every step. */
  #here: { readonly seats: Table['seats']; readonly set: ReadonlySet<number> } | null = null;

  constructor(table: Table, others: Others) {
    this.#table = table;
    this.#others = others;
  }

  add(peer: Peer, seen: number, at: number): void {
    this.#peers.set(peer, { seen, at, sent: this.identity(peer), isGreeted: false });
    this.#here = null;
  }

  remove(peer: Peer): boolean {
    this.#here = null;
    return this.#peers.delete(peer);
  }

  /** Since when devices with a key are here, in milliseconds, the longest first. */
  since(keyHash: string): readonly number[] {
    const times: number[] = [];
    for (const [peer, { at }] of this.#peers) if (peer.keyHash === keyHash) times.push(at);
    return times.sort((a, b) => a - b);
  }

  greeted(peer: Peer): void {
    const attendance = this.#peers.get(peer);
    if (attendance) attendance.isGreeted = true;
  }

  isGreeted(peer: Peer): boolean {
    return this.#peers.get(peer)?.isGreeted ?? false;
  }

  has(peer: Peer): boolean {
    return this.#peers.has(peer);
  }

  /** Who a device is now; a key that means nothing here any more is worth as much as none. */
  identity({ keyHash }: Peer): Identity {
    return identify(this.#table, keyHash) ?? SPECTATOR;
  }

  /** Why a device may not send a message now; null if it may. */
  whyNot(peer: Peer, message: RequestType): TableRefusal | null {
    const table = this.#table;
    return whyNotPermitted(message, rolesOf(table, this.identity(peer), peer.program), table);
  }

  /** The devices whose role has changed since it was last sent; from now on it counts as sent. */
  changed(): { readonly peer: Peer; readonly identity: Identity }[] {
    const changed: { peer: Peer; identity: Identity }[] = [];
    for (const [peer, attendance] of this.#peers) {
      const identity = this.identity(peer);
      if (isSameRole(identity, attendance.sent)) continue;
      attendance.sent = identity;
      changed.push({ peer, identity });
    }
    return changed;
  }

  get size(): number {
    return this.#peers.size;
  }

  /** All devices, or those that have not seen an entry yet. */
  peers(notSeen = Number.POSITIVE_INFINITY): readonly Peer[] {
    const peers: Peer[] = [];
    this.#peers.forEach(({ seen }, peer) => {
      if (seen < notSeen) peers.push(peer);
    });
    return peers;
  }

  /** The seats with a device that is connected to this process. */
  hereItself(): readonly number[] {
    return [...new Set(this.peers().map((peer) => this.identity(peer).seat))].filter((seat) => seat >= 0);
  }

  /** The seats with a connected device, to whichever process. */
  here(): ReadonlySet<number> {
    const { seats } = this.#table;
    if (this.#here?.seats !== seats) {
      const elsewhere = this.#others.sides().flatMap(({ here }) => here);
      this.#here = { seats, set: new Set([...this.hereItself(), ...elsewhere]) };
    }
    return this.#here.set;
  }

  /** Devices of other processes have come or gone. */
  othersChanged(): void {
    this.#here = null;
  }

  /** Whether the host has a device that is connected to this process. */
  get isHostHereItself(): boolean {
    return this.peers().some((peer) => this.identity(peer).host);
  }

  get isHostHere(): boolean {
    return this.isHostHereItself || this.#others.sides().some(({ isHostHere }) => isHostHere);
  }

  get watchersItself(): number {
    return this.peers().filter((peer) => this.identity(peer).seat < 0).length;
  }

  get watchers(): number {
    return this.#others.sides().reduce((sum, { watchers }) => sum + watchers, this.watchersItself);
  }
}
