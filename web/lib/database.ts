import type { Puzzle, ReviewedStep, Summary } from '@iacta/review';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { FinishedGame } from '../history/finished.ts';

/** A finished game's review. A review of another version is replaced. */
export interface StoredReview {
  /** The game's id among the saved games, or the hash of a shared record. */
  readonly id: string;
  /** Of the record that was reviewed: a game that continued after an undo is reviewed again. */
  readonly hash: string;
  /** Names the judge and how reviews are made. */
  readonly judge: string;
  readonly steps: readonly ReviewedStep[];
  readonly summary: Summary;
}

interface Schema extends DBSchema {
  games: { key: string; value: FinishedGame; indexes: { changed: number } };
  reviews: { key: string; value: StoredReview };
  puzzles: { key: string; value: Puzzle; indexes: { game: string; due: number } };
}

export type StoreName = 'games' | 'reviews' | 'puzzles';

const NAME = 'iacta';
const VERSION = 1;

/** What the browser would not store: there until the page is closed. */
const unstored: { readonly [store in StoreName]: Map<string, Schema[store]['value']> } = {
  games: new Map(),
  reviews: new Map(),
  puzzles: new Map(),
};

let opening: Promise<IDBPDatabase<Schema> | null> | null = null;

/** Null where the browser denies storage; asked again at the next page load only. */
function database(): Promise<IDBPDatabase<Schema> | null> {
  opening ??= open();
  return opening;
}

async function open(): Promise<IDBPDatabase<Schema> | null> {
  try {
    return await openDB<Schema>(NAME, VERSION, {
      upgrade(db) {
        db.createObjectStore('games', { keyPath: 'id' }).createIndex('changed', 'changed');
        db.createObjectStore('reviews', { keyPath: 'id' });
        const puzzles = db.createObjectStore('puzzles', { keyPath: 'id' });
        puzzles.createIndex('game', 'game');
        puzzles.createIndex('due', 'due');
      },
      // Another tab has a newer version of the page: it must not wait for this one.
      blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
      terminated: () => {
        opening = null;
      },
    });
  } catch {
    return null;
  }
}

/** False when the browser refuses or has no room left; until the page is closed it can still be read. */
export async function store<S extends StoreName>(name: S, value: Schema[S]['value']): Promise<boolean> {
  const db = await database();
  try {
    if (!db) throw new Error('storage is denied');
    await db.put(name, value);
    unstored[name].delete(value.id);
    return true;
  } catch {
    (unstored[name] as Map<string, Schema[S]['value']>).set(value.id, value);
    return false;
  }
}

export async function load<S extends StoreName>(name: S, id: string): Promise<Schema[S]['value'] | null> {
  const held = unstored[name].get(id);
  if (held) return held;
  const db = await database();
  try {
    return (await db?.get(name, id)) ?? null;
  } catch {
    return null;
  }
}

export async function loadAll<S extends StoreName>(name: S): Promise<Schema[S]['value'][]> {
  const db = await database();
  const held = [...unstored[name].values()];
  try {
    const stored = (await db?.getAll(name)) ?? [];
    return [...stored.filter(({ id }) => !unstored[name].has(id)), ...held];
  } catch {
    return held;
  }
}

/** Finished games that ended no later than `until`, the latest first, up to the first that is not wanted. */
export async function latestGames(
  until: number,
  isWanted: (game: FinishedGame) => boolean,
): Promise<FinishedGame[]> {
  const db = await database();
  const held = [...unstored.games.values()].filter(({ changed }) => changed <= until);
  const found: FinishedGame[] = [];
  try {
    const index = db?.transaction('games').store.index('changed');
    let cursor = await index?.openCursor(IDBKeyRange.upperBound(until), 'prev');
    while (cursor) {
      if (!unstored.games.has(cursor.value.id)) {
        if (!isWanted(cursor.value)) break;
        found.push(cursor.value);
      }
      cursor = await cursor.continue();
    }
  } catch {
    // What has been read so far, and what is held here.
  }
  return [...found, ...held];
}

export async function remove(name: StoreName, id: string): Promise<void> {
  unstored[name].delete(id);
  const db = await database();
  try {
    await db?.delete(name, id);
  } catch {
    // Where nothing is stored there is nothing to remove.
  }
}

/** Closes the database, so that it is opened again on next use. */
export async function closeDatabase(): Promise<void> {
  const db = await opening;
  opening = null;
  db?.close();
}
