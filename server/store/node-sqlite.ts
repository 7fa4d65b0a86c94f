import { statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { createFile } from './create-file.ts';

/** How long a write waits for another process that writes. No table is served meanwhile, so it is short. */
export const BUSY_MS = 250;
/** Pages of the write-ahead log after which a commit moves them into the file: 8 MB. */
const CHECKPOINT_PAGES = 2000;
/** As many different statements as the store ever asks for, and some: the sizes of group commits differ. */
const STATEMENTS = 200;

export interface Sqlite extends SqliteDatabase {
  /** SQLite ends a transaction automatically after some errors. */
  readonly isInTransaction: boolean;
}

/** Node's own SQLite in the shape that kysely's SQLite dialect expects; nothing else knows of either. */
export function openSqlite(file: string, expected: 'any' | 'existing' = 'any'): Sqlite {
  // Names and secrets are in it: for its owner alone. The files that SQLite puts beside it follow.
  if (expected === 'any') createFile(file);
  else statSync(file);
  const database = new DatabaseSync(file);
  try {
    // A commit is on the disk when it returns: FULL also syncs the write-ahead log at every commit.
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
    // What is deleted is overwritten, not only marked as free.
    database.exec(`pragma busy_timeout = ${BUSY_MS}; pragma secure_delete = on;`);
    database.exec(`pragma wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  } catch (error) {
    database.close();
    throw error;
  }
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    get isInTransaction() {
      return database.isTransaction;
    },
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      if (prepared.size >= STATEMENTS) prepared.clear();
      const statement = bridge(database.prepare(sql));
      prepared.set(sql, statement);
      return statement;
    },
  };
}

function bridge(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

const CONSTRAINT = 19;

/** Another writer has written that row already. */
export function isTaken(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false;
  return typeof error.errcode === 'number' && (error.errcode & 0xff) === CONSTRAINT;
}
