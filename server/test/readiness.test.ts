import { closeSync, mkdtempSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PassThrough } from 'node:stream';
import { SYSTEM_CLOCK } from '@iacta/online/clock';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startServer } from '../index.ts';
import { StoreError } from '../store/problem.ts';
import { Readiness } from '../store/readiness.ts';
import { HOST, openTable } from './kit.ts';

/** A store whose probes end when the test says so. */
function slowStore() {
  const probes: ((error?: Error) => void)[] = [];
  const probe = () =>
    new Promise<void>((resolve, reject) => {
      probes.push((error) => (error ? reject(error) : resolve()));
    });
  return { probe, probes };
}

describe('readiness', () => {
  let now = 0;
  const clock = { ...SYSTEM_CLOCK, monotonic: () => now };
  beforeEach(() => {
    now = 0;
  });

  test('a thousand questions are one probe, and its result holds for a second', async () => {
    const { probe, probes } = slowStore();
    const readiness = new Readiness({ store: { probe }, clock, changed: () => {} });
    const asked = Array.from({ length: 1000 }, () => readiness.problem());
    expect(probes).toHaveLength(1);
    now = 5000;
    probes[0]();
    expect(new Set(await Promise.all(asked))).toEqual(new Set([null]));
    // A slow probe does not make its own result old.
    now = 5999;
    await readiness.problem();
    expect(probes).toHaveLength(1);
    now = 6000;
    const later = readiness.problem();
    expect(probes).toHaveLength(2);
    probes[1](new StoreError('full', 'no room'));
    expect(await later).toBe('full');
    now = 6500;
    expect(await readiness.problem()).toBe('full');
    expect(probes).toHaveLength(2);
  });

  test('only a change of the state is reported', async () => {
    const changes: string[] = [];
    let failing: Error | null = null;
    const probe = async () => {
      if (failing) throw failing;
    };
    const changed = (problem: string | null) => changes.push(problem ?? 'ready');
    const readiness = new Readiness({ store: { probe }, clock, changed });
    for (const error of [null, null, new StoreError('missing', ''), new StoreError('missing', '')]) {
      failing = error;
      await readiness.problem();
      now += 1000;
    }
    expect(readiness.last).toBe('missing');
    failing = new Error('something else');
    await readiness.problem();
    now += 1000;
    failing = null;
    await readiness.problem();
    expect(changes).toEqual(['missing', 'failed', 'ready']);
    expect(readiness.last).toBeNull();
  });
});

describe('/readyz', () => {
  let folder: string;
  let data: string;
  let lines: string[];
  let server: Awaited<ReturnType<typeof startServer>>;
  const ready = () => fetch(`http://${HOST}:${server.port}/readyz`, { headers: { connection: 'close' } });

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'iacta-ready-'));
    data = join(folder, 'tables.sqlite');
    lines = [];
    const stream = new PassThrough({ encoding: 'utf8' });
    stream.on('data', (text: string) => lines.push(...text.trim().split('\n')));
    server = await startServer({
      port: 0,
      host: HOST,
      folder: null,
      online: { data },
      log: { stream, level: 'info' },
    });
  });
  afterEach(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  test('says once in the log that the file is gone, however often it is asked, and once that it is back', async () => {
    expect((await ready()).status).toBe(200);
    renameSync(data, `${data}.away`);
    const about = (text: string) => lines.filter((line) => line.includes(text));
    await expect.poll(async () => (await ready()).status, { interval: 100, timeout: 5000 }).toBe(503);
    const answers = await Promise.all(Array.from({ length: 10 }, async () => (await ready()).text()));
    expect(new Set(answers)).toEqual(new Set(['storage: missing\n']));
    expect(about('not ready')).toHaveLength(1);
    renameSync(`${data}.away`, data);
    await expect.poll(async () => (await ready()).status, { interval: 500, timeout: 10_000 }).toBe(200);
    expect(about('not ready')).toHaveLength(1);
    expect(about('ready again')).toHaveLength(1);
  }, 20_000);

  test('has a rate for each address', async () => {
    const asked = await Promise.all(Array.from({ length: 200 }, ready));
    const count = (status: number) => asked.filter((reply) => reply.status === status).length;
    expect(count(200) + count(429)).toBe(200);
    expect(count(200)).toBeGreaterThanOrEqual(30);
    expect(count(429)).toBeGreaterThanOrEqual(100);
  });
});

test('pages that are overwritten while the server runs make it not ready, though no step reads them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'iacta-damage-'));
  const data = join(folder, 'tables.sqlite');
  const lines: string[] = [];
  const stream = new PassThrough({ encoding: 'utf8' });
  stream.on('data', (text: string) => lines.push(text));
  const server = await startServer({
    port: 0,
    host: HOST,
    folder: null,
    online: { data, checkEvery: 100 },
    log: { stream, level: 'warn' },
  });
  const base = `http://${HOST}:${server.port}`;
  const at = async (path: string) => (await fetch(base + path, { headers: { connection: 'close' } })).text();
  for (let i = 0; i < 15; i++) await openTable(base, 'zocken', 2);
  expect(await at('/readyz')).toBe('ok\n');
  expect(await at('/metrics')).toContain('iacta_ready 1\n');
  // What was written lies in the write-ahead log until it is moved: a page that was not moved is not read from here.
  const other = new DatabaseSync(data);
  other.exec('pragma wal_checkpoint(truncate)');
  other.close();
  const pages = statSync(data).size / 4096;
  const descriptor = openSync(data, 'r+');
  for (let page = 2; page < pages; page += 3)
    writeSync(descriptor, Buffer.alloc(4096, 0xaa), 0, 4096, page * 4096);
  closeSync(descriptor);
  await expect.poll(() => at('/readyz'), { interval: 200, timeout: 20_000 }).toBe('storage: corrupt\n');
  expect(await at('/metrics')).toContain('iacta_ready 0\n');
  expect(lines.filter((line) => line.includes('not ready: corrupt'))).toHaveLength(1);
  await server.close();
  rmSync(folder, { recursive: true });
}, 30_000);
