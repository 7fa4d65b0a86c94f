import { SYSTEM_CLOCK } from '@iacta/online/clock';
import { readLog, writeLog } from '@iacta/online/log';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { logStream } from '../http/log-stream.ts';
import { Coalesced } from '../session/coalesced.ts';
import { LOG_LIMITS } from '../session/commands.ts';
import { call, newKey, openTable, RawSocket, startTestServer } from './kit.ts';

const GAME = 'zocken';
const ending: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const end of ending.splice(0).reverse()) await end();
});

async function serverWith(options: Parameters<typeof startTestServer>[0] = {}) {
  const opened = await startTestServer(options);
  ending.push(() => opened.close());
  return opened;
}

function raw(port: number): RawSocket {
  const socket = new RawSocket(port);
  ending.push(() => socket.close());
  return socket;
}

describe('who is there (D11)', () => {
  test('changes within an interval are broadcast together at its end', () => {
    vi.useFakeTimers();
    let calls = 0;
    const coalesced = new Coalesced(
      SYSTEM_CLOCK,
      () => 200,
      () => calls++,
    );
    for (let i = 0; i < 1000; i++) coalesced.ask();
    expect(calls).toBe(1);
    vi.advanceTimersByTime(199);
    expect(calls).toBe(1);
    vi.advanceTimersByTime(1);
    expect(calls).toBe(2);
    vi.advanceTimersByTime(1000);
    expect(calls).toBe(2);
    coalesced.ask();
    coalesced.ask();
    expect(calls).toBe(3);
    coalesced.stop();
    vi.advanceTimersByTime(1000);
    expect(calls).toBe(3);
  });

  test('a crowd of spectators is not notified of each one that comes', async () => {
    const crowd = 150;
    const { port, base } = await serverWith();
    const { table, keys } = await openTable(base, GAME, 2);
    const player = raw(port);
    await player.hello(table, keys[0]);
    const watchers = Array.from({ length: crowd }, () => raw(port));
    await Promise.all(watchers.map((socket) => socket.hello(table)));
    let last = await player.next('here');
    let told = 1;
    while (last.watchers < crowd) {
      last = await player.next('here');
      told++;
    }
    // One for each arrival would be 150.
    expect(told).toBeLessThan(30);
  });
});

describe('the log (D4)', () => {
  test('is full for all but the game after its limit of entries', async () => {
    const { port, base } = await serverWith({ tables: { log: { entries: 4, steps: 20_000 } } });
    const { table, keys } = await openTable(base, GAME, 2);
    const [ada, bea] = [raw(port), raw(port)];
    await ada.hello(table, keys[0]);
    await bea.hello(table, keys[1]);
    // Opened, two players, started: four entries.
    ada.send({ type: 'start', id: 'start-the-game' });
    await ada.next('ack');
    ada.send({ type: 'pause', id: 'pause-the-game' });
    expect(await ada.next('refused')).toMatchObject({ refusal: { code: 'log-full' } });
    ada.send({ type: 'throw', id: 'throw-the-dice', roll: 0 });
    expect(await ada.next('ack')).toMatchObject({ seq: expect.any(Number) });
  });

  test('before the start it is full for new players, too', async () => {
    const { base } = await serverWith({ tables: { log: { entries: 2, steps: 20_000 } } });
    const { table } = await openTable(base, GAME, 2, { people: 1 });
    const body = { key: newKey(), name: 'Bea' };
    expect(await call(base, 'POST', `/api/tables/${table}/seats`, { body })).toEqual({
      status: 409,
      json: { refusal: { code: 'log-full' } },
    });
  });

  test('and in the end it is full for everything', async () => {
    const { port, base } = await serverWith({ tables: { log: { entries: 4, steps: 4 } } });
    const { table, keys } = await openTable(base, GAME, 2);
    const ada = raw(port);
    await ada.hello(table, keys[0]);
    ada.send({ type: 'start', id: 'start-the-game' });
    await ada.next('ack');
    ada.send({ type: 'throw', id: 'throw-the-dice', roll: 0 });
    expect(await ada.next('refused')).toMatchObject({ refusal: { code: 'log-full' } });
    expect(LOG_LIMITS.steps).toBeGreaterThanOrEqual(4 * LOG_LIMITS.entries);
  });

  test('is sent in pages that make the same file', async () => {
    const salt = '0'.repeat(32);
    for (const count of [0, 1, 199, 200, 201, 1000]) {
      const log = {
        kind: 'iacta-table-log' as const,
        format: 1 as const,
        table: 'a'.repeat(32),
        head: 'b'.repeat(64),
        names: [],
        entries: Array.from({ length: count }, (_, at) => ({
          salt,
          body: { type: 'pause' as const, at, seat: 0 },
        })),
      };
      const pages: string[] = [];
      const entries = log.entries.map((entry) => JSON.stringify(entry));
      for await (const page of logStream({ ...log, entries })) pages.push(String(page));
      expect(pages.join('')).toBe(writeLog(log));
      expect(pages.length).toBeGreaterThanOrEqual(2 + Math.ceil(count / 200));
    }
  });

  test('is downloaded so often, and then not for a while', async () => {
    const { base } = await serverWith({ limits: { downloads: { burst: 3, perSecond: 0.001 } } });
    const { table } = await openTable(base, GAME, 2);
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) statuses.push((await call(base, 'GET', `/api/tables/${table}/log`)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  test('what is downloaded is counted until it has been read', async () => {
    const { base } = await serverWith({ limits: { downloading: 1 } });
    const { table } = await openTable(base, GAME, 2);
    for (let i = 0; i < 3; i++) {
      const { status, json } = await call(base, 'GET', `/api/tables/${table}/log`);
      expect(status).toBe(200);
      expect(readLog(json).ok).toBe(true);
    }
  });
});

describe('names at one table (D12)', () => {
  test('are kept in one spelling, and no two are alike', async () => {
    const { base } = await serverWith();
    const { table } = await openTable(base, GAME, 4, { people: 1 });
    const join = async (name: string) => {
      const { json } = await call(base, 'POST', `/api/tables/${table}/seats`, {
        body: { key: newKey(), name },
      });
      return 'refusal' in json ? (json.refusal as { code: string }).code : json.seat;
    };
    expect(await join('Anna\u200b')).toBe(1);
    for (const name of ['Anna', 'ANNA', '\u0410nna', 'A\u200dnna', 'Ann\u0430.', 'person 0']) {
      expect(await join(name)).toBe('name-taken');
    }
    expect(await join('\u200b')).toBe('malformed');
    expect(await join('Hanna')).toBe(2);
    const { json } = await call(base, 'GET', `/api/tables/${table}`);
    expect(json.seats).toMatchObject([{}, { name: 'Anna' }, { name: 'Hanna' }, {}]);
  });
});
