import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { countBits } from '@iacta/core';
import { Board } from '../bot/board.ts';
import { CLASSES, classOf, fineClass } from '../bot/evaluation.ts';
import { PLACE_OF, PLACES_OF_WINDOWS } from '../bot/windows.ts';
import { faceOfMove, isBlock, squareOfMove } from '../rules/index.ts';

// The weights of the best level by logistic regression: every quiet position of recorded rounds, with the final
// winner. The loss is reported on a tenth of the positions that is held out.

const SHIPPED = fileURLToPath(new URL('../bot/weights-best.ts', import.meta.url));
const EPOCHS = 6;
const RATE = 0.1;
const HELD_OUT = 10;
/** A position that came up in many rounds counts at most so often. */
const MOST_WEIGHT = 3;
/** Windows seen in fewer positions get no weight. */
const FEWEST = 100;
/** Training starts after this many steps. */
const FIRST_STEP = 3;

const WINDOWS_END = 2 * PLACES_OF_WINDOWS * CLASSES;
const TURN = WINDOWS_END;
const OWN_BLOCKER = WINDOWS_END + 1;
const OTHER_BLOCKER = WINDOWS_END + 2;
const FREEDOM = WINDOWS_END + 3;
const FEATURES = WINDOWS_END + 4;

interface Sample {
  readonly features: Int32Array;
  readonly counts: Int8Array;
  /** The sum of results for the seat to move, and of how many rounds. */
  score: number;
  rounds: number;
}

export function fitBest(file: string, out = SHIPPED): void {
  const samples = samplesOf(readFileSync(file, 'utf8'));
  const learned = samples.filter((_, i) => i % HELD_OUT !== 0);
  const heldOut = samples.filter((_, i) => i % HELD_OUT === 0);
  const weights = new Float64Array(FEATURES);
  const squares = new Float64Array(FEATURES).fill(1e-3);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    // A stride prime to all usual sizes mixes the order without a generator.
    for (let i = 0; i < learned.length; i++)
      learnFrom(learned[(i * 7919 + epoch) % learned.length], weights, squares);
    const loss = heldOut.reduce((sum, sample) => sum + lossOf(sample, weights), 0) / heldOut.length;
    console.log(`epoch ${epoch + 1} of ${EPOCHS}: loss ${loss.toFixed(4)} (${samples.length} positions)`);
  }
  writeFileSync(out, moduleOf(weights, seenIn(samples)));
}

function samplesOf(text: string): Sample[] {
  const board = new Board();
  const samples = new Map<string, Sample>();
  for (const line of text.trim().split('\n')) {
    const [from, first, second, moves] = line.split(' ');
    const result = second === '0' ? 1 : first === '0' ? 0 : 0.5;
    board.clear();
    let seat = 0;
    for (let step = 0; 2 * step < moves.length; step++) {
      if (step >= Math.max(Number(from), FIRST_STEP) && isQuiet(board)) {
        const key = `${board.low} ${board.high} ${seat}`;
        const sample = samples.get(key) ?? sampleOf(board, seat);
        sample.score += seat === 0 ? result : 1 - result;
        sample.rounds++;
        samples.set(key, sample);
      }
      const move = Number.parseInt(moves.slice(2 * step, 2 * step + 2), 36);
      if (isBlock(move)) board.block(seat, squareOfMove(move));
      else {
        board.put(seat, squareOfMove(move), faceOfMove(move));
        if (board.legal(1 - seat) !== 0) seat = 1 - seat;
      }
    }
  }
  return [...samples.values()];
}

function isQuiet(board: Board): boolean {
  board.look();
  return board.winningSquares(0) === 0 && board.winningSquares(1) === 0;
}

function sampleOf(board: Board, seat: number): Sample {
  const features = [TURN, OWN_BLOCKER, OTHER_BLOCKER, FREEDOM];
  const freedom = countBits(board.legal(seat)) - countBits(board.legal(1 - seat));
  const counts = [1, board.inHand[seat], -board.inHand[1 - seat], freedom];
  for (const [window, place] of PLACE_OF.entries()) {
    for (const owner of [0, 1]) {
      const windowClass = classOf(board.codeOf(window), owner);
      if (windowClass < 0) continue;
      features.push(fineClass(windowClass, owner === seat, place));
      counts.push(owner === seat ? 1 : -1);
    }
  }
  return { features: Int32Array.from(features), counts: Int8Array.from(counts), score: 0, rounds: 0 };
}

function chanceOf({ features, counts }: Sample, weights: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < features.length; i++) sum += weights[features[i]] * counts[i];
  return 1 / (1 + Math.exp(-sum));
}

function learnFrom(sample: Sample, weights: Float64Array, squares: Float64Array): void {
  const { features, counts, score, rounds } = sample;
  const miss = (score / rounds - chanceOf(sample, weights)) * Math.min(rounds, MOST_WEIGHT);
  for (let i = 0; i < features.length; i++) {
    const slope = miss * counts[i];
    const feature = features[i];
    squares[feature] += slope * slope;
    weights[feature] += (RATE * slope) / Math.sqrt(squares[feature]);
  }
}

function lossOf(sample: Sample, weights: Float64Array): number {
  const chance = chanceOf(sample, weights);
  const result = sample.score / sample.rounds;
  return -result * Math.log(chance + 1e-9) - (1 - result) * Math.log(1 - chance + 1e-9);
}

function seenIn(samples: readonly Sample[]): Int32Array {
  const seen = new Int32Array(FEATURES);
  for (const { features } of samples) for (const feature of features) seen[feature]++;
  return seen;
}

function moduleOf(weights: Float64Array, seen: Int32Array): string {
  const hundredths = (feature: number) => Math.round(100 * weights[feature]);
  const lines: string[] = [];
  for (let feature = 0; feature < WINDOWS_END; feature++) {
    const weight = hundredths(feature);
    if (weight !== 0 && seen[feature] > FEWEST) lines.push(`    ${feature}: ${weight},\n`);
  }
  return `import type { FineWeights } from './evaluation.ts';

// Written by \`npm run train -- doce best\`: do not edit.
export const WEIGHTS: FineWeights = {
  turn: ${hundredths(TURN)},
  ownBlocker: ${hundredths(OWN_BLOCKER)},
  otherBlocker: ${hundredths(OTHER_BLOCKER)},
  freedom: ${hundredths(FREEDOM)},
  windows: {
${lines.join('')}  },
};
`;
}
