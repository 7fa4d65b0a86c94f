import { statSync } from 'node:fs';

/** Which file a path leads to. While a file is open its number is not given to another one. */
export interface FileIdentity {
  readonly device: number;
  readonly inode: number;
}

/** Null where there is no file. */
export function identityOf(path: string): FileIdentity | null {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat ? { device: stat.dev, inode: stat.ino } : null;
}

export function isSame(a: FileIdentity | null, b: FileIdentity | null): boolean {
  return a !== null && b !== null && a.device === b.device && a.inode === b.inode;
}
