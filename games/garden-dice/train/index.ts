// npm run train -- garden-dice [--rounds N] [--games N] [--seed S] [--family PERCENT] [--from FILE] [--out FILE]
// Learns the evaluation of the strong and best levels by self-play and writes it to bot/weights.ts;
// bot/weights-family.ts, for the best level in family games, was learned with --family 100.
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Below, fastStream, type Options } from '@iacta/core';
import { pack, unpack } from '../bot/packing.ts';
import { Learner } from './learner.ts';
import { match } from './match.ts';
import { type Lesson, Player } from './selfplay.ts';
import { startWeights } from './start.ts';

const { values } = parseArgs({
  options: {
    /** A round plays games with the weights as they are, then learns from the games of the last few rounds. */
    rounds: { type: 'string', default: '30' },
    games: { type: 'string', default: '250' },
    seed: { type: 'string', default: '1' },
    rate: { type: 'string', default: '0.002' },
    lastRate: { type: 'string', default: '0.0003' },
    /** How many games of a hundred are without animals. */
    family: { type: 'string', default: '25' },
    /** Weights to go on from, as a file this script wrote. */
    from: { type: 'string' },
    out: { type: 'string', default: fileURLToPath(new URL('../bot/weights.ts', import.meta.url)) },
    /** Games of the checks against the weights it started from. */
    check: { type: 'string', default: '100' },
  },
});

/** Lessons of so many rounds are kept and learned from again, so many times each round. */
const KEPT_ROUNDS = 5;
const PASSES = 2;
const BATCH = 64;
/** What is written is a mean over the last rounds, which is steadier than any of them. */
const MEMORY = 0.6;

const rounds = Number(values.rounds);
const games = Number(values.games);
const check = Number(values.check);
const familyShare = Number(values.family);
const below = fastStream(Number(values.seed));
const weights = values.from === undefined ? startWeights(below) : readWeights(values.from);
const before = weights.slice();
const learner = new Learner(weights);
const player = new Player(weights, { trust: 0.8, stray: 0.06, width: 8, sun: 0.15, cap: 400 });

const mean = weights.slice();
const kept: Lesson[][] = [];
for (let round = 1; round <= rounds; round++) {
  const rate = Number(values.rate) * (Number(values.lastRate) / Number(values.rate)) ** (round / rounds);
  const played: Lesson[] = [];
  for (let game = 0; game < games; game++) played.push(...player.game(someOptions(below), below));
  kept.push(played);
  if (kept.length > KEPT_ROUNDS) kept.shift();
  const error = learnFrom(kept.flat(), rate);
  say(
    `round ${round} of ${rounds}: ${(played.length / games).toFixed(1)} turns a game, error ${error.toFixed(4)}`,
  );
  for (let i = 0; i < mean.length; i++) mean[i] = MEMORY * mean[i] + (1 - MEMORY) * weights[i];
  writeWeights(values.out);
}
for (const seats of check > 0 ? [2, 4] : []) {
  const options = { seats, family: familyShare === 100, starter: 0 };
  const { share, error, capped } = match(mean, before, options, check, 1, 8);
  say(
    `${seats} seats, against where it began: ${percent(share)} ± ${percent(1.96 * error)}, ${capped} capped`,
  );
}

function learnFrom(lessons: Lesson[], rate: number): number {
  let error = 0;
  let batches = 0;
  for (let pass = 0; pass < PASSES; pass++) {
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

/** Two seats most often. */
function someOptions(draw: Below): Options {
  const which = draw(100);
  const seats = which < 45 ? 2 : which < 70 ? 3 : 4;
  return { seats, family: draw(100) < familyShare, starter: draw(seats) };
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
  const { unit, base64 } = pack(mean);
  const text = [
    "import type { Packed } from './packing.ts';",
    '',
    '/** Learned by self-play; written by `npm run train -- garden-dice`. */',
    'export const WEIGHTS: Packed = {',
    `  unit: ${unit},`,
    '  base64:',
    `    '${base64}',`,
    '};',
    '',
  ];
  writeFileSync(file, text.join('\n'));
}
