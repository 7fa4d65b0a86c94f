import staticFiles from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { cachingOf, HEADERS } from './headers.ts';

/** The page's files and nothing else; routes of the page live after the # and never reach the server. */
export async function buildApp(folder: string): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: 1024,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: true,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(HEADERS);
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('cache-control', 'no-cache').type('text/plain').send('Not here.\n'),
  );
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
