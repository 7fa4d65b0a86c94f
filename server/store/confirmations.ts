import type { Row } from './store.ts';

export type EntryName = Pick<Row, 'table' | 'seq' | 'hash'>;

const nameOf = ({ table, seq, hash }: EntryName): string => `${table} ${seq} ${hash}`;

/** Confirms entries in groups: one commit at a time, for all that were asked for before it began. */
export class Confirmations {
  readonly #confirmAll: (entries: readonly EntryName[]) => Promise<readonly EntryName[]>;
  #waiting: EntryName[] = [];
  /** The result of the next commit, where there will be one. */
  #next: Promise<ReadonlySet<string>> | null = null;
  #running: Promise<unknown> = Promise.resolve();

  constructor(confirmAll: (entries: readonly EntryName[]) => Promise<readonly EntryName[]>) {
    this.#confirmAll = confirmAll;
  }

  async confirm(entry: EntryName): Promise<boolean> {
    this.#waiting.push(entry);
    this.#next ??= this.#running.then(() => this.#run());
    return (await this.#next).has(nameOf(entry));
  }

  #run(): Promise<ReadonlySet<string>> {
    this.#next = null;
    const confirmed = this.#confirmAll(this.#waiting.splice(0));
    this.#running = confirmed.catch(() => {});
    return confirmed.then((entries) => new Set(entries.map(nameOf)));
  }
}
