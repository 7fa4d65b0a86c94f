import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type AppOptions, buildApp } from './app.ts';
import { addOnline, type OnlineOptions } from './online.ts';

export interface ServerOptions {
  readonly port: number;
  /** 0.0.0.0 (the default): every device in the same network can come in. */
  readonly host?: string;
  /** Where the built page is; null: no page, only tables. */
  readonly folder?: string | null;
  /** Tables online; without it only the page is served. */
  readonly online?: OnlineOptions;
  readonly log?: AppOptions['log'];
}

export interface RunningServer {
  /** The one that was free, which need not be the one that was asked for. */
  readonly port: number;
  /** Lets what was begun come to its end, tells the devices, and goes. */
  close(): Promise<void>;
}

export const WEB_DIST = join(import.meta.dirname, '../web/dist');
const TRIES = 20;

/** Serves the built page and the tables; a port that is taken makes it try the next one. */
export async function startServer({
  port,
  host = '0.0.0.0',
  folder = WEB_DIST,
  online,
  log,
}: ServerOptions): Promise<RunningServer> {
  if (folder !== null && !existsSync(join(folder, 'index.html'))) {
    throw new Error(`no page has been built in ${folder}`);
  }
  const app = await buildApp({
    folder,
    ...(online?.behindProxy ? { behindProxy: true } : {}),
    ...(log ? { log } : {}),
  });
  const tables = online ? await addOnline(app, online) : null;
  const close = async () => {
    await tables?.close();
    await app.close();
  };
  for (let tried = port; ; tried++) {
    try {
      await app.listen({ port: tried, host });
      const address = app.server.address();
      return { port: typeof address === 'object' && address ? address.port : tried, close };
    } catch (error) {
      if (!isTaken(error) || tried >= port + TRIES) throw error;
    }
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
