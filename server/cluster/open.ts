import { SYSTEM_CLOCK } from '@iacta/online/clock';
import type { Bus } from '../bus/bus.ts';
import { NatsBus } from '../bus/nats.ts';
import { PostgresBus } from '../bus/postgres.ts';
import type { Watching } from '../store/file-store.ts';
import { openStore } from '../store/open.ts';
import { openPostgresStore } from '../store/postgres.ts';
import type { Store } from '../store/store.ts';
import { Cluster, newProcessName } from './cluster.ts';
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
  readonly failed: (error: unknown) => void;
  /** How a file is looked after; a database does that itself. */
  readonly watching?: Watching;
}

/** Opens the file or the database that holds all tables. */
export async function openStorage({ data, bus, lease, failed, watching }: StorageOptions): Promise<Storage> {
  if (!isDatabase(data))
    return { store: await openStore(data, SYSTEM_CLOCK, watching ?? null), cluster: null };
  const process = newProcessName();
  const store = await openPostgresStore(data);
  try {
    const opened: Bus =
      bus === undefined
        ? await PostgresBus.open(store.pool, process)
        : await NatsBus.open(bus, process, failed);
    const cluster = new Cluster({
      store,
      sides: new PostgresSides(store.pool),
      bus: opened,
      process,
      ...(lease === undefined ? {} : { lease }),
      failed,
    });
    await cluster.start();
    return { store, cluster };
  } catch (error) {
    await store.close();
    throw error;
  }
}
