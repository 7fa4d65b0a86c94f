import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from './app.ts';
import { Hosts } from './http/hosts.ts';
import { operatorServer } from './http/operator.ts';
import { addOnline, type Online, type OnlineOptions } from './online.ts';
import { operatorPath, operatorSocket } from './operator/socket.ts';

export interface ServerOptions {
  readonly port: number;
  /** How many ports to try, counting up from `port`; 1 (the default): this one or none. */
  readonly portsToTry?: number;
  /** 0.0.0.0 (the default): every device in the same network can come in. */
  readonly host?: string;
  /** Where the built page is; null: no page, only tables. */
  readonly folder?: string | null;
  /** The folder in which browsers see the page, where a proxy puts it into one: `/games`. */
  readonly base?: string;
  /** Tables online; without it only the page is served. */
  readonly online?: OnlineOptions;
  /** Public names that it answers to, apart from addresses and names of a home network. */
  readonly names?: readonly string[];
  readonly log?: AppOptions['log'];
  /** Where figures and readiness are told to whoever asks; they are on `port` in any case, figures for its own machine. */
  readonly metrics?: { readonly host: string; readonly port: number };
  /** Where finders of vulnerabilities turn to, as a `mailto:` or `https:` address. */
  readonly securityContact?: string;
}

export interface RunningServer {
  /** The port it listens on: a free one where 0 was asked for, a later one where `portsToTry` allows it. */
  readonly port: number;
  /** That of `metrics`; null where there is none. */
  readonly metricsPort: number | null;
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
  base = '',
  online,
  names = [],
  log,
  metrics,
  securityContact,
}: ServerOptions): Promise<RunningServer> {
  if (folder !== null && !existsSync(join(folder, '200.html'))) {
    throw new Error(`no page has been built in ${folder}`);
  }
  const hosts = new Hosts(names);
  let tables: Online | null = null;
  const app = await buildApp({
    folder,
    base,
    hosts,
    gameOf: async (table, ip) => (tables ? tables.gameOf(table, ip) : null),
    ...(online?.behindProxy ? { behindProxy: true } : {}),
    ...(online?.limits?.connections === undefined ? {} : { connections: online.limits.connections }),
    ...(online?.limits?.requests === undefined ? {} : { requests: online.limits.requests }),
    refused: (code, address) => tables?.refused(code, address),
    ...(securityContact === undefined ? {} : { securityContact }),
    ...(log ? { log } : {}),
  });
  tables = online ? await addOnline(app, { ...online, base }, hosts) : null;
  const operator = tables && metrics ? operatorServer(tables.answers) : null;
  let admin: Server | null = null;
  const close = async () => {
    admin?.close();
    operator?.close();
    await tables?.close();
    await app.close();
  };
  try {
    const metricsPort = operator && metrics ? await listenOn(operator, metrics) : null;
    const listening = await listen(app, host, port, portsToTry);
    if (tables && online?.operator !== undefined) {
      // Play goes on without it.
      admin = await operatorSocket(operatorPath(online.operator, listening), tables.operator).catch(
        (error: unknown) => {
          app.log.warn({ err: error }, 'there is no socket for iacta admin');
          return null;
        },
      );
    }
    return { port: listening, metricsPort, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function listenOn(server: Server, { host, port }: { host: string; port: number }): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return portOf(server) ?? port;
}

function portOf(server: Server): number | null {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : null;
}

/** Listens on the first free port of those that may be tried; the port. */
async function listen(app: FastifyInstance, host: string, first: number, count: number): Promise<number> {
  for (let port = first; ; port++) {
    try {
      await app.listen({ port, host });
      return portOf(app.server) ?? port;
    } catch (error) {
      if (!isPortTaken(error) || port >= first + count - 1) throw error;
    }
  }
}

export function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
