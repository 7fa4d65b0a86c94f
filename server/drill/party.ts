import type { Below, Rules } from '@iacta/core';
import { type DeviceVerdict, type Happening, type SocketLike, TableClient } from '@iacta/online/client';
import { randomHex } from '@iacta/online/log';
import { Robot } from './robot.ts';

/** What a client was promised, to be held against the log in the end. */
export interface Acknowledged {
  readonly table: string;
  readonly seat: number;
  readonly seq: number;
}

export interface Ledger {
  readonly acknowledged: Acknowledged[];
  readonly refused: string[];
  /** The last head hash of each table's log that each client received. */
  readonly heads: { readonly table: string; readonly head: string }[];
  readonly broken: string[];
  readonly tables: string[];
}

export const newLedger = (): Ledger => ({ acknowledged: [], refused: [], heads: [], broken: [], tables: [] });

/** No player thinks for so long, and no fault may hold one up for so long: a step of the clock is a fault. */
const TURN_SECONDS = 60;

export interface PartyPlan {
  /** Of the servers: seats are at different ones in turn, and a client that reconnects comes to any other one. */
  readonly ports: readonly number[];
  readonly rules: Rules;
  readonly seats: number;
  readonly below: Below;
  readonly ledger: Ledger;
  /** How long players think before each step, in milliseconds, on average. */
  readonly think?: number;
}

/** All clients of a table must have the same log this long after the last step, in milliseconds. */
const CONVERGE_WITHIN = 20_000;

/** Some people who play one table after the other, over whatever happens to the server. */
export class Party {
  readonly #ports: readonly number[];
  readonly #rules: Rules;
  readonly #seats: number;
  readonly #below: Below;
  readonly #ledger: Ledger;
  readonly #think: number;
  #clients: TableClient[] = [];
  #stopped = false;
  #table = '';

  constructor({ ports, rules, seats, below, ledger, think = 0 }: PartyPlan) {
    this.#ports = ports;
    this.#rules = rules;
    this.#seats = seats;
    this.#below = below;
    this.#ledger = ledger;
    this.#think = think;
  }

  /** Plays games until it is stopped; the last one is left unfinished. */
  async play(): Promise<void> {
    while (!this.#stopped) await this.#game();
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Whether it plays at a table now. */
  hasTable(table: string): boolean {
    return this.#table === table;
  }

  /** Whether all its clients have an entry, or the game with that entry is over. */
  hasFollowed({ table, seq }: Acknowledged): boolean {
    return table !== this.#table || this.#clients.every((client) => client.seq >= seq);
  }

  /** For a report: what each client knows. */
  situation(): string {
    const clients = this.#clients.map(
      ({ seat, connection, unanswered, seq, owing, here }) =>
        `seat ${seat} ${connection}, entry ${seq}, unanswered ${unanswered}, owing ${owing.join()}, here ${here.join()}`,
    );
    return [this.#table, ...clients].join('; ');
  }

  /** A player's network fails. */
  cutOne(): void {
    this.#clients[this.#below(Math.max(1, this.#clients.length))]?.cut();
  }

  async #game(): Promise<void> {
    const keys = Array.from({ length: this.#seats }, () => randomHex(16));
    const options = { seats: this.#seats };
    const { id } = this.#rules.facts;
    const opening = { key: keys[0], game: id, options, name: 'Person 0', clock: TURN_SECONDS };
    const opened = await this.#ask('/api/tables', opening);
    const { table } = opened as { table: string };
    for (const [i, key] of keys.entries()) {
      if (i > 0) await this.#ask(`/api/tables/${table}/seats`, { key, name: `Person ${i}` });
    }
    this.#ledger.tables.push(table);
    this.#table = table;
    const ends = keys.map((key, seat) => this.#sit(table, key, seat));
    this.#clients = ends.map(({ client }) => client);
    await this.#note(this.#clients[0], this.#clients[0].act({ type: 'start' }), table);
    await Promise.all(ends.map(({ over }) => over));
    await this.#converge();
    for (const client of this.#clients) {
      this.#ledger.heads.push({ table, head: client.head });
      client.close();
    }
    this.#clients = [];
  }

  /** Every client comes to the same log, without being loaded again. */
  async #converge(): Promise<void> {
    const until = performance.now() + CONVERGE_WITHIN;
    const heads = () => new Set(this.#clients.map(({ head }) => head));
    while (heads().size > 1 && performance.now() < until) await sleep(20);
    if (heads().size > 1) this.#ledger.broken.push(`clients differ: ${this.situation()}`);
  }

  #sit(table: string, key: string, seat: number): { client: TableClient; over: Promise<void> } {
    const { promise: over, resolve } = Promise.withResolvers<void>();
    const on = (happening: Happening) => {
      if (happening.kind === 'broken') this.#ledger.broken.push(`${table}: ${happening.why}`);
      if (happening.kind === 'rewritten' || happening.kind === 'foreign')
        this.#ledger.broken.push(`${table}: ${happening.kind}`);
      if (happening.kind === 'turned-away') this.#ledger.broken.push(`${table}: ${happening.refusal.code}`);
      if (happening.kind === 'table' && happening.roll && !isRight(happening.roll.verdict)) {
        this.#ledger.broken.push(`${table}: roll ${happening.roll.number} ${happening.roll.verdict}`);
      }
      robot?.wake();
      const settled = this.#stopped && client?.connection === 'online' && client.unanswered === 0;
      if (client?.table?.phase === 'over' || settled) resolve();
    };
    const { length } = this.#ports;
    let at = seat % length;
    const url = () => `ws://127.0.0.1:${this.#ports[at]}/api/socket`;
    let isFirst = true;
    const connect = () => {
      if (!isFirst && length > 1) at = (at + 1 + this.#below(length - 1)) % length;
      isFirst = false;
      return new WebSocket(url()) as unknown as SocketLike;
    };
    let robot: Robot | null = null;
    let client: TableClient | null = null;
    client = new TableClient({
      url: url(),
      connect,
      table,
      key,
      rules: this.#rules,
      on,
    });
    const seated = client;
    robot = new Robot(
      () => seated,
      this.#rules,
      this.#below,
      (result) => {
        if (result.ok) this.#ledger.acknowledged.push({ table, seat: seated.seat, seq: result.seq });
        else this.#ledger.refused.push(result.refusal.code);
      },
      this.#think,
    );
    return { client, over };
  }

  async #note(client: TableClient, asked: ReturnType<TableClient['act']>, table: string): Promise<void> {
    const result = await asked;
    if (result.ok) this.#ledger.acknowledged.push({ table, seat: client.seat, seq: result.seq });
  }

  /** Asks until a server answers; the keys make it harmless to ask twice. */
  async #ask(path: string, body: object): Promise<unknown> {
    for (let next = 0; ; next++) {
      try {
        const base = `http://127.0.0.1:${this.#ports[next % this.#ports.length]}`;
        const reply = await fetch(base + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        if (reply.ok) return await reply.json();
        if (reply.status !== 503) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
      }
      await sleep(100);
    }
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** What an honest server may lead to: devices were away, or went away in the middle of a throw. */
function isRight(verdict: DeviceVerdict): boolean {
  return ['checked', 'server-only', 'without-me', 'repeated'].includes(verdict);
}
