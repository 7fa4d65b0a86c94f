import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** How long a write waits for another process that writes. */
export const BUSY_MS = 2000;
/** As many different statements as the store ever asks for, and some: the sizes of group commits differ. */
const STATEMENTS = 200;

/** Node's own SQLite in the shape that kysely's SQLite dialect expects; nothing else knows of either. */
export function openSqlite(file: string): SqliteDatabase {
  // Names and secrets are in it: for its owner alone. The files that SQLite puts beside it follow.
  closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file);
  // A commit is on the disk when it returns: FULL also syncs the write-ahead log at every commit.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
  // What is deleted is overwritten, not only marked as free.
  database.exec(`pragma busy_timeout = ${BUSY_MS}; pragma secure_delete = on;`);
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
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

/** Somebody has written that row already. */
export function isTaken(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false;
  return typeof error.errcode === 'number' && (error.errcode & 0xff) === CONSTRAINT;
}
