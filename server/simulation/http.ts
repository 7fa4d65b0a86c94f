import type { Chance } from './chance.ts';
import type { Faults } from './faults.ts';
import type { HttpChecks } from './http-checks.ts';
import type { Scheduler } from './scheduler.ts';
import type { ServerProcess } from './server.ts';

/** The routes of the server, by what they are for. */
export type Route =
  | 'open'
  | 'list'
  | 'find'
  | 'look'
  | 'sit'
  | 'own-data'
  | 'forget'
  | 'record'
  | 'log'
  | 'daily-begin'
  | 'daily-read'
  | 'junk';

export interface Call {
  readonly route: Route;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  /** In the Authorization header. */
  readonly key: string | null;
  readonly table: string | null;
  readonly body?: Readonly<Record<string, unknown>>;
  /** The address that it comes from. */
  readonly from: string;
}

export interface Answered {
  readonly status: number;
  readonly text: string;
}

const LATENCY = 60;
const TIMEOUT = 30_000;
/** Of each request: a proxy or a browser sends it twice. */
const TWICE = 0.02;

/** Requests on their way to the server and answers on their way back. Either may be late or lost. */
export class HttpNetwork {
  readonly #scheduler: Scheduler;
  readonly #chance: Chance;
  readonly #faults: () => Faults;
  readonly #server: () => ServerProcess | null;
  readonly #checks: HttpChecks;
  calls = 0;

  constructor(
    scheduler: Scheduler,
    chance: Chance,
    faults: () => Faults,
    server: () => ServerProcess | null,
    checks: HttpChecks,
  ) {
    this.#scheduler = scheduler;
    this.#chance = chance;
    this.#faults = faults;
    this.#server = server;
    this.#checks = checks;
  }

  /** Null: no answer in time. */
  send(call: Call): Promise<Answered | null> {
    return new Promise((resolve) => {
      const timeout = this.#scheduler.after(TIMEOUT, 'http timeout', () => resolve(null));
      const answer = (answered: Answered | null) => {
        timeout.cancelled = true;
        resolve(answered);
      };
      this.#later('http up', () => {
        this.#scheduler.note(`${call.method} ${call.url}`);
        if (this.#isLost()) return;
        const server = this.#server();
        if (!server) {
          this.#later('http refused', () => answer(null));
          return;
        }
        if (this.#chance.happens(TWICE)) this.#ask(server, call, () => {});
        this.#ask(server, call, answer);
      });
    });
  }

  #ask(server: ServerProcess, call: Call, answer: (answered: Answered) => void): void {
    this.calls++;
    const arrived = this.#checks.arrived(call);
    void server.http(call).then((answered) => {
      // What a process that has ended would have answered never leaves it.
      if (!server.isAlive) return;
      this.#checks.answered(arrived, answered);
      if (this.#isLost()) return;
      this.#later('http down', () => {
        this.#scheduler.note(answered.text);
        answer(answered);
      });
    });
  }

  #isLost(): boolean {
    return this.#chance.happens(10 * this.#faults().cuts);
  }

  #later(label: string, act: () => void): void {
    this.#scheduler.after(this.#chance.delay(LATENCY), label, act);
  }
}
