import type { Seating } from './seating.ts';
import { type LoadTable, percentile, Stats, type Subject } from './subject.ts';

export interface Load {
  readonly seating: readonly Seating[];
  /** Steps a second, all tables together. */
  readonly rate: number;
  readonly seconds: number;
  /** Afterwards as many steps as it takes, one at each table at a time. */
  readonly atMost?: boolean;
}

export interface Result {
  readonly players: number;
  readonly tables: number;
  readonly stepsPerSecond: number;
  readonly ackP50Ms: number;
  readonly ackP99Ms: number;
  readonly seenP50Ms: number;
  readonly seenP99Ms: number;
  readonly bytesPerTable: number;
  /** Of an entry as it is sent to one device. */
  readonly bytesPerEntry: number;
  /** What was asked of the disk, and how many rows at a time. */
  readonly commitsPerSecond: number;
  readonly rowsPerCommit: number;
  /** Of one core, while steps came at this rate: the server's process, and the one that makes the load. */
  readonly cpu: number;
  readonly loadCpu: number;
  readonly databaseCpu: number;
  readonly busCpu: number;
  /** With a step under way at every table all the time. */
  readonly most?: Rates;
}

type Rates = Omit<Result, 'players' | 'tables' | 'bytesPerTable' | 'bytesPerEntry' | 'most'>;

const WARM_UP_SECONDS = 5;
/** Tables that play a whole game first: a server that has been up for a while has met every kind of step. */
const BEFORE = 100;
const LONGEST_GAME_SECONDS = 60;
const TURN_MS = 1;

/** One run: some games first, then all players connect, some seconds to warm up, and the measured ones. */
export async function run(
  subject: Subject,
  { seating, rate, seconds, atMost = false }: Load,
  stats = new Stats(),
): Promise<Result> {
  const first = await subject.open(seating.slice(0, BEFORE), new Stats());
  await playOut(first);
  await Promise.all(first.map((table) => table.close()));
  const before = await subject.usage();
  const tables = await subject.open(seating, stats);
  await drive(tables, stats, rate, Math.min(WARM_UP_SECONDS, seconds));
  const steady = await measure(subject, tables, { stats, rate, seconds });
  const { rss } = await subject.usage();
  const most = atMost ? await measure(subject, tables, { stats, rate: UNLIMITED, seconds }) : null;
  await subject.check();
  await Promise.all(tables.map((table) => table.close()));
  return {
    players: tables.reduce((sum, table) => sum + table.players, 0),
    tables: tables.length,
    ...steady,
    // Includes running games, their sockets, and garbage that is not collected yet.
    bytesPerTable: Math.round((rss - before.rss) / tables.length),
    bytesPerEntry: Math.round(stats.bytes / stats.entries),
    ...(most ? { most } : {}),
  };
}

/** No limit: a step at every table all the time. */
const UNLIMITED = 1e9;

interface Period {
  readonly stats: Stats;
  readonly rate: number;
  readonly seconds: number;
}

async function measure(
  subject: Subject,
  tables: readonly LoadTable[],
  { stats, rate, seconds }: Period,
): Promise<Rates> {
  stats.clear();
  const from = await subject.usage();
  const ownFrom = process.cpuUsage();
  const steps = await drive(tables, stats, rate, seconds);
  const own = process.cpuUsage(ownFrom);
  const to = await subject.usage();
  return {
    stepsPerSecond: Math.round(steps / seconds),
    ackP50Ms: round(percentile(stats.ack, 0.5)),
    ackP99Ms: round(percentile(stats.ack, 0.99)),
    seenP50Ms: round(percentile(stats.seen, 0.5)),
    seenP99Ms: round(percentile(stats.seen, 0.99)),
    commitsPerSecond: Math.round((to.commits - from.commits) / seconds),
    rowsPerCommit: round((to.rows - from.rows) / Math.max(1, to.commits - from.commits)),
    cpu: round((to.cpuSeconds - from.cpuSeconds) / seconds),
    loadCpu: round((own.user + own.system) / 1e6 / seconds),
    databaseCpu: round((to.databaseSeconds - from.databaseSeconds) / seconds),
    busCpu: round((to.busSeconds - from.busSeconds) / seconds),
  };
}

/** As fast as it goes, to the end of every game. */
async function playOut(tables: readonly LoadTable[]): Promise<void> {
  const began = performance.now();
  while (tables.some((table) => !table.over)) {
    if (performance.now() - began > LONGEST_GAME_SECONDS * 1000) throw new Error('a game that never ends');
    for (const table of tables) if (table.ready) table.step();
    await new Promise((turn) => setTimeout(turn, TURN_MS));
  }
}

/**
 * Asks for steps at a steady rate, at any table that is ready; returns how many were made. It looks who is due every
 * millisecond or two, as Node's timers go, and whenever something has arrived, so that steps come one by one and not
 * in heaps. After a stall what is missing follows at four times the rate: a thousand people do not
 * move in one go.
 */
async function drive(
  tables: readonly LoadTable[],
  stats: Stats,
  rate: number,
  seconds: number,
): Promise<number> {
  const most = Math.ceil((4 * rate * TURN_MS) / 1000);
  const began = performance.now();
  let made = 0;
  let next = 0;
  let thisTurn = 0;
  let madeInTurn = 0;
  const ask = () => {
    const elapsed = performance.now() - began;
    if (elapsed >= seconds * 1000) return;
    const now = Math.floor(elapsed / TURN_MS);
    if (now !== thisTurn) madeInTurn = 0;
    thisTurn = now;
    const due = Math.ceil((elapsed * rate) / 1000);
    for (let tried = 0; made < due && madeInTurn < most && tried < tables.length; tried++) {
      const table = tables[next++ % tables.length];
      if (!table.ready) continue;
      table.step();
      made++;
      madeInTurn++;
    }
  };
  let called = false;
  stats.onArrival = () => {
    if (called) return;
    called = true;
    setImmediate(() => {
      called = false;
      ask();
    });
  };
  while (performance.now() - began < seconds * 1000) {
    ask();
    await new Promise((turn) => setTimeout(turn, TURN_MS));
  }
  const isUnderWay = () => tables.some((table) => !table.ready && !table.over);
  while (isUnderWay() && performance.now() - began < seconds * 1000 + 5000) {
    await new Promise((turn) => setTimeout(turn, 20));
  }
  return made;
}

const round = (value: number) => Math.round(value * 100) / 100;
