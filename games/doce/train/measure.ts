import { Worker } from 'node:worker_threads';
import type { MeasureShare, Side } from './matches.ts';

// Matches between two of this game's players, with what the arena does not count: rounds, apart for the player who
// started them and the one who moved second, and processor time. Seats and starters change from match to match.

const WORKER = new URL('./measure-worker.ts', import.meta.url);

export interface MeasurePlan extends Omit<MeasureShare, 'first' | 'step'> {
  readonly workers: number;
}

export async function measure({ workers, ...plan }: MeasurePlan): Promise<void> {
  const shares = await Promise.all(
    Array.from({ length: workers }, (_, first) => runShare({ ...plan, first, step: workers })),
  );
  const sides = shares.reduce((sum, share) => sum.map((side, i) => plus(side, share[i])));
  report(sides, plan);
}

function runShare(share: MeasureShare): Promise<Side[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, { workerData: share, execArgv: ['--conditions=source'] });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

function plus(a: Side, b: Side): Side {
  const rounds = (of: 'first' | 'second') => ({
    won: a[of].won + b[of].won,
    drawn: a[of].drawn + b[of].drawn,
    lost: a[of].lost + b[of].lost,
  });
  return {
    name: a.name,
    matches: a.matches + b.matches,
    first: rounds('first'),
    second: rounds('second'),
    points: a.points + b.points,
    moves: a.moves + b.moves,
    milliseconds: a.milliseconds + b.milliseconds,
    longest: Math.max(a.longest, b.longest),
  };
}

function report(sides: readonly Side[], { games, seed, random }: Omit<MeasurePlan, 'workers'>): void {
  const [{ first, second }] = sides;
  const won = first.won + second.won;
  const decided = won + first.lost + second.lost;
  const share = won / decided;
  const line = {
    matches: games,
    seed,
    random,
    decidedShare: Number(share.toFixed(4)),
    ci95: Number((1.96 * Math.sqrt((share * (1 - share)) / decided)).toFixed(4)),
    sides: sides.map(({ moves, milliseconds, longest, ...side }) => ({
      ...side,
      cpuMsPerMove: Number((milliseconds / moves).toFixed(1)),
      longestCpuMs: Math.round(longest),
    })),
  };
  console.log(JSON.stringify(line));
}
