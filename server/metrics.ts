import { performance } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** From a fast disk to one that is dying. */
const SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2];

interface Live {
  readonly tables: () => number;
  readonly sockets: () => number;
  readonly ready: () => boolean;
}

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
    help: 'How long a group commit took.',
    buckets: SECONDS,
    registers: [this.#registry],
  });
  readonly #acks = new Histogram({
    name: 'iacta_ack_seconds',
    help: 'From hearing an action to its acknowledgement; a throw waits for nonces, too.',
    buckets: SECONDS,
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

  constructor(live: Live) {
    this.#gauge('iacta_tables', 'Tables in memory.', live.tables);
    this.#gauge('iacta_sockets', 'Connected devices.', live.sockets);
    this.#gauge('iacta_ready', '1: entries can be written; 0: the storage has a problem.', () =>
      live.ready() ? 1 : 0,
    );
    // Not prom-client's own set: its figures wake the server a hundred times a second and after every cleaning of
    // the young generation. These are read on request.
    this.#gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
    this.#gauge('nodejs_heap_size_used_bytes', 'Of it, what JavaScript uses.', usedHeap);
    this.#gauge('process_start_time_seconds', 'When it was started.', () => startedAt() / 1000);
    this.#counter('process_cpu_seconds_total', 'Processor time of all its threads.', cpuSeconds);
    this.#counter('nodejs_eventloop_active_seconds_total', 'How long it was busy or wrote.', activeSeconds);
  }

  #gauge(name: string, help: string, figure: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.set(figure());
      },
    });
  }

  #counter(name: string, help: string, total: () => number): void {
    new Counter({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.reset();
        this.inc(total());
      },
    });
  }

  acknowledged(ms: number): void {
    this.#acks.observe(ms / 1000);
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

const usedHeap = () => process.memoryUsage().heapUsed;
const startedAt = () => Date.now() - process.uptime() * 1000;
const activeSeconds = () => performance.eventLoopUtilization().active / 1000;

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
