import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { dailyPromise } from '@iacta/online/daily';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Row } from '../store/store.ts';

export type Dialect = 'sqlite' | 'postgres';

const FOLDER = join(import.meta.dirname, 'schemas');

/** The file with the statements of a migration, written when the migration was made and never changed again. */
export const frozenFile = (dialect: Dialect, name: string) => join(FOLDER, dialect, `${name}.sql`);

export const frozenNames = (dialect: Dialect) =>
  globSync(join(FOLDER, dialect, '*.sql'))
    .map((file) => basename(file, '.sql'))
    .sort();

/** The statements that a migration consists of today; nothing is executed. */
export async function statementsOf(dialect: Dialect, migration: Migration): Promise<string> {
  const statements: string[] = [];
  const isSqlite = dialect === 'sqlite';
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => (isSqlite ? new SqliteAdapter() : new PostgresAdapter()),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => (isSqlite ? new SqliteIntrospector(of) : new PostgresIntrospector(of)),
      createQueryCompiler: () => (isSqlite ? new SqliteQueryCompiler() : new PostgresQueryCompiler()),
    },
    log: ({ query }) => {
      if (query.parameters.length > 0) throw new Error(`not a plain statement: ${query.sql}`);
      statements.push(query.sql);
    },
  });
  await migration.up(db);
  return statements.map((statement) => `${statement.replaceAll(/\s+/g, ' ').trim()};\n`).join('');
}

/** The script that makes an empty database as the version whose last migrations these are has left it. */
export function earlierSchema(dialect: Dialect, names: readonly string[]): string {
  const marks = names.map(
    (name) => `insert into kysely_migration values ('${name}', '2026-01-01T00:00:00Z');\n`,
  );
  const scripts = [join(FOLDER, 'kysely.sql'), ...names.map((name) => frozenFile(dialect, name))];
  return [...scripts.map((file) => readFileSync(file, 'utf8')), ...marks].join('');
}

type Value = string | number | null;
/** Rows by table; a version that does not have a table or a column yet is filled without it. */
export type Content = { readonly [table: string]: readonly { readonly [column: string]: Value }[] };

/** A game under way as a server has left it: with real hashes, secrets and names. */
const game = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../games/garden-dice/test/version-1/table.json'), 'utf8'),
) as { readonly table: string; readonly code: string; readonly rows: readonly Row[] };

const AT = 1_794_967_329_504;
const PLAYED = JSON.parse(String(game.rows[0].body)).game as string;
const entries = (rows: readonly Row[]) => rows.map(({ table, ...row }) => ({ table_id: table, ...row }));
const table = (id: string, phase: string, more: { readonly [column: string]: Value } = {}) => ({
  id,
  code: `CODE-${id}`,
  opener: `opener-${id}`,
  game: PLAYED,
  phase,
  listed: 0,
  opened: AT,
  due: null,
  redactions: 0,
  ...more,
});
const single = (id: string): Row => ({
  table: id,
  seq: 0,
  salt: 'aa',
  body: `{"type":"open","at":${AT},"name":"Zoë 🎲"}`,
  hash: `hash-${id}`,
  hidden: `{"host":"${id}"}`,
  action: '0|first',
});

export const GAME = game;
export const OPENED_AT = AT;
export const WAITING = single('waiting');
const OVER = single('over');
export const CONTENT: Content = {
  events: entries([...game.rows, WAITING, OVER]),
  tables: [
    table(game.table, 'playing', {
      code: game.code,
      due: AT + 86_400_000,
      redactions: 2,
    }),
    table('waiting', 'waiting', { listed: 1 }),
    table('over', 'over'),
  ],
  subscriptions: [
    {
      table_id: game.table,
      key: 'ada',
      endpoint: 'https://push.example/1',
      p256dh: 'public',
      auth: 'secret',
      at: AT,
      turn: 5,
      reminder: -1,
      next: AT + 5000,
    },
  ],
  daily_days: [
    { day: '2026-11-17', secret: 'aa', promise: dailyPromise('aa'), closed: AT },
    { day: '2026-11-18', secret: 'cc', promise: dailyPromise('cc'), closed: null },
  ],
  daily_attempts: [
    {
      table_id: 'over',
      day: '2026-11-17',
      game: PLAYED,
      rules: 1,
      key: 'ee',
      opener: 'opener',
      player: null,
      name: 'Zoë 🎲',
      begun: AT - 60_000,
      finished: AT - 1000,
      points: -5,
      hints: 1,
      head: 'ff',
      steps: '[]',
    },
  ],
};
