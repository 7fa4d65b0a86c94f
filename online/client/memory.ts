import { GENESIS } from '@iacta/table/log';
import { randomHex } from '../random/index.ts';
import type { DeviceVerdict } from './verdict.ts';

/** As many as a whole number can hold exactly. */
const EPOCH_BYTES = 6;

/** What a device keeps of a table from one visit to the next. */
export interface Known {
  /** The latest entry it has followed, and the head hash after it: any later log must extend this one. */
  readonly seq: number;
  readonly head: string;
  /** The entry after which it began to follow this history: it can vouch for nothing before. */
  readonly since: number;
  /**
   * Part of every nonce: drawn when the device meets the table, and another one for each history that the player
   * accepts. A device that has lost its memory of the table does not repeat nonces that the server may know.
   */
  readonly epoch: number;
  /** The throws for which it has revealed its nonce, by their entries; only the latest are kept. */
  readonly revealed: readonly number[];
  /** What the player has agreed to or asked for from this device, and the log has not shown yet. */
  readonly sent: readonly string[];
  /** Entries in this seat's name that did not come from this device, until the player says that they are theirs. */
  readonly foreign: readonly number[];
  /** The seats that the server has called this device's since the start of the game. */
  readonly seats: readonly number[];
  /** What was said of each roll when it came, by its entry: a page that is loaded again says nothing better. */
  readonly verdicts: { readonly [seq: string]: DeviceVerdict };
}

/** Where that is kept: the browser's storage, a file, or (in tests) a map. */
export interface Memory {
  load(table: string): Known | null;
  save(table: string, known: Known): void;
}

/** Of a table that this device follows from now on. */
export function nothingKnown(): Known {
  return {
    seq: -1,
    head: GENESIS,
    since: -1,
    epoch: Number.parseInt(randomHex(EPOCH_BYTES), 16),
    revealed: [],
    sent: [],
    foreign: [],
    seats: [],
    verdicts: {},
  };
}

/** For as long as the program runs. */
export function memoryForNow(): Memory {
  const known = new Map<string, Known>();
  return { load: (table) => known.get(table) ?? null, save: (table, each) => void known.set(table, each) };
}

/** Reads what was kept as text; null for what is none of it. */
export function readKnown(text: string | null): Known | null {
  try {
    const json = JSON.parse(text ?? 'null') as Partial<Known> | null;
    // Memories of earlier versions do not have the last three.
    const { seq, head, since, epoch, revealed, sent, foreign = [], seats = [], verdicts = {} } = json ?? {};
    const isKnown =
      Number.isInteger(seq) &&
      typeof head === 'string' &&
      Number.isInteger(since) &&
      Number.isInteger(epoch) &&
      Array.isArray(revealed) &&
      Array.isArray(sent) &&
      Array.isArray(foreign) &&
      Array.isArray(seats) &&
      typeof verdicts === 'object';
    return isKnown ? ({ ...json, foreign, seats, verdicts } as Known) : null;
  } catch {
    return null;
  }
}
