import { read } from '@iacta/core';
import { isGameId } from '@iacta/games';
import { type Clock, SYSTEM_CLOCK } from '@iacta/online/clock';
import { TABLE_ID } from '@iacta/online/log';
import { hashBy } from '@iacta/table/hashes';
import type { FastifyInstance } from 'fastify';
import { openStorage } from './cluster/open.ts';
import { BY_NODE } from './hashes.ts';
import { Hosts } from './http/hosts.ts';
import { addOperatorRoutes, OperatorAnswers } from './http/operator.ts';
import type { FindGame } from './http/previews.ts';
import { addRoutes } from './http/routes.ts';
import { NetworkRate } from './limits/by-network.ts';
import { RefusalLog } from './limits/refusal-log.ts';
import { SeatAllowances } from './limits/seats.ts';
import {
  ADDRESS_LIMITS,
  type AddressLimits,
  CONNECTION_LIMITS,
  type ConnectionLimits,
} from './limits/settings.ts';
import { Metrics } from './metrics.ts';
import { Operator } from './operator/operator.ts';
import { Deliveries } from './outbound/deliveries.ts';
import { postOver } from './outbound/post.ts';
import { Remotes } from './outbound/remotes.ts';
import { hostAmong } from './outbound/target.ts';
import { PUSH_DEFAULTS, Push, type PushSettings } from './push/push.ts';
import type { RegistrySettings } from './registry/parts.ts';
import { TableRegistry } from './registry/registry.ts';
import { DEFAULTS } from './registry/settings.ts';
import { Sockets } from './socket/sockets.ts';
import { Committer } from './store/committer.ts';
import { CHECK_EVERY } from './store/integrity.ts';
import { Readiness } from './store/readiness.ts';
import type { Store } from './store/store.ts';
import { type WebhookSettings, Webhooks } from './webhooks/webhooks.ts';

export interface OnlineOptions {
  /** Where the operator's journal and socket lie: their names begin with this path. */
  readonly operator?: string;
  /** The one file that holds all tables; or `postgres://…`, a database that several processes share. */
  readonly data: string;
  /** Players choose their names from a list. */
  readonly hasNameList?: boolean;
  /** `nats://…`: what the processes that share a database notify each other by, instead of the database. */
  readonly bus?: string;
  /** How long the other processes count on one that says nothing, in milliseconds. */
  readonly lease?: number;
  /** The time between two checks of the whole file, in milliseconds: for tests. */
  readonly checkEvery?: number;
  /** How often a process says that it is alive, in milliseconds. */
  readonly beat?: number;
  /** Settings of the database that can lose acknowledged steps are accepted: for tests. */
  readonly isUnsafeAccepted?: boolean;
  readonly limits?: Partial<AddressLimits>;
  readonly connectionLimits?: Partial<ConnectionLimits>;
  readonly tables?: Partial<RegistrySettings>;
  /** How many times faster than people devices may send: for drills and programs. */
  readonly pace?: number;
  /** How long a socket may stay without coming to a table, in milliseconds. */
  readonly helloWithin?: number;
  /** How often a client is asked whether it is there, in milliseconds. */
  readonly heartbeat?: number;
  /** Origins apart from our own whose pages may connect. */
  readonly origins?: readonly string[];
  /** Another clock than the machine's, for tables and days: for tests. */
  readonly clock?: Clock;
  /** Notifications; without keys there are none. */
  readonly push?: Partial<PushSettings> & Pick<PushSettings, 'keys'>;
  /** Programs that are notified of what happens at tables; without it there are none. */
  readonly webhooks?: WebhookSettings;
  /** A reverse proxy is in front of this server and forwards the client's address. */
  readonly behindProxy?: boolean;
  /** The folder in which browsers see the page. */
  readonly base?: string;
}

const HELLO_WITHIN_MS = 30_000;
const HEARTBEAT_MS = 30_000;
/** How long devices wait before they come back, give or take: a restart takes about that. */
const COME_BACK_MS = 1000;

hashBy(BY_NODE);

export interface Online {
  readonly gameOf: FindGame;
  readonly operator: Operator;
  /** For the operator's programs. */
  readonly answers: OperatorAnswers;
  readonly refused: (code: string, address: string) => void;
  close(): Promise<void>;
}

