import type { ColumnDefinitionBuilder, Generated, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { markAttempts } from './mark-attempts.ts';
import type { IndexRow, Phase } from './store.ts';

export interface Schema {
  events: {
    table_id: string;
    seq: number;
    salt: string;
    body: string;
    hash: string;
    hidden: string | null;
    action: string | null;
  };
  /** An index of what the logs say, written with them. */
  tables: {
    id: string;
    code: string;
    opener: string;
    game: string;
    phase: Phase;
    listed: number;
    /** When it was opened, in milliseconds. */
    opened: number;
    /** When the next player's time runs out, in milliseconds; null where no clock runs. */
    due: number | null;
    /** How often something hidden was deleted from its log. */
    redactions: Generated<number>;
  };
  subscriptions: {
    table_id: string;
    key: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    at: number;
    /** The last turns that were notified and reminded of. */
    turn: Generated<number>;
    reminder: Generated<number>;
    /** When it has to be looked at next, in milliseconds. */
    next: number | null;
  };
  /** The days of the daily game. */
  daily_days: {
    day: string;
    secret: string;
    promise: string;
    closed: number | null;
    /** How often a player was forgotten. */
    changes: Generated<number>;
  };
  /** See `StoredAttempt`. */
  daily_attempts: {
    table_id: string;
    day: string;
    game: string;
    rules: number;
    key: string;
    opener: string | null;
    linked: string | null;
    player: string | null;
    name: string | null;
    begun: number;
    finished: number | null;
    points: number | null;
    hints: number | null;
    head: string | null;
    steps: string | null;
  };
}

/** As a database gives it: PostgreSQL gives a bigint as text. */
type SelectedIndex = Pick<Schema['tables'], 'code' | 'opener' | 'game' | 'phase' | 'listed'> & {
  readonly table: string;
  readonly opened: number | string;
  readonly due: number | string | null;
};

export function indexRow({ listed, opened, due, ...row }: SelectedIndex): IndexRow {
  return { ...row, listed: listed === 1, opened: Number(opened), due: due === null ? null : Number(due) };
}

/** In order; what has been released is never changed. */
export const MIGRATIONS: { readonly [name: string]: Migration } = {
  '001-logs': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('events')
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('salt', 'text', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('hash', 'text', (column) => column.notNull())
        .addColumn('hidden', 'text')
        .addColumn('action', 'text')
        .addPrimaryKeyConstraint('events_key', ['table_id', 'seq'])
        .execute();
      await db.schema
        .createTable('tables')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('code', 'text', (column) => column.notNull().unique())
        .addColumn('opener', 'text', (column) => column.notNull().unique())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('phase', 'text', (column) => column.notNull())
        .addColumn('listed', 'integer', (column) => column.notNull())
        .addColumn('opened', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('tables_listed')
        .on('tables')
        .columns(['listed', 'phase', 'opened'])
        .execute();
    },
  },
  '002-clocks': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('tables').addColumn('due', 'bigint').execute();
      await db.schema.createIndex('tables_due').on('tables').column('due').execute();
    },
  },
  '003-redactions': {
    async up(db: Kysely<unknown>) {
      const count = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
      await db.schema.alterTable('tables').addColumn('redactions', 'integer', count).execute();
    },
  },
  '004-subscriptions': { up: createSubscriptions },
  '005-daily': { up: createDaily },
  '006-daily-marks': { up: markAttempts },
};

export async function createSubscriptions(db: Kysely<unknown>): Promise<void> {
  const never = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(-1);
  await db.schema
    .createTable('subscriptions')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('turn', 'integer', never)
    .addColumn('reminder', 'integer', never)
    .addColumn('next', 'bigint')
    .addPrimaryKeyConstraint('subscriptions_key', ['table_id', 'key', 'endpoint'])
    .execute();
  await db.schema.createIndex('subscriptions_next').on('subscriptions').column('next').execute();
}

export async function createDaily(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('daily_days')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('promise', 'text', (column) => column.notNull())
    .addColumn('closed', 'bigint')
    .execute();
  await db.schema
    .createTable('daily_attempts')
    .addColumn('table_id', 'text', (column) => column.primaryKey())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rules', 'integer', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('opener', 'text', (column) => column.unique())
    .addColumn('player', 'text')
    .addColumn('name', 'text')
    .addColumn('begun', 'bigint', (column) => column.notNull())
    .addColumn('finished', 'bigint')
    .addColumn('points', 'integer')
    .addColumn('hints', 'integer')
    .addColumn('head', 'text')
    .addColumn('steps', 'text')
    .execute();
  await db.schema
    .createIndex('daily_attempts_day')
    .on('daily_attempts')
    .columns(['day', 'game', 'finished'])
    .execute();
}
