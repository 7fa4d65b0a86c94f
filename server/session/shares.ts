import { commitOf } from '@iacta/table/dice';
import type { Commit, Pending } from '@iacta/table/log';
import type { Table } from '../tables/table.ts';
import type { Peer } from './people.ts';

/** One seat's devices that take part in a roll: more add nothing. */
const MOST_PER_SEAT = 4;

/** The commitments that connected devices have sent for the current promise. */
export class Commits {
  #promise = '';
  readonly #byPeer = new Map<Peer, string>();

  add(peer: Peer, promise: string, commit: string): void {
    this.#begin(promise);
    // The first one counts: a device has no second choice either.
    if (!this.#byPeer.has(peer)) this.#byPeer.set(peer, commit);
  }

  drop(peer: Peer): void {
    this.#byPeer.delete(peer);
  }

  /** In the order of the seats. `elsewhere`: what devices of other processes have sent for this promise. */
  of(promise: string, seatOf: (peer: Peer) => number, elsewhere: readonly Commit[] = []): Commit[] {
    const own = promise === this.#promise ? [...this.#byPeer] : [];
    const sent = own.map(([peer, commit]) => ({ seat: seatOf(peer), commit }));
    const commits: Commit[] = [];
    for (const { seat, commit } of [...sent, ...elsewhere]) {
      const isNew = !commits.some((each) => each.commit === commit);
      const count = commits.filter((each) => each.seat === seat).length;
      if (seat >= 0 && isNew && count < MOST_PER_SEAT) commits.push({ seat, commit });
    }
    return commits.sort((a, b) => a.seat - b.seat);
  }

  #begin(promise: string): void {
    if (this.#promise === promise) return;
    this.#promise = promise;
    this.#byPeer.clear();
  }
}

/** The nonces that have been revealed for a throw. */
export class Reveals {
  #throw = -1;
  #nonces: (string | null)[] = [];
  /** The nonces that devices of this process have sent: other processes need them. */
  #own: { readonly seat: number; readonly nonce: string }[] = [];

  /** What devices of this process have revealed for a throw. */
  own(pending: Pending): readonly { readonly seat: number; readonly nonce: string }[] {
    this.#begin(pending);
    return this.#own;
  }

  /** As `add`, for a device of this process. */
  addOwn(table: Table, pending: Pending, seat: number, nonce: string): boolean {
    if (!this.add(table, pending, seat, nonce)) return false;
    if (!this.#own.some((each) => each.nonce === nonce)) this.#own.push({ seat, nonce });
    return true;
  }

  /** False for a nonce that is behind none of the commitments of this seat. */
  add(table: Table, pending: Pending, seat: number, nonce: string): boolean {
    this.#begin(pending);
    const { promised } = table;
    if (!promised) return false;
    const at = { table: table.id, roll: promised.roll, promise: promised.hash };
    const commit = commitOf(at, { seat, nonce });
    const which = pending.commits.findIndex((each) => each.seat === seat && each.commit === commit);
    if (which < 0) return false;
    this.#nonces[which] = nonce;
    return true;
  }

  of(pending: Pending): readonly (string | null)[] {
    this.#begin(pending);
    return this.#nonces;
  }

  #begin({ seq, commits }: Pending): void {
    if (this.#throw === seq) return;
    this.#throw = seq;
    this.#nonces = commits.map(() => null);
    this.#own = [];
  }
}
