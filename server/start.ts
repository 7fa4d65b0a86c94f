import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from './app.ts';
import { Hosts } from './http/hosts.ts';
import { addOnline, type OnlineOptions } from './online.ts';

export interface ServerOptions {
  readonly port: number;
  /** How many ports to try, counting up from `port`; 1 (the default): this one or none. */
  readonly portsToTry?: number;
  /** 0.0.0.0 (the default): every device in the same network can come in. */
  readonly host?: string;
  /** Where the built page is; null: no page, only tables. */
  readonly folder?: string | null;
  /** Tables online; without it only the page is served. */
  readonly online?: OnlineOptions;
  /** Public names that it answers to, apart from addresses and names of a home network. */
  readonly names?: readonly string[];
  readonly log?: AppOptions['log'];
}

export interface RunningServer {
  /** The port it listens on: a free one where 0 was asked for, a later one where `portsToTry` allows it. */
  readonly port: number;
  /** Finishes what was begun, notifies the devices, and stops. */
  close(): Promise<void>;
}

export const WEB_DIST = join(import.meta.dirname, '../web/dist');

/** Serves the built page and the tables. */
export async function startServer({
  port,
  portsToTry = 1,
  host = '0.0.0.0',
  folder = WEB_DIST,
  online,
  names = [],
  log,
}: ServerOptions): Promise<RunningServer> {
  if (folder !== null && !existsSync(join(folder, 'index.html'))) {
    throw new Error(`no page has been built in ${folder}`);
  }
  const hosts = new Hosts(names);
  const app = await buildApp({
    folder,
    hosts,
    ...(online?.behindProxy ? { behindProxy: true } : {}),
    ...(online?.limits?.connections === undefined ? {} : { connections: online.limits.connections }),
    ...(log ? { log } : {}),
  });
  const tables = online ? await addOnline(app, online, hosts) : null;
  const close = async () => {
    await tables?.close();
    await app.close();
  };
  try {
    return { port: await listen(app, host, port, portsToTry), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Listens on the first free port of those that may be tried; the port. */
async function listen(app: FastifyInstance, host: string, first: number, count: number): Promise<number> {
  for (let port = first; ; port++) {
    try {
      await app.listen({ port, host });
      const address = app.server.address();
      return typeof address === 'object' && address ? address.port : port;
    } catch (error) {
      if (!isPortTaken(error) || port >= first + count - 1) throw error;
    }
  }
}

export function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
