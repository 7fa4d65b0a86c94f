import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { randomStream } from '@iacta/core';
import { GAME_IDS, loadRules } from '@iacta/games';
import { freePort } from '../drill/victim.ts';
import { goAhead } from './ahead.ts';
import { sleep } from './from.ts';
import { Experience, HonestTable } from './honest.ts';
import { ATTACKS } from './hostile.ts';
import { BUDGETS, type Figures, judge } from './judge.ts';
import type { Sample } from './server.ts';

export interface SoakPlan {
  readonly minutes: number;
  readonly players: number;
  readonly seed: number;
  /** The kinds of attack; all unless given, none where it is empty. */
  readonly kinds?: readonly string[];
  /** Server and players go before all else on the machine. */
  readonly ahead?: boolean;
  /** Where the server's file lies; a temporary folder of the system's unless given. */
  readonly folder?: string;
  /** Called with every sample. */
  readonly progress?: (sample: Sample, acks: number) => void;
}

export interface SoakReport extends Figures {
  readonly players: number;
  readonly minutes: number;
  readonly games: number;
  readonly acknowledged: number;
  /** How often each kind of attack was begun. */
  readonly attacks: { readonly [kind: string]: number };
  readonly serverCpu: number;
  /** The longest stall of the process of the honest players, which measures the time. */
  readonly playersStallMs: number;
  readonly refusals: { readonly [code: string]: number };
  readonly broken: readonly string[];
}

const EVERY_MS = 1000;
/** Before this share of the time is over, tables, compiled code and connections are still coming. */
const WARM_UP = 0.3;

/** Hostile clients next to honest players, and how the players fared. */
export async function soak(plan: SoakPlan): Promise<SoakReport> {
  const { kinds = Object.keys(ATTACKS) } = plan;
  const own = monitorEventLoopDelay({ resolution: 10 });
  const folder = mkdtempSync(join(plan.folder ?? tmpdir(), 'iacta-soak-'));
  const port = await freePort();
  const server = start('server.ts', [String(port), join(folder, 'tables.sqlite')]);
  await new Promise((ready) => server.once('message', ready));
  if (plan.ahead && ![process.pid, server.pid ?? 0].every(goAhead))
    throw new Error('no precedence was granted');
  const experience = new Experience();
  const tables = await seat(port, plan, experience);
  const playing = tables.map((table) => table.play());
  await sleep(2000);
  own.enable();
  const attackers = kinds.length === 0 ? null : start('attackers.ts', [String(port), ...kinds]);
  const samples: Sample[] = [];
  const end = performance.now() + plan.minutes * 60_000;
  let warm = 0;
  let before: Sample | null = null;
  while (performance.now() < end) {
    attackers?.send({ tables: tables.flatMap(({ table }) => table ?? []) });
    await sleep(EVERY_MS);
    const sample = await sampled(server);
    samples.push(sample);
    if (end - performance.now() > plan.minutes * 60_000 * (1 - WARM_UP)) {
      warm = samples.length;
      experience.clearTimes();
      own.reset();
    } else if (before === null) {
      before = await sampled(server, 'collect');
      // The collection itself stops the server: what it delayed is not counted.
      await sleep(EVERY_MS);
      await sampled(server);
      experience.clearTimes();
    }
    plan.progress?.(sample, experience.acknowledged);
  }
  // While all of them are still connected.
  const after = await sampled(server, 'collect');
  const attacks = attackers ? await stopped(attackers) : {};
  for (const table of tables) table.stop();
  await Promise.all(playing);
  const ended = new Promise((gone) => server.once('exit', gone));
  server.disconnect();
  await ended;
  rmSync(folder, { recursive: true });
  const figures = judge(samples.slice(warm), experience, { before: before ?? after, after });
  return {
    players: plan.players,
    minutes: plan.minutes,
    games: experience.games,
    acknowledged: experience.acknowledged,
    attacks,
    serverCpu: Math.round(((samples.at(-1)?.cpuSeconds ?? 0) / (plan.minutes * 60)) * 100) / 100,
    playersStallMs: Math.round(own.max / 1e6),
    refusals: Object.fromEntries(experience.refusals),
    ...figures,
    broken: BUDGETS.filter(({ holds }) => !holds(figures)).map(({ name }) => name),
  };
}

function start(script: string, args: readonly string[]): ChildProcess {
  return fork(join(import.meta.dirname, script), [...args], {
    // For server.ts, which collects garbage twice: after the warm-up and at the end.
    execArgv: ['--expose-gc', '--conditions=source', '--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

function sampled(server: ChildProcess, request: 'sample' | 'collect' = 'sample'): Promise<Sample> {
  return new Promise((resolve) => {
    server.once('message', (sample) => resolve(sample as Sample));
    server.send(request);
  });
}

async function stopped(attackers: ChildProcess): Promise<SoakReport['attacks']> {
  const finished = new Promise<SoakReport['attacks']>((resolve) => {
    attackers.once('message', (message) => resolve((message as { rounds: SoakReport['attacks'] }).rounds));
  });
  attackers.send({ stop: true });
  const attacks = await finished;
  attackers.disconnect();
  return attacks;
}

/** Tables of every game, of two to four, until this many players have a seat. */
async function seat(
  port: number,
  { players, seed }: SoakPlan,
  experience: Experience,
): Promise<HonestTable[]> {
  const tables: HonestTable[] = [];
  let seated = 0;
  for (let i = 0; seated < players; i++) {
    const rules = await loadRules(GAME_IDS[i % GAME_IDS.length]);
    const counts = rules.facts.seatCounts.filter((count) => count >= 2 && count <= 4);
    const seats = Math.min(counts[i % counts.length], Math.max(2, players - seated));
    tables.push(new HonestTable(port, rules, seated, seats, randomStream(seed + i), experience));
    seated += seats;
  }
  return tables;
}
