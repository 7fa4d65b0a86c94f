import { hashOfKey } from '@iacta/online/log';
import type { Line } from './network.ts';

interface Present {
  readonly lines: Set<Line>;
  since: number;
  leftAt: number;
}

/** A device counts as present only when it has been there so long: a decision takes a moment to reach the disk. */
const SETTLED = 1000;

/** Which keys have devices connected to the running server, and since when the others have none. */
export class Attendance {
  readonly #present = new Map<string, Present>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  came(line: Line): void {
    const present = this.#of(line);
    if (present.lines.size === 0) present.since = this.#now();
    present.lines.add(line);
  }

  left(line: Line): void {
    const present = this.#of(line);
    if (!present.lines.delete(line) || present.lines.size > 0) return;
    // A visit too short to count does not end an absence.
    if (this.#now() - present.since >= SETTLED) present.leftAt = this.#now();
  }

  /** The server has ended, and with it all connections. */
  allLeft(): void {
    for (const present of this.#present.values()) {
      if (present.lines.size > 0) present.leftAt = this.#now();
      present.lines.clear();
    }
  }

  /** For how long no device with this key has been at the table, in milliseconds. */
  absentFor(table: string, keyHash: string | null): number {
    const found = keyHash === null ? undefined : this.#present.get(`${table} ${keyHash}`);
    if (!found) return Number.POSITIVE_INFINITY;
    if (found.lines.size > 0 && this.#now() - found.since >= SETTLED) return 0;
    return this.#now() - found.leftAt;
  }

  #of({ table, key }: Line): Present {
    const name = `${table} ${key === null ? '' : hashOfKey(key)}`;
    const present = this.#present.get(name) ?? { lines: new Set(), since: 0, leftAt: 0 };
    this.#present.set(name, present);
    return present;
  }
}
