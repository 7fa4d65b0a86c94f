import type { Change, Listener, SessionSeat, SessionState } from './session.ts';

/** Subscribers of a session. One that changes the session in turn is answered after all have seen the first change. */
export class Listeners<S extends SessionSeat> {
  readonly #all = new Set<Listener<S>>();
  readonly #queue: [SessionState<S>, Change][] = [];
  #isBusy = false;

  add(listener: Listener<S>): () => void {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  }

  notify(state: SessionState<S>, change: Change): void {
    this.#queue.push([state, change]);
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
        for (const listener of [...this.#all]) listener(...next);
      }
    } finally {
      this.#isBusy = false;
      this.#queue.length = 0;
    }
  }
}
