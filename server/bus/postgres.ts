import type pg from 'pg';
import type { PostgresPool } from '../store/postgres-pool.ts';
import { type Bus, decodeNotices, encodeNotices, type Listener, senderOf } from './bus.ts';

/** The time between attempts to listen again, in milliseconds. */
const AGAIN_MS = 250;
/** So many notices may be on their way at once. */
const MOST_SENDING = 3;

/**
 * LISTEN and NOTIFY. Listening needs a dedicated session for each process, which a pooler in transaction mode
 * does not give. Notices follow the transaction that they tell of: inside it they would reach the others although its
 * commit was never confirmed, and PostgreSQL lets only one transaction with notices commit at a time.
 */
export class PostgresBus implements Bus {
  readonly isOfDatabase = true;
  readonly #pool: PostgresPool;
  readonly #process: string;
  #client: pg.Client | null = null;
  #listener: Listener = () => {};
  #closed = false;
  #waiting: string[] = [];
  #sending = 0;

  private constructor(pool: PostgresPool, process: string) {
    this.#pool = pool;
    this.#process = process;
  }

  static async open(pool: PostgresPool, process: string): Promise<PostgresBus> {
    const bus = new PostgresBus(pool, process);
    await bus.#connect();
    return bus;
  }

  listen(listener: Listener): void {
    this.#listener = listener;
  }

  publish(notices: Parameters<Bus['publish']>[0]): void {
    if (this.#closed) return;
    this.#waiting.push(...encodeNotices(this.#process, notices));
    if (this.#sending < MOST_SENDING) void this.#send();
  }

  /** Several at a time: far from the database, a nonce must not wait until the notice before it has arrived. */
  async #send(): Promise<void> {
    this.#sending++;
    while (this.#waiting.length > 0) {
      const texts = this.#waiting;
      this.#waiting = [];
      await this.#pool
        .query(`select pg_notify('iacta', message) from unnest($1::text[]) as message`, [texts])
        .catch(() => {});
    }
    this.#sending--;
  }

  async #connect(): Promise<void> {
    const client = await this.#pool.session();
    const lost = () => {
      if (this.#client !== client) return;
      this.#client = null;
      this.#again();
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload = '' }) => {
      for (const notice of decodeNotices(this.#process, payload)) this.#listener(notice, senderOf(payload));
    });
    this.#client = client;
    await client.query('listen iacta');
    if (this.#closed) await this.close();
  }

  #again(): void {
    if (this.#closed) return;
    setTimeout(() => {
      if (!this.#closed) this.#connect().catch(() => this.#again());
    }, AGAIN_MS).unref();
  }

  async close(): Promise<void> {
    this.#closed = true;
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => {});
  }
}
