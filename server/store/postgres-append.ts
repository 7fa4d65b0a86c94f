import type { Batch, Row } from './store.ts';

/**
 * Entries, new tables and changes of tables, in one statement. Its result: the tables that were removed; nothing is
 * written there. The others cannot be removed before its end.
 */
export const INSERT = `
with present as (
  select id from tables where id = any($20::text[]) order by id for key share
), entries as (
  insert into events (table_id, seq, salt, body, hash, hidden, action)
  select * from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[]) as e (id)
  where e.id = any($8::text[]) or e.id in (select id from present)
), opened as (
  insert into tables (id, code, opener, game, phase, listed, opened, due)
  select * from unnest($8::text[], $9::text[], $10::text[], $11::text[], $12::text[], $13::int[], $14::bigint[],
    $15::bigint[])
), changed as (
  update tables t set phase = coalesce(c.phase, t.phase), due = case when c.sets_due then c.due else t.due end
  from unnest($16::text[], $17::text[], $18::boolean[], $19::bigint[]) as c (id, phase, sets_due, due)
  where t.id = c.id
)
select id from unnest($20::text[]) as id where id not in (select id from present)`;

type Change = Pick<Batch, 'phase' | 'due'>;

/** The parameters of `INSERT`. In the order of the tables: two writers with the same tables never wait for each other. */
export function appendValues(batches: readonly Batch[]): readonly unknown[] {
  const rows = batches
    .flatMap((batch) => batch.rows)
    .sort((a, b) => (a.table === b.table ? a.seq - b.seq : a.table < b.table ? -1 : 1));
  const opened = new Map<string, NonNullable<Batch['opened']>>();
  const changes = new Map<string, Change>();
  for (const { table, opened: newTable, phase, due } of batches) {
    if (newTable) opened.set(table, newTable);
    if (phase === undefined && due === undefined) continue;
    const earlier = changes.get(table) ?? {};
    const later = { ...(phase === undefined ? {} : { phase }), ...(due === undefined ? {} : { due }) };
    changes.set(table, { ...earlier, ...later });
  }
  const added = [...opened].sort(byTable);
  // A row that the statement itself inserts cannot be updated by it.
  const changed = [...changes].filter(([table]) => !opened.has(table)).sort(byTable);
  const column = <K extends keyof Row>(name: K) => rows.map((row) => row[name]);
  return [
    ...(['table', 'seq', 'salt', 'body', 'hash', 'hidden', 'action'] as const).map(column),
    added.map(([table]) => table),
    added.map(([, { code }]) => code),
    added.map(([, { opener }]) => opener),
    added.map(([, { game }]) => game),
    added.map(([table]) => changes.get(table)?.phase ?? 'waiting'),
    added.map(([, { listed }]) => (listed ? 1 : 0)),
    added.map(([, { at }]) => at),
    added.map(([table]) => changes.get(table)?.due ?? null),
    changed.map(([table]) => table),
    changed.map(([, { phase }]) => phase ?? null),
    changed.map(([, { due }]) => due !== undefined),
    changed.map(([, { due }]) => due ?? null),
    [...new Set(rows.map(({ table }) => table))].filter((table) => !opened.has(table)),
  ];
}

const byTable = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1);
