import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { createFile } from '../store/create-file.ts';

/** Pages copied in one step: 4 MB. */
const STEP = 1000;

export type Progress = (step: 'copying' | 'checking', done: number, of: number) => void;

/** A target that has something in it, where nothing is to be overwritten: a file, or the address of a database. */
export class TargetExists extends Error {
  readonly target: string;

  constructor(target: string) {
    super(`${target} exists`);
    this.target = target;
    this.name = 'TargetExists';
  }
}

/**
 * Copies a database that may be in use, as it is at one moment: the snapshot of an open read transaction, which
 * writers neither wait for nor change. The copy is one file without a write-ahead log.
 */
export async function copyDatabase(source: string, target: string, progress: Progress): Promise<void> {
  statSync(source);
  removeDatabase(target);
  createFile(target);
  const database = new DatabaseSync(source);
  try {
    database.exec('pragma busy_timeout = 5000; begin; select count(*) from sqlite_schema;');
    const pages = await backup(database, target, {
      rate: STEP,
      progress: ({ totalPages, remainingPages }) =>
        progress('copying', totalPages - remainingPages, totalPages),
    });
    database.exec('rollback');
    progress('copying', pages, pages);
  } finally {
    database.close();
  }
}

/** Puts a finished copy in its place, so that after a power cut either it or what was there before is whole. */
export function putInPlace(part: string, target: string): void {
  syncFile(part);
  takeInLog(target);
  renameSync(part, target);
  syncFile(dirname(target));
}

/** A log beside the target belongs to what is there: without it the latest entries of that would be missing. */
function takeInLog(target: string): void {
  if (!existsSync(`${target}-wal`)) return;
  try {
    const database = new DatabaseSync(target);
    database.exec('pragma journal_mode = delete');
    database.close();
  } catch {
    // What cannot be opened has nothing to lose.
  }
  for (const beside of ['-wal', '-shm']) rmSync(target + beside, { force: true });
}

export function refuseExisting(target: string, mayOverwrite: boolean): void {
  if (!mayOverwrite && existsSync(target)) throw new TargetExists(target);
}

export function removeDatabase(file: string): void {
  for (const part of ['', '-wal', '-shm', '-journal']) rmSync(file + part, { force: true });
}

function syncFile(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
