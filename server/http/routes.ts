import { type Result, read, type schema } from '@iacta/core';
import { TABLE_ID, writeLog } from '@iacta/online/log';
import { KEY, OPEN_TABLE, TAKE_SEAT } from '@iacta/online/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressesOf } from '../addresses.ts';
import { type AddressLimits, AddressRate, type Rate } from '../socket/limits.ts';
import { networkOf } from '../socket/network.ts';
import { isOwnOrigin } from '../socket/origin.ts';
import type { Store } from '../store/store.ts';
import type { House } from '../tables/house.ts';
import { type Identity, identify } from '../tables/keys.ts';
import { type Answer, refuse } from '../tables/refusals.ts';
import type { Room } from '../tables/room.ts';
import { logFile } from './export.ts';

const STATUS: { readonly [code: string]: number } = {
  'no-such-table': 404,
  'no-watching': 403,
  'unknown-key': 403,
  'foreign-page': 403,
  'not-host': 403,
  'too-many': 429,
  closing: 503,
  started: 409,
  full: 409,
  'seat-taken': 409,
  'not-over': 409,
};
const LISTED = 50;
const LOOPBACK = /^(::1|127\.|::ffff:127\.)/;

export interface RouteSettings {
  readonly limits: AddressLimits;
  readonly origins: readonly string[];
  readonly refused: (code: string) => void;
}

/** Opening, joining and taking away; everything that happens at a table goes over its socket. */
export function addRoutes(app: FastifyInstance, house: House, store: Store, settings: RouteSettings): void {
  const { limits, origins, refused } = settings;

  function answer<T>(reply: FastifyReply, answered: Answer<T>): FastifyReply {
    reply.header('cache-control', 'no-store');
    if (answered.ok) return reply.send(answered.value);
    const { refusal } = answered;
    refused(refusal.code);
    return reply.code(STATUS[refusal.code] ?? 400).send({ refusal });
  }

  /** A route with its rate and its origin check; what it returns is the answer. */
  function route<T>(
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    rate: Rate,
    handle: (request: FastifyRequest) => Promise<Answer<T>>,
  ): void {
    const rates = new AddressRate(rate);
    app.route({
      method,
      url,
      async handler(request, reply) {
        const own = isOwnOrigin(request.headers.origin, request.headers.host, origins);
        if (!own || !rates.take(networkOf(request.ip), Date.now()))
          return answer(reply, refuse(own ? 'too-many' : 'foreign-page'));
        return answer(reply, await handle(request));
      },
    });
  }

  /** The table of the address, and who asks. */
  async function visited(request: FastifyRequest): Promise<Answer<{ room: Room; who: Identity | null }>> {
    const { id } = request.params as { id: string };
    const table = read(TABLE_ID, id);
    const room = table.ok ? await house.room(table.value).catch(() => null) : null;
    if (!room) return refuse('no-such-table');
    const key = bearer(request);
    const who = key === null ? null : identify(room.table, key);
    return key !== null && who === null ? refuse('unknown-key') : { ok: true, value: { room, who } };
  }

  /** The same, for those who may look at it. */
  async function seen(request: FastifyRequest): Promise<Answer<{ room: Room; who: Identity | null }>> {
    const visit = await visited(request);
    if (!visit.ok) return visit;
    const { room, who } = visit.value;
    return who !== null || room.table.watch ? visit : refuse('no-watching');
  }

  route('POST', '/api/tables', limits.opening, async (request) => {
    const body = parsed(OPEN_TABLE, request.body);
    return body.ok ? house.open(body.value) : body;
  });

  route('GET', '/api/tables', limits.joining, async () => ({ ok: true, value: await house.listed(LISTED) }));

  route('GET', '/api/codes/:code', limits.codes, (request) => {
    const { code } = request.params as { code: string };
    return house.find(code);
  });

  /** Whoever sits at the server's own machine knows it as localhost, which is no address to invite others to. */
  route('GET', '/api/address', limits.joining, async ({ ip, server }) => {
    const bound = server.server.address();
    const isOpen = typeof bound === 'object' && bound !== null && !LOOPBACK.test(bound.address);
    const network = isOpen && LOOPBACK.test(ip) ? addressesOf(bound.port).network : null;
    return { ok: true, value: { network } };
  });

  route('GET', '/api/tables/:id', limits.joining, async (request) => {
    const visit = await visited(request);
    if (!visit.ok) return visit;
    const { table } = visit.value.room;
    return { ok: true, value: { ...table.state(), awaited: table.awaited() } };
  });

  route('POST', '/api/tables/:id/seats', limits.joining, async (request) => {
    const body = parsed(TAKE_SEAT, request.body);
    if (!body.ok) return body;
    const visit = await visited(request);
    return visit.ok ? house.take(visit.value.room.table.id, body.value) : visit;
  });

  /** The table of the address and whose key is shown, for those who come with one. */
  async function own(request: FastifyRequest): Promise<Answer<{ room: Room; who: Identity; key: string }>> {
    const visit = await visited(request);
    if (!visit.ok) return visit;
    const { room, who } = visit.value;
    const key = bearer(request);
    return who && key !== null ? { ok: true, value: { room, who, key } } : refuse('unknown-key');
  }

  /** What is kept of somebody here. */
  route('GET', '/api/tables/:id/me', limits.joining, async (request) => {
    const visit = await own(request);
    return visit.ok ? house.own(visit.value.room, visit.value.who, visit.value.key) : visit;
  });

  /** Forgets somebody's name and key. Steps that were played stay: they are the others' game too. */
  route('DELETE', '/api/tables/:id/me', limits.joining, async (request) => {
    const visit = await own(request);
    if (!visit.ok) return visit;
    const forgotten = await house.forget(visit.value.room, visit.value.key);
    return forgotten.ok ? { ok: true, value: { forgotten: forgotten.value } } : forgotten;
  });

  route('GET', '/api/tables/:id/record', limits.joining, async (request) => {
    const visit = await seen(request);
    if (!visit.ok) return visit;
    const { table } = visit.value.room;
    return table.phase === 'over' && table.record
      ? { ok: true, value: table.record.toJSON() }
      : refuse('not-over');
  });

  const logRate = new AddressRate(limits.joining);
  app.get('/api/tables/:id/log', async (request, reply) => {
    if (!logRate.take(networkOf(request.ip), Date.now())) return answer(reply, refuse('too-many'));
    const visit = await seen(request);
    if (!visit.ok) return answer(reply, visit);
    const { room } = visit.value;
    if (!(await room.settled())) return answer(reply, refuse('closing'));
    const rows = await store.rows(room.table.id);
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="iacta-${room.table.id.slice(0, 8)}.json"`)
      .type('application/json')
      .send(writeLog(logFile(room.table, rows)));
  });
}

function bearer({ headers }: FastifyRequest): string | null {
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  return given !== undefined && read(KEY, given).ok ? given : null;
}

function parsed<S extends schema.GenericSchema>(shape: S, body: unknown): Result<schema.InferOutput<S>> {
  return read(shape, body);
}
