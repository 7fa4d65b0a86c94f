import { type Result, read, type schema } from '@iacta/core';
import { type Clock, SYSTEM_CLOCK } from '@iacta/online/clock';
import { hashOfKey, TABLE_ID } from '@iacta/online/log';
import {
  CHANGE_KEY,
  KEY,
  OPEN_TABLE,
  REPORT,
  STORAGE_REFUSALS,
  SUBSCRIBE,
  TAKE_SEAT,
  UNSUBSCRIBE,
} from '@iacta/online/wire';
import { recordOf } from '@iacta/table/log';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressesOf } from '../addresses.ts';
import type { Rate } from '../limits/bucket.ts';
import { NetworkCount, NetworkRate } from '../limits/by-network.ts';
import { isLoopback, providerOf } from '../limits/network.ts';
import type { AddressLimits } from '../limits/settings.ts';
import type { Operator } from '../operator/operator.ts';
import { type RouteName, whyNotPermitted } from '../permissions/permissions.ts';
import { type Answer, refuse } from '../permissions/refusals.ts';
import { type Identity, identify, rolesOf } from '../permissions/roles.ts';
import type { Push } from '../push/push.ts';
import type { TableRegistry } from '../registry/registry.ts';
import type { TableSession } from '../session/session.ts';
import { isOwnOrigin, ownOriginOf } from '../socket/origin.ts';
import { isListedName, NAME_LIST } from '../tables/name-list.ts';
import { type AddDownload, addDailyRoutes, sendFile } from './daily-routes.ts';
import { logText } from './export.ts';
import { JsonText } from './json-text.ts';
import { logStream } from './log-stream.ts';

const STATUS: { readonly [code: string]: number } = {
  'no-such-table': 404,
  'no-watching': 403,
  'unknown-key': 403,
  'table-closed': 403,
  banned: 403,
  'foreign-page': 403,
  'not-host': 403,
  'too-many': 429,
  closing: 503,
  started: 409,
  full: 409,
  'seat-taken': 409,
  'name-taken': 409,
  'log-full': 409,
  'not-over': 409,
  over: 409,
  'no-push': 404,
  ranked: 409,
  'no-such-day': 404,
  'day-not-begun': 409,
  'day-over': 409,
  'day-open': 409,
  'linked-already': 409,
  'attempt-deleted': 409,
  ...Object.fromEntries(STORAGE_REFUSALS.map((code) => [code, 503])),
};
const LISTED = 50;

/** Who asks about which table. */
interface Visit {
  readonly session: TableSession;
  readonly who: Identity;
  readonly keyHash: string | null;
}

export interface RouteSettings {
  readonly limits: AddressLimits;
  readonly origins: readonly string[];
  readonly refused: (code: string, address: string) => void;
  readonly behindProxy?: boolean;
  readonly clock?: Clock;
  /** Whether an operator keeps an address or a key out. */
  readonly isBanned?: (address: string, keyHashes: readonly string[]) => boolean;
  /** Keeps a report for the operator; false where there are too many. */
  readonly report?: Operator['report'];
  /** Whether players choose their names from a list. */
  readonly hasNameList?: boolean;
  /** Notifications; without keys there are none. */
  readonly push?: Push | null;
}

