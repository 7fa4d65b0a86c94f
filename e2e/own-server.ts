import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerOptions, startServer, WEB_DIST } from '../server/index.ts';

/** A server of its own, whose time and life are in the hands of the test. */
export async function ownServer(
  tables: { readonly second?: number; readonly hostGrace?: number } = {},
  more: Pick<NonNullable<ServerOptions['online']>, 'push' | 'clock'> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'iacta-online-'));
  const begin = (port: number) =>
    startServer({
      port,
      folder: process.env.IACTA_DIST ?? WEB_DIST,
      online: { data: join(folder, 'tables.sqlite'), pace: 100, tables: { botPause: 0, ...tables }, ...more },
    });
  let server = await begin(0);
  const { port } = server;
  return {
    base: `http://localhost:${port}/`,
    stop: () => server.close(),
    async begin() {
      server = await begin(port);
    },
    async close() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
