import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { plain } from '@iacta/core';
import { startServer } from '@iacta/server';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { join } from '../join/index.ts';
import { addressOf } from '../join/server.ts';
import { JOIN_WORDS } from '../join/words/index.ts';
import { ONLINE_COMMANDS } from '../table/commands.ts';
import { Talk } from '../table/talk.ts';
import { LineTerminal } from '../terminal/lines.ts';
import { WORDS } from '../words/index.ts';

const say = JOIN_WORDS.en;
const words = WORDS.en;
const FREE = { burst: 1e6, perSecond: 1e6 };
const folder = mkdtempSync(path(tmpdir(), 'iacta-origin-'));
let base = '';
let server: Awaited<ReturnType<typeof startServer>>;
/** Another server, which passes everything on, so that it can name tables of the first one. */
let other: Server;
let foreign = '';
let heard = '';
const sockets = new Set<Socket>();

const listening = (to: Server): Promise<number> =>
  new Promise((done) => to.listen(0, '127.0.0.1', () => done((to.address() as AddressInfo).port)));

beforeAll(async () => {
  const probe = createServer();
  const port = await listening(probe);
  await new Promise((closed) => probe.close(closed));
  base = `http://127.0.0.1:${port}`;
  server = await startServer({
    port,
    host: '127.0.0.1',
    folder: null,
    online: {
      data: path(folder, 'tables.sqlite'),
      pace: 1000,
      tables: { botPause: 0 },
      limits: { opening: FREE, codes: FREE, joining: FREE, connecting: FREE },
    },
  });
  other = createServer((from) => {
    const to = connect(port, '127.0.0.1');
    for (const each of [from, to]) {
      sockets.add(each);
      each.on('error', () => {});
      each.on('close', () => [from, to].map((end) => end.destroy()));
    }
    from.on('data', (bytes) => {
      heard += bytes;
      to.write(bytes);
    });
    to.pipe(from);
  });
  foreign = `http://127.0.0.1:${await listening(other)}`;
});
afterAll(async () => {
  for (const each of sockets) each.destroy();
  await new Promise((closed) => other.close(closed));
  await server.close();
  rmSync(folder, { recursive: true });
});

interface Person {
  readonly screen: () => string;
  readonly type: (line: string) => void;
  readonly ended: Promise<{ lines: string[]; isRefused: boolean }>;
}

/** A person at a terminal; `answer` sees the screen at each prompt, and types a line or waits. */
function sit(
  code: string,
  home: string,
  at: string,
  answer: (screen: string) => string | null,
  more: { name?: string; watch?: boolean } = {},
): Person {
  let screen = '';
  let isGone = false;
  let typed: ((line: string | null) => void) | null = null;
  const type = (line: string | null) => {
    typed?.(line);
    typed = null;
  };
  const look = () => {
    const line = typed && (isGone ? null : answer(screen));
    if (line !== null || isGone) type(line);
  };
  const terminal = new LineTerminal({
    nextLine: () =>
      new Promise((done) => {
        typed = done;
        setImmediate(look);
      }),
    write(text) {
      screen += text;
      if (text === '> ') setImmediate(look);
    },
    paint: plain,
    phrases: words,
  });
  const address = addressOf(code, at);
  if (address === null) throw new Error(code);
  const talk = new Talk(terminal, 'en', ONLINE_COMMANDS);
  const ended = join({
    talk,
    folder: path(folder, home),
    address,
    watch: more.watch ?? false,
    comeBack: 'iacta join CODE',
    ...(more.name === undefined ? {} : { name: more.name }),
  });
  onTestFinished(() => {
    isGone = true;
    type(null);
  });
  return { screen: () => screen, type, ended };
}

