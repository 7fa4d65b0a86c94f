// The thread of checkpoints.ts: it needs nothing but the file.
import { fsyncSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { OpenFile, Wish } from './checkpoints.ts';

const { file, descriptor } = workerData as OpenFile;
const database = new DatabaseSync(file);
database.exec('pragma synchronous = full;');
const checkpoint = database.prepare('pragma wal_checkpoint(passive)');

parentPort?.on('message', (wish: Wish) => {
  if (wish === 'checkpoint') {
    carryOver();
    // What was committed meanwhile: the less is left for the server's own thread.
    carryOver();
    parentPort?.postMessage('done');
  } else {
    database.close();
    parentPort?.close();
  }
});

/** Unless it has caught up with all commits, SQLite leaves the pages unsynced, and whoever does pays for all of them. */
function carryOver(): void {
  checkpoint.all();
  fsyncSync(descriptor);
}
