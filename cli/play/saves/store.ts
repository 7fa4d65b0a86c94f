import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join, sep } from 'node:path';
import type { Environment } from '../../terminal/colour.ts';
import { readSave, type Save, type SaveProblem } from './save.ts';

/** Where games in progress are kept (XDG base directories). */
export function stateFolder(env: Environment, home: string): string {
  return join(env.XDG_STATE_HOME || join(home, '.local', 'state'), 'iacta');
}

export interface Kept {
  readonly file: string;
  readonly save: Save;
}

export interface Spoilt {
  readonly file: string;
  readonly problem: SaveProblem;
}

/** The saves of one person on one machine: one file for each game in progress, finished ones apart. */
export class Store {
  readonly #folder: string;
  readonly #now: () => Date;

  constructor(folder: string, now: () => Date = () => new Date()) {
    this.#folder = folder;
    this.#now = now;
  }

  /** A name no file has yet. */
  newFile(game: string): string {
    const stamp = this.#now().toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-');
    for (let n = 1; ; n++) {
      const file = join(this.#folder, `${game}-${stamp}${n === 1 ? '' : `-${n}`}.json`);
      if (!existsSync(file) && !existsSync(this.#finished(file))) return file;
    }
  }

  /** Games that can be continued, the latest first, and files that are none. */
  list(): { readonly kept: readonly Kept[]; readonly spoilt: readonly Spoilt[] } {
    const kept: Kept[] = [];
    const spoilt: Spoilt[] = [];
    for (const name of this.#names()) {
      const file = join(this.#folder, name);
      const text = readText(file);
      if (text === null) continue;
      const read = readSave(text);
      if ('problem' in read) spoilt.push({ file, problem: read });
      else if (!read.save.over) kept.push({ file, save: read.save });
    }
    return { kept, spoilt };
  }

  /** A finished game is kept too, but no longer offered. Returns where it lies now. */
  finish(file: string): string {
    const there = this.#finished(file);
    mkdirSync(dirname(there), { recursive: true });
    renameSync(file, there);
    return there;
  }

  drop(file: string): void {
    rmSync(file, { force: true });
  }

  #finished(file: string): string {
    return join(this.#folder, 'finished', basename(file));
  }

  #names(): string[] {
    try {
      const names = readdirSync(this.#folder).filter((name) => name.endsWith('.json'));
      const played = new Map(names.map((name) => [name, statSync(join(this.#folder, name)).mtimeMs]));
      return names.toSorted((a, b) => (played.get(b) ?? 0) - (played.get(a) ?? 0));
    } catch {
      return [];
    }
  }
}

/** Whole or not at all: a game is never half on disk. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  try {
    writeFileSync(part, text, { mode: 0o600 });
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

/** A path as people write it: their own folder is "~". */
export function homely(file: string): string {
  const home = homedir();
  return file.startsWith(home + sep) ? `~${file.slice(home.length)}` : file;
}

export function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
