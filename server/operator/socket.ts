import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Operator } from './operator.ts';

const LONGEST = 4096;
/** Owner only. */
const UMASK = 0o177;

/** Each process of a machine has its own. */
export const operatorPath = (base: string, port: number): string => `${base}.${port}.admin`;

/** Serves an operator's requests at a socket of this machine that only the owner of the server can open. */
export async function operatorSocket(path: string, operator: Operator): Promise<Server> {
  const server = createServer((request, reply) => {
    void bodyOf(request)
      .then((body) => operator.answer(body))
      .then((answer) => reply.writeHead(200, { connection: 'close' }).end(JSON.stringify(answer)));
  });
  // A process that was killed leaves its socket behind; its port is ours now.
  rmSync(path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    // The socket is made within the call of `listen`.
    const before = process.umask(UMASK);
    try {
      server.listen(path, resolve);
    } finally {
      process.umask(before);
    }
  });
  return server;
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > LONGEST) return null;
  }
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
