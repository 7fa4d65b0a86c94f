import { type CompiledQuery, type Kysely, sql } from 'kysely';
import type {
  AttemptResult,
  DailyStore,
  FoundAttempt,
  NewAttempt,
  NewMarks,
  PeriodLine,
  PlayedAttempt,
  ResultLine,
  SpentMarks,
  StoredAttempt,
  StoredDay,
} from './daily.ts';
import type { Schema } from './schema.ts';

/** Runs a statement; its rows. */
type Run = <T>(query: CompiledQuery<T>) => Promise<readonly T[]>;

/** PostgreSQL gives a bigint as text. */
type Big = number | string;
type DayRow = Omit<StoredDay, 'closed'> & { readonly closed: Big | null };
/** An attempt as a database gives it. */
interface AttemptRow extends Omit<StoredAttempt, 'table' | 'begun' | 'result'> {
  readonly table_id: string;
  readonly begun: Big;
  readonly finished: Big | null;
  readonly points: number | null;
  readonly hints: number | null;
  readonly head: string | null;
  readonly steps: string | null;
}

export interface SqlDailyParts {
  /** Only writes SQL. */
  readonly db: Kysely<Schema>;
  readonly run: Run;
  /**
   * What locks a row that is read until the statement is over, so that no day is closed while a result is stored.
   * SQLite has one writer and needs nothing.
   */
  readonly lock: '' | 'for share';
  /** Deleted data was in the files until now. */
  readonly deleted: () => Promise<void>;
}

const DAY = sql`day, secret, promise, closed`;
const WHOLE = sql`table_id, day, game, rules, key, opener, linked, player, name, begun, finished, points, hints, head, steps`;

const IS_OPEN = 'exists (select 1 from daily_days d where d.day = daily_attempts.day and d.closed is null)';
/** Without an end nothing of an attempt counts; until its day is closed it keeps its player from another one. */
export const USELESS = `finished is null and not ${IS_OPEN}`;
/** What of an attempt is its player's. */
export const FORGOTTEN = `player = null, name = null, opener = case when ${IS_OPEN} then opener end,
  linked = case when ${IS_OPEN} then linked end`;

/** The daily game in SQL that SQLite and PostgreSQL both speak. */
export class SqlDaily implements DailyStore {
  readonly #parts: SqlDailyParts;

  constructor(parts: SqlDailyParts) {
    this.#parts = parts;
  }

