import { parentPort, workerData } from 'node:worker_threads';
import { RoundPlay, type RoundsShare } from './round-play.ts';

const { seconds, seed } = workerData as RoundsShare;
const LINES_AT_ONCE = 50;

const play = await RoundPlay.make(seed);
const end = Date.now() + seconds * 1000;
let lines = '';
for (let round = 1; Date.now() < end; round++) {
  lines += `${play.next()}\n`;
  if (round % LINES_AT_ONCE !== 0) continue;
  parentPort?.postMessage(lines);
  lines = '';
}
parentPort?.postMessage(lines);
