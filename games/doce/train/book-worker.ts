import { parentPort, workerData } from 'node:worker_threads';
import { OpeningTree } from './opening-tree.ts';

// One share of the book: rounds from some first dice for a given time.

const { firstDice, seconds, seed } = workerData as {
  readonly firstDice: readonly number[];
  readonly seconds: number;
  readonly seed: number;
};
const tree = new OpeningTree(seed);
const end = Date.now() + seconds * 1000;
for (let i = 0; Date.now() < end; i++) tree.playRound(firstDice[i % firstDice.length]);
parentPort?.postMessage([...tree.visits]);
