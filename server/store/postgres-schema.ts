import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { markAttempts } from './mark-attempts.ts';
import { createDaily, createSubscriptions } from './schema.ts';

/** Partitions of the log, by table: each has a smaller index and vacuum. */
const PARTITIONS = 16;

/** In order; what has been released is never changed. */
export const POSTGRES_MIGRATIONS: { readonly [name: string]: Migration } = {
  '001-logs': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table events (
          table_id text not null,
          seq integer not null,
          salt text not null,
          body text not null,
          hash text not null,
          hidden text,
          action text,
          primary key (table_id, seq)
        ) partition by hash (table_id)`.execute(db);
      for (let part = 0; part < PARTITIONS; part++) {
        await sql`create table ${sql.table(`events_${part}`)} partition of events
          for values with (modulus ${sql.lit(PARTITIONS)}, remainder ${sql.lit(part)})`.execute(db);
      }
      await sql`
        create table tables (
          id text primary key,
          code text not null unique,
          opener text not null unique,
          game text not null,
          phase text not null,
          listed integer not null,
          opened bigint not null,
          due bigint,
          redactions integer not null default 0
        ) with (fillfactor = 80)`.execute(db);
      await sql`create index tables_listed on tables (opened) where listed = 1 and phase = 'waiting'`.execute(
        db,
      );
      await sql`create index tables_due on tables (due) where due is not null`.execute(db);
      await sql`create index tables_opened on tables (opened)`.execute(db);
    },
  },
  // What processes know of each other. Unlogged: a crash or a failover empties it, and each process writes it again.
  '002-processes': {
    async up(db: Kysely<unknown>) {
      await sql`create unlogged table processes (id text primary key, until timestamptz not null)`.execute(
        db,
      );
      await sql`
        create unlogged table sides (
          table_id text not null,
          process text not null,
          data text not null,
          changed timestamptz not null,
          primary key (table_id, process)
        )`.execute(db);
      await sql`create index sides_changed on sides (changed)`.execute(db);
      await sql`create index sides_process on sides (process)`.execute(db);
    },
  },
  '003-subscriptions': { up: createSubscriptions },
  '004-daily': { up: createDaily },
  '005-daily-marks': { up: markAttempts },
};
