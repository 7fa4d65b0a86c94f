import type { RecordJson } from '@iacta/core';
import type { LocalSession, SessionStore } from '@iacta/table/session';
import { keep, newSaveId, type Save } from '../shell/saves.ts';

const OWNER = 'iacta:owner:';

/**
 * Keeps a game in the browser's storage and lets only one tab at a time do so: the tab that opened it last owns
 * it, the others look on until they take it back.
 */
export class TabStore implements SessionStore {
  #save: Save;
  readonly #tab = newSaveId();
  /** The totals of a finished game, for lists. */
  totals: () => readonly number[] = () => [];
  /** Whether this browser stores anything at all. */
  readonly isUsable: boolean;

  constructor(save: Save) {
    this.#save = save;
    this.isUsable = this.#claim();
  }

  /** Results with hints are listed as such. */
  noteHint(): void {
    this.#save = { ...this.#save, hints: true };
  }

  write(record: RecordJson, isOver: boolean): ReturnType<SessionStore['write']> {
    // A tab that slept may have missed the news.
    const owner = this.#owner();
    if (owner !== null && owner !== this.#tab) return 'elsewhere';
    const { totals: _, ...save } = this.#save;
    const ended = isOver ? { totals: this.totals() } : {};
    return keep({ ...save, ...ended, changed: Date.now(), over: isOver, record }) ? 'stored' : 'refused';
  }

  /** Watches the other tabs, and writes what is due when the page is left; until the returned function is called. */
  watch(session: Pick<LocalSession, 'release' | 'flush'>): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === OWNER + this.#save.id && event.newValue !== this.#tab) session.release();
    };
    const onLeave = () => session.flush();
    window.addEventListener('storage', onStorage);
    window.addEventListener('pagehide', onLeave);
    document.addEventListener('visibilitychange', onLeave);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pagehide', onLeave);
      document.removeEventListener('visibilitychange', onLeave);
      onLeave();
    };
  }

  #owner(): string | null {
    try {
      return localStorage.getItem(OWNER + this.#save.id);
    } catch {
      return null;
    }
  }

  #claim(): boolean {
    try {
      localStorage.setItem(OWNER + this.#save.id, this.#tab);
      return true;
    } catch {
      // Without storage there is no other tab with this game either.
      return false;
    }
  }
}
