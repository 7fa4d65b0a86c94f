import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Below, type Json, type Rules, randomStream } from '@iacta/core';
import { type ClientOptions, type Happening, TableClient } from '@iacta/online/client';
import { randomHex } from '@iacta/online/log';
import type { Reply, ReplyOf } from '@iacta/online/wire';
import { Robot, stepOf } from '../drill/robot.ts';
import { freePort } from '../drill/victim.ts';
import { startServer } from '../index.ts';
import type { OnlineOptions } from '../online.ts';

export const HOST = '127.0.0.1';

/** A real server on a real file, without pauses. */
export async function startTestServer(
  options: Partial<OnlineOptions> = {},
  more: { readonly isAdministered?: boolean } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'iacta-online-'));
  const data = join(folder, 'tables.sqlite');
  const start = (port: number) =>
    startServer({
      port,
      host: HOST,
      folder: null,
      online: {
        data,
        ...(more.isAdministered ? { operator: data } : {}),
        pace: 1000,
        ...options,
        tables: { botPause: 0, nonceWait: 300, revealWait: 1000, ...options.tables },
        limits: { ...UNLIMITED, ...options.limits },
      },
    });
  let server = await start(await freePort());
  const { port } = server;
  return {
    data,
    port,
    base: `http://${HOST}:${port}`,
    /** Stops the server as an operator would, and starts it again on the same file. */
    async restart() {
      await server.close();
      server = await start(port);
    },
    /** The same, with something done to the file while the server is stopped. */
    async restartWith(change: () => Promise<unknown>) {
      await server.close();
      await change();
      server = await start(port);
    },
    async close() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

const FREE = { burst: 1e6, perSecond: 1e6 };
const UNLIMITED = {
  connections: 5000,
  requests: FREE,
  ready: FREE,
  sockets: 1000,
  connecting: FREE,
  opening: FREE,
  listing: FREE,
  codes: FREE,
  joining: FREE,
  downloads: FREE,
  downloading: 1000,
};

export type Answered = { status: number; json: { [key: string]: Json } };

export async function call(
  base: string,
  method: string,
  path: string,
  { body, key }: { body?: unknown; key?: string } = {},
): Promise<Answered> {
  const reply = await fetch(base + path, {
    method,
    headers: {
      // A connection that outlives its server would be tried for the next one.
      connection: 'close',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  return { status: reply.status, json: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : {} };
}

export const newKey = () => randomHex(16);

/** A table with people in all its seats; the opener sits in seat 0. */
export async function openTable(
  base: string,
  game: string,
  seats: number,
  more: { options?: object; clock?: number; watch?: boolean; listed?: boolean; people?: number } = {},
) {
  const { people = seats, options, ...rest } = more;
  const keys = Array.from({ length: people }, newKey);
  const body = { key: keys[0], game, options: { seats, ...options }, name: 'Person 0', ...rest };
  const opened = await call(base, 'POST', '/api/tables', { body });
  if (opened.status !== 200) throw new Error(JSON.stringify(opened));
  const { table, code } = opened.json as { table: string; code: string };
  for (const [i, key] of keys.entries()) {
    if (i === 0) continue;
    await call(base, 'POST', `/api/tables/${table}/seats`, { body: { key, name: `Person ${i}` } });
  }
  return { table, code, keys };
}

/** Everything a client received, and a way to wait until a condition holds for it. */
export class Guest {
  readonly client: TableClient;
  readonly heard: string[] = [];
  readonly happenings: Happening[] = [];
  readonly verdicts: string[] = [];
  #waiting: { holds: () => boolean; resolve: () => void }[] = [];

  constructor(port: number, options: Omit<ClientOptions, 'url' | 'on'>) {
    this.client = new TableClient({
      connect: (url) => this.#listen(new WebSocket(url)),
      ...options,
      url: `ws://${HOST}:${port}/api/socket`,
      jitter: () => 0,
      on: (happening) => {
        this.happenings.push(happening);
        if (happening.kind === 'table' && happening.roll) this.verdicts.push(happening.roll.verdict);
        this.#look();
      },
    });
  }

  #listen(socket: WebSocket): WebSocket {
    socket.addEventListener('message', ({ data }) => this.heard.push(String(data)));
    return socket;
  }

  #look(): void {
    // The first of all happenings comes while the client is being made.
    if (this.client === undefined) return;
    const waiting = this.#waiting;
    this.#waiting = waiting.filter(({ holds }) => !holds());
    for (const each of waiting) if (!this.#waiting.includes(each)) each.resolve();
  }

  until(holds: (client: TableClient) => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push({ holds: () => holds(this.client), resolve });
      this.#look();
    });
  }

  online(): Promise<void> {
    return this.until(({ connection }) => connection === 'online');
  }

  /** Until the last entry of a finished game, whatever it takes. */
  over(): Promise<void> {
    return this.until(({ table }) => table?.phase === 'over');
  }
}

/** Plays any legal move whenever it is this guest's turn. */
export function autoplay(guest: Guest, rules: Rules, below: Below = randomStream(7)): void {
  const robot = new Robot(() => guest.client, rules, below);
  const push = guest.happenings.push.bind(guest.happenings);
  guest.happenings.push = (...happenings) => {
    robot.wake();
    return push(...happenings);
  };
  robot.wake();
}

/** The first guest that is asked takes one step; it is there when all of them have seen it. */
export async function takeStep(people: readonly Guest[], rules: Rules, below: Below): Promise<number> {
  for (const { client } of people) {
    const next = client.position && stepOf(rules, client.position, client.seat, client.owing, below);
    if (!next) continue;
    const result = await (next === 'throw' ? client.throwDice() : client.move(next.move));
    if (!result.ok) throw new Error(`a legal step was refused: ${result.refusal.code}`);
    // A throw is answered after its roll was broadcast.
    const until = Math.max(result.seq, client.seq);
    await Promise.all(people.map((each) => each.until((c) => c.seq >= until)));
    return client.seat;
  }
  throw new Error('nobody is asked');
}

/** A socket without the client's good manners. */
export class RawSocket {
  readonly heard: Reply[] = [];
  /** Everything that came, as it came. */
  readonly texts: string[] = [];
  readonly #socket: WebSocket;
  readonly opened: Promise<boolean>;
  readonly closed: Promise<number>;
  #look = () => {};

  constructor(port: number) {
    this.#socket = new WebSocket(`ws://${HOST}:${port}/api/socket`);
    this.#socket.addEventListener('message', ({ data }) => {
      this.texts.push(String(data));
      this.heard.push(JSON.parse(String(data)) as Reply);
      this.#look();
    });
    this.opened = new Promise((resolve) => {
      this.#socket.addEventListener('open', () => resolve(true));
      this.#socket.addEventListener('error', () => resolve(false));
    });
    this.closed = new Promise((resolve) => {
      this.#socket.addEventListener('close', ({ code }) => resolve(code));
    });
  }

  send(message: unknown): void {
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The next thing of a kind that was not asked for before. */
  async next<T extends Reply['type']>(type: T): Promise<ReplyOf<T>> {
    for (;;) {
      const at = this.heard.findIndex((reply) => reply.type === type);
      if (at >= 0) return this.heard.splice(at, 1)[0] as ReplyOf<T>;
      await new Promise<void>((resolve) => {
        this.#look = resolve;
      });
    }
  }

  /** The next thing of either kind. */
  async oneOf(...types: readonly Reply['type'][]): Promise<Reply> {
    for (;;) {
      const at = this.heard.findIndex(({ type }) => types.includes(type));
      if (at >= 0) return this.heard.splice(at, 1)[0];
      await new Promise<void>((resolve) => {
        this.#look = resolve;
      });
    }
  }

  /** What has come so far is of no interest. */
  forget(): void {
    this.heard.length = 0;
  }

  /** Sends an action and returns the code of its refusal, or `ok`. */
  async ask(action: { readonly type: string; readonly id?: string; readonly [key: string]: unknown }) {
    const { id = randomHex(8) } = action;
    this.send({ ...action, id });
    for (;;) {
      const reply = this.heard.find((each) => 'id' in each && each.id === id);
      if (reply) {
        this.heard.splice(this.heard.indexOf(reply), 1);
        return reply.type === 'refused' ? reply.refusal.code : 'ok';
      }
      await new Promise<void>((resolve) => {
        this.#look = resolve;
      });
    }
  }

  /** The next thing of any kind. */
  arrived(): Promise<void> {
    return new Promise((resolve) => {
      this.#look = resolve;
    });
  }

  async hello(table: string, key?: string): Promise<ReplyOf<'welcome'>> {
    await this.opened;
    this.send({ type: 'hello', table, ...(key === undefined ? {} : { key }) });
    return this.next('welcome');
  }

  close(): void {
    this.#socket.close();
  }
}
