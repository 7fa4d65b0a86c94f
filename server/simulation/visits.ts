import { randomHex } from '@iacta/online/random';
import type { Chance } from './chance.ts';
import type { Answered, Call, HttpNetwork, Route } from './http.ts';
import type { Scheduler } from './scheduler.ts';

/** What users ask over HTTP, as the page and programs do it. */
export class Visits {
  readonly #scheduler: Scheduler;
  readonly #chance: Chance;
  readonly #network: HttpNetwork;
  /** Requests that are repeated until they are answered. */
  pending = 0;

  constructor(scheduler: Scheduler, chance: Chance, network: HttpNetwork) {
    this.#scheduler = scheduler;
    this.#chance = chance;
    this.#network = network;
  }

  /** Any of the routes that only read, with one's own key, none, or one that opens nothing. */
  visit(table: string, key: string | null, code: string | null, from: string): void {
    const route = this.#chance.pick<Route>(['look', 'log', 'record', 'own-data', 'list', 'find', 'junk']);
    const shown = this.#chance.happens(0.7) ? key : this.#chance.happens(0.5) ? null : randomHex(16);
    void this.#network.send(this.#reading(route, table, shown, code, from));
  }

  #reading(route: Route, table: string, key: string | null, code: string | null, from: string): Call {
    switch (route) {
      case 'list':
        return { route, method: 'GET', url: '/api/tables', key, table: null, from };
      case 'find':
        return { route, method: 'GET', url: `/api/codes/${code ?? 'AAAA-AAAA'}`, key, table: null, from };
      case 'junk':
        return {
          route,
          method: 'POST',
          url: `/api/tables/${table}/seats`,
          key,
          table: null,
          body: { key: 1 },
          from,
        };
      default:
        return readingOf(route, table, key, from);
    }
  }

  /** Again and again, until there is an answer that does not say "later". */
  insist(call: Call, done: (answered: Answered) => void): void {
    this.pending++;
    const attempt = () =>
      void this.#network.send(call).then((answered) => {
        if (answered && answered.status !== 503 && answered.status !== 429) {
          this.pending--;
          done(answered);
        } else this.#scheduler.after(this.#chance.delay(2000), 'again', attempt);
      });
    attempt();
  }
}

const PATHS: { readonly [R in Route]?: string } = {
  look: '',
  log: '/log',
  record: '/record',
  'own-data': '/me',
  forget: '/me',
  sit: '/seats',
};

export function readingOf(route: Route, table: string, key: string | null, from: string): Call {
  const method = route === 'forget' ? 'DELETE' : 'GET';
  return { route, method, url: `/api/tables/${table}${PATHS[route] ?? ''}`, key, table, from };
}
