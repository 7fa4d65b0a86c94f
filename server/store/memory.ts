import { MemoryDaily, MemoryDailyDisk } from './memory-daily.ts';
import { MemorySubscriptions, type SubscriptionDisk } from './memory-subscriptions.ts';
import { StoreError } from './problem.ts';
import type { Appended, Batch, Expiry, Head, Listed, Listing, Redaction, Row, Store } from './store.ts';

interface Entry extends Listing {
  readonly opener: string;
  readonly listed: boolean;
  readonly opened: number;
  readonly due: number | null;
  readonly redactions: number;
}

/** What outlives a store in memory, as a file outlives a process. */
export class MemoryDisk {
  /** Of each table, by their numbers. */
  readonly rows = new Map<string, Map<number, Row>>();
  readonly tables = new Map<string, Entry>();
  readonly subscriptions: SubscriptionDisk = new Map();
  readonly daily = new MemoryDailyDisk();
}

/** A store without a file, with the contract of the others: for simulations. */
export class MemoryStore implements Store {
  readonly #disk: MemoryDisk;
  readonly daily: MemoryDaily;
  readonly subscriptions: MemorySubscriptions;
  #closed = false;

  constructor(disk: MemoryDisk) {
    this.#disk = disk;
    this.daily = new MemoryDaily(disk.daily, (table) => disk.tables.get(table)?.phase ?? null);
    this.subscriptions = new MemorySubscriptions(disk.subscriptions);
  }

  async append(batches: readonly Batch[]): Promise<readonly Appended[]> {
    const lost = new Set<string>();
    return batches.map((batch): Appended => {
      if (lost.has(batch.table) || !this.#canWrite(batch)) {
        lost.add(batch.table);
        return 'conflict';
      }
      this.#write(batch);
      return 'done';
    });
  }

  #canWrite({ table, rows, opened }: Batch): boolean {
    const known = this.#disk.rows.get(table);
    const isTaken = rows.some(({ seq }) => known?.has(seq));
    if (isTaken || new Set(rows.map(({ seq }) => seq)).size < rows.length) return false;
    if (!opened) return this.#disk.tables.has(table);
    return ![...this.#disk.tables.values()].some(
      ({ table: known, code, opener }) => known === table || code === opened.code || opener === opened.opener,
    );
  }

  #write({ table, rows, opened, phase, due }: Batch): void {
    const { rows: all, tables } = this.#disk;
    const written = all.get(table) ?? new Map<number, Row>();
    all.set(table, written);
    for (const row of rows) written.set(row.seq, row);
    if (opened) {
      const { at, code, opener, game, listed } = opened;
      tables.set(table, {
        table,
        code,
        opener,
        game,
        listed,
        opened: at,
        phase: phase ?? 'waiting',
        due: due ?? null,
        redactions: 0,
      });
      return;
    }
    const entry = tables.get(table);
    if (!entry) return;
    const changed = { ...(phase === undefined ? {} : { phase }), ...(due === undefined ? {} : { due }) };
    tables.set(table, { ...entry, ...changed });
  }

  async rows(table: string, after = -1): Promise<readonly Row[]> {
    const rows = [...(this.#disk.rows.get(table)?.values() ?? [])].filter(({ seq }) => seq > after);
    return rows.sort((a, b) => a.seq - b.seq);
  }

  async confirm({ table, seq, hash }: Pick<Row, 'table' | 'seq' | 'hash'>): Promise<boolean> {
    return this.#disk.rows.get(table)?.get(seq)?.hash === hash;
  }

  async heads(tables: readonly string[]): Promise<readonly Head[]> {
    return tables.flatMap((table) => {
      const entry = this.#disk.tables.get(table);
      const seqs = [...(this.#disk.rows.get(table)?.keys() ?? [])];
      return entry ? [{ table, seq: Math.max(...seqs), redactions: entry.redactions }] : [];
    });
  }

  async byCode(code: string): Promise<Listing | null> {
    return this.#find((entry) => entry.code === code);
  }

  async byOpener(opener: string): Promise<Listing | null> {
    return this.#find((entry) => entry.opener === opener);
  }

  #find(isRight: (entry: Entry) => boolean): Listing | null {
    const found = [...this.#disk.tables.values()].find(isRight);
    return found ? listing(found) : null;
  }

  async listed(limit: number, after: number): Promise<readonly Listed[]> {
    return [...this.#disk.tables.values()]
      .filter(({ listed, phase, opened }) => listed && phase === 'waiting' && opened > after)
      .sort((a, b) => b.opened - a.opened)
      .slice(0, limit)
      .map((entry) => ({ ...listing(entry), opened: entry.opened }));
  }

  async due(by: number, limit: number): Promise<readonly string[]> {
    return [...this.#disk.tables.values()]
      .flatMap(({ table, due }) => (due !== null && due <= by ? [{ table, due }] : []))
      .sort((a, b) => a.due - b.due)
      .slice(0, limit)
      .map(({ table }) => table);
  }

  async redact(table: string, redactions: readonly Redaction[], opener: boolean | string): Promise<void> {
    const { rows, tables } = this.#disk;
    for (const { seq, hidden } of redactions) {
      const row = rows.get(table)?.get(seq);
      if (row) rows.get(table)?.set(seq, { ...row, hidden });
    }
    const entry = tables.get(table);
    if (!entry) return;
    const gone = opener === true ? { opener: `gone ${table}`, listed: false } : {};
    const changed = typeof opener === 'string' ? { opener } : gone;
    tables.set(table, { ...entry, ...changed, redactions: entry.redactions + 1 });
  }

  async expired({ finished, abandoned }: Expiry, limit: number): Promise<readonly string[]> {
    const lastAt = (table: string) => {
      const rows = [...(this.#disk.rows.get(table)?.values() ?? [])].sort((a, b) => b.seq - a.seq);
      return rows.length === 0 ? 0 : (JSON.parse(rows[0].body) as { at: number }).at;
    };
    return [...this.#disk.tables.values()]
      .filter(({ table, phase, opened }) => {
        const before = phase === 'over' ? finished : abandoned;
        return before !== null && opened < before && lastAt(table) < before;
      })
      .sort((a, b) => a.opened - b.opened)
      .slice(0, limit)
      .map(({ table }) => table);
  }

  async remove(tables: readonly string[], before: Expiry): Promise<void> {
    const expired = new Set(await this.expired(before, Number.POSITIVE_INFINITY));
    for (const table of tables.filter((each) => expired.has(each))) {
      this.#disk.rows.delete(table);
      this.#disk.tables.delete(table);
      await this.subscriptions.remove(table);
      await this.daily.removed(table);
    }
  }

  async probe(): Promise<void> {
    if (this.#closed) throw new StoreError('failed', 'the store is closed');
  }

  async close(): Promise<void> {
    this.#closed = true;
  }
}

function listing({ table, code, game, phase }: Entry): Listing {
  return { table, code, game, phase };
}
