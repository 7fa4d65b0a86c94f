import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decodeNotices, encodeNotices } from '../bus/bus.ts';
import { BusHub } from '../bus/in-process.ts';
import { NatsBus, natsServers } from '../bus/nats.ts';
import { PostgresBus } from '../bus/postgres.ts';
import { openStorage } from '../cluster/open.ts';
import { NatsServer } from '../drill/servers/nats.ts';
import { PostgresServer } from '../drill/servers/postgres.ts';
import { whyNoNats, whyNoPostgres } from '../drill/servers/programs.ts';
import { PostgresPool } from '../store/postgres-pool.ts';
import { busContract } from './bus-contract.ts';

const missing = { postgres: whyNoPostgres(), nats: whyNoNats() };
for (const why of Object.values(missing)) if (why) console.warn(`A bus is not tested: ${why}`);

test('a text that is no list of notices is none', () => {
  expect(decodeNotices('me', '')).toEqual([]);
  expect(decodeNotices('me', 'you table table: :: a:b:c x:-1')).toEqual([]);
  expect(encodeNotices('me', [])).toEqual([]);
});

test('user, password and token of a NATS address are taken out of it', () => {
  expect(natsServers('nats://one:4222, nats://two:4222')).toEqual({
    servers: ['nats://one:4222', 'nats://two:4222'],
  });
  expect(natsServers('nats://me:p%40ss@one:4222,two:4222')).toEqual({
    servers: ['nats://one:4222', 'two:4222'],
    user: 'me',
    pass: 'p@ss',
  });
  expect(natsServers('nats://secret@one')).toEqual({ servers: ['nats://one'], token: 'secret' });
});

const hub = new BusHub();
busContract('the bus within a process', () => ({ open: async (process) => hub.connect(process) }));

describe.skipIf(missing.nats !== null)('NATS', () => {
  let server: NatsServer;
  beforeAll(async () => {
    server = await NatsServer.create();
    await server.start();
  });
  afterAll(() => server.kill());

  busContract('NATS', () => ({
    open: (process) => NatsBus.open(server.url, process),
    restart: async () => {
      await server.kill();
      await server.start();
    },
  }));

  test('a server that asks for a password lets in who has it', async () => {
    const closed = await NatsServer.create('iacta:secret');
    await closed.start();
    const failures: unknown[] = [];
    const open = (who: string, process: string) =>
      NatsBus.open(`nats://${who}127.0.0.1:${closed.port}`, process, (error) => failures.push(error));
    const [a, b] = [await open('iacta:secret@', 'a'), await open('iacta:secret@', 'b')];
    expect(failures).toEqual([]);
    const { promise, resolve } = Promise.withResolvers<string>();
    b.listen(({ table }) => resolve(table));
    a.publish([{ kind: 'side', table: 'reached', data: '' }]);
    expect(await promise).toBe('reached');
    const without = await open('', 'c');
    expect(failures).toHaveLength(1);
    await Promise.all([a, b, without].map((bus) => bus.close()));
    await closed.kill();
  });

  test('a server that is missing at the start is found when it comes', async () => {
    const late = await NatsServer.create();
    const failures: unknown[] = [];
    const [a, b] = await Promise.all(
      ['a', 'b'].map((process) => NatsBus.open(late.url, process, (error) => failures.push(error))),
    );
    expect(failures).toHaveLength(2);
    let received = 0;
    b.listen(() => received++);
    a.publish([{ kind: 'redacted', table: 'lost' }]);
    await late.start();
    await expect
      .poll(
        () => {
          a.publish([{ kind: 'redacted', table: 'later' }]);
          return received;
        },
        { timeout: 15_000, interval: 50 },
      )
      .toBeGreaterThan(0);
    await Promise.all([a.close(), b.close()]);
    await late.kill();
  });
});

describe.skipIf(missing.postgres !== null)('PostgreSQL', () => {
  let server: PostgresServer;
  let pools: PostgresPool[] = [];
  beforeAll(async () => {
    server = await PostgresServer.create();
    await server.start();
  }, 60_000);
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.close()));
    await server.remove();
  });

  busContract('LISTEN and NOTIFY', () => ({
    open: (process) => {
      const pool = new PostgresPool(server.url, 2);
      pools = [...pools, pool];
      return PostgresBus.open(pool, process);
    },
    restart: async () => {
      await server.kill();
      await server.start();
    },
  }));

  test('a process listens on one connection, and all tables of a commit are one notification', async () => {
    const url = await server.database();
    const { store, cluster } = await openStorage({ data: url, failed: () => {} });
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const texts: string[] = [];
    client.on('notification', ({ payload = '' }) => texts.push(payload));
    await client.query('listen iacta');
    const row = { seq: 3, salt: '', body: '{}', hash: '', hidden: null, action: null };
    const tables = ['a', 'b', 'c'];
    await store.append(tables.map((table) => ({ table, rows: [{ ...row, table }] })));
    // Other processes learn of entries when their commit has returned, and not before.
    for (const table of tables) cluster?.written(table, 3);
    await expect.poll(() => texts.length).toBe(1);
    expect(decodeNotices('', texts[0])).toEqual(tables.map((table) => ({ kind: 'log', table, seq: 3 })));
    const listening = await client.query(
      `select 1 from pg_stat_activity where datname = current_database() and query = 'listen iacta'`,
    );
    // This test's own connection asks just now.
    expect(listening.rowCount).toBe(1);
    await client.end();
    await cluster?.close();
    await store.close();
  });
});
