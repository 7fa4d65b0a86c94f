import type { Cluster } from '../cluster/cluster.ts';
import type { Answer } from '../permissions/refusals.ts';
import { type Identity, identify } from '../permissions/roles.ts';
import type { TableSession } from '../session/session.ts';
import type { Store } from '../store/store.ts';
import type { LiveTables } from './live-tables.ts';
import { isOpener, nameRedactions, type OwnData, ownData, redactionsFor } from './own-data.ts';

export interface PersonalDataParts {
  readonly store: Store;
  readonly live: LiveTables;
  readonly cluster: Cluster | null;
}

/** What the owner of a key may read and delete of their data. */
export class PersonalData {
  readonly #parts: PersonalDataParts;

  constructor(parts: PersonalDataParts) {
    this.#parts = parts;
  }

  /** What is kept of the owner of a key, once everything that was begun is on the disk. */
  async own(session: TableSession, who: Identity, keyHash: string): Promise<Answer<OwnData>> {
    const { store } = this.#parts;
    if (!(await session.settled())) return session.whyUnsettled();
    const { id } = session.table;
    const rows = await store.rows(id);
    const subscriptions = await store.subscriptions({ table: id, key: keyHash });
    const attempt = session.table.ranked ? await store.daily.attempt(id) : null;
    return { ok: true, value: ownData(session.table, { rows, subscriptions, attempt }, who, keyHash) };
  }

  async unsubscribe(session: TableSession, keyHash: string, endpoint: string): Promise<Answer<object>> {
    await this.#parts.store.unsubscribe(session.table.id, keyHash, endpoint);
    return { ok: true, value: {} };
  }

  /**
   * Forgets the owner of a key at a table, and wherever the same people have played again. The tables' ids. The last
   * table comes first: until everything is done the first one knows the key, so that asking again finds what is left.
   */
  async forget(first: TableSession, keyHash: string): Promise<Answer<readonly string[]>> {
    const { store, live, cluster } = this.#parts;
    const forgotten: string[] = [];
    const sessions = await this.#withRematches(first);
    for (const session of sessions.reverse()) {
      const { table } = session;
      const who = identify(table, keyHash);
      if (!who) continue;
      if (!(await session.forget(keyHash))) {
        const again = session.isOutrun && !live.isClosed ? await live.session(first.table.id) : null;
        return again ? this.forget(again, keyHash) : session.whyUnsettled();
      }
      try {
        await store.unsubscribe(table.id, keyHash);
        const rows = await store.rows(table.id);
        await store.redact(table.id, redactionsFor(rows, keyHash), isOpener(rows, keyHash));
        if (table.ranked) await store.daily.forget(table.id);
        cluster?.redacted(table.id);
      } catch (error) {
        // In memory the key is gone, on the disk it is not: the table is read again.
        session.close();
        live.unload(session);
        throw error;
      }
      forgotten.push(table.id);
    }
    return { ok: true, value: forgotten.reverse() };
  }

  /** Deletes the name that a key's owner has at a table and its rematches; seat and key stay. */
  async removeName(first: TableSession, keyHash: string): Promise<Answer<object>> {
    const { store, live, cluster } = this.#parts;
    for (const session of await this.#withRematches(first)) {
      const { table } = session;
      if (!(await session.removeName(keyHash))) return session.whyUnsettled();
      try {
        await store.redact(table.id, nameRedactions(await store.rows(table.id), keyHash), false);
        if (table.ranked) await store.daily.forget(table.id);
        cluster?.redacted(table.id);
      } catch (error) {
        session.close();
        live.unload(session);
        throw error;
      }
    }
    return { ok: true, value: {} };
  }

  async #withRematches(first: TableSession): Promise<TableSession[]> {
    const sessions: TableSession[] = [];
    for (let session: TableSession | null = first; session; ) {
      sessions.push(session);
      const next: string | null = await session.rematch();
      session = next === null ? null : await this.#parts.live.session(next);
    }
    return sessions;
  }
}
