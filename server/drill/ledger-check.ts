import { isGameId, loadRules } from '@iacta/games';
import { verifyText } from '@iacta/online/log';
import type { Acknowledged, Ledger } from './party.ts';
import type { PostgresServer } from './servers/postgres.ts';

/** Acknowledged steps that the database does not have, and actions that it has twice. */
export async function entryFaults(
  database: PostgresServer,
  acknowledged: readonly Acknowledged[],
): Promise<string[]> {
  const lost = await database.query(
    `select a.t, a.seq, a.seat from unnest($1::text[], $2::int[], $3::int[]) as a (t, seq, seat)
    left join events e on e.table_id = a.t and e.seq = a.seq and e.action like a.seat || '|%'
    where e.seq is null`,
    [
      acknowledged.map(({ table }) => table),
      acknowledged.map(({ seq }) => seq),
      acknowledged.map(({ seat }) => seat),
    ],
  );
  const twice = await database.query(
    'select table_id, action from events where action is not null group by 1, 2 having count(*) > 1',
  );
  return [
    ...lost.map((row) => `lost: ${JSON.stringify(row)}`),
    ...twice.map((row) => `applied twice: ${JSON.stringify(row)}`),
  ];
}

/** Steps that a turn clock has made. */
export async function clockFaults(database: PostgresServer): Promise<string[]> {
  const steps = await database.query(
    `select table_id, seq, body from events where body::json ->> 'by' = 'clock' limit 20`,
  );
  return steps.map((row) => `a step of the clock: ${JSON.stringify(row)}`);
}

/** Logs that do not verify, or lack a head hash that a client has received. */
export async function chainFaults(port: number, { tables, heads }: Ledger): Promise<string[]> {
  const faults: string[] = [];
  const received = Map.groupBy(heads, ({ table }) => table);
  for (const table of tables) {
    const reply = await fetch(`http://127.0.0.1:${port}/api/tables/${table}/log`);
    const text = await reply.text();
    for (const head of new Set((received.get(table) ?? []).map((each) => each.head))) {
      const verdict = await verifyText(text, async (id) => (isGameId(id) ? loadRules(id) : null), head);
      if (!verdict.ok) faults.push(`${table}: ${JSON.stringify(verdict.problem)}`);
    }
  }
  return faults;
}
