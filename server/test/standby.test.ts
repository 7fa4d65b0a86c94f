import { randomHex } from '@iacta/online/random';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Cable } from '../drill/servers/cable.ts';
import { PostgresServer } from '../drill/servers/postgres.ts';
import { whyNoPostgres } from '../drill/servers/programs.ts';
import { type RunningServer, startServer } from '../start.ts';
import { RawSocket } from './kit.ts';

const missing = whyNoPostgres();
if (missing) console.warn(`A synchronous standby is not tested: ${missing}`);

const COMMITS_WAIT = `select 1 from pg_stat_activity where wait_event = 'SyncRep'`;
const CONFIRMS_WAIT = `${COMMITS_WAIT} and query like '%emit_message%'`;

const until = (holds: () => boolean | Promise<boolean>) =>
  expect.poll(holds, { timeout: 30_000, interval: 20 }).toBe(true);

describe.skipIf(missing !== null)('a primary that is cut off from its synchronous standby', () => {
  let primary: PostgresServer;
  let standby: PostgresServer;
  let cable: Cable;
  let servers: RunningServer[];
  let sockets: RawSocket[];
  const key = randomHex(16);
  let table: string;

  beforeEach(async () => {
    primary = await PostgresServer.create();
    await primary.start();
    cable = await Cable.to(primary.port);
    standby = await PostgresServer.standbyOf(primary, { through: cable.port });
    const data = `postgres://iacta@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/postgres`;
    const start = () => startServer({ port: 0, host: '127.0.0.1', folder: null, online: { data } });
    servers = [await start(), await start()];
    sockets = [];
    const opened = await open(0);
    table = String(((await opened.json()) as { table: string }).table);
  }, 60_000);

  afterEach(async () => {
    for (const socket of sockets) socket.close();
    await Promise.all(servers.map((server) => server.close()));
    await primary.remove();
    await standby.remove();
  }, 60_000);

  const open = (server: number, openKey = key) =>
    fetch(`http://127.0.0.1:${servers[server].port}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key: openKey, game: 'zocken', options: { seats: 2 }, name: 'Ada' }),
    });

  const connect = (server: number) => {
    const socket = new RawSocket(servers[server].port);
    sockets.push(socket);
    return socket;
  };

  /** A device that comes again until it is let in. */
  async function arrive(server: number): Promise<RawSocket> {
    for (let tries = 0; tries < 300; tries++) {
      const socket = connect(server);
      if (!(await socket.opened)) continue;
      socket.send({ type: 'hello', table, key });
      const answer = await Promise.race([socket.oneOf('welcome', 'bye', 'fault'), socket.closed]);
      if (typeof answer === 'object' && answer.type === 'welcome') return socket;
      await new Promise((soon) => setTimeout(soon, 100));
    }
    throw new Error('never let in');
  }

  /** The primary is lost with all that the standby does not have, and the standby takes over. */
  async function failOver(): Promise<void> {
    await primary.kill();
    await standby.promote();
  }

  const action = { type: 'bot', id: 'a-bot-please', seat: 1, bot: 'greedy' };
  const isStored = async () =>
    (
      await standby.query(`select 1 from events where table_id = $1 and action like '%|a-bot-please'`, [
        table,
      ])
    ).length > 0;

  test('acknowledges no entry from a read before a commit has waited for the standby', async () => {
    const first = connect(0);
    await first.hello(table, key);
    cable.cut();
    first.send(action);
    await primary.until(COMMITS_WAIT);
    const ended = first.closed;
    await primary.endWaiting();
    await ended;
    // The entry is visible now, and the device sends its action again.
    const answered: string[] = [];
    const second = (async () => {
      const socket = await arrive(0);
      answered.push(await socket.ask(action));
    })();
    await until(async () => answered.length > 0 || (await primary.query(CONFIRMS_WAIT)).length > 0);
    const early = [...answered];
    await failOver();
    // What was acknowledged has to be there.
    expect(await isStored()).toBe(early.includes('ok'));
    // After the failover the same action goes through.
    const socket = await arrive(0);
    expect(await socket.ask(action)).toBe('ok');
    expect(await isStored()).toBe(true);
    await second.catch(() => {});
  }, 60_000);

  test('broadcasts no entry of another process that was read before a commit has waited', async () => {
    const writing = connect(0);
    await writing.hello(table, key);
    const watching = connect(1);
    await watching.hello(table);
    cable.cut();
    writing.send(action);
    await primary.until(COMMITS_WAIT);
    await primary.endWaiting();
    const isSent = () => watching.heard.some(({ type }) => type === 'entry');
    await until(async () => isSent() || (await primary.query(CONFIRMS_WAIT)).length > 0);
    const wasSent = isSent();
    await failOver();
    expect(await isStored()).toBe(wasSent);
  }, 60_000);

  test('a commit that was cancelled while it waited is not acknowledged', async () => {
    const socket = connect(0);
    await socket.hello(table, key);
    cable.cut();
    const answered: string[] = [];
    void socket.ask(action).then((code) => answered.push(code));
    await primary.until(COMMITS_WAIT);
    const ended = socket.closed;
    await primary.query(`select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`);
    await Promise.race([ended, until(() => answered.length > 0)]);
    await failOver();
    expect(await isStored()).toBe(answered.includes('ok'));
  }, 60_000);

  test('opening a table again finds the first one only after a commit has waited', async () => {
    cable.cut();
    const other = randomHex(16);
    const first = open(0, other);
    await primary.until(COMMITS_WAIT);
    await primary.endWaiting();
    expect((await first).status).toBe(503);
    let found: string | null = null;
    const second = open(0, other).then(async (reply) => {
      if (reply.ok) found = ((await reply.json()) as { table: string }).table;
    });
    await until(async () => found !== null || (await primary.query(CONFIRMS_WAIT)).length > 0);
    const early = found;
    await failOver();
    expect((await standby.query('select 1 from tables where id = $1', [early])).length > 0).toBe(
      early !== null,
    );
    await second.catch(() => {});
  }, 60_000);
});
