import { createServer, type Server } from 'node:http';
import type { Clock } from '@iacta/online/clock';
import type { FastifyInstance } from 'fastify';
import { NetworkRate } from '../limits/by-network.ts';
import { isLoopback } from '../limits/network.ts';
import type { AddressLimits } from '../limits/settings.ts';
import type { Metrics } from '../metrics.ts';
import type { Readiness } from '../store/readiness.ts';

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

const TEXT = 'text/plain';
const METRICS = 'text/plain; version=0.0.4';

/** What an operator's programs ask a server: whether it lives, whether it can write, and its figures. */
export class OperatorAnswers {
  readonly #metrics: Metrics;
  readonly #readiness: Readiness;

  constructor(metrics: Metrics, readiness: Readiness) {
    this.#metrics = metrics;
    this.#readiness = readiness;
  }

  health(): Answer {
    return { status: 200, type: TEXT, text: 'ok\n' };
  }

  async ready(): Promise<Answer> {
    const problem = await this.#readiness.problem();
    return problem === null
      ? { status: 200, type: TEXT, text: 'ok\n' }
      : { status: 503, type: TEXT, text: `storage: ${problem}\n` };
  }

  async metrics(): Promise<Answer> {
    await this.#readiness.problem();
    return { status: 200, type: METRICS, text: await this.#metrics.text() };
  }
}

interface OperatorRoutesNeeds {
  readonly limits: Pick<AddressLimits, 'ready'>;
  readonly clock: Clock;
}

/** On the players' port anyone may ask whether the server is ready, at a rate; figures are for its own machine. */
export function addOperatorRoutes(
  app: FastifyInstance,
  answers: OperatorAnswers,
  { limits, clock }: OperatorRoutesNeeds,
): void {
  const rate = new NetworkRate(limits.ready);
  app.get('/healthz', (_, reply) => reply.type(TEXT).send(answers.health().text));
  app.get('/readyz', async (request, reply) => {
    if (!rate.take(request.ip, clock.monotonic())) return reply.code(429).type(TEXT).send('too many\n');
    const { status, type, text } = await answers.ready();
    return reply.code(status).type(type).send(text);
  });
  app.get('/metrics', async (request, reply) => {
    // The load of the tables is not public.
    if (!isLoopback(request.ip)) return reply.callNotFound();
    const { type, text } = await answers.metrics();
    return reply.type(type).send(text);
  });
}

/** An address of its own for an operator's programs: who reaches it may ask everything. */
export function operatorServer(answers: OperatorAnswers): Server {
  return createServer((request, reply) => {
    void answerAt(answers, request.url ?? '').then(({ status, type, text }) =>
      reply.writeHead(status, { 'content-type': type, connection: 'close' }).end(text),
    );
  });
}

async function answerAt(answers: OperatorAnswers, url: string): Promise<Answer> {
  const [path] = url.split('?');
  if (path === '/healthz') return answers.health();
  if (path === '/readyz') return answers.ready();
  if (path === '/metrics') return answers.metrics();
  return { status: 404, type: TEXT, text: 'Not here.\n' };
}
