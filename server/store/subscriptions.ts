import { type CompiledQuery, type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';
import type { Holder, Notification, Subscription, SubscriptionStore } from './store.ts';

/** Runs a statement; its rows. */
type Run = <T>(query: CompiledQuery<T>) => Promise<readonly T[]>;

interface Stored extends Omit<Subscription, 'table' | 'at'> {
  readonly table_id: string;
  /** PostgreSQL gives a bigint as text. */
  readonly at: number | string;
}

/** With what has been sent and what is planned: for copies. */
export interface WholeSubscription extends Subscription {
  readonly turn: number;
  readonly reminder: number;
  readonly next: number | null;
}

interface StoredWhole extends Stored, Pick<WholeSubscription, 'turn' | 'reminder'> {
  readonly next: number | string | null;
}

const COLUMNS = sql`table_id, key, endpoint, p256dh, auth, at`;

interface SqlSubscriptionsOptions {
  /** Only writes SQL. */
  readonly db: Kysely<Schema>;
  readonly run: Run;
  /** Deleted data was in the files until now. */
  readonly deleted: () => Promise<void>;
}

/** Subscriptions in SQL that SQLite and PostgreSQL both speak. Each method is one statement. */
export class SqlSubscriptions implements SubscriptionStore {
  readonly #db: Kysely<Schema>;
  readonly #run: Run;
  readonly #deleted: () => Promise<void>;

  constructor({ db, run, deleted }: SqlSubscriptionsOptions) {
    this.#db = db;
    this.#run = run;
    this.#deleted = deleted;
  }

  async add(subscription: Subscription, most: number): Promise<boolean> {
    const { table, key, endpoint, p256dh, auth, at } = subscription;
    const made = await this.#run(
      sql<object>`
        insert into subscriptions (${COLUMNS})
        select cast(${table} as text), cast(${key} as text), cast(${endpoint} as text),
          cast(${p256dh} as text), cast(${auth} as text), cast(${at} as bigint)
        where (
          select count(*) from subscriptions
          where table_id = ${table} and key = ${key} and endpoint <> ${endpoint}
        ) < ${most}
        on conflict (table_id, key, endpoint) do update
          set p256dh = excluded.p256dh, auth = excluded.auth, at = excluded.at
        returning endpoint`.compile(this.#db),
    );
    return made.length > 0;
  }

  async of({ table, key }: Holder): Promise<readonly Subscription[]> {
    const rows = await this.#run(
      sql<Stored>`
        select ${COLUMNS} from subscriptions
        where table_id = ${table} and key = ${key} order by at, endpoint`.compile(this.#db),
    );
    return rows.map(subscriptionOf);
  }

  async remove(table: string, key?: string, endpoint?: string): Promise<number> {
    const ofKey = key === undefined ? sql`` : sql` and key = ${key}`;
    const one = endpoint === undefined ? sql`` : sql` and endpoint = ${endpoint}`;
    const deleted = await this.#run(
      sql<object>`
        delete from subscriptions where table_id = ${table}${ofKey}${one} returning endpoint`.compile(
        this.#db,
      ),
    );
    if (deleted.length > 0) await this.#deleted();
    return deleted.length;
  }

  /** Everything of a table, for a copy. */
  async copyOf(table: string): Promise<readonly WholeSubscription[]> {
    const rows = await this.#run(
      sql<StoredWhole>`
        select ${COLUMNS}, turn, reminder, next from subscriptions where table_id = ${table}`.compile(
        this.#db,
      ),
    );
    return rows.map(wholeOf);
  }

  /** Adds what `copyOf` of another store gave. */
  async addCopy(subscriptions: readonly WholeSubscription[]): Promise<void> {
    if (subscriptions.length === 0) return;
    const rows = subscriptions.map(({ table, ...rest }) => ({ table_id: table, ...rest }));
    await this.#run(this.#db.insertInto('subscriptions').values(rows).compile());
  }

  async plan({ table, key }: Holder, at: number | null, due?: number): Promise<void> {
    const ifDue = due === undefined ? sql`` : sql` and next <= ${due}`;
    await this.#run(
      sql<object>`
        update subscriptions set next = cast(${at} as bigint)
        where table_id = ${table} and key = ${key}${ifDue}`.compile(this.#db),
    );
  }

  async due(by: number, limit: number): Promise<readonly Holder[]> {
    const rows = await this.#run(
      sql<Pick<Stored, 'table_id' | 'key'>>`
        select table_id, key from subscriptions where next <= ${by}
        group by table_id, key order by min(next) limit ${limit}`.compile(this.#db),
    );
    return rows.map(({ table_id, key }) => ({ table: table_id, key }));
  }

  async claim({ table, key }: Holder, kind: Notification, turn: number): Promise<readonly Subscription[]> {
    const column = sql.ref(kind);
    const rows = await this.#run(
      sql<Stored>`
        update subscriptions set ${column} = ${turn}
        where table_id = ${table} and key = ${key} and ${column} < ${turn}
        returning ${COLUMNS}`.compile(this.#db),
    );
    return rows.map(subscriptionOf);
  }
}

function wholeOf({ table_id, at, next, ...rest }: StoredWhole): WholeSubscription {
  return { table: table_id, ...rest, at: Number(at), next: next === null ? null : Number(next) };
}

function subscriptionOf({ table_id, at, ...rest }: Stored): Subscription {
  const { key, endpoint, p256dh, auth } = rest;
  return { table: table_id, key, endpoint, p256dh, auth, at: Number(at) };
}
