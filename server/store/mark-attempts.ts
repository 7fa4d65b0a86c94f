import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import { dailyMark } from './daily-mark.ts';

/** Attempts that are read and written in one go. */
const PAGE = 500;
/** An opener as earlier versions have stored it. */
const EARLIER = /^[0-9-]{10} [a-z0-9-]+ ([0-9a-f]{64})$/;

interface Attempt {
  readonly table_id: string;
  readonly game: string;
  readonly opener: string | null;
  readonly player: string | null;
  readonly secret: string;
}

/**
 * A migration: openers become marks, and players get one for each day and game. Where several attempts were linked to
 * one player, the first one stays linked.
 */
export async function markAttempts(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('daily_attempts').addColumn('linked', 'text').execute();
  const count = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
  await db.schema.alterTable('daily_days').addColumn('changes', 'integer', count).execute();
  await sql`
    update daily_attempts set player = null where player is not null and exists (
      select 1 from daily_attempts b
      where b.day = daily_attempts.day and b.game = daily_attempts.game and b.player = daily_attempts.player
        and (b.begun < daily_attempts.begun
          or b.begun = daily_attempts.begun and b.table_id < daily_attempts.table_id))`.execute(db);
  for (let after = ''; ; ) {
    const page = await attemptsAfter(db, after);
    for (const attempt of page) await mark(db, attempt);
    const last = page.at(-1);
    if (!last || page.length < PAGE) break;
    after = last.table_id;
  }
  await db.schema
    .createIndex('daily_attempts_linked')
    .on('daily_attempts')
    .column('linked')
    .unique()
    .execute();
}

async function attemptsAfter(db: Kysely<unknown>, after: string): Promise<readonly Attempt[]> {
  const { rows } = await sql<Attempt>`
    select table_id, game, opener, player, secret from daily_attempts a join daily_days d on d.day = a.day
    where table_id > ${sql.lit(after)} and (opener is not null or player is not null)
    order by table_id limit ${sql.lit(PAGE)}`.execute(db);
  return rows;
}

async function mark(db: Kysely<unknown>, { table_id, game, opener, player, secret }: Attempt): Promise<void> {
  const keyHash = EARLIER.exec(opener ?? '')?.[1];
  const marked = keyHash === undefined ? opener : dailyMark(secret, { kind: 'opener', game, keyHash });
  const linked = player === null ? null : dailyMark(secret, { kind: 'player', game, keyHash: player });
  await sql`
    update daily_attempts set opener = ${marked}, linked = ${linked} where table_id = ${table_id}`.execute(
    db,
  );
}
