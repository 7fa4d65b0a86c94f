import { forgetSome } from '../limits/forget.ts';
import type { Listed } from '../store/store.ts';

/** Tables whose opener's provider is remembered at most. */
const MOST = 20_000;

/**
 * Which provider's customer has opened a listed table: kept in memory only. Tables from before a restart share one
 * unknown provider.
 */
export class Openers {
  readonly #byTable = new Map<string, string>();

  note(table: string, provider: string): void {
    forgetSome(this.#byTable, MOST, () => false);
    this.#byTable.set(table, provider);
  }

  /**
   * The same tables, ordered so that every provider has its newest table before any has its second: a crowd of
   * tables from one side does not push out those of others.
   */
  inTurn(tables: readonly Listed[]): readonly Listed[] {
    const turns = new Map<string, number>();
    return tables
      .map((listed) => {
        const provider = this.#byTable.get(listed.table) ?? '';
        const turn = turns.get(provider) ?? 0;
        turns.set(provider, turn + 1);
        return { listed, turn };
      })
      .sort((a, b) => a.turn - b.turn)
      .map(({ listed }) => listed);
  }
}
