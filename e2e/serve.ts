import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, WEB_DIST } from '../server/index.ts';

const FREE = { burst: 1e6, perSecond: 1e6 };

/** The server that people start, once for all tests; they find it by IACTA_PORT. */
export default async function serve(): Promise<() => Promise<void>> {
  const data = mkdtempSync(join(tmpdir(), 'iacta-e2e-'));
  const server = await startServer({
    port: 4870,
    portsToTry: 20,
    folder: process.env.IACTA_DIST ?? WEB_DIST,
    // Bots that do not seem to think, players who are voted about at once, and a crowd that comes from one address.
    online: {
      data: join(data, 'tables.sqlite'),
      pace: 100,
      tables: { botPause: 0, absenceGrace: 0 },
      limits: { connecting: FREE, opening: FREE, codes: FREE, joining: FREE, downloads: FREE },
    },
  });
  process.env.IACTA_PORT = String(server.port);
  return async () => {
    await server.close();
    rmSync(data, { recursive: true });
  };
}
