import { GENESIS } from '@iacta/table/log';

/** What a device keeps of a table from one visit to the next. */
export interface Known {
  /** The latest entry it has followed, and the head hash after it: any later log must extend this one. */
  readonly seq: number;
  readonly head: string;
  /** The entry after which it began to follow this history: it can vouch for nothing before. */
  readonly since: number;
  /** How often the player has accepted another history than the one that was known. */
  readonly epoch: number;
  /** The throws for which it has revealed its nonce, by their entries; only the latest are kept. */
  readonly revealed: readonly number[];
  /** What the player has agreed to or asked for from this device, and the log has not shown yet. */
  readonly sent: readonly string[];
}

/** Where that is kept: the browser's storage, a file, or (in tests) a map. */
export interface Memory {
  load(table: string): Known | null;
  save(table: string, known: Known): void;
}

export const NOTHING_KNOWN: Known = { seq: -1, head: GENESIS, since: -1, epoch: 0, revealed: [], sent: [] };

/** For as long as the program runs. */
export function memoryForNow(): Memory {
  const known = new Map<string, Known>();
  return { load: (table) => known.get(table) ?? null, save: (table, each) => void known.set(table, each) };
}

/** Reads what was kept as text; null for what is none of it. */
export function readKnown(text: string | null): Known | null {
  try {
    const json = JSON.parse(text ?? 'null') as Partial<Known> | null;
    const { seq, head, since, epoch, revealed, sent } = json ?? {};
    const isKnown =
      Number.isInteger(seq) &&
      typeof head === 'string' &&
      Number.isInteger(since) &&
      Number.isInteger(epoch) &&
      Array.isArray(revealed) &&
      Array.isArray(sent);
    return isKnown ? (json as Known) : null;
  } catch {
    return null;
  }
}
