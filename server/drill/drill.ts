import { DatabaseSync } from 'node:sqlite';
import { randomStream } from '@iacta/core';
import { GAME_IDS, isGameId, loadRules } from '@iacta/games';
import { verifyText } from '@iacta/online/log';
import { type Ledger, newLedger, Party } from './party.ts';
import type { Victim } from './victim.ts';

export interface DrillPlan {
  readonly players: number;
  readonly kills: number;
  /** The longest time between two kills, in milliseconds. */
  readonly rest: number;
  readonly seed: number;
}

export interface DrillReport {
  readonly players: number;
  readonly kills: number;
  readonly cuts: number;
  readonly tables: number;
  readonly acknowledged: number;
  readonly refused: number;
  /** All violations: empty when every acknowledged step is durable. */
  readonly faults: readonly string[];
}

/** People play while the server is killed again and again; then the log is compared with what they received. */
export async function drill(victim: Victim, data: string, plan: DrillPlan): Promise<DrillReport> {
  const below = randomStream(plan.seed);
  const ledger = newLedger();
  const parties = await seat(victim.port, plan, ledger);
  await victim.start();
  const playing = parties.map((party) => party.play());
  let cuts = 0;
  for (let kill = 0; kill < plan.kills; kill++) {
    await sleep(50 + below(plan.rest));
    for (const party of parties) {
      if (below(4) > 0) continue;
      party.cutOne();
      cuts++;
    }
    await sleep(below(200));
    await victim.kill();
    await victim.start();
  }
  await sleep(1000);
  for (const party of parties) party.stop();
  await Promise.all(playing);
  const faults = [...ledger.broken, ...held(data, ledger), ...(await verified(victim.port, ledger))];
  await victim.kill();
  return {
    players: plan.players,
    kills: plan.kills,
    cuts,
    tables: ledger.tables.length,
    acknowledged: ledger.acknowledged.length,
    refused: ledger.refused.length,
    faults,
  };
}

/** Parties of every game and size, until no player is left over. */
async function seat(port: number, { players, seed }: DrillPlan, ledger: Ledger): Promise<Party[]> {
  const parties: Party[] = [];
  let left = players;
  for (let i = 0; left > 0; i++) {
    const rules = await loadRules(GAME_IDS[i % GAME_IDS.length]);
    const counts = rules.facts.seatCounts.filter((count) => count >= 2 && count <= 4);
    const seats = counts[i % counts.length];
    parties.push(new Party({ ports: [port], rules, seats, below: randomStream(seed + i), ledger }));
    left -= seats;
  }
  return parties;
}

/** Every acknowledged action is one entry of its seat, and no entry answers two actions. */
function held(data: string, { acknowledged }: Ledger): string[] {
  const database = new DatabaseSync(data, { readOnly: true });
  const find = database.prepare('select action from events where table_id = ? and seq = ?');
  const faults: string[] = [];
  const used = new Set<string>();
  for (const { table, seat, seq } of acknowledged) {
    const row = find.get(table, seq) as { action: string | null } | undefined;
    if (row?.action?.startsWith(`${seat}|`) !== true)
      faults.push(`${table}: entry ${seq} of seat ${seat} is lost`);
    const name = `${table} ${seq}`;
    if (used.has(name)) faults.push(`${name} was acknowledged for two actions`);
    used.add(name);
  }
  const twice = database
    .prepare('select table_id, action from events where action is not null group by 1, 2 having count(*) > 1')
    .all();
  for (const row of twice) faults.push(`applied twice: ${JSON.stringify(row)}`);
  database.close();
  return faults;
}

/** Every log verifies and contains the last head hash that each client received. */
async function verified(port: number, { tables, heads }: Ledger): Promise<string[]> {
  const faults: string[] = [];
  for (const table of tables) {
    const text = await (await fetch(`http://127.0.0.1:${port}/api/tables/${table}/log`)).text();
    const received = heads.filter((head) => head.table === table);
    for (const head of new Set(received.map((each) => each.head))) {
      const verdict = await verifyText(text, async (id) => (isGameId(id) ? loadRules(id) : null), head);
      if (!verdict.ok) faults.push(`${table}: ${JSON.stringify(verdict.problem)}`);
    }
  }
  return faults;
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
