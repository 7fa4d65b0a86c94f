import type { Batch } from './child.ts';
import type { Contestant } from './contestant.ts';
import { median } from './median.ts';
import { Runner } from './parent.ts';

const BATCHES = 8;
const WARM_UP_CPU_SECONDS = 0.7;

export interface Measured {
  readonly contestant: Contestant;
  /** Games a second of each batch: batches of the same number were measured one right after the other. */
  readonly rates: readonly number[];
  readonly gamesPerSecond: number;
  readonly gamesPerCpuSecond: number;
  readonly stepsPerSecond: number;
  readonly bytesPerStep: number;
  readonly games: number;
  readonly capped: number;
}

/** Measures contestants batch by batch in turn (A B A B), so that what disturbs the machine disturbs all. */
export async function measureInTurn(
  contestants: readonly Contestant[],
  seconds: number,
  say: (text: string) => void,
): Promise<Measured[]> {
  const runners = contestants.map((contestant) => new Runner(contestant));
  const batches = runners.map((): Batch[] => []);
  try {
    for (const runner of runners) {
      say(`${name(runner.contestant)}: warming up`);
      await runner.ask('warmUp', WARM_UP_CPU_SECONDS);
    }
    for (let round = 0; round < BATCHES; round++) {
      for (const [i, runner] of runners.entries()) {
        say(`${name(runner.contestant)}: batch ${round + 1} of ${BATCHES}`);
        batches[i].push(await runner.ask('play', seconds / BATCHES));
      }
    }
  } finally {
    for (const runner of runners) runner.stop();
  }
  const measured: Measured[] = [];
  for (const [i, contestant] of contestants.entries()) {
    say(`${name(contestant)}: bytes`);
    measured.push(summary(contestant, batches[i], await bytesOf(contestant)));
  }
  return measured;
}

async function bytesOf(contestant: Contestant): Promise<number> {
  const runner = new Runner(contestant, true);
  try {
    await runner.ask('warmUp', WARM_UP_CPU_SECONDS);
    return await runner.ask('bytes');
  } finally {
    runner.stop();
  }
}

function summary(contestant: Contestant, batches: readonly Batch[], bytesPerStep: number): Measured {
  const rates = batches.map(({ games, seconds }) => games / seconds);
  return {
    contestant,
    rates,
    gamesPerSecond: median(rates),
    gamesPerCpuSecond: median(batches.map(({ games, cpuSeconds }) => games / cpuSeconds)),
    stepsPerSecond: median(batches.map(({ steps, seconds }) => steps / seconds)),
    bytesPerStep,
    games: sum(batches, 'games'),
    capped: sum(batches, 'capped'),
  };
}

function sum(batches: readonly Batch[], what: 'games' | 'capped'): number {
  return batches.reduce((total, batch) => total + batch[what], 0);
}

function name({ subject, game, seats, door }: Contestant): string {
  return `${subject} ${game} ${seats} ${door}`;
}

/** How many times faster: the median over the pairs of batches that were measured one after the other. */
export function timesFaster(one: Measured, other: Measured): number {
  return median(one.rates.map((rate, round) => rate / other.rates[round]));
}
