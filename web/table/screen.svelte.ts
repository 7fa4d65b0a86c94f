import { settings } from '../lib/settings.svelte.ts';
import type { TableModel } from './table-model.ts';

/** Who sits in front of the one screen, and whether a curtain must fall before the next one may look. */
export class Screen {
  readonly #table: TableModel;
  /** The person who has last taken the device. */
  #holder: number | null = $state(null);

  constructor(table: TableModel) {
    this.#table = table;
  }

  readonly secret: boolean = $derived.by(
    () => this.#table.awaits.kind === 'moves' && this.#table.awaits.sealed,
  );

  /** The person the device must be handed to before anything is shown; null when the right one has it. */
  readonly waitsFor: number | null = $derived.by(() => {
    const { acting, people } = this.#table;
    if (acting === null || people.length < 2 || acting === this.#holder) return null;
    return this.secret || settings.curtain ? acting : null;
  });

  /** On a device that lies flat between people every second one sits across: the table turns to them. */
  readonly turned: boolean = $derived.by(() => {
    const { people } = this.#table;
    if (!settings.flat || people.length < 2) return false;
    return people.indexOf(this.#table.acting ?? this.#table.viewer) % 2 === 1;
  });

  take(seat: number): void {
    this.#holder = seat;
  }

  /** Without a curtain whoever acts has the device. */
  follow(): void {
    if (this.waitsFor === null && this.#table.acting !== null) this.#holder = this.#table.acting;
  }
}
