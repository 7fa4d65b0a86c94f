import pg from 'pg';
import { StoreError } from './problem.ts';

/** A server that does not answer must not hold a table up for longer, in milliseconds. */
const CONNECT_WITHIN = 3000;
const ANSWER_WITHIN = 8000;
const SIZE = 10;
/** How long after a failure all servers are asked again which one is the primary. */
const SETTLE_MS = 250;

/** What a store needs of its connections: many of them, or one with a transaction open. */
export interface Queries {
  query<T extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<T[]>;
  close(): Promise<void>;
}

/** The addresses in `postgres://user:password@host1:port1,host2:port2/database?option=value`, one for each host. */
export function addressesIn(url: string): readonly string[] {
  const match = /^(postgres(?:ql)?:\/\/)([^/?]*@)?([^/?@]*)(.*)$/.exec(url);
  if (!match) throw new Error('the database is given as postgres://user@host:port/name');
  const [, scheme, user = '', hosts, rest] = match;
  return hosts.split(',').map((host) => `${scheme}${user}${host}${rest}`);
}

/** An address without its password: for messages. */
export function withoutPassword(url: string): string {
  return url.replace(/(:\/\/[^:/@]+):[^@/]*@/, '$1:…@');
}

/**
 * Connections to whichever of several servers is the primary: a standby refuses writes, so it is passed over. Their
 * number is bounded; who finds none free waits.
 */
export class PostgresPool implements Queries {
  readonly #addresses: readonly string[];
  readonly #size: number;
  readonly #answerWithin: number;
  #pool: pg.Pool | null = null;
  #finding: Promise<pg.Pool> | null = null;
  #failedAt = Number.NEGATIVE_INFINITY;
  /** Warnings of the server so far. */
  #warnings = 0;
  #closed = false;

  constructor(url: string, size = SIZE, answerWithin = ANSWER_WITHIN) {
    this.#addresses = addressesIn(url);
    this.#size = size;
    this.#answerWithin = answerWithin;
  }

  async query<T extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<T[]> {
    const pool = await this.primary();
    const warnings = this.#warnings;
    try {
      const { rows } = await pool.query<T>(text, [...values]);
      // A commit whose wait for the standby is cancelled succeeds with a warning.
      if (this.#warnings !== warnings)
        throw new StoreError('missing', 'a commit may not have been waited for');
      return rows;
    } catch (error) {
      if (isConnectionLost(error)) this.#leave(pool);
      throw error;
    }
  }

  /** A dedicated connection, outside the pool: for listening, which needs the same session all the time. */
  async session(): Promise<pg.Client> {
    const pool = await this.primary();
    const client = new pg.Client({ ...pool.options, query_timeout: undefined });
    await client.connect();
    return client;
  }

  /** The address of the primary, as it was found last. */
  async address(): Promise<string> {
    const pool = await this.primary();
    return pool.options.connectionString ?? '';
  }

  async primary(): Promise<pg.Pool> {
    if (this.#closed) throw new StoreError('failed', 'the store is closed');
    if (this.#pool) return this.#pool;
    this.#finding ??= this.#find().finally(() => {
      this.#finding = null;
    });
    return this.#finding;
  }

  async #find(): Promise<pg.Pool> {
    const wait = this.#failedAt + SETTLE_MS - performance.now();
    if (wait > 0) await new Promise((later) => setTimeout(later, wait));
    let last: unknown = null;
    for (const address of this.#addresses) {
      const pool = this.#open(address);
      try {
        const { rows } = await pool.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
        if (rows[0].standby) throw new StoreError('read-only', `${withoutPassword(address)} is a standby`);
        this.#pool = pool;
        return pool;
      } catch (error) {
        last = error;
        void pool.end().catch(() => {});
      }
    }
    this.#failedAt = performance.now();
    throw last;
  }

  #open(address: string): pg.Pool {
    const pool = new pg.Pool({
      connectionString: address,
      max: this.#size,
      connectionTimeoutMillis: CONNECT_WITHIN,
      // A new connection takes several round trips, and dice would wait for it.
      idleTimeoutMillis: 0,
      // Not the server's own limit: a commit that is cut off while it waits for a standby would count as done.
      query_timeout: this.#answerWithin,
      keepAlive: true,
      application_name: 'iacta',
    });
    // An idle connection that fails is replaced by the pool.
    pool.on('error', () => {});
    pool.on('connect', (client) => {
      client.on('notice', ({ severity }) => {
        if (severity === 'WARNING') this.#warnings++;
      });
    });
    return pool;
  }

  /** The primary is gone or has become a standby: the next query looks for the new one. */
  #leave(pool: pg.Pool): void {
    if (this.#pool !== pool) return;
    this.#pool = null;
    this.#failedAt = performance.now();
    void pool.end().catch(() => {});
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    const pool = this.#pool ?? (await this.#finding?.catch(() => null));
    this.#closed = true;
    await pool?.end();
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Another writer has written that row already. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505';

/** Two transactions wait for each other; this one was chosen to give way, and can be tried again. */
export const isDeadlock = (error: unknown): boolean => ['40P01', '40001'].includes(codeOf(error));

/** All connections are busy (what pg-pool says then): another pool would only add to the load. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect';

/** After these another server may be the primary. */
function isConnectionLost(error: unknown): boolean {
  if (isBusy(error)) return false;
  const code = codeOf(error);
  if (code === '') return error instanceof Error && !(error instanceof StoreError);
  return !/^[0-9A-Z]{5}$/.test(code) || code.startsWith('08') || code.startsWith('57P') || code === '25006';
}

/** What a store rejects with, for an error of the database or of the connection to it. */
export function postgresError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const code = codeOf(error);
  if (code === '53100') return new StoreError('full', message, error);
  if (code === '25006') return new StoreError('read-only', message, error);
  if (code.startsWith('XX')) return new StoreError('corrupt', message, error);
  const isAway = isConnectionLost(error) || isBusy(error) || code === '53300';
  return new StoreError(isAway ? 'missing' : 'failed', message, error);
}