/** Tables online on top of a server: routes, sockets, and the file behind them. */
export async function addOnline(
  app: FastifyInstance,
  options: OnlineOptions,
  hosts = new Hosts(),
): Promise<Online> {
  const { data, base = '', origins = [], behindProxy = false, pace = 1, clock = SYSTEM_CLOCK } = options;
  const addressLimits = { ...ADDRESS_LIMITS, ...options.limits };
  const limits = { ...CONNECTION_LIMITS, ...options.connectionLimits };
  const { store, cluster } = await openStorage({
    data,
    bus: options.bus,
    lease: options.lease,
    beat: options.beat,
    isUnsafeAccepted: options.isUnsafeAccepted,
    failed: (error) => app.log.warn({ err: error }, 'the cluster is in trouble'),
    watching: {
      every: options.checkEvery ?? CHECK_EVERY,
      damaged: () => {
        readiness.expire();
        void readiness.problem();
      },
    },
  });
  const metrics: Metrics = new Metrics({
    tables: () => registry.sessions.size,
    sockets: () => sockets.count,
    ready: () => readiness.last === null,
  });
  const refusals = new RefusalLog({
    clock: SYSTEM_CLOCK,
    write: (line) => app.log.warn(line, 'refused'),
  });
  const refused = (code: string, address?: string) => {
    metrics.refused(code);
    if (address !== undefined) refusals.note(code, address);
  };
  const readiness: Readiness = new Readiness({
    store,
    clock: SYSTEM_CLOCK,
    changed: (problem, err) => {
      if (problem === null) app.log.warn('ready again');
      else app.log.error({ err }, `not ready: ${problem}`);
    },
  });
  const committer = new Committer(store, {
    committed: (rows, ms) => metrics.committed(rows, ms),
  });
  const trouble = (table: string, error: unknown) =>
    app.log.error({ table, err: error }, 'a table is in trouble');
  const webhooks = options.webhooks ? new Webhooks(options.webhooks, SYSTEM_CLOCK, trouble) : null;
  const operator: Operator = new Operator({
    file: options.operator === undefined ? null : `${options.operator}.operator.jsonl`,
    clock,
    store,
    registry: () => registry,
    turnAway: () => sockets.turnAwayBanned(),
    failed: (error) => app.log.error({ err: error }, 'the operator’s journal is in trouble'),
  });
  const registry: TableRegistry = new TableRegistry({
    store,
    clock,
    moderation: operator.moderation,
    changed: (session) => {
      if (!session.table.closed) push?.look(session);
    },
    ...(webhooks
      ? {
          written: (table, before, after) => webhooks.written(table, before, after),
          whyNoWebhook: (webhook) => webhooks.whyNot(webhook),
        }
      : {}),
    ...(cluster ? { cluster } : {}),
    committer,
    // A clock that was given is right, for all processes.
    ...(options.clock ? { tableClock: options.clock } : {}),
    settings: { ...DEFAULTS, ...(options.clock ? { clockTrust: 0 } : {}), ...options.tables },
    events: {
      refused,
      acknowledged: (ms) => metrics.acknowledged(ms),
      leftOut: () => metrics.leftOut(),
      trouble,
      expired: (tables) => app.log.info({ tables }, 'tables were deleted that had been kept long enough'),
    },
  });
  const push = options.push
    ? openPush(options.push, { store, registry, clock: cluster?.clock ?? clock, failed: trouble })
    : null;
  const isBanned = (address: string, keys: readonly string[]) => operator.isBanned(address, keys);
  const sockets: Sockets = new Sockets(app.server, {
    registry,
    limits,
    addressLimits,
    seats: new SeatAllowances(limits, pace),
    hosts,
    base,
    origins,
    pace,
    helloWithin: options.helloWithin ?? HELLO_WITHIN_MS,
    heartbeat: options.heartbeat ?? HEARTBEAT_MS,
    refused,
    behindProxy,
    isBanned,
  });
  await operator.open();
  registry.daily.start();
  addRoutes(app, registry, {
    limits: addressLimits,
    origins,
    refused,
    behindProxy,
    push,
    clock,
    isBanned,
    hasNameList: options.hasNameList === true,
    report: (about) => operator.report(about),
  });
  const answers = new OperatorAnswers(metrics, readiness);
  addOperatorRoutes(app, answers, { limits: addressLimits, clock: SYSTEM_CLOCK });
  const previews = new NetworkRate(addressLimits.joining);
  return {
    operator,
    answers,
    async gameOf(id, ip) {
      const table = read(TABLE_ID, id);
      if (!table.ok) return null;
      if (!previews.take(ip, clock.monotonic())) return undefined;
      const session = await registry.session(table.value);
      const game = session?.table.rules.facts.id;
      return isGameId(game) ? game : null;
    },
    refused,
    async close() {
      sockets.sayBye(COME_BACK_MS);
      refusals.close();
      await operator.close();
      push?.stop();
      webhooks?.close();
      await registry.close();
      sockets.close();
      await store.close();
    },
  };
}

interface PushNeeds {
  readonly store: Store;
  readonly registry: TableRegistry;
  readonly clock: Clock;
  readonly failed: (table: string, error: unknown) => void;
}

function openPush(
  given: NonNullable<OnlineOptions['push']>,
  { store, registry, clock, failed }: PushNeeds,
): Push {
  const settings = { ...PUSH_DEFAULTS, ...given };
  const remotes = new Remotes(SYSTEM_CLOCK);
  return new Push({
    store,
    settings,
    deliveries: new Deliveries({
      post: postOver(settings),
      clock: SYSTEM_CLOCK,
      // A push service is one receiver, however many machines it has.
      remoteOf: (address) => {
        const host = hostAmong(settings.hosts, address);
        return host === null || host === '*' ? remotes.of(address) : host;
      },
    }),
    clock,
    session: (table) => registry.session(table),
    failed,
  });
}
