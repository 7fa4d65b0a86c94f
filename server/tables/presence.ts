/**
 * How soon something leaves: an answer is awaited and goes before what is told to everybody. What can wait goes along
 * with the next of either.
 */
export type Haste = 'answer' | 'news' | 'can-wait';

/** Somebody's device at a table. */
export interface Peer {
  /** -1: a spectator, or a host without a seat. */
  readonly seat: number;
  readonly host: boolean;
  send(text: string, haste: Haste): void;
  /** Ends the connection; the device comes back by itself if it may. */
  drop(): void;
}

/** The devices at a table, and since which entry each is told everything. */
export class Presence {
  readonly #peers = new Map<Peer, number>();
  #here: ReadonlySet<number> | null = null;

  add(peer: Peer, seen: number): void {
    this.#peers.set(peer, seen);
    this.#here = null;
  }

  remove(peer: Peer): boolean {
    this.#here = null;
    return this.#peers.delete(peer);
  }

  has(peer: Peer): boolean {
    return this.#peers.has(peer);
  }

  get size(): number {
    return this.#peers.size;
  }

  /** Everybody, or those who have not seen an entry yet. */
  peers(notSeen = Number.POSITIVE_INFINITY): readonly Peer[] {
    const peers: Peer[] = [];
    this.#peers.forEach((seen, peer) => {
      if (seen < notSeen) peers.push(peer);
    });
    return peers;
  }

  /** Asked with every step, while people seldom come and go. */
  here(): ReadonlySet<number> {
    this.#here ??= new Set([...this.#peers.keys()].flatMap(({ seat }) => (seat < 0 ? [] : [seat])));
    return this.#here;
  }

  get watchers(): number {
    return [...this.#peers.keys()].filter(({ seat }) => seat < 0).length;
  }
}
