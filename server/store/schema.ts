import type { ColumnDefinitionBuilder, Generated, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
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
    /** When somebody's time runs out next, in milliseconds; null where no clock runs. */
    due: number | null;
    /** How often something hidden was deleted from its log. */
    redactions: Generated<number>;
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
};
