import staticFiles from '@fastify/static';
import { type Clock, SYSTEM_CLOCK } from '@iacta/online/clock';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { cachingOf, HEADERS, WITH_TLS } from './headers.ts';
import { withoutFolder } from './http/folder.ts';
import { Hosts, MISDIRECTED } from './http/hosts.ts';
import { Pages } from './http/pages.ts';
import type { FindGame } from './http/previews.ts';
import { unknownHostPage } from './http/unknown-host.ts';
import { addressOf } from './limits/address.ts';
import type { Rate } from './limits/bucket.ts';
import { NetworkRate } from './limits/by-network.ts';
import { limitConnections, MOST_CONNECTIONS } from './limits/connections.ts';
import { ADDRESS_LIMITS } from './limits/settings.ts';
import { refusalOf } from './permissions/refusals.ts';

export interface AppOptions {
  /** Where the built page is; null: no page. */
  readonly folder: string | null;
  /** The folder in which browsers see the page, where a proxy puts it into one: `/games`. */
  readonly base?: string;
  /** The game of a table, for the previews of links to it. */
  readonly gameOf?: FindGame;
  readonly behindProxy?: boolean;
  /** The names that it answers to. */
  readonly hosts?: Hosts;
  /** Connections of one address at once. */
  readonly connections?: number;
  /** HTTP requests of one address, whatever they ask for. */
  readonly requests?: Rate;
  readonly clock?: Clock;
  /** Called for what is refused before a route is looked for. */
  readonly refused?: (code: string, address: string) => void;
  /** Where finders of vulnerabilities turn to: `mailto:` or `https:`. */
  readonly securityContact?: string;
  /** Where log lines go, as JSON, and from which level on; nowhere unless given. */
  readonly log?: { readonly stream: NodeJS.WritableStream; readonly level: string };
}

/** The page and its files, and whatever is added to it. Secrets in addresses stand after the #, which no server sees. */
export async function buildApp({
  folder,
  base = '',
  gameOf = async () => null,
  behindProxy = false,
  hosts = new Hosts(),
  connections = ADDRESS_LIMITS.connections,
  requests = ADDRESS_LIMITS.requests,
  clock = SYSTEM_CLOCK,
  refused = () => {},
  securityContact,
  log,
}: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: 1024,
    // A request is short, and so is the time to send it or to read its answer.
    requestTimeout: 15_000,
    connectionTimeout: 30_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000 },
    routerOptions: { maxParamLength: 200 },
    // Most proxies take the folder away before they pass a request on, some leave it.
    rewriteUrl: ({ url = '/' }) => withoutFolder(url, base),
    forceCloseConnections: true,
    // Only the proxy itself is trusted: the headers before it could be forged by any client.
    trustProxy: behindProxy ? (_address: string, hop: number) => hop === 0 : false,
    // Requests are not logged: their addresses can name tables.
    ...(log ? { logger: log, logController: new LogController({ disableRequestLogging: true }) } : {}),
  });
  limitConnections(app.server, {
    perAddress: behindProxy ? null : connections,
    most: MOST_CONNECTIONS,
  });
  const rate = new NetworkRate(requests);
  app.addHook('onRequest', async (request, reply) => {
    const address = addressOf(request.raw, behindProxy);
    if (!rate.take(address, clock.monotonic())) {
      refused('too-many', address);
      // A flood has to connect again for each request, and connections are limited, too.
      reply.code(429).header('connection', 'close').header('retry-after', RETRY_AFTER_SECONDS);
      return reply.send({ refusal: { code: 'too-many' } });
    }
    reply.headers(HEADERS);
    // TLS is a proxy's: without one the protocol is http, whatever a header says.
    if (request.protocol === 'https') reply.headers(WITH_TLS);
    if (!hosts.allows(request.headers.host)) {
      refused('unknown-host', address);
      return refuseHost(request, reply);
    }
  });
  // The framework's own messages are for its users, not for ours; what went wrong inside is for the log.
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'a request has failed');
    const refusal = status >= 500 ? refusalOf(error) : { code: 'malformed' };
    return reply.code(status >= 500 ? 503 : status).send({ refusal });
  });
  const pages = folder === null ? null : new Pages(folder, base, gameOf);
  app.setNotFoundHandler(
    async (request, reply) =>
      (await pages?.answer(request, reply)) ??
      reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not here.\n'),
  );
  if (securityContact !== undefined)
    app.get('/.well-known/security.txt', (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('text/plain; charset=utf-8')
        .send(securityText(securityContact, clock.now())),
    );
  if (folder === null) return app;
  await app.register(staticFiles, {
    root: folder,
    preCompressed: true,
    dotfiles: 'ignore',
    // Ours, by the name of the file, instead of one age for all.
    cacheControl: false,
    // Pages are answered above: each has a policy of its own.
    index: false,
    wildcard: false,
    globIgnore: ['**/*.html', '**/*.html.*'],
    setHeaders: (reply, path) => {
      reply.header('cache-control', cachingOf(path));
    },
  });
  return app;
}

const RETRY_AFTER_SECONDS = 10;
/** How long what is said in security.txt holds: while the server runs, it is renewed with every answer. */
const SECURITY_TEXT_HOLDS_MS = 30 * 86_400_000;

/** RFC 9116. */
function securityText(contact: string, now: number): string {
  return `Contact: ${contact}\nExpires: ${new Date(now + SECURITY_TEXT_HOLDS_MS).toISOString()}\n`;
}

function refuseHost(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(MISDIRECTED).header('cache-control', 'no-store');
  if (request.url.startsWith('/api/')) return reply.send({ refusal: { code: 'unknown-host' } });
  const { host = '', 'accept-language': accepted } = request.headers;
  return reply.type('text/html; charset=utf-8').send(unknownHostPage(host, accepted));
}
