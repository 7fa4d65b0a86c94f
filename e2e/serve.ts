import { startServer, WEB_DIST } from '../server/index.ts';

/** The server that people start, once for all tests; they find it by IACTA_PORT. */
export default async function serve(): Promise<() => Promise<void>> {
  const server = await startServer({ port: 4870, folder: process.env.IACTA_DIST ?? WEB_DIST });
  process.env.IACTA_PORT = String(server.port);
  return () => server.close();
}
