import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { WebSocket } from 'ws';

export const HOST = '127.0.0.1';

/** The n-th address of a group: on Linux all of 127.0.0.0/8 is this machine, and each counts as a separate address. */
export function addressOf(group: number, n: number): string {
  return `127.${group}.${n >> 8}.${n & 255}`;
}

/** A WebSocket from an address. */
export function webSocketFrom(address: string, port: number): WebSocket {
  const socket = new WebSocket(`ws://${HOST}:${port}/api/socket`, { localAddress: address });
  socket.on('error', () => {});
  return socket;
}

/** A plain connection from an address. */
export function connectFrom(address: string, port: number): Socket {
  const socket = connect({ host: HOST, port, localAddress: address });
  socket.on('error', () => {});
  return socket;
}

export interface Answer {
  /** 0: no answer at all. */
  readonly status: number;
  readonly text: string;
}

/** A request from an address. */
export function ask(
  address: string,
  port: number,
  method: 'GET' | 'POST',
  path: string,
  body?: string,
): Promise<Answer> {
  return new Promise((resolve) => {
    const asked = request(
      {
        host: HOST,
        port,
        method,
        path,
        localAddress: address,
        agent: false,
        headers: body === undefined ? {} : { 'content-type': 'application/json' },
      },
      (reply) => {
        let text = '';
        reply.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        reply.on('close', () => resolve({ status: reply.statusCode ?? 0, text }));
      },
    );
    asked.on('error', () => resolve({ status: 0, text: '' }));
    asked.end(body);
  });
}

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** A table with players in all seats: its id and their keys. Null where it was refused. */
export async function openTable(
  address: string,
  port: number,
  game: string,
  keys: readonly string[],
): Promise<string | null> {
  const open = { key: keys[0], game, options: { seats: keys.length }, name: 'Player 1' };
  const opened = await ask(address, port, 'POST', '/api/tables', JSON.stringify(open));
  if (opened.status !== 200) return null;
  const { table } = JSON.parse(opened.text) as { table: string };
  for (const [i, key] of keys.entries()) {
    const body = JSON.stringify({ key, name: `Player ${i + 1}` });
    if (i > 0) await ask(address, port, 'POST', `/api/tables/${table}/seats`, body);
  }
  return table;
}
