import type { Experience } from './honest.ts';
import type { Sample } from './server.ts';

export interface Figures {
  readonly ackP50Ms: number;
  readonly ackP99Ms: number;
  readonly ackMaxMs: number;
  /** Of moves, and of throws, which wait for every device of their table. */
  readonly moveP99Ms: number;
  readonly throwP99Ms: number;
  /** The longest stall of the server's event loop. */
  readonly stallMs: number;
  /** Resident memory, as the mean of the first and of the last quarter after the warm-up, and at most. */
  readonly rssFirst: number;
  readonly rssLast: number;
  readonly rssMax: number;
  /** Objects and buffers that are left after a collection, at the end of the warm-up and at the end. */
  readonly keptFirst: number;
  readonly keptLast: number;
  /** Resident memory after these two collections. */
  readonly rssCollectedFirst: number;
  readonly rssCollectedLast: number;
  readonly descriptorsFirst: number;
  readonly descriptorsLast: number;
  readonly descriptorsMax: number;
  /** Honest players who lost their connection, or were refused something they may do. */
  readonly honestLost: number;
  readonly honestRefused: number;
}

interface Budget {
  readonly name: string;
  readonly holds: (figures: Figures) => boolean;
}

/** Flat: no more than this above the first quarter. Memory moves by itself, since it is collected in its own time. */
const MORE_BYTES = 40e6;
const MORE_DESCRIPTORS = 100;

export const BUDGETS: readonly Budget[] = [
  { name: 'acknowledgements: p99 < 100 ms', holds: ({ ackP99Ms }) => ackP99Ms < 100 },
  { name: 'no stall > 500 ms', holds: ({ stallMs }) => stallMs <= 500 },
  {
    name: 'resident memory is flat',
    holds: ({ rssFirst, rssLast }) => rssLast < rssFirst * 1.1 + MORE_BYTES,
  },
  {
    name: 'descriptors are flat',
    holds: ({ descriptorsFirst, descriptorsLast }) => descriptorsLast < descriptorsFirst + MORE_DESCRIPTORS,
  },
  { name: 'no honest player is cut off', holds: ({ honestLost }) => honestLost === 0 },
  { name: 'no honest player is refused', holds: ({ honestRefused }) => honestRefused === 0 },
];

/** Samples right after a garbage collection. */
export interface Collected {
  readonly before: Sample;
  readonly after: Sample;
}

export function judge(
  samples: readonly Sample[],
  { moves, throws, lost, refusals }: Experience,
  { before, after }: Collected,
): Figures {
  const quarter = Math.max(1, Math.floor(samples.length / 4));
  const [first, last] = [samples.slice(0, quarter), samples.slice(-quarter)];
  const mean = (of: readonly Sample[], key: 'rss' | 'descriptors') =>
    Math.round(of.reduce((sum, sample) => sum + sample[key], 0) / Math.max(1, of.length));
  const most = (key: 'rss' | 'descriptors' | 'stall') => Math.max(0, ...samples.map((sample) => sample[key]));
  const acks = [...moves, ...throws];
  return {
    ackP50Ms: percentile(acks, 0.5),
    ackP99Ms: percentile(acks, 0.99),
    ackMaxMs: percentile(acks, 1),
    moveP99Ms: percentile(moves, 0.99),
    throwP99Ms: percentile(throws, 0.99),
    stallMs: round(most('stall')),
    rssFirst: mean(first, 'rss'),
    rssLast: mean(last, 'rss'),
    rssMax: most('rss'),
    keptFirst: before.held,
    keptLast: after.held,
    rssCollectedFirst: before.rss,
    rssCollectedLast: after.rss,
    descriptorsFirst: mean(first, 'descriptors'),
    descriptorsLast: mean(last, 'descriptors'),
    descriptorsMax: most('descriptors'),
    honestLost: lost,
    honestRefused: [...refusals.values()].reduce((sum, count) => sum + count, 0),
  };
}

function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]);
}

const round = (value: number | undefined) => Math.round((value ?? Number.NaN) * 10) / 10;
