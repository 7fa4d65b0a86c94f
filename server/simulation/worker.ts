// Runs the seeds that it is sent, one after the other, and answers each with its outcome.
import { parentPort } from 'node:worker_threads';
import { simulate } from './run.ts';

parentPort?.on('message', (seed: number) => {
  void simulate(seed).then((outcome) => parentPort?.postMessage(outcome));
});
