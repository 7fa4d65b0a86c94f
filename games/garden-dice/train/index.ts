// npm run train -- garden-dice [--rounds N] [--games N] [--seed S] [--family PERCENT] [--from FILE] [--out FILE]
// or: npm run train -- garden-dice points [GAMES] (points.ts)
// Learns the evaluation of the strong and best levels by self-play and writes it to bot/weights.ts;
// bot/weights-family.ts, for the best level in family games, was learned with --family 100.
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fastStream } from '@iacta/core';
import { type Packed, pack, unpack } from '../bot/packing.ts';
import { fitPoints } from './fit-points.ts';
import { Learner } from './learner.ts';
import { match } from './match.ts';
import type { Lesson } from './selfplay.ts';
import { startWeights } from './start.ts';
import { WorkerPool } from './worker-pool.ts';

if (process.argv[2] === 'points') {
  await import('./points.ts');
  process.exit(0);
}

const { values } = parseArgs({
  options: {
    /** A round plays games with the present weights, then learns from the games of the last few rounds. */
    rounds: { type: 'string', default: '30' },
    games: { type: 'string', default: '250' },
    seed: { type: 'string', default: '1' },
    rate: { type: 'string', default: '0.002' },
    lastRate: { type: 'string', default: '0.0003' },
    passes: { type: 'string', default: '2' },
    /** How many games of a hundred are without animals. */
    family: { type: 'string', default: '25' },
    /** How many games of a hundred begin as weaker players play. */
    weak: { type: 'string', default: '45' },
    /** Threads that play. */
    threads: { type: 'string', default: '1' },
    /** Ends after this many seconds instead of a number of rounds. */
    seconds: { type: 'string' },
    /** Weights to go on from, as a file this script wrote. */
    from: { type: 'string' },
    out: { type: 'string', default: fileURLToPath(new URL('../bot/weights.ts', import.meta.url)) },
    /** Games of the checks against the weights it started from. */
    check: { type: 'string', default: '100' },
  },
});

/** The samples of this many rounds are kept and learned from again, `--passes` times each round. */
const KEPT_ROUNDS = 5;
const BATCH = 64;
/** What is written is a mean over the last rounds, which is steadier than any of them. */
const MEMORY = 0.6;

const rounds = Number(values.rounds);
const games = Number(values.games);
const check = Number(values.check);
const familyShare = Number(values.family);
const seed = Number(values.seed);
const below = fastStream(seed);
const weights = values.from === undefined ? startWeights(below) : readWeights(values.from);
const before = weights.slice();
const learner = new Learner(weights);
const workers = new WorkerPool(Number(values.threads));

const mean = weights.slice();
const kept: Lesson[][] = [];
const started = performance.now();
/** How much of the learning is done before a round, from 0 to 1. */
const doneBefore = (round: number): number =>
  values.seconds === undefined
    ? (round - 1) / rounds
    : (performance.now() - started) / 1000 / Number(values.seconds);
for (let round = 1; doneBefore(round) < 1; round++) {
  const done = doneBefore(round);
  const rate = Number(values.rate) * (Number(values.lastRate) / Number(values.rate)) ** done;
  const order = {
    weights,
    games,
    seed: seed * 100_003 + round,
    family: familyShare,
    weak: Number(values.weak),
  };
  const played = await workers.play(order);
  kept.push(played);
  if (kept.length > KEPT_ROUNDS) kept.shift();
  const error = learnFrom(kept.flat(), rate);
  say(
    `round ${round}, ${percent(done)}: ${(played.length / games).toFixed(1)} turns a game, error ${error.toFixed(4)}`,
  );
  for (let i = 0; i < mean.length; i++) mean[i] = MEMORY * mean[i] + (1 - MEMORY) * weights[i];
}
writeWeights(values.out);
await workers.end();
for (const seats of check > 0 ? [2, 4] : []) {
  const options = { seats, family: familyShare === 100, starter: 0, stars: 'corner' };
  const { share, error, capped } = match(mean, before, options, check, 1, 8);
  say(
    `${seats} seats, against where it began: ${percent(share)} ± ${percent(1.96 * error)}, ${capped} capped`,
  );
}

function learnFrom(lessons: Lesson[], rate: number): number {
  let error = 0;
  let batches = 0;
  for (let pass = 0; pass < Number(values.passes); pass++) {
    shuffle(lessons);
    for (let first = 0; first < lessons.length; first += BATCH) {
      error += learner.learn(lessons.slice(first, first + BATCH), rate);
      batches++;
    }
  }
  return error / batches;
}

function shuffle(lessons: Lesson[]): void {
  for (let i = lessons.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [lessons[i], lessons[j]] = [lessons[j], lessons[i]];
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function readWeights(file: string): Float64Array {
  const [, unit, base64] = /unit: ([^,]+),\s+base64:\s+'([^']+)'/.exec(readFileSync(file, 'utf8')) ?? [];
  return unpack({ unit: Number(unit), base64 });
}

function writeWeights(file: string): void {
  const packed = pack(mean);
  const points = pack(Float64Array.from(fitPoints(unpack(packed), kept.flat())));
  const text = [
    "import type { Packed } from './packing.ts';",
    '',
    '/** Learned by self-play; written by `npm run train -- garden-dice`. */',
    ...constant('WEIGHTS', packed),
    '',
    '/** What the points to be expected are a sum of: see points.ts. */',
    ...constant('POINTS', points),
    '',
  ];
  writeFileSync(file, text.join('\n'));
}

function constant(name: string, { unit, base64 }: Packed): string[] {
  return [`export const ${name}: Packed = {`, `  unit: ${unit},`, '  base64:', `    '${base64}',`, '};'];
}
