import type { Body } from '@iacta/table/log';

/** A stretch of a game in which a seat is asked something all the time. */
export interface Turn {
  /** The entry with which it began. */
  readonly since: number;
  /** Whether the seat's player has taken a step in it. */
  readonly hasActed: boolean;
}

/** Whose turn it is, and since which entry: it follows from the log alone, so that it is the same after a restart. */
export class Turns {
  readonly #bySeat = new Map<number, Turn>();

  /** `awaited`: the seats that the game waits for after the entry. */
  follow(seq: number, body: Body, awaited: readonly number[]): void {
    for (const seat of this.#bySeat.keys()) if (!awaited.includes(seat)) this.#bySeat.delete(seat);
    for (const seat of awaited) {
      const turn = this.#bySeat.get(seat);
      if (!turn) this.#bySeat.set(seat, { since: seq, hasActed: false });
      else if (!turn.hasActed && actor(body) === seat) this.#bySeat.set(seat, { ...turn, hasActed: true });
    }
  }

  of(seat: number): Turn | null {
    return this.#bySeat.get(seat) ?? null;
  }
}

/** The seat whose player has taken a step; neither a bot nor the clock. */
function actor(body: Body): number | null {
  const isStep = body.type === 'move' || body.type === 'throw' || body.type === 'typed';
  return isStep && !('by' in body && body.by !== undefined) ? body.seat : null;
}
