import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Rules } from '@iacta/core';
import { MemoryDisk, MemoryStore } from '../store/memory.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { CallCounter, type Mode, StatementCounter } from './counting.ts';
import { playOn } from './game.ts';

export interface FaultResult {
  /** How many calls there were in the whole game. */
  readonly calls: number;
  readonly problems: readonly string[];
}

const SEED = 1;

/** A game in which one call of the store goes wrong; with 0 none does. */
export async function failCall(rules: Rules, broken: number, mode: Mode): Promise<FaultResult> {
  const counter = new CallCounter(broken, mode);
  const memory = new MemoryDisk();
  const disk = {
    open: () => counter.wrap(new MemoryStore(memory)),
    inspect: () => new MemoryStore(memory),
    onCrash: (crash: () => void) => {
      counter.crash = crash;
    },
  };
  const problems = await playOn(disk, rules, SEED);
  return { calls: counter.calls, problems };
}

/** Where files cost no time, if the system has such a place. */
const FAST = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** A game on SQLite in which one statement fails as on a full disk. */
export async function failStatement(rules: Rules, broken: number): Promise<FaultResult> {
  const folder = mkdtempSync(join(FAST, 'iacta-faults-'));
  const counter = new StatementCounter(broken);
  const store = await openSqliteStore(join(folder, 'tables.sqlite'), {
    through: (database) => counter.wrap(database),
  });
  const shared = new Proxy(store, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name);
      // One connection for the whole run: what is tested is the store, not the opening of files.
      if (name === 'close') return async () => {};
      return typeof method === 'function' ? method.bind(target) : method;
    },
  });
  try {
    const inspect = () => {
      counter.isOff = true;
      return shared;
    };
    const problems = await playOn({ open: () => shared, inspect, onCrash: () => {} }, rules, SEED);
    return { calls: counter.calls, problems };
  } finally {
    await store.close();
    rmSync(folder, { recursive: true });
  }
}
