import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStorage, refuseFar } from '../cluster/open.ts';
import { PostgresServer } from '../drill/servers/postgres.ts';
import { whyNoPostgres } from '../drill/servers/programs.ts';
import { openPostgresStore } from '../store/postgres.ts';
import { unsafeSettings } from '../store/postgres-safety.ts';

const missing = whyNoPostgres();
if (missing) console.warn(`Settings of PostgreSQL are not tested: ${missing}`);

const setting = (name: string, value: string, source = 'default') => ({ name, setting: value, source });
const named = (names: string) => setting('synchronous_standby_names', names);

test('a commit that does not wait for a standby is refused only where there is one', () => {
  const local = setting('synchronous_commit', 'local');
  expect(unsafeSettings([named(''), local])).toEqual([]);
  expect(unsafeSettings([named('standby'), local])).toEqual([
    'synchronous_commit is local, so acknowledged steps could be lost; change it with: alter system set synchronous_commit = on; select pg_reload_conf()',
  ]);
  expect(unsafeSettings([named('standby'), setting('synchronous_commit', 'remote_apply')])).toEqual([]);
});

test('a database that is too far for the lease is refused, with the lease that would do', () => {
  expect(() => refuseFar(300, 1200)).not.toThrow();
  expect(() => refuseFar(301, 1200)).toThrow('set IACTA_LEASE_MS to at least 1204');
});

describe.skipIf(missing !== null)('a database with unsafe settings', () => {
  let server: PostgresServer;

  beforeAll(async () => {
    server = await PostgresServer.create();
    await server.start();
  }, 60_000);

  afterAll(() => server.remove());

  test.each(['fsync', 'full_page_writes', 'synchronous_commit'])(
    'is refused at the start, with how to change it: %s',
    async (name) => {
      await server.query(`alter system set ${name} = off`);
      await server.query('select pg_reload_conf()');
      await server.until(`select 1 from pg_settings where name = '${name}' and setting = 'off'`);
      const open = { data: server.url, failed: () => {} };
      await expect(openStorage(open)).rejects.toThrow(
        `${name} is off, so acknowledged steps could be lost; change it with: alter system set ${name} = on`,
      );
      const { store, cluster } = await openStorage({ ...open, isUnsafeAccepted: true });
      await cluster?.close();
      await store.close();
      await server.query(`alter system reset ${name}`);
      await server.query('select pg_reload_conf()');
      await server.until(`select 1 from pg_settings where name = '${name}' and setting = 'on'`);
    },
    30_000,
  );

  test('says where the setting comes from, if it is that of a role', async () => {
    await server.query('alter role iacta set synchronous_commit = off');
    await expect(openPostgresStore(server.url)).rejects.toThrow('alter role … reset synchronous_commit');
    await server.query('alter role iacta reset synchronous_commit');
    await (await openPostgresStore(server.url)).close();
  }, 30_000);
});
