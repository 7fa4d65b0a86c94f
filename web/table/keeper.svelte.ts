import { keep, newSaveId, type Save } from '../lib/saves.ts';
import type { LocalTable } from './local-table.svelte.ts';

const OWNER = 'iacta:owner:';

/**
 * Keeps a game on the device after every step, and sees to it that only one tab at a time does: the tab that
 * opened it last owns it, the others look on until somebody says "play here".
 */
export class Keeper {
  readonly #save: Save;
  readonly #tab = newSaveId();
  /** Another tab has taken the game. */
  elsewhere = $state(false);
  /** The browser has refused to keep it, or has no room left. */
  refused = $state(false);

  constructor(save: Save) {
    this.#save = save;
    this.#claim();
  }

  /** Watches the other tabs until the returned function is called. */
  watch(): () => void {
    const heard = (event: StorageEvent) => {
      if (event.key === OWNER + this.#save.id && event.newValue !== this.#tab) this.elsewhere = true;
    };
    window.addEventListener('storage', heard);
    return () => window.removeEventListener('storage', heard);
  }

  note(table: LocalTable): void {
    // A tab that slept may have missed the news.
    if (this.#owner() !== null && this.#owner() !== this.#tab) this.elsewhere = true;
    if (this.elsewhere) return;
    const over = table.awaits.kind === 'over';
    this.refused = !keep({ ...this.#save, changed: Date.now(), over, record: table.record.toJSON() });
  }

  #owner(): string | null {
    try {
      return localStorage.getItem(OWNER + this.#save.id);
    } catch {
      return null;
    }
  }

  #claim(): void {
    try {
      localStorage.setItem(OWNER + this.#save.id, this.#tab);
    } catch {
      // Without storage there is no other tab with this game either.
      this.refused = true;
    }
  }
}
