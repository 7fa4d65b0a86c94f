import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PostgresSides } from '../cluster/postgres-sides.ts';
import { PostgresServer } from '../drill/servers/postgres.ts';
import { whyNoPostgres } from '../drill/servers/programs.ts';
import { openPostgresStore } from '../store/postgres.ts';
import { addressesIn, withoutPassword } from '../store/postgres-pool.ts';
import { storeContract } from './store-contract.ts';

const missing = whyNoPostgres();
if (missing) console.warn(`PostgreSQL is not tested: ${missing}`);

test('an address with several hosts is one for each', () => {
  expect(addressesIn('postgres://me:x@one:1,two:2/name?ssl=1')).toEqual([
    'postgres://me:x@one:1/name?ssl=1',
    'postgres://me:x@two:2/name?ssl=1',
  ]);
  expect(withoutPassword('postgres://me:x@one:1/name')).toBe('postgres://me:…@one:1/name');
  expect(() => addressesIn('tables.sqlite')).toThrow('postgres://');
});

describe.skipIf(missing !== null)('PostgreSQL', () => {
  let server: PostgresServer;

  beforeAll(async () => {
    server = await PostgresServer.create();
    await server.start();
  }, 60_000);

  afterAll(() => server.remove());

  storeContract('PostgreSQL', async () => {
    const url = await server.database();
    return { open: () => openPostgresStore(url), drop: () => {} };
  });

  test('of two processes that write the same entry one is first, and the other is refused', async () => {
    const url = await server.database();
    const stores = await Promise.all([openPostgresStore(url), openPostgresStore(url)]);
    const row = { table: 'a', seq: 0, salt: '', body: '{}', hash: '', hidden: null, action: null };
    const opened = { at: 0, code: '', opener: '', game: '', listed: false };
    await stores[0].append([{ table: 'a', rows: [row], opened }]);
    for (let seq = 1; seq < 30; seq++) {
      const results = await Promise.all(
        stores.map((store) => store.append([{ table: 'a', rows: [{ ...row, seq }] }])),
      );
      expect(results.flat().sort()).toEqual(['conflict', 'done']);
    }
    await Promise.all(stores.map((store) => store.close()));
  });

  test('a database that is not there, or is a standby, is a storage problem', async () => {
    await expect(openPostgresStore('postgres://iacta@127.0.0.1:1/none')).rejects.toMatchObject({
      problem: 'missing',
    });
  });

  test('a database whose standby is gone is not ready, as no entry could be acknowledged', async () => {
    const own = await PostgresServer.create();
    await own.start();
    const store = await openPostgresStore(own.url, { answerWithin: 500 });
    await store.probe();
    await own.query(`alter system set synchronous_standby_names = 'gone'`);
    await own.query('select pg_reload_conf()');
    await own.until(
      `select 1 from pg_settings where name = 'synchronous_standby_names' and setting = 'gone'`,
    );
    await expect(store.probe()).rejects.toMatchObject({ problem: 'missing' });
    await store.close();
    await own.remove();
  });

  test('a table at which another process has devices is not removed; after that process has ended it is', async () => {
    const store = await openPostgresStore(await server.database());
    const sides = new PostgresSides(store.pool);
    const row = { table: 'a', seq: 0, salt: '', body: '{"at":0}', hash: '', hidden: null, action: null };
    const opened = { at: 0, code: 'code', opener: 'key', game: 'zocken', listed: false };
    await store.append([{ table: 'a', rows: [row], opened }]);
    await sides.beat('other', 1, []);
    await sides.write('other', new Map([['a', '{}']]));
    const all = { finished: 1, abandoned: 1 };
    await store.remove(['a'], all);
    expect(await store.rows('a')).toEqual([row]);
    await sides.leave('other');
    await store.remove(['a'], all);
    expect(await store.rows('a')).toEqual([]);
    await store.close();
  });

  test('a query that finds all connections busy is refused, and no further connection is opened', async () => {
    const url = await server.database();
    const store = await openPostgresStore(url, { connections: 2 });
    const busy = Array.from({ length: 2 }, () => store.pool.query('select pg_sleep(4)'));
    await expect(store.rows('a')).rejects.toMatchObject({ problem: 'missing' });
    // The next one waits for one of these two, and not for a third.
    const waiting = store.rows('a').then(() => 'waiting');
    expect(await Promise.race([waiting, ...busy.map((each) => each.then(() => 'busy'))])).toBe('busy');
    await Promise.all(busy);
    await waiting;
    await store.close();
  }, 20_000);

  test('connections are opened again after the server was killed', async () => {
    const own = await PostgresServer.create();
    await own.start();
    const store = await openPostgresStore(own.url);
    const row = { table: 'a', seq: 0, salt: '', body: '{}', hash: '', hidden: null, action: null };
    await store.append([
      { table: 'a', rows: [row], opened: { at: 0, code: '', opener: '', game: '', listed: false } },
    ]);
    await own.kill();
    await expect(store.rows('a')).rejects.toMatchObject({ problem: 'missing' });
    await own.start();
    expect(await store.rows('a')).toEqual([row]);
    await store.close();
    await own.remove();
  });
});
