import type { IncomingMessage } from 'node:http';
import { hashBy } from '@iacta/online/hashes';
import type { FastifyInstance } from 'fastify';
import { Cleaner } from './cleaner.ts';
import { BY_NODE } from './hashes.ts';
import { addRoutes } from './http/routes.ts';
import { Metrics } from './metrics.ts';
import { type AddressLimits, LIMITS } from './socket/limits.ts';
import { networkOf } from './socket/network.ts';
import { Sockets } from './socket/sockets.ts';
import { Committer } from './store/committer.ts';
import { openStore } from './store/open.ts';
import { House, type HouseSettings } from './tables/house.ts';

export interface OnlineOptions {
  /** The one file that holds all tables. */
  readonly data: string;
  readonly limits?: Partial<AddressLimits>;
  readonly tables?: Partial<HouseSettings>;
  /** How many times faster than people devices may send: for drills and programs. */
  readonly pace?: number;
  /** How long a socket may stay without coming to a table, in milliseconds. */
  readonly helloWithin?: number;
  /** How often a device is asked whether it is there, in milliseconds. */
  readonly pulse?: number;
  /** Origins besides our own whose pages may connect. */
  readonly origins?: readonly string[];
  /** A reverse proxy stands before this server and tells whose request it is. */
  readonly behindProxy?: boolean;
}

const SETTINGS: HouseSettings = { botPause: 700, nonceWait: 1500, second: 1000, keep: 600_000, alarm: 5000 };
const HELLO_WITHIN_MS = 30_000;
const PULSE_MS = 30_000;
/** How long devices wait before they come back, give or take: a restart takes about that. */
const COME_BACK_MS = 1000;

hashBy(BY_NODE);

/** Tables online on top of a server: routes, sockets, and the file behind them. */
export async function addOnline(
  app: FastifyInstance,
  options: OnlineOptions,
): Promise<{ close(): Promise<void> }> {
  const { data, origins = [], behindProxy = false, pace = 1 } = options;
  const limits = { ...LIMITS, ...options.limits };
  const store = await openStore(data);
  const metrics: Metrics = new Metrics({ tables: () => house.rooms.size, sockets: () => sockets.count });
  const refused = (code: string) => metrics.refused(code);
  const cleaner = new Cleaner(
    () => committer.isBusy,
    () => globalThis.gc?.({ type: 'minor' }),
  );
  const committer: Committer = new Committer(store, (rows, ms) => {
    metrics.committed(rows, ms);
    cleaner.wrote(rows);
  });
  const house: House = new House(
    store,
    committer,
    { ...SETTINGS, ...options.tables },
    {
      refused,
      acknowledged: (ms) => metrics.acknowledged(ms),
      leftOut: () => metrics.leftOut(),
      trouble: (table, error) => app.log.error({ table, err: error }, 'a table is in trouble'),
    },
  );
  const sockets: Sockets = new Sockets(app.server, house, {
    limits,
    origins,
    pace,
    helloWithin: options.helloWithin ?? HELLO_WITHIN_MS,
    pulse: options.pulse ?? PULSE_MS,
    refused,
    addressOf: (request) => addressOf(request, behindProxy),
  });
  addRoutes(app, house, store, { limits, origins, refused });
  addAdmin(app, metrics, async () => {
    await store.listed(1, 0);
  });
  return {
    async close() {
      sockets.sayBye(COME_BACK_MS);
      await house.close();
      sockets.close();
      await store.close();
    },
  };
}

function addAdmin(app: FastifyInstance, metrics: Metrics, probe: () => Promise<void>): void {
  app.get('/healthz', (_, reply) => reply.type('text/plain').send('ok\n'));
  app.get('/readyz', async (_, reply) => {
    try {
      await probe();
      return reply.type('text/plain').send('ok\n');
    } catch {
      return reply.code(503).type('text/plain').send('the log cannot be read\n');
    }
  });
  app.get('/metrics', async (request, reply) => {
    // For the machine itself: how busy the tables are is nobody else's business.
    if (!/^(::1|127\.|::ffff:127\.)/.test(request.ip)) return reply.callNotFound();
    return reply.type('text/plain; version=0.0.4').send(await metrics.text());
  });
}

function addressOf(request: IncomingMessage, behindProxy: boolean): string {
  const forwarded = behindProxy ? String(request.headers['x-forwarded-for'] ?? '') : '';
  return networkOf(forwarded.split(',').at(-1)?.trim() || (request.socket.remoteAddress ?? ''));
}
