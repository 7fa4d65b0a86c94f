// npm run drill:cluster: several server processes on one database with a synchronous standby, and what can happen to them.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { randomStream } from '@iacta/core';
import { GAME_IDS, loadRules } from '@iacta/games';
import { chainFaults, clockFaults, entryFaults } from './ledger-check.ts';
import { type Acknowledged, type Ledger, newLedger, Party } from './party.ts';
import { ServerProcess } from './server-process.ts';
import { Cable } from './servers/cable.ts';
import { NatsServer } from './servers/nats.ts';
import { PostgresServer } from './servers/postgres.ts';
import { whyNoNats, whyNoPostgres } from './servers/programs.ts';
import { freePort } from './victim.ts';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '500' },
    failovers: { type: 'string', default: '20' },
    /** Failovers after which the standby lacks entries that the primary has shown. */
    partitions: { type: 'string', default: '20' },
    rest: { type: 'string', default: '3000' },
    /** How long players think before each step, in milliseconds, on average. */
    think: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    bus: { type: 'string', default: 'nats' },
    /** Faults whose names contain this text. */
    only: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
  },
});
const missing = whyNoPostgres() ?? whyNoNats();
if (missing) {
  console.error(`The drill needs real servers: ${missing}`);
  process.exit(2);
}

const SERVERS = 3;
/** No player has to wait for longer than this after a fault, in milliseconds. */
const GIVE_UP = 60_000;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Recovery {
  readonly fault: string;
  /** Until a new step has been acknowledged at every table and all its clients have it, in milliseconds; at half of them. */
  readonly ms: number;
  readonly halfMs: number;
  /** How long the fault itself took. */
  readonly faultMs: number;
  /** Acknowledged steps that the database had then. */
  readonly acknowledged: number;
}

const nats = await NatsServer.create();
await nats.start();
let primary = await PostgresServer.create();
await primary.start();
let standby = await PostgresServer.standbyOf(primary);
const used = [primary, standby];
const busUrl = (port: number) => (values.bus === 'nats' ? `nats://127.0.0.1:${port}` : null);
const servers: ServerProcess[] = [];
for (let i = 0; i < SERVERS; i++) servers.push(new ServerProcess(await freePort()));
async function removeServers(): Promise<void> {
  await Promise.all(servers.map((server) => server.end('SIGKILL')));
  await nats.kill();
  for (const server of used) await server.remove();
}
const giveUp = (error: unknown) => {
  console.error(error);
  void removeServers().finally(() => process.exit(1));
};
process.once('uncaughtException', giveUp);
process.once('SIGTERM', giveUp);
const addressOf = (...ports: number[]) =>
  `postgres://iacta@${ports.map((port) => `127.0.0.1:${port}`).join(',')}/postgres`;
const failovers = Number(values.failovers);
// The last server is connected by cables that can be cut. Its two for the database lead to every address that a primary
// may ever have in this drill.
const cables = await Promise.all([primary, standby, nats].map(({ port }) => Cable.to(port)));
/** How long a partition lasts before the primary is lost, in milliseconds: players come again meanwhile. */
const PARTITION = 2000;
const startServer = (server: ServerProcess) => {
  const isCabled = server === servers[SERVERS - 1];
  const [one, other, notices] = (isCabled ? cables : [primary, standby, nats]).map(({ port }) => port);
  return server.start(addressOf(one, other), busUrl(notices));
};
await Promise.all(servers.map(startServer));

const ledger: Ledger = newLedger();
const parties: Party[] = [];
for (let left = Number(values.players), i = 0; left > 0; i++) {
  const rules = await loadRules(GAME_IDS[i % GAME_IDS.length]);
  const counts = rules.facts.seatCounts.filter((count) => count >= 2 && count <= 4);
  const seats = counts[i % counts.length];
  // Neighbours at a table are at different servers, and come back to any of the others.
  const ports = servers.map((_, j) => servers[(i + j) % SERVERS].port);
  const below = randomStream(Number(values.seed) + i);
  parties.push(new Party({ ports, rules, seats, below, ledger, think: Number(values.think) }));
  left -= seats;
}
const playing = parties.map((party) => party.play());
await sleep(Number(values.rest));
const recoveries: Recovery[] = [];

const isWanted = (fault: string) => fault.includes(values.only);

/**
 * Injects a fault into the cluster; how long until all clients of every table have a new step,
 * counted from the beginning of the fault, or from its end where it has a duration.
 */
