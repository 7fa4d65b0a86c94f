import { appendFileSync, writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { RoundsShare } from './round-play.ts';

// Rounds to learn from, as text: a line for each with the step from which on both played as well as they could, the
// points of both, and the moves in base 36. Positions before that step were reached by weak or random play.

const WORKER = new URL('./rounds-worker.ts', import.meta.url);

export interface RoundsPlan {
  readonly workers: number;
  readonly seconds: number;
  readonly seed: number;
  readonly out: string;
}

export async function recordRounds({ workers, seconds, seed, out }: RoundsPlan): Promise<void> {
  writeFileSync(out, '');
  await Promise.all(
    Array.from({ length: workers }, (_, i) => {
      const share: RoundsShare = { seconds, seed: seed * 1000 + i };
      return new Promise<void>((resolve, reject) => {
        const worker = new Worker(WORKER, { workerData: share, execArgv: ['--conditions=source'] });
        worker.on('message', (lines: string) => appendFileSync(out, lines));
        worker.once('error', reject);
        worker.once('exit', () => resolve());
      });
    }),
  );
}
