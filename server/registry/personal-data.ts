import type { Cluster } from '../cluster/cluster.ts';
import { type Answer, refuse } from '../permissions/refusals.ts';
import { type Identity, identify } from '../permissions/roles.ts';
import type { TableSession } from '../session/session.ts';
import type { Store } from '../store/store.ts';
import type { LiveTables } from './live-tables.ts';
import { isOpener, keyChanges, nameRedactions, type OwnData, ownData, redactionsFor } from './own-data.ts';

export interface PersonalDataParts {
  readonly store: Store;
  readonly live: LiveTables;
  readonly cluster: Cluster | null;
  /** The attempt at the daily game that a table is belongs to another key from now on. */
  readonly moveAttempt: (table: string, keyHash: string) => Promise<void>;
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
    if (!(await session.durable())) return session.whyNotDurable();
    const { id } = session.table;
    const rows = await store.rows(id);
    const subscriptions = await store.subscriptions.of({ table: id, key: keyHash });
    const attempt = session.table.ranked ? await store.daily.attempt(id) : null;
    const connected = session.presence.since(keyHash);
    const kept = { rows, subscriptions, attempt, connected };
    return { ok: true, value: ownData(session.table, kept, who, keyHash) };
  }

  async unsubscribe(session: TableSession, keyHash: string, endpoint: string): Promise<Answer<object>> {
    await this.#parts.store.subscriptions.remove(session.table.id, keyHash, endpoint);
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
      if (!(await session.people.forget(keyHash))) {
        const again = session.isOutrun && !live.isClosed ? await live.session(first.table.id) : null;
        return again ? this.forget(again, keyHash) : session.whyNotDurable();
      }
      try {
        await store.subscriptions.remove(table.id, keyHash);
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
      if (!(await session.removeName(keyHash))) return session.whyNotDurable();
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

  /**
   * Another key takes the place of one, at a table and wherever the same people have played again. The tables' ids; the
   * last one first, so that asking again with the old key finds what is left.
   */
  async changeKey(first: TableSession, from: string, to: string): Promise<Answer<readonly string[]>> {
    const { store, live, cluster, moveAttempt } = this.#parts;
    const sessions = await this.#withRematches(first);
    // Where it has taken its place before, the old one is not known any more.
    if (sessions.some(({ table }) => identify(table, to) !== null && identify(table, from) !== null))
      return refuse('seat-taken');
    const changed: string[] = [];
    for (const session of sessions.reverse()) {
      const { table } = session;
      if (!identify(table, from)) continue;
      if (!(await session.changeKey(from, to))) return session.whyNotDurable();
      try {
        // Other devices are not notified any longer; this one subscribes again.
        await store.subscriptions.remove(table.id, from);
        if (table.ranked) await moveAttempt(table.id, to);
        const rows = await store.rows(table.id);
        // The store finds a rematch by the table before it, whoever its host is.
        const opener = isOpener(rows, from) && !table.rematch ? to : false;
        await store.redact(table.id, keyChanges(rows, from, to), opener);
        cluster?.redacted(table.id);
      } catch (error) {
        session.close();
        live.unload(session);
        throw error;
      }
      changed.push(table.id);
    }
    return { ok: true, value: changed.reverse() };
  }

  async #withRematches(first: TableSession): Promise<TableSession[]> {
    const sessions: TableSession[] = [];
    for (let session: TableSession | null = first; session; ) {
      sessions.push(session);
      const next: string | null = await session.rematch.next();
      session = next === null ? null : await this.#parts.live.session(next);
    }
    return sessions;
  }
}