  #run<T>(query: { compile(db: Kysely<Schema>): CompiledQuery<T> }): Promise<readonly T[]> {
    return this.#parts.run(query.compile(this.#parts.db));
  }

  async addDays(days: readonly Omit<StoredDay, 'closed'>[]): Promise<void> {
    for (const { day, secret, promise } of days)
      await this.#run(
        sql<object>`
          insert into daily_days (day, secret, promise) values (${day}, ${secret}, ${promise})
          on conflict (day) do nothing`,
      );
  }

  async days(from: string, to: string): Promise<readonly StoredDay[]> {
    const rows = await this.#run(
      sql<DayRow>`select ${DAY} from daily_days where day between ${from} and ${to} order by day`,
    );
    return rows.map(dayOf);
  }

  async unclosed(before: string): Promise<readonly string[]> {
    const rows = await this.#run(
      sql<DayRow>`select ${DAY} from daily_days where closed is null and day < ${before} order by day`,
    );
    return rows.map(({ day }) => day);
  }

  async lastClosed(): Promise<string | null> {
    const [row] = await this.#run(
      sql<{ day: string | null }>`select max(day) as day from daily_days where closed is not null`,
    );
    return row?.day ?? null;
  }

  async closeDay(day: string, at: number): Promise<boolean> {
    // First, so that a crash in between leaves no mark of a closed day, whose secret is published.
    await this.#run(
      sql<object>`
        delete from daily_attempts where day = ${day} and name is null and finished is null
          and not exists (select 1 from tables t where t.id = table_id)`,
    );
    await this.#run(
      sql<object>`
        update daily_attempts set opener = null, linked = null
        where day = ${day} and name is null and (opener is not null or linked is not null)`,
    );
    const closed = await this.#run(
      sql<object>`
        update daily_days set closed = cast(${at} as bigint) where day = ${day} and closed is null returning day`,
    );
    return closed.length > 0;
  }

  async begin(attempt: NewAttempt): Promise<FoundAttempt | null> {
    const { table, day, game, rules, key, opener, linked, player, name, begun } = attempt;
    await this.#run(
      sql<object>`
        insert into daily_attempts (table_id, day, game, rules, key, opener, linked, player, name, begun)
        values (${table}, ${day}, ${game}, ${rules}, ${key}, ${opener}, ${linked}, ${player}, ${name}, ${begun})
        on conflict do nothing`,
    );
    return this.attemptOf(opener);
  }

  async attemptOf(opener: string): Promise<FoundAttempt | null> {
    const [row] = await this.#run(
      sql<AttemptRow>`select table_id, rules, name from daily_attempts where opener = ${opener}`,
    );
    return row ? { table: row.table_id, rules: row.rules, name: row.name } : null;
  }

  async attempt(table: string): Promise<StoredAttempt | null> {
    const [row] = await this.#run(
      sql<AttemptRow>`select ${WHOLE} from daily_attempts where table_id = ${table}`,
    );
    return row ? attemptOf(row) : null;
  }

  async rulesOn(day: string, game: string): Promise<number | null> {
    const [row] = await this.#run(
      sql<AttemptRow>`
        select rules from daily_attempts where day = ${day} and game = ${game} order by begun limit 1`,
    );
    return row?.rules ?? null;
  }

  async unfinished(day: string): Promise<readonly string[]> {
    const rows = await this.#run(
      sql<AttemptRow>`
        select table_id from daily_attempts a join tables t on t.id = a.table_id
        where a.day = ${day} and a.finished is null and t.phase = 'over'`,
    );
    return rows.map(({ table_id }) => table_id);
  }

  async finish(table: string, { finished, points, hints, head, steps }: AttemptResult): Promise<boolean> {
    const stored = await this.#run(
      sql<object>`
        update daily_attempts set finished = cast(${finished} as bigint), points = ${points},
          hints = ${hints ? 1 : 0}, head = ${head}, steps = ${steps}
        where table_id = ${table} and finished is null and exists (
          select 1 from daily_days d where d.day = daily_attempts.day and d.closed is null
          ${sql.raw(this.#parts.lock)})
        returning table_id`,
    );
    return stored.length > 0;
  }

  async results(
    { day, game, hints }: { readonly day: string; readonly game: string; readonly hints: boolean },
    limit: number,
  ): Promise<readonly ResultLine[]> {
    const rows = await this.#run(
      sql<AttemptRow>`
        select table_id, name, points, finished from daily_attempts
        where day = ${day} and game = ${game} and hints = ${hints ? 1 : 0} and points is not null
        order by points desc, finished, key limit ${limit}`,
    );
    return rows.map(({ table_id, name, points, finished }) => ({
      table: table_id,
      name,
      points: points ?? 0,
      finished: Number(finished),
    }));
  }

  async closedDays(
    from: string,
    to: string,
  ): Promise<readonly { readonly day: string; readonly changes: number }[]> {
    return this.#run(
      sql<{ day: string; changes: number }>`
        select day, changes from daily_days
        where day between ${from} and ${to} and closed is not null order by day`,
    );
  }

  async resultsOf(from: string, to: string): Promise<readonly PeriodLine[]> {
    const rows = await this.#run(
      sql<AttemptRow>`
        select a.day, game, player, name, points, finished
        from daily_attempts a join daily_days d on d.day = a.day
        where a.day between ${from} and ${to} and hints = 0 and points is not null and closed is not null`,
    );
    return rows.map(({ day, game, player, name, points, finished }) => ({
      day,
      game,
      player,
      name,
      points: points ?? 0,
      finished: Number(finished),
    }));
  }

  async played(day: string): Promise<readonly Pick<StoredAttempt, 'game' | 'rules'>[]> {
    return this.#run(
      sql<Pick<StoredAttempt, 'game' | 'rules'>>`
        select game, min(rules) as rules from daily_attempts
        where day = ${day} and points is not null group by game order by game`,
    );
  }

  async attempts(
    { day, game }: { readonly day: string; readonly game: string },
    after: Pick<PlayedAttempt, 'finished' | 'key'>,
    limit: number,
  ): Promise<readonly PlayedAttempt[]> {
    const rows = await this.#run(
      sql<AttemptRow>`
        select ${WHOLE} from daily_attempts
        where day = ${day} and game = ${game} and (finished, key) > (cast(${after.finished} as bigint), ${after.key})
        order by finished, key limit ${limit}`,
    );
    return rows.map(attemptOf).flatMap(({ key, name, result }) => (result ? [{ key, name, ...result }] : []));
  }

  async linkedTo(player: string): Promise<readonly StoredAttempt[]> {
    const rows = await this.#run(
      sql<AttemptRow>`select ${WHOLE} from daily_attempts where player = ${player} order by table_id`,
    );
    return rows.map(attemptOf);
  }

  async remark(table: string, { opener, player, linked }: NewMarks, spent: SpentMarks | null): Promise<void> {
    if (opener !== undefined)
      await this.#run(sql<object>`update daily_attempts set opener = ${opener} where table_id = ${table}`);
    if (player !== undefined)
      await this.#run(
        sql<object>`
          update daily_attempts set player = ${player}, linked = ${linked ?? null} where table_id = ${table}`,
      );
    if (spent)
      await this.#run(
        sql<object>`
          insert into daily_attempts (table_id, day, game, rules, key, opener, linked, begun)
          select ${spent.table}, day, game, rules, ${spent.key}, ${spent.opener}, ${spent.linked}, begun
          from daily_attempts where table_id = ${table}
          on conflict do nothing`,
      );
    await this.#changed(table);
  }

  async removeResult(table: string, at: number): Promise<void> {
    // Finished without points: that is how a removed result is known.
    await this.#run(
      sql<object>`
        update daily_attempts set finished = cast(${at} as bigint), points = null, hints = null, head = null,
          steps = null where table_id = ${table}`,
    );
    await this.#changed(table);
  }

  /** Standings of the attempt's day are computed again. */
  async #changed(table: string): Promise<void> {
    await this.#run(
      sql<object>`
        update daily_days set changes = changes + 1
        where day in (select day from daily_attempts where table_id = ${table})`,
    );
  }

  async forget(table: string): Promise<void> {
    await this.#run(sql<object>`update daily_attempts set ${sql.raw(FORGOTTEN)} where table_id = ${table}`);
    // Afterwards, so that no one keeps what was read in between.
    await this.#changed(table);
    await this.#parts.deleted();
  }

  /** Every attempt, in the order of their tables, those after one of them: for copies. */
  async copyOf(after: string, limit: number): Promise<readonly StoredAttempt[]> {
    const rows = await this.#run(
      sql<AttemptRow>`
        select ${WHOLE} from daily_attempts where table_id > ${after} order by table_id limit ${limit}`,
    );
    return rows.map(attemptOf);
  }

  /** Adds what `days` and `copyOf` of another store gave. */
  async addCopy(days: readonly StoredDay[], attempts: readonly StoredAttempt[]): Promise<void> {
    await this.addDays(days);
    for (const { day, closed } of days) if (closed !== null) await this.closeDay(day, closed);
    for (const {
      table,
      day,
      game,
      rules,
      key,
      opener,
      linked,
      player,
      name,
      begun,
      result,
      removed,
    } of attempts) {
      const { finished = removed ?? null, points = null, head = null, steps = null } = result ?? {};
      const hints = result === null ? null : Number(result.hints);
      await this.#run(
        sql<object>`
          insert into daily_attempts (${WHOLE}) values (${table}, ${day}, ${game}, ${rules}, ${key}, ${opener},
            ${linked}, ${player}, ${name}, ${begun}, ${finished}, ${points}, ${hints}, ${head}, ${steps})`,
      );
    }
  }
}

function dayOf({ closed, ...row }: DayRow): StoredDay {
  return { ...row, closed: closed === null ? null : Number(closed) };
}

function attemptOf(row: AttemptRow): StoredAttempt {
  const { table_id: table, day, game, rules, key, opener, linked, player, name } = row;
  const { finished, points, hints, head, steps } = row;
  const isRemoved = finished !== null && points === null;
  const result =
    finished === null || points === null
      ? null
      : {
          finished: Number(finished),
          points,
          hints: hints === 1,
          head: head ?? '',
          steps: steps ?? '[]',
        };
  return {
    table,
    day,
    game,
    rules,
    key,
    opener,
    linked,
    player,
    name,
    begun: Number(row.begun),
    result,
    ...(isRemoved ? { removed: Number(finished) } : {}),
  };
}
