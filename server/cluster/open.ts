import { SYSTEM_CLOCK } from '@iacta/online/clock';
import type { Bus } from '../bus/bus.ts';
import { NatsBus } from '../bus/nats.ts';
import { PostgresBus } from '../bus/postgres.ts';
import type { Watching } from '../store/file-store.ts';
import { openStore } from '../store/open.ts';
import { openPostgresStore } from '../store/postgres.ts';
import type { Queries } from '../store/postgres-pool.ts';
import { StoreError } from '../store/problem.ts';
import type { Store } from '../store/store.ts';
import { Cluster, LEASE, newProcessName } from './cluster.ts';
import { PostgresSides } from './postgres-sides.ts';

const isDatabase = (data: string): boolean => /^postgres(ql)?:\/\//.test(data);

interface Storage {
  readonly store: Store;
  /** The processes that share the store; null for a file, which one process has to itself. */
  readonly cluster: Cluster | null;
}

interface StorageOptions {
  readonly data: string;
  /** nats://…; without it the database notifies. */
  readonly bus?: string | undefined;
  readonly lease?: number | undefined;
  readonly beat?: number | undefined;
  readonly isUnsafeAccepted?: boolean | undefined;
  readonly failed: (error: unknown) => void;
  /** How a file is looked after; a database does that itself. */
  readonly watching?: Watching;
}

/** Opens the file or the database that holds all tables. */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  const { data, bus, lease = LEASE, beat, isUnsafeAccepted = false, failed, watching = null } = options;
  if (!isDatabase(data)) return { store: await openStore(data, SYSTEM_CLOCK, watching), cluster: null };
  const process = newProcessName();
  const store = await openPostgresStore(data, { isUnsafeAccepted });
  try {
    refuseFar(await roundTrip(store.pool), lease);
    const opened: Bus =
      bus === undefined
        ? await PostgresBus.open(store.pool, process)
        : await NatsBus.open(bus, process, failed);
    const cluster = new Cluster({
      store,
      sides: new PostgresSides(store.pool),
      bus: opened,
      process,
      lease,
      ...(beat === undefined ? {} : { beat }),
      failed,
    });
    await cluster.start();
    return { store, cluster };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** How many round trips to the database a lease has to last for: with fewer a process would lose it again and again. */
const TRIPS_IN_LEASE = 4;
const TRIES = 5;

/** The time of a round trip to the database, in milliseconds: half of several take less. */
async function roundTrip(database: Queries): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < TRIES; i++) {
    const began = performance.now();
    await database.query('select 1');
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor(TRIES / 2)];
}

export function refuseFar(ms: number, lease: number): void {
  const most = lease / TRIPS_IN_LEASE;
  if (ms <= most) return;
  const figures = `${Math.round(ms)} ms, and with a lease of ${lease} ms it may be ${most} ms`;
  throw new StoreError(
    'failed',
    `the database is too far away: a round trip takes ${figures}; set IACTA_LEASE_MS to at least ${Math.ceil(ms * TRIPS_IN_LEASE)} at all processes`,
  );
}
