import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { basename, dirname, join } from 'node:path';
import type { AdminReply, AdminRequest } from '@iacta/server';

/** The sockets of the server's processes on this machine; some may be left over. */
export function socketsOf(base: string): readonly string[] {
  const name = basename(base);
  try {
    return readdirSync(dirname(base))
      .filter((file) => file.startsWith(`${name}.`) && /^\d+\.admin$/.test(file.slice(name.length + 1)))
      .map((file) => join(dirname(base), file));
  } catch {
    return [];
  }
}

/** The answer of the process behind a socket; null where none is there. */
function ask(socketPath: string, asked: AdminRequest): Promise<AdminReply | null> {
  return new Promise((resolve) => {
    const sent = request({ socketPath, method: 'POST', path: '/' }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      reply.on('error', () => resolve(null));
      reply.on('end', () => resolve(JSON.parse(text) as AdminReply));
    });
    sent.on('error', () => resolve(null));
    sent.end(JSON.stringify(asked));
  });
}

/** Asks all processes at once, in the order of their sockets. Those that have gone are left out. */
export async function askAll(
  sockets: readonly string[],
  asked: AdminRequest,
): Promise<readonly AdminReply[]> {
  const replies = await Promise.all(sockets.map((socket) => ask(socket, asked)));
  return replies.filter((reply) => reply !== null);
}

/** Asks the first process that answers: the others follow its journal. */
export async function askOne(sockets: readonly string[], asked: AdminRequest): Promise<AdminReply | null> {
  for (const socket of sockets) {
    const reply = await ask(socket, asked);
    if (reply) return reply;
  }
  return null;
}
