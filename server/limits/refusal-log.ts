import { type Clock, every } from '@iacta/online/clock';
import { networksOf } from './network.ts';

/** Refusals that tell of keys that were guessed, of pages of other sites, and of limits that were reached. */
const LOGGED: ReadonlySet<string> = new Set([
  'unknown-key',
  'foreign-page',
  'unknown-host',
  'too-many',
  'too-fast',
  'too-long',
]);
/** The time between two lines about one network, in milliseconds. */
const LINE_AFTER = 60_000;
const LOOK_AFTER = 5000;
/** Networks with lines of their own at once; the others share one, so that a crowd of addresses fills no disk. */
const MOST_NETWORKS = 100;
const OTHERS = 'others';

type Counts = { [code: string]: number };

interface Noted {
  /** When its last line was written. */
  readonly at: number;
  readonly counts: Counts;
}

export interface RefusalLogParts {
  readonly clock: Clock;
  readonly write: (line: { readonly network: string; readonly refused: Readonly<Counts> }) => void;
}

/** Logs refusals without what was asked for: the first one of a network at once, then their number once a minute. */
export class RefusalLog {
  readonly #parts: RefusalLogParts;
  readonly #networks = new Map<string, Noted>();
  readonly #stop: () => void;

  constructor(parts: RefusalLogParts) {
    this.#parts = parts;
    this.#stop = every(parts.clock, LOOK_AFTER, () => this.#look());
  }

  note(code: string, address: string): void {
    if (!LOGGED.has(code)) return;
    const [{ name }] = networksOf(address);
    const network = this.#networks.has(name) || this.#networks.size < MOST_NETWORKS ? name : OTHERS;
    const known = this.#networks.get(network);
    if (known) known.counts[code] = (known.counts[code] ?? 0) + 1;
    else this.#write(network, { [code]: 1 });
  }

  #look(): void {
    const now = this.#parts.clock.monotonic();
    for (const [network, { at, counts }] of this.#networks) {
      if (now - at < LINE_AFTER) continue;
      if (Object.keys(counts).length > 0) this.#write(network, counts);
      else this.#networks.delete(network);
    }
  }

  #write(network: string, refused: Counts): void {
    this.#networks.set(network, { at: this.#parts.clock.monotonic(), counts: {} });
    this.#parts.write({ network, refused });
  }

  close(): void {
    this.#stop();
  }
}
