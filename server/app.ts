import staticFiles from '@fastify/static';
import fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { cachingOf, HEADERS } from './headers.ts';

export interface AppOptions {
  /** Where the built page is; null: no page. */
  readonly folder: string | null;
  readonly behindProxy?: boolean;
  /** Where log lines go, as JSON, and from which level on; nowhere unless given. */
  readonly log?: { readonly stream: NodeJS.WritableStream; readonly level: string };
}

/** The page's files, and whatever is added to it; routes of the page live after the # and never reach the server. */
export async function buildApp({ folder, behindProxy = false, log }: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: 1024,
    // Nothing that is asked here takes long to say.
    requestTimeout: 15_000,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: true,
    // Only the proxy itself is believed: what came before it could be anybody's invention.
    trustProxy: behindProxy ? (_address: string, hop: number) => hop === 0 : false,
    // Requests are not logged: their addresses can name tables.
    ...(log ? { logger: log, logController: new LogController({ disableRequestLogging: true }) } : {}),
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(HEADERS);
  });
  // The framework's own messages are for its users, not for ours; what went wrong inside is for the log.
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'a request has failed');
    const code = status >= 500 ? 'closing' : 'malformed';
    return reply.code(status >= 500 ? 503 : status).send({ refusal: { code } });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('cache-control', 'no-cache').type('text/plain').send('Not here.\n'),
  );
  if (folder === null) return app;
  await app.register(staticFiles, {
    root: folder,
    preCompressed: true,
    dotfiles: 'ignore',
    // Ours, by the name of the file, instead of one age for all.
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cachingOf(path));
    },
  });
  return app;
}
