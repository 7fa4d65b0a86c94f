import { randomStream } from '@iacta/core';
import { loadRules } from '@iacta/games';
import { TableClient } from '@iacta/online/client';
import { readLog } from '@iacta/online/log';
import { randomHex } from '@iacta/online/random';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Robot } from '../drill/robot.ts';
import { NatsServer } from '../drill/servers/nats.ts';
import { PostgresServer } from '../drill/servers/postgres.ts';
import { whyNoNats, whyNoPostgres } from '../drill/servers/programs.ts';
import type { RegistrySettings } from '../registry/parts.ts';
import { type RunningServer, startServer } from '../start.ts';

const missing = whyNoPostgres() ?? whyNoNats();
if (missing) console.warn(`Several processes are not tested: ${missing}`);

const free = { burst: 1e9, perSecond: 1e9 };
const start = (data: string, bus?: string, tables: Partial<RegistrySettings> = {}) =>
  startServer({
    port: 0,
    host: '127.0.0.1',
    folder: null,
    online: {
      data,
      ...(bus === undefined ? {} : { bus }),
      pace: 1e6,
      // A process that is slow for a moment is not counted out, and devices are waited for: what is left is the exchange.
      lease: 60_000,
      tables: { botPause: 0, nonceWait: 20_000, revealWait: 20_000, ...tables },
      limits: { connecting: free, opening: free, joining: free },
    },
  });

async function ask(port: number, path: string, body: object): Promise<Record<string, unknown>> {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(reply.status).toBe(200);
  return (await reply.json()) as Record<string, unknown>;
}

/** A whole game whose players are at different servers; every roll's verdict of every device. */
async function playAcross(servers: readonly RunningServer[], game: 'zocken' | 'clever', seed: number) {
  const rules = await loadRules(game);
  const keys = servers.map(() => randomHex(16));
  const options = { seats: servers.length };
  const { table } = await ask(servers[0].port, '/api/tables', { key: keys[0], game, options, name: 'P 0' });
  for (const [i, key] of keys.entries())
    if (i > 0) await ask(servers[i].port, `/api/tables/${String(table)}/seats`, { key, name: `P ${i}` });
  const verdicts: string[] = [];
  const problems: string[] = [];
  const refused: string[] = [];
  const players = keys.map((key, i) => {
    const { promise: over, resolve } = Promise.withResolvers<void>();
    let robot: Robot | null = null;
    let client: TableClient | null = null;
    client = new TableClient({
      url: `ws://127.0.0.1:${servers[i].port}/api/socket`,
      table: String(table),
      key,
      rules,
      on: (happening) => {
        if (['broken', 'rewritten', 'foreign', 'turned-away'].includes(happening.kind))
          problems.push(JSON.stringify(happening));
        if (happening.kind === 'table' && happening.roll) verdicts.push(happening.roll.verdict);
        robot?.wake();
        if (client?.table?.phase === 'over') resolve();
      },
    });
    const seated = client;
    robot = new Robot(
      () => seated,
      rules,
      randomStream(seed + i),
      (result) => {
        if (!result.ok) refused.push(result.refusal.code);
      },
    );
    return { client: seated, over };
  });
  await expect.poll(() => players.every(({ client }) => client.connection === 'online')).toBe(true);
  // Each server has to know of the other's devices before the first throw.
  for (const { client } of players)
    await expect.poll(() => client.here.length, { timeout: 10_000 }).toBe(servers.length);
  await players[0].client.act({ type: 'start' });
  await Promise.all(players.map(({ over }) => over));
  const heads = new Set(players.map(({ client }) => client.head));
  for (const { client } of players) client.close();
  return { verdicts, problems, refused, heads };
}

describe.skipIf(missing !== null)('two processes with one database', () => {
  let database: PostgresServer;
  let nats: NatsServer;

  beforeAll(async () => {
    database = await PostgresServer.create();
    await database.start();
    nats = await NatsServer.create();
    await nats.start();
  }, 60_000);

  afterAll(async () => {
    await database.remove();
    await nats.kill();
  });

  for (const kind of ['LISTEN and NOTIFY', 'NATS'] as const) {
    test(`players of one table at different servers finish games with dice that both have checked: ${kind}`, async () => {
      const url = await database.database();
      const bus = kind === 'NATS' ? nats.url : undefined;
      const servers = [await start(url, bus), await start(url, bus)];
      for (const game of ['zocken', 'clever'] as const) {
        const { verdicts, problems, heads } = await playAcross(servers, game, 7);
        expect(problems).toEqual([]);
        expect(heads.size).toBe(1);
        expect(verdicts.length).toBeGreaterThan(0);
        expect(verdicts.filter((verdict) => verdict !== 'checked')).toEqual([]);
      }
      await Promise.all(servers.map((server) => server.close()));
    }, 60_000);
  }

  test('turn clocks run at both processes, and each step of the clock is made once', async () => {
    const url = await database.database();
    const seconds = { second: 10, alarm: 50 };
    const servers = [await start(url, undefined, seconds), await start(url, undefined, seconds)];
    const [key, other] = [randomHex(16), randomHex(16)];
    const opening = { key, game: 'zocken', options: { seats: 2 }, name: 'A', clock: 30 };
    const { table } = await ask(servers[0].port, '/api/tables', opening);
    await ask(servers[1].port, `/api/tables/${String(table)}/seats`, { key: other, name: 'B' });
    const client = new TableClient({
      url: `ws://127.0.0.1:${servers[0].port}/api/socket`,
      table: String(table),
      key,
      rules: await loadRules('zocken'),
    });
    await client.act({ type: 'start' });
    client.close();
    const stepsOfClock = async () => {
      const reply = await fetch(`http://127.0.0.1:${servers[1].port}/api/tables/${String(table)}/log`);
      const log = readLog(await reply.json());
      const bodies = log.ok
        ? log.value.entries.flatMap((entry) => ('body' in entry ? [entry.body] : []))
        : [];
      return bodies.filter((body) => 'by' in body && body.by === 'clock' && 'seat' in body);
    };
    await expect.poll(async () => (await stepsOfClock()).length, { timeout: 30_000 }).toBeGreaterThan(5);
    // Two processes that both acted would have made two steps of a seat at about the same time.
    const bySeat = Map.groupBy(await stepsOfClock(), (body) => ('seat' in body ? body.seat : -1));
    for (const steps of bySeat.values())
      for (const [i, { at }] of steps.entries())
        if (i > 0) expect(at - steps[i - 1].at).toBeGreaterThanOrEqual(30 * seconds.second);
    await Promise.all(servers.map((server) => server.close()));
  }, 60_000);
});
