import { PerformanceObserver } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import type { Player } from './contestant.ts';
import { median } from './median.ts';

const BATCHES = 9;
const ENOUGH_BYTES = 8 * 2 ** 20;
/** A batch grows no longer than this where next to nothing is allocated. */
const ENOUGH_STEPS = 100_000;

/**
 * What a step allocates, alive or not: the growth of the heap and of the memory outside it (the backing stores
 * of typed arrays over 64 bytes) over a batch in which nothing was collected, divided by the batch's steps.
 * The process is started with a young generation wide enough for a batch; a batch in which the collector ran
 * nevertheless is thrown away and a smaller one tried. The median of several batches is reported.
 *
 * Limits: what optimised code keeps out of the heap is not counted (rightly: it costs nothing); memory that
 * malloc adds around a backing store is not seen; the choice of moves and the draw of dice are part of a step.
 */
export async function bytesPerStep(player: Player): Promise<number> {
  let collections = 0;
  const observer = new PerformanceObserver((list) => {
    collections += list.getEntries().length;
  });
  observer.observe({ entryTypes: ['gc'] });
  const results: number[] = [];
  let games = 1;
  let growing = true;
  while (results.length < BATCHES) {
    await collectAll();
    collections = 0;
    const before = allocated();
    let steps = 0;
    for (let i = 0; i < games; i++) steps += player.playGame();
    const bytes = allocated() - before;
    await settle();
    if (collections > 0) {
      if (games === 1) return Number.NaN;
      games >>= 1;
      growing = false;
      continue;
    }
    growing &&= bytes < ENOUGH_BYTES / 2 && steps < ENOUGH_STEPS;
    if (growing) games *= 2;
    else results.push(bytes / steps);
  }
  observer.disconnect();
  return median(results);
}

function allocated(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Twice: the backing stores that the first run found dead are given back by the second at the latest. */
async function collectAll(): Promise<void> {
  globalThis.gc?.();
  globalThis.gc?.();
  await settle();
}

/** The observer is notified of collections some turns of the event loop later. */
async function settle(): Promise<void> {
  for (let i = 0; i < 3; i++) await setImmediate();
}
