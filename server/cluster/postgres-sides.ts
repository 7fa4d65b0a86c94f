import type { PostgresPool } from '../store/postgres-pool.ts';
import type { Beat, SideChange, SideStore, StoredSide } from './side.ts';

const CHANGE = 'table_id as "table", process, changed::text as changed';

/** Sides in two unlogged tables: neither is replicated, and a crash empties both. */
export class PostgresSides implements SideStore {
  readonly #pool: PostgresPool;

  constructor(pool: PostgresPool) {
    this.#pool = pool;
  }

  /** `until` holds the time that a process has said; nothing compares it with the clock of the database. */
  async beat(process: string, time: number, gone: readonly string[]): Promise<Beat> {
    const [row] = await this.#pool.query<{ fresh: boolean; now: string; others: Beat['others'] }>(
      `with me as (
        insert into processes (id, until) values ($1, to_timestamp($2::float8 / 1000))
        on conflict (id) do update set until = excluded.until returning xmax = 0 as fresh
      ), forgotten as (
        delete from processes where id = any($3::text[])
      ), ended as (
        delete from sides where process = any($3::text[])
      )
      select (select fresh from me) as fresh, floor(extract(epoch from clock_timestamp()) * 1000) as now,
        coalesce((select json_agg(json_build_object('process', id, 'time', round(extract(epoch from until) * 1000)))
          from processes where id <> $1 and id <> all($3::text[])), '[]') as others`,
      [process, time, gone],
    );
    return { isNew: row.fresh, now: Number(row.now), others: row.others };
  }

  async write(process: string, sides: ReadonlyMap<string, string>): Promise<void> {
    const tables = [...sides.keys()].sort();
    // An ended side stays as an empty one for a while: others learn of it by the time of its change.
    await this.#pool.query(
      `with gone as (
        delete from sides where process = $1 and data = '' and changed < now() - interval '1 minute'
          and table_id <> all($2::text[])
      )
      insert into sides (table_id, process, data, changed)
      select t, $1, d, clock_timestamp() from unnest($2::text[], $3::text[]) as s (t, d)
      on conflict (table_id, process) do update set data = excluded.data, changed = excluded.changed`,
      [process, tables, tables.map((table) => sides.get(table) ?? '')],
    );
  }

  read(process: string, tables: readonly string[]): Promise<StoredSide[]> {
    return this.#pool.query<StoredSide>(
      `select ${CHANGE}, data from sides where table_id = any($2::text[]) and process <> $1`,
      [process, tables],
    );
  }

  recent(process: string, ms: number): Promise<SideChange[]> {
    return this.#pool.query<SideChange>(
      `select ${CHANGE} from sides where changed > clock_timestamp() - $2 * interval '1 ms' and process <> $1`,
      [process, ms],
    );
  }

  async leave(process: string): Promise<void> {
    await this.#pool.query('delete from processes where id = $1', [process]);
    await this.#pool.query('delete from sides where process = $1', [process]);
  }
}
