// Flags for the Node that a server runs on: what it collects must not be felt at the tables (docs/benchmarks.md,
// "Tables online"). Plain JavaScript, since what starts that Node may be an older one.
export const COLLECTOR = [
  // It keeps most of what it makes: a small nursery is cleaned often and quickly,
  '--max-semi-space-size=1',
  // by the thread itself, which would otherwise wait for helpers that have no core to run on.
  '--no-parallel-scavenge',
  '--no-concurrent-array-buffer-sweeping',
  // All else is gone through seldom, and by one helper: four of them take two cores away from everybody.
  '--heap-growing-percent=200',
  '--v8-pool-size=1',
];
