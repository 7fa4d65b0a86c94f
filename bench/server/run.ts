import { type LoadTable, percentile, Stats, type Subject } from './subject.ts';

export interface Load {
  readonly players: number;
  /** Steps a second, all tables together. */
  readonly rate: number;
  readonly seconds: number;
}

export interface Result {
  readonly players: number;
  readonly stepsPerSecond: number;
  readonly ackP50Ms: number;
  readonly ackP99Ms: number;
  readonly seenP50Ms: number;
  readonly seenP99Ms: number;
  readonly bytesPerTable: number;
  /** Of one core, while steps came at this rate. */
  readonly cpu: number;
}

/** One run: everybody sits down, some seconds to get warm, then the measured ones. */
export async function run(subject: Subject, load: Load, stats = new Stats()): Promise<Result> {
  const before = await subject.usage();
  const tables = await subject.open(load.players, stats);
  const opened = await subject.usage();
  await drive(tables, load.rate, Math.min(5, load.seconds));
  stats.clear();
  const from = await subject.usage();
  const steps = await drive(tables, load.rate, load.seconds);
  const to = await subject.usage();
  await Promise.all(tables.map((table) => table.close()));
  return {
    players: tables.reduce((sum, table) => sum + table.players, 0),
    stepsPerSecond: Math.round(steps / load.seconds),
    ackP50Ms: round(percentile(stats.ack, 0.5)),
    ackP99Ms: round(percentile(stats.ack, 0.99)),
    seenP50Ms: round(percentile(stats.seen, 0.5)),
    seenP99Ms: round(percentile(stats.seen, 0.99)),
    bytesPerTable: Math.round((opened.rss - before.rss) / tables.length),
    cpu: round((to.cpuSeconds - from.cpuSeconds) / load.seconds),
  };
}

/** Asks for steps at a steady rate, at whatever tables are ready; how many were made. */
async function drive(tables: readonly LoadTable[], rate: number, seconds: number): Promise<number> {
  const began = performance.now();
  let made = 0;
  let next = 0;
  for (;;) {
    const elapsed = (performance.now() - began) / 1000;
    if (elapsed >= seconds) break;
    for (let tried = 0; made < elapsed * rate && tried < tables.length; tried++) {
      const table = tables[next++ % tables.length];
      if (!table.ready) continue;
      table.step();
      made++;
    }
    await new Promise((turn) => setTimeout(turn, 2));
  }
  while (tables.some((table) => !table.ready) && performance.now() - began < seconds * 1000 + 5000) {
    await new Promise((turn) => setTimeout(turn, 20));
  }
  return made;
}

const round = (value: number) => Math.round(value * 100) / 100;
