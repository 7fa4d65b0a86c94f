import type { Socket } from 'node:net';
import { games } from '@iacta/games';
import { randomHex } from '@iacta/online/log';
import type { WebSocket } from 'ws';
import { addressOf, ask, connectFrom, HOST, openTable, sleep, webSocketFrom } from './from.ts';

/** What an attacker works with. Addresses of one kind are its own. */
export interface Attack {
  readonly port: number;
  readonly address: (n: number) => string;
  /** Tables at which honest players play now. */
  readonly tables: () => readonly string[];
}

const GAME = games.find(({ facts }) => facts.hasSealedAnswers)?.id ?? '';
const UPGRADE = (port: number, path: string, origin: string) =>
  `GET ${path} HTTP/1.1\r\nHost: ${HOST}:${port}\r\nOrigin: ${origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
const PING = Buffer.concat([Buffer.from([0x89, 0xfd, 0, 0, 0, 0]), Buffer.alloc(125)]);
const PINGS = Buffer.concat(Array.from({ length: 100 }, () => PING));

/** One round of each kind of attack, repeated for as long as the soak lasts. */
export const ATTACKS: { readonly [kind: string]: (attack: Attack) => Promise<void> } = {
  async pingsUnread({ port, address }) {
    const socket = connectFrom(address(0), port);
    socket.write(UPGRADE(port, '/api/socket', `http://${HOST}:${port}`));
    socket.pause();
    for (let i = 0; i < 50 && !socket.destroyed; i++) {
      socket.write(PINGS);
      await sleep(2);
    }
    socket.destroy();
  },

  async slowReader({ port, address, tables }) {
    const sockets = tables()
      .slice(0, 10)
      .map((table) => watch(address(0), port, table));
    await sleep(200);
    for (const socket of sockets) socket.pause();
    await sleep(8000);
    for (const socket of sockets) socket.terminate();
  },

  async churn({ port, address, tables }) {
    const sockets = Array.from({ length: 10 }, (_, i) => watch(address(i % 3), port, tables()[i]));
    await sleep(50);
    for (const socket of sockets) socket.terminate();
  },

  async refusedUpgrades({ port, address }) {
    const sockets = Array.from({ length: 20 }, (_, i) => {
      const socket = connectFrom(address(0), port);
      socket.allowHalfOpen = true;
      socket.write(UPGRADE(port, i % 2 ? '/other' : '/api/socket', i % 3 ? 'http://evil.example' : 'null'));
      return socket;
    });
    await sleep(3000);
    for (const socket of sockets) socket.destroy();
  },

  async pauseAndResume({ port, address }) {
    const keys = [randomHex(16), randomHex(16)];
    const table = await openTable(address(0), port, GAME, keys);
    if (table === null) return sleep(2000);
    const sockets = Array.from({ length: 20 }, () => watch(address(0), port, table, keys[0]));
    await sleep(300);
    for (let i = 0; i < 200; i++) {
      for (const socket of sockets)
        say(socket, { type: ['start', 'pause', 'resume'][i % 3], id: randomHex(8) });
      await sleep(10);
    }
    for (const socket of sockets) socket.terminate();
  },

  async logDownloads({ port, address, tables }) {
    const held: Socket[] = [];
    for (const table of tables().slice(0, 20)) {
      void ask(address(0), port, 'GET', `/api/tables/${table}/log`);
      // Another one is asked for and never read.
      const unread = connectFrom(address(1), port);
      unread.write(`GET /api/tables/${table}/log HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`);
      unread.pause();
      held.push(unread);
    }
    await sleep(2000);
    for (const socket of held) socket.destroy();
  },

  async badMessages({ port, address }) {
    const socket = webSocketFrom(address(0), port);
    await sleep(100);
    for (const text of [
      '[',
      `${'['.repeat(900)}`,
      '{"type":"hello"}',
      `{"type":"say","x":"${'x'.repeat(900)}"}`,
    ]) {
      for (let i = 0; i < 8; i++) say(socket, text);
    }
    if (socket.readyState === socket.OPEN) socket.send(Buffer.alloc(500_000));
    await ask(address(1), port, 'POST', '/api/tables', `{"key":${'['.repeat(500)}`);
    await ask(address(1), port, 'POST', '/api/tables', 'x'.repeat(100_000));
    socket.terminate();
  },

  async tooFast({ port, address }) {
    const keys = [randomHex(16), randomHex(16)];
    const table = await openTable(address(0), port, GAME, keys);
    if (table === null) return sleep(2000);
    const sockets = keys.map((key) => watch(address(0), port, table, key));
    await sleep(200);
    for (let i = 0; i < 300; i++) {
      for (const socket of sockets) {
        say(socket, { type: 'throw', id: randomHex(8), roll: i });
        say(socket, { type: 'say', phrase: 'hello' });
        say(socket, { type: 'ping' });
      }
      await sleep(3);
    }
    for (const socket of sockets) socket.terminate();
  },

  async watcherCrowd({ port, address, tables }) {
    const table = tables()[0];
    const sockets: WebSocket[] = [];
    for (let i = 0; i < 300; i++) {
      sockets.push(watch(address(i % 4), port, table));
      if (i % 20 === 0) await sleep(20);
    }
    await sleep(5000);
    for (const socket of sockets) socket.terminate();
  },

  async silentConnections({ port, address }) {
    const sockets = Array.from({ length: 400 }, () => connectFrom(address(0), port));
    await sleep(15_000);
    for (const socket of sockets) socket.destroy();
  },

  async slowHeaders({ port, address }) {
    const sockets = Array.from({ length: 100 }, () => connectFrom(address(0), port));
    const text = `GET / HTTP/1.1\r\nHost: ${HOST}\r\nX-A: ${'b'.repeat(1000)}`;
    for (let i = 0; i < 60; i++) {
      for (const socket of sockets) if (socket.writable) socket.write(text[i]);
      await sleep(200);
    }
    for (const socket of sockets) socket.destroy();
  },

  async requests({ port, address }) {
    const key = () => randomHex(16);
    const listed = () => JSON.stringify({ key: key(), game: GAME, name: '\u200bAda', listed: true });
    await Promise.all([
      ask(address(0), port, 'POST', '/api/tables', listed()),
      ask(address(0), port, 'GET', '/api/codes/ACDEFHJK'),
      ask(address(0), port, 'GET', '/api/tables'),
      ask(address(0), port, 'GET', `/api/tables/${key()}`),
    ]);
    await sleep(20);
  },
};

/** Runs one kind until it is stopped; returns the number of rounds. */
export async function repeat(
  kind: string,
  group: number,
  attack: Omit<Attack, 'address'>,
  on: () => boolean,
) {
  let rounds = 0;
  while (on()) {
    await ATTACKS[kind]({ ...attack, address: (n) => addressOf(group, n + 1) });
    rounds++;
    await sleep(5);
  }
  return rounds;
}

function watch(address: string, port: number, table: string | undefined, key?: string): WebSocket {
  const socket = webSocketFrom(address, port);
  socket.on('open', () =>
    socket.send(JSON.stringify({ type: 'hello', table: table ?? '', ...(key ? { key } : {}) })),
  );
  return socket;
}

function say(socket: WebSocket, message: object | string): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.send(typeof message === 'string' ? message : JSON.stringify(message));
}
