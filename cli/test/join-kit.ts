import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { plain } from '@iacta/core';
import { type GameId, loadRules } from '@iacta/games';
import { OnlineSession, type OnlineState } from '@iacta/online/client';
import { startServer } from '@iacta/server';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { join } from '../join/index.ts';
import { addressOf } from '../join/server.ts';
import { JOIN_WORDS } from '../join/words/index.ts';
import { ONLINE_COMMANDS } from '../table/commands.ts';
import { Talk } from '../table/talk.ts';
import { LineTerminal } from '../terminal/lines.ts';
import { WORDS } from '../words/index.ts';

// A real server, people before terminals, and devices that see the table as a page does.

export const say = JOIN_WORDS.en;
export const words = WORDS.en;
const folder = mkdtempSync(path(tmpdir(), 'iacta-join-'));
const FREE = { burst: 1e6, perSecond: 1e6 };
let base = '';
let server: Awaited<ReturnType<typeof startServer>>;

/** Starts the server of a test file. */
export function serveTables(tables: object = {}): void {
  beforeAll(async () => {
    const port = await freePort();
    base = `http://127.0.0.1:${port}`;
    server = await startServer({
      port,
      host: '127.0.0.1',
      folder: null,
      online: {
        data: path(folder, 'tables.sqlite'),
        pace: 1000,
        tables: { botPause: 0, ...tables },
        // All players of all tests share one address.
        limits: { opening: FREE, codes: FREE, joining: FREE, connecting: FREE },
      },
    });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const { port } = probe.address() as { port: number };
  await new Promise((closed) => probe.close(closed));
  return port;
}

/** A person before a terminal: what is typed follows from what is on the screen. */
export class Player {
  screen = '';
  readonly #rest: string[] = [];
  #waiting: ((line: string | null) => void) | null = null;
  #watchers: { readonly seen: (screen: string) => boolean; readonly done: () => void }[] = [];
  /** Types automatically at every prompt. */
  auto: ((screen: string) => string | null) | null = null;
  readonly ended: Promise<{ lines: string[]; isRefused: boolean }>;

  constructor(code: string, home: string, flags: { name?: string; watch?: boolean } = {}) {
    const terminal = new LineTerminal({
      nextLine: () => this.#line(),
      write: (text) => this.#write(text),
      paint: plain,
      phrases: words,
    });
    const address = addressOf(code, base);
    if (address === null) throw new Error(`no address: ${code}`);
    this.ended = join({
      talk: new Talk(terminal, 'en', ONLINE_COMMANDS),
      folder: path(folder, home),
      address,
      watch: flags.watch ?? false,
      comeBack: 'iacta join CODE',
      ...(flags.name === undefined ? {} : { name: flags.name }),
    });
    onTestFinished(() => this.type(null));
  }

  type(line: string | null): void {
    if (this.#waiting) this.#waiting(line);
    else this.#rest.push(line as string);
    this.#waiting = null;
  }

  /** Until something is on the screen, from here on. */
  sees(text: string, from = 0): Promise<void> {
    return new Promise((done) => {
      const seen = (screen: string) => screen.slice(from).includes(text);
      if (seen(this.screen)) done();
      else this.#watchers.push({ seen, done });
    });
  }

  #line(): Promise<string | null> {
    if (this.#rest.length > 0) return Promise.resolve(this.#rest.shift() ?? null);
    return new Promise((resolve) => {
      this.#waiting = resolve;
      this.#answer();
    });
  }

  #write(text: string): void {
    this.screen += text;
    for (const { seen, done } of this.#watchers.filter((each) => each.seen(this.screen))) {
      done();
      this.#watchers = this.#watchers.filter((each) => each.seen !== seen);
    }
    // Every prompt ends like this; an answer is given when everything of it has been written.
    if (text === '> ') queueMicrotask(() => this.#answer());
  }

  #answer(): void {
    const line = this.#waiting && this.auto ? this.auto(this.screen) : null;
    if (line !== null) this.type(line);
  }
}

/** Opens a table with Ada as its host, whose terminal has the key, as after an earlier visit. */
export async function openTable(game: GameId, seats: number, options: object = {}, more: object = {}) {
  const key = randomBytes(16).toString('hex');
  const reply = await fetch(`${base}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key, game, options: { seats, ...options }, name: 'Ada', ...more }),
  });
  expect(reply.status).toBe(200);
  const { table, code } = (await reply.json()) as { table: string; code: string };
  const home = path(folder, table, 'ada', 'online');
  mkdirSync(home, { recursive: true });
  writeFileSync(path(home, `${table}.json`), JSON.stringify({ server: base, key, known: null }));
  const player = (name: string, watch = false) =>
    new Player(code, path(table, name.toLowerCase()), { name, watch });
  const page = (name: string) => Page.open(table, game, name);
  const hostPage = () => Page.with(table, game, key);
  return { table, code, player, page, hostPage };
}

/** A device that knows of the table what a page does, with a person who acts when the test says so. */
export class Page {
  readonly session: OnlineSession;
  #watchers: (() => void)[] = [];

  private constructor(session: OnlineSession) {
    this.session = session;
    session.subscribe(() => {
      for (const look of this.#watchers) look();
    });
    onTestFinished(() => session.close());
  }

  static async with(table: string, game: GameId, key: string): Promise<Page> {
    const session = new OnlineSession({
      url: `${base.replace('http', 'ws')}/api/socket`,
      table,
      key,
      rules: await loadRules(game),
      seatsOf: ({ seats }) => seats.map(({ name, bot }) => ({ name, bot })),
    });
    return new Page(session);
  }

  static async open(table: string, game: GameId, name: string): Promise<Page> {
    const key = randomBytes(16).toString('hex');
    const reply = await fetch(`${base}/api/tables/${table}/seats`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key, name }),
    });
    expect(reply.status).toBe(200);
    return Page.with(table, game, key);
  }

  /** Until the state is as wanted. */
  async until(isWanted: (state: OnlineState) => boolean): Promise<OnlineState> {
    while (!isWanted(this.session.state)) {
      await new Promise<void>((resolve) => {
        this.#watchers = [resolve];
      });
    }
    return this.session.state;
  }
}

/** The first choice wherever there is one; at the end the last: enough for today. */
export function first(screen: string): string | null {
  const prompt = screen.slice(screen.lastIndexOf('\n\n')).trimEnd();
  if (screen.slice(-500).includes(words.again)) return '2';
  return / 1 {2}\S/.test(prompt.slice(-1500)) && !waits(screen) ? '1' : null;
}

function waits(screen: string): boolean {
  const last = screen.trimEnd().split('\n').at(-2) ?? '';
  return last.startsWith('Waiting for') || last.startsWith(say.connecting);
}
