// The thread of integrity.ts: reading a whole file takes time, which no table has to wait for.
import { DatabaseSync } from 'node:sqlite';
import { parentPort } from 'node:worker_threads';
import type { Checked } from './integrity.ts';
import { storeError } from './problem.ts';

/** Through a connection of its own: nothing that the server has in memory hides what lies on the disk. */
function check(file: string): string | null {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const [{ quick_check: found }] = database.prepare('pragma quick_check(1)').all() as {
      quick_check: string;
    }[];
    return found === 'ok' ? null : found;
  } finally {
    database.close();
  }
}

parentPort?.on('message', (file: string) => {
  const began = performance.now();
  let damage: string | null = null;
  try {
    damage = check(file);
  } catch (error) {
    // A file that is gone or locked says nothing about its pages, and the server itself notices it.
    const { problem, message } = storeError(error, file);
    if (problem === 'corrupt') damage = message;
  }
  const checked: Checked = { damage, took: performance.now() - began };
  parentPort?.postMessage(checked);
});
