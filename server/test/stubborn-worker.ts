// Bots for tests: `hang` never answers, `die` ends its thread, `throw` has a defect, any other plays its name's length.
import { parentPort } from 'node:worker_threads';
import type { Question } from '../bots/thinker.ts';

parentPort?.on('message', ({ bot, number }: Question) => {
  if (bot === 'hang') for (;;);
  if (bot === 'die') process.exit(3);
  if (bot === 'throw') throw new Error('a defect');
  parentPort?.postMessage({ number, move: bot.length });
});
