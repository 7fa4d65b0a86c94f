import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { randomStream } from '@iacta/core';
import { loadRules } from '@iacta/games';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { webhooksFrom } from '../webhooks/environment.ts';
import { call, Guest, newKey, openTable, startTestServer, type TestServer, takeStep } from './kit.ts';

const GAME = 'zocken';
const SECRET = 'a secret of the operator';
const EXAMPLE = join(import.meta.dirname, '../../docs/examples/webhook.mjs');

let server: TestServer;
const servers: TestServer[] = [];
const programs: ChildProcess[] = [];
const guests: Guest[] = [];

afterEach(async () => {
  for (const { client } of guests.splice(0)) client.close();
  for (const running of servers.splice(0)) await running.close();
  for (const program of programs.splice(0)) program.kill();
});

async function startServer(options: Parameters<typeof startTestServer>[0] = {}): Promise<TestServer> {
  const started = await startTestServer(options);
  servers.push(started);
  return started;
}

/** The receiver of the documentation, as a process of its own, and the lines that it prints. */
async function receiver(secret: string): Promise<{ url: string; lines: string[] }> {
  const program = spawn(process.execPath, [EXAMPLE, '0'], {
    env: { ...process.env, SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  programs.push(program);
  const lines: string[] = [];
  const url = await new Promise<string>((resolve) => {
    program.stdout.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.trim().split('\n')) {
        const port = /^listening (\d+)$/.exec(line)?.[1];
        if (port === undefined) lines.push(line);
        else resolve(`http://127.0.0.1:${port}/`);
      }
    });
  });
  return { url, lines };
}

async function startedGame(table: string, keys: readonly string[]): Promise<void> {
  const rules = await loadRules(GAME);
  for (const key of keys) guests.push(new Guest(server.port, { table, key, rules }));
  for (const guest of guests) await guest.online();
  await guests[0].client.act({ type: 'start' });
  for (const guest of guests) await guest.until(({ table: now }) => now?.phase === 'playing');
}

async function playedGame(table: string, keys: readonly string[]): Promise<void> {
  await startedGame(table, keys);
  const [rules, below] = [await loadRules(GAME), randomStream(3)];
  while (guests[0].client.table?.phase !== 'over') await takeStep(guests, rules, below);
}

describe('webhooks', () => {
  test('tell the receiver of the documentation what happens at a table, and nothing of the game', async () => {
    const { url, lines } = await receiver(SECRET);
    server = await startServer({
      webhooks: { server: { url, secret: SECRET }, ofTables: false, allowPrivate: false },
    });
    const { table, keys } = await openTable(server.base, GAME, 2, { options: { starter: 0 } });
    await playedGame(table, keys);
    await vi.waitFor(() => expect(lines).toContain(`finished ${table}`));
    expect(lines.filter((line) => line === `started ${table}`)).toHaveLength(1);
    expect(lines.filter((line) => line === `finished ${table}`)).toHaveLength(1);
    const kinds = new Set(lines);
    expect(kinds).toEqual(
      new Set([`started ${table}`, `turn ${table} 0`, `turn ${table} 1`, `finished ${table}`]),
    );
  });

  test('with another secret, or sent again later, are refused by the receiver', async () => {
    const { url, lines } = await receiver(SECRET);
    const body = JSON.stringify({ id: '1', event: 'started', table: 'abc' });
    const send = async (secret: string, time: number) => {
      const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
      const headers = { 'iacta-timestamp': String(time), 'iacta-signature': `v1=${signature}` };
      return (await fetch(url, { method: 'POST', headers, body })).status;
    };
    const now = Math.floor(Date.now() / 1000);
    expect(await send('another secret of somebody', now)).toBe(401);
    expect(await send(SECRET, now - 3600)).toBe(401);
    expect((await fetch(url, { method: 'POST', body })).status).toBe(401);
    expect(lines).toEqual([]);
    expect(await send(SECRET, now)).toBe(204);
    expect(await send(SECRET, now)).toBe(204);
    await vi.waitFor(() => expect(lines).toEqual(['started abc']));
  });

  test('of a table are given by who opens it, go with its data, and are nobody else’s', async () => {
    const { url, lines } = await receiver(SECRET);
    server = await startServer({ webhooks: { server: null, ofTables: true, allowPrivate: true } });
    const key = newKey();
    const webhook = { url, secret: SECRET };
    const body = { key, game: GAME, options: { seats: 2, starter: 0 }, name: 'Ada', webhook };
    const { table } = (await call(server.base, 'POST', '/api/tables', { body })).json as { table: string };
    const other = newKey();
    await call(server.base, 'POST', `/api/tables/${table}/seats`, { body: { key: other, name: 'Bea' } });
    const own = async (of: string) =>
      (await call(server.base, 'GET', `/api/tables/${table}/me`, { key: of })).json;
    expect((await own(key)).webhook).toBe(url);
    expect((await own(other)).webhook).toBeNull();
    // It outlives a restart.
    await server.restart();
    await startedGame(table, [key, other]);
    await vi.waitFor(() => expect(lines).toEqual([`started ${table}`, `turn ${table} 0`]));
    const isOnDisk = (text: string) => {
      const folder = dirname(server.data);
      return readdirSync(folder).some((file) => readFileSync(join(folder, file)).includes(text));
    };
    expect(isOnDisk(url)).toBe(true);
    await call(server.base, 'DELETE', `/api/tables/${table}/me`, { key });
    expect(isOnDisk(url)).toBe(false);
    expect(isOnDisk(SECRET)).toBe(false);
    const log = await (await fetch(`${server.base}/api/tables/${table}/log`)).text();
    expect(log).not.toContain('webhook');
  });

  test('of a table are refused where the operator does not allow them, and to private addresses', async () => {
    const refusalOf = async (url: string) => {
      const body = { key: newKey(), game: GAME, webhook: { url, secret: SECRET } };
      return (await call(server.base, 'POST', '/api/tables', { body })).json.refusal;
    };
    server = await startServer();
    expect(await refusalOf('https://example.org/hook')).toEqual({ code: 'no-webhooks' });
    server = await startServer({ webhooks: { server: null, ofTables: true, allowPrivate: false } });
    expect(await refusalOf('https://10.0.0.1/hook')).toEqual({ code: 'bad-target' });
    expect(await refusalOf('http://example.org/hook')).toEqual({ code: 'bad-target' });
    expect(await refusalOf('https://example.org/hook')).toBeUndefined();
  });

  test('are read from the environment, or the server does not start', () => {
    expect(webhooksFrom({})).toBeNull();
    expect(webhooksFrom({ IACTA_TABLE_WEBHOOKS: '1' })).toEqual({
      server: null,
      ofTables: true,
      allowPrivate: false,
    });
    const given = { IACTA_WEBHOOK: 'http://127.0.0.1:9/', IACTA_WEBHOOK_SECRET: SECRET };
    expect(webhooksFrom(given)?.server).toEqual({ url: 'http://127.0.0.1:9/', secret: SECRET });
    expect(() => webhooksFrom({ ...given, IACTA_WEBHOOK_SECRET: 'short' })).toThrow('16 characters');
    expect(() => webhooksFrom({ ...given, IACTA_WEBHOOK: 'example.org' })).toThrow('https://');
  });
});
