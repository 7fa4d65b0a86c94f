import { parentPort, workerData } from 'node:worker_threads';
import { type MeasureShare, playShare } from './matches.ts';

parentPort?.postMessage(await playShare(workerData as MeasureShare));