async function during(
  fault: string,
  act: () => Promise<void>,
  countedFrom: 'beginning' | 'end' = 'beginning',
): Promise<void> {
  if (!isWanted(fault)) return;
  const begun = performance.now();
  await act();
  const faultMs = Math.round(performance.now() - begun);
  const began = countedFrom === 'end' ? performance.now() : begun;
  const elapsed = () => Math.round(performance.now() - began);
  const waiting = new Set(parties);
  const steps = new Map<Party, Acknowledged>();
  let halfMs = 0;
  for (let at = ledger.acknowledged.length; waiting.size > 0 && elapsed() < GIVE_UP; ) {
    await sleep(20);
    for (; at < ledger.acknowledged.length; at++)
      for (const party of waiting)
        if (!steps.has(party) && party.hasTable(ledger.acknowledged[at].table))
          steps.set(party, ledger.acknowledged[at]);
    for (const [party, step] of steps) if (party.hasFollowed(step)) waiting.delete(party);
    if (halfMs === 0 && waiting.size <= parties.length / 2) halfMs = elapsed();
  }
  const ms = elapsed();
  for (const party of waiting) ledger.broken.push(`${fault}: a table does not go on: ${party.situation()}`);
  const acknowledged = ledger.acknowledged.length;
  const faults = await entryFaults(primary, ledger.acknowledged);
  ledger.broken.push(...faults.map((each) => `${fault}: ${each}`));
  const broken = waiting.size + faults.length;
  if (broken > 0) console.error(ledger.broken.slice(-broken).join('\n'));
  recoveries.push({ fault, ms, halfMs, faultMs, acknowledged });
  console.error(`${fault}: playing again after ${ms} ms, ${acknowledged} steps checked`);
  await sleep(Number(values.rest) / 3);
}

await during('nothing', async () => {});
await during('server killed', () => servers[0].end('SIGKILL'));
await during('server back', () => startServer(servers[0]));
await during(
  'server suspended for 20 s',
  async () => {
    servers[1].signal('SIGSTOP');
    setTimeout(() => servers[1].signal('SIGCONT'), 20_000);
    await sleep(20_000);
  },
  'end',
);
await during(
  'rolling upgrade',
  async () => {
    // Players do not come back by themselves: the server that is cut off next must not be the last one.
    for (const server of servers.toReversed()) {
      await server.end('SIGTERM');
      await startServer(server);
    }
  },
  'end',
);
await during('server cut off from database and bus', async () => {
  for (const cable of cables) cable.cut();
});
await during('server connected again', async () => {
  for (const cable of cables) cable.mend();
});
await during('clocks set forward, back and right', async () => {
  servers[0].setClock(3_600_000);
  servers[1].setClock(-3_600_000);
  await sleep(2000);
  for (const server of servers) server.setClock(0);
});
await during('clocks an hour apart, from now on', async () => {
  servers[0].setClock(3_600_000);
  servers[1].setClock(-3_600_000);
});
await during('all connections of all pools busy for 5 s', async () => {
  await primary.query('begin; lock table events in access exclusive mode; select pg_sleep(5); commit');
});
if (values.bus === 'nats') {
  await during('NATS killed', () => nats.kill());
  await during('NATS back', () => nats.start());
}
await during('all connections to the database cut', async () => {
  await primary.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'iacta'`,
  );
});
await during('database killed and restarted', async () => {
  await primary.kill();
  await primary.start();
});
const FAILOVER = 'primary killed, standby promoted';
for (let i = 0; i < failovers && isWanted(FAILOVER); i++) {
  const old = primary;
  await during(FAILOVER, async () => {
    await old.kill();
    await standby.promote();
    primary = standby;
  });
  // The old primary's address is the next standby's: two addresses are enough.
  standby = await PostgresServer.standbyOf(primary, { port: old.port });
  used.push(standby);
}
const PARTITIONED = 'primary parted from its standby, its waiting commits ended, then killed';
for (let i = 0; i < Number(values.partitions) && isWanted(PARTITIONED); i++) {
  const replication = await Cable.to(primary.port);
  await standby.remove();
  standby = await PostgresServer.standbyOf(primary, { port: standby.port, through: replication.port });
  used.push(standby);
  const old = primary;
  await during(PARTITIONED, async () => {
    replication.cut();
    // Entries become visible without the standby: nothing may be acknowledged or broadcast because of them.
    let ended = 0;
    for (const began = performance.now(); performance.now() - began < PARTITION; await sleep(50))
      ended += await old.endWaiting();
    if (ended === 0) ledger.broken.push(`${PARTITIONED}: no commit was waiting`);
    await old.kill();
    await standby.promote();
    primary = standby;
  });
  standby = await PostgresServer.standbyOf(primary, { port: old.port });
  used.push(standby);
}
for (const party of parties) party.stop();
await Promise.all(playing);

const faults = [
  ...ledger.broken,
  ...(await entryFaults(primary, ledger.acknowledged)),
  ...(await clockFaults(primary)),
  ...(await chainFaults(servers[0].port, ledger)),
];
for (const fault of faults.slice(0, 50)) console.error(fault);
await removeServers();
const report = {
  drill: 'cluster',
  players: Number(values.players),
  failovers,
  partitions: Number(values.partitions),
  bus: values.bus,
  thinkMs: Number(values.think),
  tables: ledger.tables.length,
  acknowledged: ledger.acknowledged.length,
  refused: ledger.refused.length,
  faults: faults.length,
};
if (values.json) console.log(JSON.stringify({ ...report, recoveries }));
else {
  console.log(report);
  console.table(recoveries);
}
process.exit(faults.length === 0 ? 0 : 1);
