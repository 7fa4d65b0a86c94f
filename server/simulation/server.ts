import type { Duplex } from 'node:stream';
import { type Move, moves, type Rules } from '@iacta/core';
import type { Clock } from '@iacta/online/clock';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { buildApp } from '../app.ts';
import type { Thinker } from '../bots/thinker.ts';
import { addRoutes } from '../http/routes.ts';
import { SeatAllowances } from '../limits/seats.ts';
import { ADDRESS_LIMITS, CONNECTION_LIMITS } from '../limits/settings.ts';
import type { RegistrySettings } from '../registry/parts.ts';
import { TableRegistry } from '../registry/registry.ts';
import { DEFAULTS } from '../registry/settings.ts';
import { Connection } from '../socket/connection.ts';
import { Committer } from '../store/committer.ts';
import type { Store } from '../store/store.ts';
import type { Chance } from './chance.ts';
import type { Answered, Call } from './http.ts';
import type { Line } from './network.ts';
import type { Scheduler } from './scheduler.ts';

export const SETTINGS: RegistrySettings = { ...DEFAULTS, alarm: 15_000 };

export interface ServerDependencies {
  readonly scheduler: Scheduler;
  readonly chance: Chance;
  /** Of each question to a bot: no answer. */
  readonly botFails: () => number;
  readonly rules: ReadonlyMap<string, Rules>;
  /** What the clock on the server's wall shows at virtual time 0. */
  readonly wall: () => number;
  readonly openStore: (process: ServerProcess) => Store;
  /** A process has ended. */
  readonly died: () => void;
  /** Whether the server looks after the days of the daily game. */
  readonly hasDays: boolean;
}

/** A server process: production code for tables, routes, sockets and commits on a simulated disk, clock and network. */
export class ServerProcess {
  readonly registry: TableRegistry;
  readonly committer: Committer;
  readonly lines = new Set<Line>();
  readonly #dependencies: ServerDependencies;
  readonly #clock: Clock;
  readonly #seats = new SeatAllowances(CONNECTION_LIMITS, 1);
  #app: Promise<FastifyInstance> | null = null;
  isAlive = true;

  constructor(dependencies: ServerDependencies) {
    this.#dependencies = dependencies;
    const { scheduler, rules, wall } = dependencies;
    this.#clock = scheduler.clock('server timer', wall, () => this.isAlive);
    const store = dependencies.openStore(this);
    this.committer = new Committer(store, {
      clock: this.#clock,
      nextTurn: (callback) => this.#clock.setTimeout(callback, 0),
    });
    const ignore = () => {};
    this.registry = new TableRegistry({
      store,
      committer: this.committer,
      settings: SETTINGS,
      events: { refused: ignore, acknowledged: ignore, leftOut: ignore, trouble: ignore, expired: ignore },
      clock: this.#clock,
      thinker: this.#thinker(),
      loadRules: async (id) => rules.get(id) as Rules,
    });
    if (dependencies.hasDays) this.registry.daily.start();
  }

  accept(line: Line): void {
    this.lines.add(line);
    line.server.on('close', () => this.lines.delete(line));
    const { server, stream } = line;
    new Connection(
      server as unknown as WebSocket,
      stream as unknown as Duplex,
      {
        registry: this.registry,
        limits: CONNECTION_LIMITS,
        seats: this.#seats,
        pace: 1,
        helloWithin: 30_000,
        clock: this.#clock,
      },
      { address: '127.0.0.1', maySend: () => true, refused: () => {} },
    );
  }

  /** A request, through the server's own hooks, schemas, limits and handlers; only the TCP connection is missing. */
  async http({ method, url, key, body, from }: Call): Promise<Answered> {
    this.#app ??= this.#buildApp();
    const app = await this.#app;
    const { statusCode, payload } = await app.inject({
      method,
      url,
      remoteAddress: from,
      headers: key === null ? {} : { authorization: `Bearer ${key}` },
      ...(body ? { payload: { ...body } } : {}),
    });
    return { status: statusCode, text: payload };
  }

  async #buildApp(): Promise<FastifyInstance> {
    const app = await buildApp({ folder: null, clock: this.#clock });
    addRoutes(app, this.registry, {
      limits: ADDRESS_LIMITS,
      origins: [],
      refused: () => {},
      clock: this.#clock,
    });
    return app;
  }

  /** Nothing that this process still does has any effect; what it did not write is lost. */
  crash(): void {
    if (!this.isAlive) return;
    this.isAlive = false;
    this.#dependencies.scheduler.note('crash');
    for (const line of this.lines) line.serverIsDead();
    this.lines.clear();
    this.#dependencies.died();
  }

  /** Bots that play anything legal after a while, or hang, or fail. */
  #thinker(): Thinker {
    const { scheduler, chance, botFails, rules } = this.#dependencies;
    return {
      ask: ({ game, view, seat }) =>
        new Promise<Move>((resolve, reject) => {
          const legal = moves(rules.get(game) as Rules, view, seat);
          const fails = chance.happens(botFails()) || legal.length === 0;
          scheduler.after(fails ? 15_000 : chance.delay(200), 'bot', () => {
            if (fails) reject(new Error('simulated'));
            else resolve(chance.pick(legal));
          });
        }),
      close: async () => {},
    };
  }
}
