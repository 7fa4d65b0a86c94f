// The thread of checkpoints.ts: it needs nothing but the file.
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Wish } from './checkpoints.ts';

const database = new DatabaseSync(workerData as string);
database.exec('pragma synchronous = full;');
const checkpoint = database.prepare('pragma wal_checkpoint(passive)');

parentPort?.on('message', (wish: Wish) => {
  if (wish === 'checkpoint') {
    checkpoint.all();
    parentPort?.postMessage('done');
  } else {
    database.close();
    parentPort?.close();
  }
});