/** A table at the first server. */
async function open(seats: number) {
  const key = randomBytes(16).toString('hex');
  const reply = await fetch(`${base}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key, game: 'zocken', options: { seats, starter: 0 }, name: 'Ada' }),
  });
  return { key, ...((await reply.json()) as { table: string; code: string }) };
}

/** The file of a seat, as an earlier visit has left it. */
function keep(home: string, table: string, kept: object): string {
  const online = path(folder, home, 'online');
  mkdirSync(online, { recursive: true });
  const file = path(online, `${table}.json`);
  writeFileSync(file, JSON.stringify(kept));
  return file;
}

/** Whether the latest prompt has choices. */
const isChoice = (screen: string): boolean =>
  screen.endsWith('\n> ') && /^ \d+ {2}\S/.test(screen.split('\n').at(-2) ?? '');

/** Once at the table: away again. */
const leaves = (screen: string): string | null => {
  if (screen.slice(-500).includes(say.leave)) return '2';
  return screen.includes('(you') || screen.includes('(host, away)') ? 'quit' : null;
};

describe('the key of a seat', () => {
  test('is not sent to another server that names the same table', async () => {
    const { key, table, code } = await open(1);
    keep('elsewhere', table, { server: base, key, known: null });
    heard = '';
    const { lines, isRefused } = await sit(code, 'elsewhere', foreign, leaves).ended;
    expect({ lines, isRefused }).toEqual({ lines: [say.otherServer(base)], isRefused: true });
    expect(heard).toContain('/api/codes/');
    expect(heard).not.toContain('/api/socket');
    expect(heard).not.toContain(key);
    const back = sit(code, 'elsewhere', base, leaves);
    expect((await back.ended).isRefused).toBe(false);
    expect(back.screen()).toContain('Ada (you, host)');
  });

  test('of a new seat is kept with its server', async () => {
    const { table, code } = await open(2);
    await sit(code, 'new', base, leaves, { name: 'Bea' }).ended;
    const kept = JSON.parse(readFileSync(path(folder, 'new', 'online', `${table}.json`), 'utf8'));
    expect(kept.server).toBe(base);
    expect((await sit(code, 'new', foreign, leaves).ended).lines).toEqual([say.otherServer(base)]);
  });

  test('from an earlier version goes nowhere before the player has said where', async () => {
    const { key, table, code } = await open(1);
    const asked = (screen: string) => screen.endsWith(`${say.seatIsElsewhere}\n> `);
    const file = keep('old', table, { key, diceKey: 'ab'.repeat(32), known: null });
    heard = '';
    const unsure = sit(code, 'old', foreign, (screen) => (asked(screen) ? '2' : null));
    expect(await unsure.ended).toEqual({ lines: [say.seatStaysUnsent], isRefused: true });
    expect(unsure.screen()).toContain(say.isSeatOf(foreign));
    expect(heard).not.toContain('/api/socket');
    const sure = sit(code, 'old', base, (screen) =>
      screen.includes('Ada (you') ? leaves(screen) : asked(screen) ? '1' : null,
    );
    expect((await sure.ended).isRefused).toBe(false);
    expect(sure.screen()).toContain(say.isSeatOf(base));
    expect(JSON.parse(readFileSync(file, 'utf8')).server).toBe(base);
    const again = sit(code, 'old', base, leaves);
    await again.ended;
    expect(again.screen()).not.toContain(say.isSeatOf(base));
  });

  test('is not needed by those who watch', async () => {
    const { key, table, code } = await open(1);
    keep('watch', table, { server: base, key, known: null });
    const watcher = sit(code, 'watch', foreign, leaves, { watch: true });
    expect((await watcher.ended).isRefused).toBe(false);
  });

  test('is not sent where a rematch has the id of a table elsewhere', async () => {
    const { key, table, code } = await open(1);
    keep('again', table, { server: base, key, known: null });
    let over = () => {};
    const isOver = new Promise<void>((done) => {
      over = done;
    });
    const ada = sit(code, 'again', base, (screen) => {
      if (!isChoice(screen)) return null;
      if (!screen.slice(-500).includes(words.again)) return '1';
      over();
      return null;
    });
    await isOver;
    // Ada's other device asks for the rematch, so its id is known; a seat elsewhere has the same one.
    const next = await askAgain(table, key);
    const elsewhere = 'http://127.0.0.1:9';
    keep('again', next, { server: elsewhere, key: 'k'.repeat(22), known: null });
    ada.type('1');
    expect(await ada.ended).toEqual({ lines: [say.otherServer(elsewhere)], isRefused: true });
  });
});

function askAgain(table: string, key: string): Promise<string> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/socket`);
  onTestFinished(() => socket.close());
  const send = (message: object) => socket.send(JSON.stringify(message));
  return new Promise((done) => {
    socket.onopen = () => send({ type: 'hello', table, key });
    socket.onmessage = ({ data }) => {
      const reply = JSON.parse(String(data)) as {
        readonly type: string;
        readonly entry?: { readonly body?: { readonly type: string; readonly table: string } };
      };
      if (reply.type === 'welcome') send({ type: 'again', id: '0123456789abcdef01234567' });
      if (reply.entry?.body?.type === 'again') done(reply.entry.body.table);
    };
  });
}
