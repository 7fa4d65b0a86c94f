import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { stateFolder } from './play/saves/store.ts';
import type { Environment } from './terminal/colour.ts';

/** What says where the tables are: a flag before an environment variable before the default. */
export type StorageSource = '--data' | '--database' | 'IACTA_DATA' | 'IACTA_DATABASE' | null;

export interface Storage {
  /** A file, or the address of a database. */
  readonly data: string;
  readonly isDatabase: boolean;
  /** Null: the default. */
  readonly source: StorageSource;
  /** A variable that names another storage and is not used, since a flag was given. */
  readonly unused: StorageSource;
}

interface Flags {
  readonly data?: string | undefined;
  readonly database?: string | undefined;
}

/** The one file of a server. It may not exist: then its folder is where a server keeps other things. */
export function fileOf(data: string | undefined, env: Environment = process.env): string {
  return resolve(data ?? (env.IACTA_DATA || join(stateFolder(env, homedir()), 'tables.sqlite')));
}

/** Where a server has its tables. In the environment a database comes before a file. */
export function storageOf({ data, database }: Flags, env: Environment = process.env): Storage {
  const [inEnvironment = null] = (['IACTA_DATABASE', 'IACTA_DATA'] as const).filter((name) => env[name]);
  const flag = database === undefined ? (data === undefined ? null : '--data') : '--database';
  const source = flag ?? inEnvironment;
  const url = source === 'IACTA_DATABASE' ? env.IACTA_DATABASE : database;
  return {
    data: url ?? fileOf(data, env),
    isDatabase: url !== undefined,
    source,
    unused: flag === null ? null : inEnvironment,
  };
}

/** Whether `iacta move` has taken this file's tables to a database: a new file would begin without them. */
export function wasMoved(file: string): boolean {
  return !existsSync(file) && existsSync(`${file}.moved`);
}
