/** Somebody's device at a table. */
export interface Peer {
  /** -1: a spectator, or a host without a seat. */
  readonly seat: number;
  readonly host: boolean;
  send(text: string): void;
  /** Ends the connection; the device comes back by itself if it may. */
  drop(): void;
}

/** The devices at a table, and since which entry each is told everything. */
export class Presence {
  readonly #peers = new Map<Peer, number>();

  add(peer: Peer, seen: number): void {
    this.#peers.set(peer, seen);
  }

  remove(peer: Peer): boolean {
    return this.#peers.delete(peer);
  }

  has(peer: Peer): boolean {
    return this.#peers.has(peer);
  }

  get size(): number {
    return this.#peers.size;
  }

  /** Everybody, or those who have not seen an entry yet. */
  *peers(notSeen = Number.POSITIVE_INFINITY): Generator<Peer> {
    for (const [peer, seen] of this.#peers) if (seen < notSeen) yield peer;
  }

  here(): Set<number> {
    return new Set([...this.#peers.keys()].flatMap(({ seat }) => (seat < 0 ? [] : [seat])));
  }

  get watchers(): number {
    return [...this.#peers.keys()].filter(({ seat }) => seat < 0).length;
  }
}
