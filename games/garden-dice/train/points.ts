// npm run train -- garden-dice points [GAMES]: fits the final points that a seat can expect, for the judge, and
// writes judge/points-weights.ts. Least squares over the features of positions between turns; games are begun by a
// level drawn for each and finished by the strong one, from where on positions count.
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { LEVELS } from '@iacta/bots/search';
import { fastStream, type Options, type Position, rollWith, SEATS } from '@iacta/core';
import { describe, FEATURE_COUNT } from '../bot/features.ts';
import { bots } from '../bot/index.ts';
import { pack } from '../bot/packing.ts';
import { rules } from '../rules/index.ts';
import { activeSeat, Phase, phaseOf } from '../rules/layout.ts';

const GAMES = Number(process.argv[3] ?? 400);
/** Games that do not end are left out. */
const CAP = 3_000;
const MOST_FOREIGN_TURNS = 60;
/** Keeps features that are nearly the same from growing against each other. */
const RIDGE = 1;
const SIZE = FEATURE_COUNT + 1;

const below = fastStream(1);
const squares = Array.from({ length: SIZE }, () => new Float64Array(SIZE));
const products = new Float64Array(SIZE);
const features = new Float64Array(4 * FEATURE_COUNT);
let [error, count] = [0, 0];
for (let game = 0; game < GAMES; game++) await learnFrom(game);
const weights = solve();
// The second pass measures the error of the fit, on games that it has not seen.
for (let game = GAMES; game < GAMES + GAMES / 8; game++) await learnFrom(game);
console.log(`${GAMES} games; standard error on others ${Math.sqrt(error / count).toFixed(2)} points`);
const { unit, base64 } = pack(weights);
writeFileSync(
  fileURLToPath(new URL('../judge/points-weights.ts', import.meta.url)),
  `import type { Packed } from '../bot/packing.ts';\n\n// Written by npm run train -- garden-dice points.\nexport const WEIGHTS: Packed = {\n  unit: ${unit},\n  base64:\n    '${base64}',\n};\n`,
);

async function learnFrom(game: number): Promise<void> {
  const options = {
    seats: 2 + (game % 3),
    family: game % 4 === 3,
    starter: 0,
    stars: game % 5 === 4 ? 'doubles' : 'corner',
  } as unknown as Options;
  const strong = await bots.level('strong', options);
  const before = await bots.level(LEVELS[below(3)], options);
  const foreign = below(MOST_FOREIGN_TURNS);
  const seen: Position[] = [];
  const position = rules.begin(options);
  let turns = 0;
  for (let step = 0; step < CAP; step++) {
    const dice = rules.dice(position);
    if (dice) {
      if (phaseOf(position) === Phase.roll && ++turns > foreign) seen.push(position.slice() as Position);
      rules.applyRoll(position, rollWith(dice, below), null);
      continue;
    }
    const deciders = rules.deciders(position);
    if (deciders === 0) {
      for (const each of seen) learn(each, position, game >= GAMES);
      return;
    }
    const seat = 31 - Math.clz32(deciders);
    const { move } = (turns > foreign ? strong : before)(position, seat, below).best;
    rules.applyMove(position, seat, move, null);
  }
}

function learn(position: Position, end: Position, isCheck: boolean): void {
  describe(position, activeSeat(position), features);
  const x = new Float64Array(SIZE);
  for (let seat = 0; seat < position[SEATS]; seat++) {
    x.set(features.subarray(seat * FEATURE_COUNT, (seat + 1) * FEATURE_COUNT));
    x[FEATURE_COUNT] = 1;
    // What is already certain is not learned.
    const y = rules.points(end, seat) - rules.points(position, seat);
    if (isCheck) {
      error += (y - x.reduce((sum, value, i) => sum + value * weights[i], 0)) ** 2;
      count++;
      continue;
    }
    for (let i = 0; i < SIZE; i++) {
      if (x[i] === 0) continue;
      products[i] += x[i] * y;
      for (let j = 0; j < SIZE; j++) squares[i][j] += x[i] * x[j];
    }
  }
}

/** Gauss with the ridge on the diagonal. */
function solve(): Float64Array {
  const rows = squares.map((row, i) =>
    Float64Array.from([...row.map((value, j) => value + (i === j ? RIDGE : 0)), products[i]]),
  );
  for (let pivot = 0; pivot < SIZE; pivot++) {
    for (let row = 0; row < SIZE; row++) {
      if (row === pivot) continue;
      const factor = rows[row][pivot] / rows[pivot][pivot];
      for (let column = pivot; column <= SIZE; column++) rows[row][column] -= factor * rows[pivot][column];
    }
  }
  return Float64Array.from(rows, (row, i) => row[SIZE] / row[i]);
}
