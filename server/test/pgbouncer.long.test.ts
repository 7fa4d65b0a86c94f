import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PgBouncer } from '../drill/servers/pgbouncer.ts';
import { PostgresServer } from '../drill/servers/postgres.ts';
import { whyNoPgBouncer, whyNoPostgres } from '../drill/servers/programs.ts';
import { openPostgresStore } from '../store/postgres.ts';
import { PostgresTransaction } from '../store/postgres-transaction.ts';
import { storeContract } from './store-contract.ts';

const missing = whyNoPostgres() ?? whyNoPgBouncer();
if (missing) console.warn(`PgBouncer is not tested: ${missing}`);

describe.skipIf(missing !== null)('PgBouncer in transaction mode', () => {
  let server: PostgresServer;
  let bouncer: PgBouncer;

  beforeAll(async () => {
    server = await PostgresServer.create();
    await server.start();
    bouncer = await PgBouncer.before(server.port);
  }, 60_000);

  afterAll(async () => {
    await bouncer.remove();
    await server.remove();
  });

  storeContract('PostgreSQL behind PgBouncer', async () => {
    const url = bouncer.through(await server.database());
    return { open: () => openPostgresStore(url), drop: () => {} };
  });

  test('a backup reads one moment, although connections change between transactions', async () => {
    const store = await openPostgresStore(bouncer.through(await server.database()));
    const row = { table: 'a', seq: 0, salt: '', body: '{}', hash: '', hidden: null, action: null };
    const snapshot = await PostgresTransaction.begin(store.pool, 'read');
    const count = async () => (await snapshot.query<{ n: string }>('select count(*) as n from events'))[0].n;
    expect(await count()).toBe('0');
    await store.append([
      { table: 'a', rows: [row], opened: { at: 0, code: '', opener: '', game: '', listed: false } },
    ]);
    expect(await count()).toBe('0');
    await snapshot.close();
    expect(await store.rows('a')).toEqual([row]);
    await store.close();
  });
});
