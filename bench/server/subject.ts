import type { Seating } from './seating.ts';

/** What the load needs of a server, ours or another. */
export interface Subject {
  readonly name: 'iacta' | 'colyseus';
  /** Of the process it runs in. */
  readonly pid: number;
  /** Opens all tables, with every player connected and every game begun. */
  open(seating: readonly Seating[], stats: Stats): Promise<readonly LoadTable[]>;
  usage(): Promise<Usage>;
  /** After the run: throws if what was played is not what it had to be. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface Usage {
  readonly rss: number;
  readonly cpuSeconds: number;
  /** Commits so far, and rows in them; 0 where nothing is kept. */
  readonly commits: number;
  readonly rows: number;
  /** Processor time of a database and a bus, where there are any. */
  readonly databaseSeconds: number;
  readonly busSeconds: number;
}

export interface LoadTable {
  readonly players: number;
  /** Every device has received the last step, and there is a next one. */
  readonly ready: boolean;
  /** The game has come to its end. */
  readonly over: boolean;
  step(): void;
  close(): Promise<void>;
}

/** What came out of one run. */
export class Stats {
  readonly ack: number[] = [];
  readonly seen: number[] = [];
  /** Is called whenever something has arrived. */
  onArrival: () => void = () => {};
  /** Of entries as they go over the wire. */
  bytes = 0;
  entries = 0;

  acknowledged(ms: number): void {
    this.ack.push(ms);
    this.onArrival();
  }

  received(ms: number): void {
    this.seen.push(ms);
    this.onArrival();
  }

  clear(): void {
    this.ack.length = 0;
    this.seen.length = 0;
  }
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function hex(bytes: number): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))).toString('hex');
}
