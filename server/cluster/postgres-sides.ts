import type { PostgresPool } from '../store/postgres-pool.ts';
import type { SideChange, SideStore, StoredSide } from './side.ts';

const CHANGE = 'table_id as "table", process, changed::text as changed';

/** Sides in two unlogged tables: neither is replicated, and a crash empties both. */
export class PostgresSides implements SideStore {
  readonly #pool: PostgresPool;

  constructor(pool: PostgresPool) {
    this.#pool = pool;
  }

  async beat(process: string, lease: number) {
    const [row] = await this.#pool.query<{ fresh: boolean; others: string[] }>(
      `with me as (
        insert into processes (id, until) values ($1, clock_timestamp() + $2 * interval '1 ms')
        on conflict (id) do update set until = excluded.until returning xmax = 0 as fresh
      ), dead as (
        delete from sides where process in (select id from processes where until < now() - interval '1 minute')
      )
      select (select fresh from me) as fresh,
        array(select id from processes where until > clock_timestamp() and id <> $1) as others`,
      [process, lease],
    );
    return { isNew: row.fresh, others: row.others };
  }

  async write(process: string, sides: ReadonlyMap<string, string | null>): Promise<void> {
    const tables = [...sides.keys()].sort();
    // An ended side stays as an empty one for a while: others learn of it by the time of its change.
    await this.#pool.query(
      `insert into sides (table_id, process, data, changed)
      select t, $1, d, clock_timestamp() from unnest($2::text[], $3::text[]) as s (t, d)
      on conflict (table_id, process) do update set data = excluded.data, changed = excluded.changed`,
      [process, tables, tables.map((table) => sides.get(table) ?? '')],
    );
    await this.#pool.query(
      `delete from sides where process = $1 and data = '' and changed < now() - interval '1 minute'`,
      [process],
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
