import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server/drill/victim.ts';
import { openPostgresStore } from '../../server/store/postgres.ts';
import { PostgresPool } from '../../server/store/postgres-pool.ts';
import { openSqliteStore } from '../../server/store/sqlite.ts';
import type { Batch } from '../../server/store/store.ts';
import { type Iacta, IactaTable, startIacta, usageOf } from './iacta.ts';
import { seatingFor } from './seating.ts';
import { hex, percentile, Stats } from './subject.ts';

/** Tables without devices, each with some entries of the usual size. */
const ENTRIES = 5;
const AT_ONCE = 100;
const WATCHED_SECONDS = 3;

export interface Idle {
  readonly tables: number;
  /** Entries of one table, index and all. */
  readonly diskBytesPerTable: number;
  /** To ask how far all of them are, as heartbeats do for tables in memory. */
  readonly headsMs: number;
  readonly startMs: number;
  readonly rssMB: number;
  /** Of one core, with nothing to do but to be there. */
  readonly cpu: number;
  readonly ackP50Ms: number;
}

/** A hundred tables, then ten times as many, up to `most`: what a process takes that serves none of them. */
export async function* measureIdle(most: number, database: string | null): AsyncGenerator<Idle> {
  const folder = mkdtempSync(join(tmpdir(), 'iacta-idle-'));
  const data = database ?? join(folder, 'tables.sqlite');
  const ids: string[] = [];
  for (let tables = 100; tables <= most; tables *= 10) {
    const headsMs = await fill(data, ids, tables);
    const size = await sizeOf(data);
    const began = performance.now();
    const iacta = await startIacta({ ports: [await freePort()], data });
    const startMs = performance.now() - began;
    const from = await usageOf(iacta.bases[0]);
    await new Promise((later) => setTimeout(later, WATCHED_SECONDS * 1000));
    const to = await usageOf(iacta.bases[0]);
    const acks = await playAlone(iacta);
    yield {
      tables,
      diskBytesPerTable: Math.round(size / tables),
      headsMs,
      startMs: Math.round(startMs),
      rssMB: Math.round(to.rss / 1e6),
      cpu: round((to.cpuSeconds - from.cpuSeconds) / WATCHED_SECONDS),
      ackP50Ms: round(percentile(acks, 0.5)),
    };
    await iacta.close();
  }
  rmSync(folder, { recursive: true });
}

/** Adds tables until there are so many, and measures how long it takes to ask how far they are. */
async function fill(data: string, ids: string[], to: number): Promise<number> {
  const store = data.startsWith('postgres') ? await openPostgresStore(data) : await openSqliteStore(data);
  while (ids.length < to) {
    const batches = Array.from({ length: Math.min(AT_ONCE, to - ids.length) }, newTable);
    await store.append(batches);
    ids.push(...batches.map(({ table }) => table));
  }
  const began = performance.now();
  await store.heads(ids);
  const ms = performance.now() - began;
  await store.close();
  return Math.round(ms);
}

/** What a store takes on the disk, in bytes, without the write-ahead log. */
async function sizeOf(data: string): Promise<number> {
  if (!data.startsWith('postgres')) return statSync(data).size;
  const pool = new PostgresPool(data, 1);
  const [{ size }] = await pool.query<{ size: string }>(
    'select pg_database_size(current_database()) as size',
  );
  await pool.close();
  return Number(size);
}

function newTable(): Batch {
  const table = hex(16);
  const rows = Array.from({ length: ENTRIES }, (_, seq) => ({
    table,
    seq,
    salt: hex(16),
    body: JSON.stringify({ type: 'move', at: seq, seat: 0, move: hex(60) }),
    hash: hex(32),
    hidden: null,
    action: `0|${hex(8)}`,
  }));
  const opened = { at: Date.now(), code: hex(6), opener: hex(16), game: 'idle', listed: false };
  return { table, rows, opened, phase: 'playing' };
}

/** Acknowledgements of one table that is played at while the others are idle. */
async function playAlone(iacta: Iacta): Promise<readonly number[]> {
  const [seating] = await seatingFor(2);
  const stats = new Stats();
  const table = new IactaTable(iacta.bases, seating, 1, stats);
  await table.open();
  stats.clear();
  for (let steps = 0; steps < 60 && !table.over; steps++) await step(table);
  await table.close();
  return stats.ack;
}

async function step(table: IactaTable): Promise<void> {
  table.step();
  while (!table.ready && !table.over) await new Promise((turn) => setTimeout(turn, 1));
}

export interface Length {
  readonly entriesFrom: number;
  readonly ackP50Ms: number;
  /** A page is loaded: the whole log. */
  readonly loadP50Ms: number;
  readonly loadBytes: number;
  /** A page was away for some entries. */
  readonly reconnectP50Ms: number;
  readonly reconnectBytes: number;
}

/** Entries that a device misses while it is away. */
const MISSED = 5;

const STRIDE = 100;

/** Whole games of every kind. */
export interface Games {
  readonly games: number;
  readonly entriesPerGame: number;
  readonly stepsPerGame: number;
}

/** One whole game of each kind: steps and reconnections by the length of the log. */
export async function* measureLength(database: string | null): AsyncGenerator<Length | Games> {
  const iacta = await startIacta({
    ports: [await freePort()],
    ...(database === null ? {} : { data: database }),
  });
  const parts: { acks: number[]; loads: Coming[]; returns: Coming[] }[] = [];
  const seatings = await seatingFor(14);
  const played = { entries: 0, steps: 0 };
  for (const [i, seating] of seatings.entries()) {
    const stats = new Stats();
    const table = new IactaTable(iacta.bases, seating, i, stats);
    await table.open();
    for (let steps = 0; !table.over; steps++) {
      const part = Math.floor(table.length / STRIDE);
      parts[part] ??= { acks: [], loads: [], returns: [] };
      stats.clear();
      await step(table);
      parts[part].acks.push(...stats.ack);
      played.steps++;
      if (steps % 25 !== 24) continue;
      parts[part].loads.push(await table.come());
      parts[part].returns.push(await table.come(MISSED));
    }
    played.entries += table.length;
    await table.close();
  }
  await iacta.close();
  const mean = (sum: number) => Math.round(sum / seatings.length);
  yield {
    games: seatings.length,
    entriesPerGame: mean(played.entries),
    stepsPerGame: mean(played.steps),
  };
  for (const [part, { acks, loads, returns }] of parts.entries()) {
    const middle = (of: readonly Coming[], what: keyof Coming) =>
      round(
        percentile(
          of.map((each) => each[what]),
          0.5,
        ),
      );
    yield {
      entriesFrom: part * STRIDE,
      ackP50Ms: round(percentile(acks, 0.5)),
      loadP50Ms: middle(loads, 'ms'),
      loadBytes: middle(loads, 'bytes'),
      reconnectP50Ms: middle(returns, 'ms'),
      reconnectBytes: middle(returns, 'bytes'),
    };
  }
}

type Coming = Awaited<ReturnType<IactaTable['come']>>;

const round = (value: number) => Math.round(value * 100) / 100;
