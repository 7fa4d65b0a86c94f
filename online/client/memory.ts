import { GENESIS } from '@iacta/table/log';
import type { DeviceVerdict, Reveal } from './verdict.ts';

/** What a device keeps of a table from one visit to the next. */
export interface Known {
  /** The latest entry it has followed, and the head hash after it: any later log must extend this one. */
  readonly seq: number;
  readonly head: string;
  /** What the player has agreed to or asked for from this device, and the log has not shown yet. */
  readonly sent: readonly string[];
  /** Entries in this seat's name that did not come from this device, until the player says that they are theirs. */
  readonly foreign: readonly number[];
  /** The seats that the server has called this device's since the start of the game. */
  readonly seats: readonly number[];
  /** What was said of each roll when it came, by its entry: a page that is loaded again says nothing better. */
  readonly verdicts: { readonly [seq: string]: DeviceVerdict };
}

/**
 * Where that is kept: the browser's storage, files, or (in tests) maps. Several pages share one memory. What one of
 * them knows replaces what another knew; reveals are added and dropped one by one, so none replaces another.
 */
export interface Memory {
  load(table: string): Known | null;
  save(table: string, known: Known): void;
  reveals(table: string): readonly Reveal[];
  addReveal(table: string, reveal: Reveal): void;
  dropReveal(table: string, reveal: Reveal): void;
}

/** Of a table that this device follows from now on. */
export function nothingKnown(): Known {
  return { seq: -1, head: GENESIS, sent: [], foreign: [], seats: [], verdicts: {} };
}

/** For as long as the program runs. */
export function memoryForNow(): Memory {
  const known = new Map<string, Known>();
  const reveals = new Map<string, ReadonlyMap<string, Reveal>>();
  const of = (table: string) => new Map(reveals.get(table));
  return {
    load: (table) => known.get(table) ?? null,
    save: (table, each) => void known.set(table, each),
    reveals: (table) => [...of(table).values()],
    addReveal: (table, reveal) => void reveals.set(table, of(table).set(reveal.commit, reveal)),
    dropReveal(table, { commit }) {
      const left = of(table);
      left.delete(commit);
      reveals.set(table, left);
    },
  };
}

/** Reads what was kept as text; null for what is none of it. */
export function readKnown(text: string | null): Known | null {
  try {
    const json = JSON.parse(text ?? 'null') as Partial<Known> | null;
    // Memories of earlier versions do not have the last three.
    const { seq, head, sent, foreign = [], seats = [], verdicts = {} } = json ?? {};
    const isKnown =
      Number.isInteger(seq) &&
      typeof head === 'string' &&
      Array.isArray(sent) &&
      Array.isArray(foreign) &&
      Array.isArray(seats) &&
      typeof verdicts === 'object';
    return isKnown ? ({ seq, head, sent, foreign, seats, verdicts } as Known) : null;
  } catch {
    return null;
  }
}

const HASH = /^[0-9a-f]{64}$/;

/** Reads a reveal that was kept as text; null for what is none. */
export function readReveal(text: string | null): Reveal | null {
  try {
    const json = JSON.parse(text ?? 'null') as Partial<Reveal> | null;
    const { roll, promise, thrown, commit, nonce } = json ?? {};
    const isReveal =
      Number.isInteger(roll) &&
      [promise, thrown, commit].every((each) => HASH.test(String(each))) &&
      /^[0-9a-f]{32}$/.test(String(nonce));
    return isReveal ? ({ roll, promise, thrown, commit, nonce } as Reveal) : null;
  } catch {
    return null;
  }
}