/** Opening, joining and taking away; everything that happens at a table goes over its socket. */
export function addRoutes(app: FastifyInstance, registry: TableRegistry, settings: RouteSettings): void {
  const { limits, origins, refused, behindProxy = false, clock = SYSTEM_CLOCK, push = null } = settings;
  const { isBanned = () => false, hasNameList = false, report = async () => false } = settings;
  const isNameAllowed = (name: string) => !hasNameList || isListedName(name);

  function answer<T>(reply: FastifyReply, answered: Answer<T>): FastifyReply {
    reply.header('cache-control', 'no-store');
    if (answered.ok && answered.value instanceof JsonText)
      return reply.type('application/json').send(answered.value.text);
    if (answered.ok) return reply.send(answered.value);
    const { refusal } = answered;
    refused(refusal.code, reply.request.ip);
    return reply.code(STATUS[refusal.code] ?? 400).send({ refusal });
  }

  const isOwnPage = ({ headers, raw }: FastifyRequest) =>
    isOwnOrigin(headers.origin, ownOriginOf(raw, behindProxy), origins);

  /** A route with its rate and its origin check; what it returns is the answer. */
  function route<T>(
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    rate: Rate,
    handle: (request: FastifyRequest) => Promise<Answer<T>>,
  ): void {
    const rates = new NetworkRate(rate);
    app.route({
      method,
      url,
      async handler(request, reply) {
        if (!isOwnPage(request)) return answer(reply, refuse('foreign-page'));
        if (isBanned(request.ip, keysOf(request))) return answer(reply, refuse('banned'));
        if (!rates.take(request.ip, clock.monotonic())) return answer(reply, refuse('too-many'));
        return answer(reply, await handle(request));
      },
    });
  }

  /** The table of the address and who asks, if they may do what the route does. */
  async function visited(name: RouteName, request: FastifyRequest): Promise<Answer<Visit>> {
    const { id } = request.params as { id: string };
    const table = read(TABLE_ID, id);
    const session = table.ok ? await registry.session(table.value) : null;
    if (!session) return refuse('no-such-table');
    const key = bearer(request);
    const keyHash = key === null ? null : hashOfKey(key);
    const who = identify(session.table, keyHash);
    const code = whyNotPermitted(name, rolesOf(session.table, who), session.table);
    if (code !== null) return refuse(code);
    return who === null ? refuse('unknown-key') : { ok: true, value: { session, who, keyHash } };
  }

  const listing = new NetworkRate(limits.listing);
  route('POST', '/api/tables', limits.opening, async (request) => {
    const body = parsed(OPEN_TABLE, request.body);
    if (!body.ok) return body;
    if (body.value.name !== undefined && !isNameAllowed(body.value.name)) return refuse('name-not-listed');
    const provider = providerOf(request.ip);
    if (body.value.listed && !listing.takeFor([{ name: provider, share: 1 }], clock.monotonic()))
      return refuse('too-many');
    return registry.open(body.value, provider);
  });

  route('GET', '/api/tables', limits.joining, async () => ({
    ok: true,
    value: await registry.listed(LISTED),
  }));

  /** The names that players choose from, by language; null: names are free. */
  route('GET', '/api/names', limits.joining, async () => ({
    ok: true,
    value: { names: hasNameList ? NAME_LIST : null },
  }));

  route('GET', '/api/codes/:code', limits.codes, (request) => {
    const { code } = request.params as { code: string };
    return registry.find(code);
  });

  /** A client on the server's own machine knows it as localhost, which is no address to invite others to. */
  route('GET', '/api/address', limits.joining, async ({ ip, server }) => {
    const bound = server.server.address();
    const isOpen = typeof bound === 'object' && bound !== null && !isLoopback(bound.address);
    const network = isOpen && isLoopback(ip) ? addressesOf(bound.port).network : null;
    return { ok: true, value: { network } };
  });

  route('GET', '/api/tables/:id', limits.joining, async (request) => {
    const visit = await visited('look', request);
    if (!visit.ok) return visit;
    const { session } = visit.value;
    const log = await session.durableLog();
    if (!log) return session.whyNotDurable();
    const { table } = session;
    return { ok: true, value: { ...table.state(log), awaited: table.awaited(log), listed: table.listed } };
  });

  route('POST', '/api/tables/:id/seats', limits.joining, async (request) => {
    const body = parsed(TAKE_SEAT, request.body);
    if (!body.ok) return body;
    if (!isNameAllowed(body.value.name)) return refuse('name-not-listed');
    // The key in the body says who sits down; the session looks at its permission.
    const visit = await visited('look', request);
    return visit.ok ? registry.takeSeat(visit.value.session.table.id, body.value) : visit;
  });

  /** The table of the address and whose key is shown, for those who come with one. */
  async function own(
    name: 'own-data' | 'forget' | 'change-key' | 'report' | 'subscribe' | 'unsubscribe',
    request: FastifyRequest,
  ): Promise<Answer<Visit & { keyHash: string }>> {
    const visit = await visited(name, request);
    if (!visit.ok) return visit;
    const { keyHash } = visit.value;
    return keyHash === null ? refuse('unknown-key') : { ok: true, value: { ...visit.value, keyHash } };
  }

  /** The personal data stored here. */
  route('GET', '/api/tables/:id/me', limits.joining, async (request) => {
    const visit = await own('own-data', request);
    return visit.ok ? registry.own(visit.value.session, visit.value.who, visit.value.keyHash) : visit;
  });

  /** Deletes a player's name and key. Steps that were played stay: they are the others' game too. */
  route('DELETE', '/api/tables/:id/me', limits.joining, async (request) => {
    const visit = await own('forget', request);
    if (!visit.ok) return visit;
    const forgotten = await registry.forget(visit.value.session, visit.value.keyHash);
    return forgotten.ok ? { ok: true, value: { forgotten: forgotten.value } } : forgotten;
  });

  /** Another key takes the place of the one that is shown: a device that still has that one has no seat any more. */
  route('POST', '/api/tables/:id/key', limits.joining, async (request) => {
    const body = parsed(CHANGE_KEY, request.body);
    if (!body.ok) return body;
    const visit = await own('change-key', request);
    if (!visit.ok) return visit;
    const { session, keyHash } = visit.value;
    const changed = await registry.changeKey(session, keyHash, hashOfKey(body.value.key));
    return changed.ok ? { ok: true, value: { changed: changed.value } } : changed;
  });

  /** Tells the operator of a name or of phrases at a public table. */
  route('POST', '/api/tables/:id/report', limits.joining, async (request) => {
    const body = parsed(REPORT, request.body);
    if (!body.ok) return body;
    const visit = await own('report', request);
    if (!visit.ok) return visit;
    const { table } = visit.value.session;
    const { seat, what } = body.value;
    if (!table.listed) return refuse('not-public');
    const reported = seat < 0 ? { sat: -1, who: 'person' } : table.seats[seat];
    if (reported?.who !== 'person')
      return { ok: false, refusal: { code: 'malformed', data: { at: 'seat' } } };
    const isKept = await report({ table: table.id, seat, seq: reported.sat, what });
    return isKept ? { ok: true, value: {} } : refuse('too-many');
  });

  /** What a device has to subscribe with; null where the operator has made no keys. */
  route('GET', '/api/push', limits.joining, async () => ({
    ok: true,
    value: { key: push?.publicKey ?? null },
  }));

  route('POST', '/api/tables/:id/push', limits.joining, async (request) => {
    const body = parsed(SUBSCRIBE, request.body);
    if (!body.ok) return body;
    const visit = await own('subscribe', request);
    if (!visit.ok) return visit;
    if (push === null) return refuse('no-push');
    const { session, keyHash } = visit.value;
    const { table } = session;
    return push.subscribe(session, { ...body.value, table: table.id, key: keyHash, at: clock.now() });
  });

  route('DELETE', '/api/tables/:id/push', limits.joining, async (request) => {
    const body = parsed(UNSUBSCRIBE, request.body);
    if (!body.ok) return body;
    const visit = await own('unsubscribe', request);
    if (!visit.ok) return visit;
    const { session, keyHash } = visit.value;
    return registry.unsubscribe(session, keyHash, body.value.endpoint);
  });

  route('GET', '/api/tables/:id/record', limits.joining, async (request) => {
    const visit = await visited('record', request);
    if (!visit.ok) return visit;
    const { session } = visit.value;
    const log = await session.durableLog();
    if (!log) return session.whyNotDurable();
    const record = recordOf(log);
    return record ? { ok: true, value: record } : refuse('not-over');
  });

  const downloads = new NetworkRate(limits.downloads);
  const downloading = new NetworkCount(limits.downloading);
  const download: AddDownload = (url, handle) => {
    app.get(url, async (request, reply) => {
      if (!isOwnPage(request)) return answer(reply, refuse('foreign-page'));
      if (isBanned(request.ip, keysOf(request))) return answer(reply, refuse('banned'));
      const leave = downloads.take(request.ip, clock.monotonic()) ? downloading.enter(request.ip) : null;
      if (!leave) return answer(reply, refuse('too-many'));
      reply.raw.on('close', leave);
      const file = await handle(request);
      return file.ok ? sendFile(reply, file.value.name, file.value.text) : answer(reply, file);
    });
  };

  download('/api/tables/:id/log', async (request) => {
    const visit = await visited('log', request);
    if (!visit.ok) return visit;
    const { session } = visit.value;
    const log = await session.durableLog();
    if (!log) return session.whyNotDurable();
    const { table } = session;
    const text = logStream(logText(table, log));
    return { ok: true, value: { name: `iacta-${table.id.slice(0, 8)}.json`, text } };
  });

  addDailyRoutes(() => registry.daily, limits, { route, download, clock, isNameAllowed });
}

function bearer({ headers }: FastifyRequest): string | null {
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  return given !== undefined && read(KEY, given).ok ? given : null;
}

/** The hashes of the keys that a request shows, in its header or its body. */
function keysOf(request: FastifyRequest): readonly string[] {
  const body = (request.body ?? {}) as { readonly [name: string]: unknown };
  const keys = [bearer(request), body.key, body.player];
  return keys.flatMap((key) => (typeof key === 'string' ? [hashOfKey(key)] : []));
}

function parsed<S extends schema.GenericSchema>(shape: S, body: unknown): Result<schema.InferOutput<S>> {
  return read(shape, body);
}
