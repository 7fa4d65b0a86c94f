import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readAdmin, secondsOf } from '../admin/read.ts';
import { USAGE } from '../admin/words.ts';

const LAUNCHER = join(import.meta.dirname, '../bin/iacta.js');
const ENV = { ...process.env, LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' };

let folder: string;
let data: string;
let server: ChildProcess;
let base: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'iacta-admin-'));
  writeFileSync(join(folder, '200.html'), '<!doctype html>');
  data = join(folder, 'tables.sqlite');
  const args = [LAUNCHER, 'serve', '--host', '127.0.0.1', '--port', '0', '--data', data];
  server = spawn(process.execPath, args, {
    env: { ...ENV, IACTA_DIST: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of server.stdout ?? []) {
    output += String(chunk);
    const found = /http:\/\/localhost:(\d+)\//.exec(output);
    if (found) {
      base = `http://127.0.0.1:${found[1]}`;
      break;
    }
  }
}, 30_000);
afterAll(async () => {
  server.kill('SIGTERM');
  await once(server, 'close');
  rmSync(folder, { recursive: true });
});

async function iacta(...args: string[]): Promise<{ code: number; text: string }> {
  const child = spawn(process.execPath, [LAUNCHER, 'admin', ...args], { env: ENV });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  const [code] = (await once(child, 'close')) as [number];
  return { code, text };
}

describe('iacta admin', () => {
  test('closes a table of a running server, by its code, and says what was done', async () => {
    const key = 'a-key-of-at-least-22-letters';
    const opened = await fetch(`${base}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key, game: 'zocken', name: 'Ada' }),
    });
    const { table, code } = (await opened.json()) as { table: string; code: string };
    expect((await fetch(`${base}/api/tables/${table}`)).status).toBe(200);
    expect((await iacta('tables', '--data', data)).text).toContain(`${table}  ${code}  zocken  waiting`);
    expect(await iacta('close', code, '--data', data)).toEqual({ code: 0, text: 'Done.\n' });
    expect((await fetch(`${base}/api/tables/${table}`)).status).toBe(403);
    const { text } = await iacta('log', '--data', data, '--json');
    expect(JSON.parse(text)).toMatchObject([{ action: 'close', table }]);
    expect(readFileSync(`${data}.operator.jsonl`, 'utf8')).toContain('"action":"close"');
  });

  test('says in English what it cannot do', async () => {
    expect(await iacta('close', 'ACDEFHJK', '--data', data)).toEqual({
      code: 1,
      text: 'There is no such table.\n',
    });
    const nowhere = await iacta('tables', '--data', join(folder, 'none.sqlite'));
    expect(nowhere.code).toBe(1);
    expect(nowhere.text).toContain('No server of this machine answers');
    expect(await iacta('erase', '--data', data)).toMatchObject({ code: 2 });
    expect((await iacta('--help')).text).toBe(`${USAGE}\n`);
  });
});

describe('the words of a command', () => {
  const by = 'anna';
  const key = 'ab'.repeat(32);
  const readAs = (text: string, time?: string) => readAdmin(text.split(' '), { by, time });

  test('are read where they make sense', () => {
    expect(readAs('ban 192.0.2.7', '12h')).toEqual({ do: 'ban', by, address: '192.0.2.7', seconds: 43_200 });
    expect(readAs(`ban ${key}`, '7d')).toEqual({ do: 'ban', by, key, seconds: 604_800 });
    expect(readAs('mute T watchers')).toEqual({ do: 'mute', by, table: 'T', seat: -1 });
    expect(readAs('remove-name T 0')).toEqual({ do: 'remove-name', by, table: 'T', seat: 0 });
  });

  test.each([
    ['ban 192.0.2.7'],
    ['ban example.org', '1h'],
    ['ban 192.0.2.7', '1 hour'],
    ['close T', '1h'],
    ['close'],
    ['close T U'],
    ['remove-name T watchers'],
    ['mute T 16'],
    ['tables T'],
    [''],
  ])('are refused elsewhere: %s', (text: string, time?: string) => {
    expect(readAs(text, time)).toBeNull();
  });

  test('a time is a number and a unit', () => {
    expect(['30m', '12h', '7d', '0d', '7', 'd', '1e3m'].map(secondsOf)).toEqual([
      1800,
      43_200,
      604_800,
      null,
      null,
      null,
      null,
    ]);
  });

  test('each is in the manual', () => {
    const manual = readFileSync(join(import.meta.dirname, '../../docs/operating.md'), 'utf8');
    const commands = [...USAGE.matchAll(/^ {2}([a-z][a-z-]*) /gm)].map(([, name]) => name);
    expect(commands.length).toBeGreaterThan(10);
    for (const name of commands) expect(manual).toContain(`\`${name}`);
  });
});
