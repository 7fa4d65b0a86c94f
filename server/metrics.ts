import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** From a fast disk to one that is dying, in seconds. */
const COMMIT_SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2];

/** What can be counted of a running server; every server of a process has its own. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #entries = new Counter({
    name: 'iacta_entries_total',
    help: 'Log entries that are on disk.',
    registers: [this.#registry],
  });
  readonly #commits = new Histogram({
    name: 'iacta_commit_seconds',
    help: 'How long a group commit took; an acknowledgement follows at once.',
    buckets: COMMIT_SECONDS,
    registers: [this.#registry],
  });
  readonly #refused = new Counter({
    name: 'iacta_refused_total',
    help: 'What was not accepted, by the code of the refusal.',
    labelNames: ['code'],
    registers: [this.#registry],
  });

  readonly #leftOut = new Counter({
    name: 'iacta_left_out_total',
    help: 'Throws that waited in vain for the nonce of a device that is there.',
    registers: [this.#registry],
  });

  constructor(live: { readonly tables: () => number; readonly sockets: () => number }) {
    collectDefaultMetrics({ register: this.#registry });
    const gauges = [
      ['iacta_tables', 'Tables in memory.', live.tables],
      ['iacta_sockets', 'Connected devices.', live.sockets],
    ] as const;
    for (const [name, help, count] of gauges) {
      new Gauge({
        name,
        help,
        registers: [this.#registry],
        collect() {
          this.set(count());
        },
      });
    }
  }

  committed(rows: number, ms: number): void {
    this.#entries.inc(rows);
    this.#commits.observe(ms / 1000);
  }

  refused(code: string): void {
    this.#refused.inc({ code });
  }

  leftOut(): void {
    this.#leftOut.inc();
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
