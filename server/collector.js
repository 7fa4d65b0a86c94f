// Flags for the Node that a server runs on: what it collects must not be felt at the tables (docs/last-percent.md,
// "Where it comes from"). Plain JavaScript, since what starts that Node may be an older one.
import { totalmem } from 'node:os';
import process from 'node:process';

/** What this machine has, or what we may have of it, in megabytes. */
const memory = Math.min(totalmem(), process.constrainedMemory?.() || Number.POSITIVE_INFINITY) / 2 ** 20;
const enough = Math.floor(Math.min(256, memory / 8));

export const COLLECTOR = [
  // It keeps most of what it makes: a small nursery is cleaned often and quickly,
  '--max-semi-space-size=1',
  // by the thread itself, which would otherwise wait for helpers that have no core to run on.
  '--no-parallel-scavenge',
  // Mostly when we ask for it, because nobody waits (cleaner.ts),
  '--expose-gc',
  // also while all else is being gone through: otherwise the first nursery to be cleaned ends that, and everybody
  // waits for what was left of it.
  '--no-separate-gc-phases',
  // All else is gone through seldom, not before there is enough of it, and by one helper: four of them take two
  // cores away from everybody.
  '--heap-growing-percent=200',
  `--initial-old-space-size=${enough}`,
  '--v8-pool-size=1',
];
