import { SqliteAdapter, SqliteDialect } from 'kysely';

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** SQLite undoes changes of a schema like any others; kysely migrates in one transaction only where it knows that. */
export class TransactionalSqlite extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}
