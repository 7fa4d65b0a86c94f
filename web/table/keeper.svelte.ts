import { afterPaint } from '@iacta/pieces';
import { keep, newSaveId, type Save } from '../lib/saves.ts';
import type { LocalTable } from './local-table.svelte.ts';

const OWNER = 'iacta:owner:';

/**
 * Keeps a game on the device after every step, and sees to it that only one tab at a time does: the tab that
 * opened it last owns it, the others look on until somebody says "play here".
 */
export class Keeper {
  readonly #save: Save;
  readonly #table: LocalTable;
  readonly #tab = newSaveId();
  /** Another tab has taken the game. */
  elsewhere = $state(false);
  /** The browser has refused to keep it, or has no room left. */
  refused = $state(false);
  #due = false;
  #callOff = () => {};

  constructor(save: Save, table: LocalTable) {
    this.#save = save;
    this.#table = table;
    this.#claim();
  }

  /** Watches the other tabs until the returned function is called; what is still to be kept is then kept at once. */
  watch(): () => void {
    const heard = (event: StorageEvent) => {
      if (event.key === OWNER + this.#save.id && event.newValue !== this.#tab) this.elsewhere = true;
    };
    const leave = () => this.#keep();
    window.addEventListener('storage', heard);
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      window.removeEventListener('storage', heard);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      leave();
    };
  }

  /** A step has been made: it is kept as soon as it has been painted, or when the page is left. */
  note(): void {
    this.#due = true;
    this.#callOff();
    this.#callOff = afterPaint(() => this.#keep());
  }

  #keep(): void {
    if (!this.#due) return;
    this.#due = false;
    this.#callOff();
    // A tab that slept may have missed the news.
    const owner = this.#owner();
    if (owner !== null && owner !== this.#tab) this.elsewhere = true;
    if (this.elsewhere) return;
    const over = this.#table.awaits.kind === 'over';
    this.refused = !keep({ ...this.#save, changed: Date.now(), over, record: this.#table.record.toJSON() });
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
