import type { RecordJson } from '@iacta/core';
import type { SessionStore, StorageState } from './session.ts';

/** Puts off writing, so that a tap is answered first; returns how to cancel. */
export type Defer = (write: () => void) => () => void;

/** Writes a game after every change: at once, or a moment later and then only the latest state. */
export class Writer {
  readonly #store: SessionStore | null;
  readonly #defer: Defer | null;
  #state: StorageState;
  #cancel: (() => void) | null = null;

  constructor(store: SessionStore | null, defer: Defer | null) {
    this.#store = store;
    this.#defer = defer;
    this.#state = store === null ? 'none' : 'stored';
  }

  get state(): StorageState {
    return this.#state;
  }

  /** Another owner has the game. */
  get isElsewhere(): boolean {
    return this.#state === 'elsewhere';
  }

  /** Whether something waits to be written at once. */
  get isDue(): boolean {
    return this.#defer === null && this.#state === 'pending';
  }

  /** The game has changed; `write` is called when its time has come. */
  note(write: () => void): void {
    if (this.#store === null || this.isElsewhere) return;
    this.#state = 'pending';
    this.#cancel?.();
    this.#cancel = this.#defer?.(write) ?? null;
  }

  write(record: () => RecordJson, isOver: boolean): void {
    if (this.#store === null || this.isElsewhere) return;
    this.#cancel?.();
    this.#cancel = null;
    this.#state = this.#store.write(record(), isOver);
  }

  release(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#state = 'elsewhere';
  }
}
