import type { Beat, SideStore, StoredSide } from './side.ts';

/** Sides without a database, with a clock that can be set: for tests and simulations of a cluster. */
export class MemorySides implements SideStore {
  /** The clock of the database. */
  readonly #now: () => number;
  readonly #processes = new Map<string, number>();
  /** By process and table. */
  readonly #sides = new Map<string, StoredSide & { readonly at: number }>();
  #writings = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  async beat(process: string, time: number, gone: readonly string[]): Promise<Beat> {
    const isNew = !this.#processes.has(process);
    this.#processes.set(process, time);
    for (const each of gone) this.#forget(each);
    const others = [...this.#processes].filter(([other]) => other !== process);
    return {
      isNew,
      now: this.#now(),
      others: others.map(([other, said]) => ({ process: other, time: said })),
    };
  }

  #forget(process: string): void {
    this.#processes.delete(process);
    for (const [name, side] of this.#sides) if (side.process === process) this.#sides.delete(name);
  }

  async write(process: string, sides: ReadonlyMap<string, string>): Promise<void> {
    for (const [table, data] of sides) {
      const changed = String(this.#writings++);
      this.#sides.set(`${process} ${table}`, { table, process, data, changed, at: this.#now() });
    }
  }

  async read(process: string, tables: readonly string[]): Promise<readonly StoredSide[]> {
    return [...this.#sides.values()].filter(
      (side) => side.process !== process && tables.includes(side.table),
    );
  }

  async recent(process: string, ms: number): Promise<readonly StoredSide[]> {
    const after = this.#now() - ms;
    return [...this.#sides.values()].filter((side) => side.process !== process && side.at > after);
  }

  async leave(process: string): Promise<void> {
    this.#forget(process);
  }
}
