import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StoreError } from './problem.ts';

export type Migrations = { readonly [name: string]: Migration };

/** Brings a schema forward to the latest version, all of it or nothing. */
export async function migrate<Tables>(db: Kysely<Tables>, migrations: Migrations): Promise<void> {
  const provider = { getMigrations: async () => ({ ...migrations }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error === undefined) return;
  const newer = (await executed(db)).filter((name) => !(name in migrations));
  if (newer.length === 0) throw error;
  const message = `a newer version has used these tables (${newer.join(', ')}): start that one, or restore a backup`;
  throw new StoreError('failed', message, error);
}

/** The migrations that a database has been through; none where that cannot be read. */
async function executed<Tables>(db: Kysely<Tables>): Promise<readonly string[]> {
  try {
    const query = sql<{ name: string }>`select name from kysely_migration order by name`;
    return (await query.execute(db)).rows.map(({ name }) => name);
  } catch {
    return [];
  }
}
