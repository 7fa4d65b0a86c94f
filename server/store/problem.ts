import { accessSync, constants, existsSync, rmSync, writeFileSync } from 'node:fs';
import type { StoreProblem } from '@iacta/online/wire';

/** What a store rejects with. The error of the database or of the system is its `cause`. */
export class StoreError extends Error {
  readonly problem: StoreProblem;

  constructor(problem: StoreProblem, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StoreError';
    this.problem = problem;
  }
}

/** Primary result codes of SQLite (sqlite.org/rescode.html); the extended ones have them in their low byte. */
const BY_RESULT: { readonly [code: number]: StoreProblem } = {
  3: 'read-only', // SQLITE_PERM
  5: 'locked', // SQLITE_BUSY
  6: 'locked', // SQLITE_LOCKED
  8: 'read-only', // SQLITE_READONLY
  11: 'corrupt', // SQLITE_CORRUPT
  13: 'full', // SQLITE_FULL
  26: 'corrupt', // SQLITE_NOTADB
};
const BY_SYSTEM: { readonly [code: string]: StoreProblem } = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read-only',
  EACCES: 'read-only',
  EPERM: 'read-only',
  ENOENT: 'missing',
  ENOTDIR: 'missing',
};

/** The error with its real cause. SQLite reports some causes as a plain I/O error: then the disk itself is asked. */
export function storeError(error: unknown, file: string): StoreError {
  if (error instanceof StoreError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const problem = problemOf(error) ?? problemOnDisk(file);
  return new StoreError(problem, `${file}: ${message}`, error);
}

function problemOf(error: unknown): StoreProblem | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('errcode' in error && typeof error.errcode === 'number') return BY_RESULT[error.errcode & 0xff];
  return 'code' in error && typeof error.code === 'string' ? BY_SYSTEM[error.code] : undefined;
}

/** Tries what SQLite tried: a small file beside the database, written down to the disk. */
function problemOnDisk(file: string): StoreProblem {
  const path = `${file}-try-${process.pid}`;
  try {
    if (!existsSync(file)) return 'missing';
    accessSync(file, constants.R_OK | constants.W_OK);
    writeFileSync(path, new Uint8Array(PAGE), { flush: true });
    return 'failed';
  } catch (error) {
    return problemOf(error) ?? 'failed';
  } finally {
    rmSync(path, { force: true });
  }
}
const PAGE = 4096;
