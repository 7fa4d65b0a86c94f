import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { Committer } from '../store/committer.ts';
import { MemoryDisk, MemoryStore } from '../store/memory.ts';
import { openSqlite } from '../store/node-sqlite.ts';
import { openStore } from '../store/open.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import type { Appended, Batch, Store } from '../store/store.ts';
import { storeContract } from './store-contract.ts';

const folderOf = () => mkdtempSync(join(tmpdir(), 'iacta-store-'));

for (const [name, open] of [
  ['SQLite', openSqliteStore],
  ['SQLite on a file of its own', openStore],
] as const) {
  storeContract(name, async () => {
    const folder = folderOf();
    return {
      open: () => open(join(folder, 'tables.sqlite')),
      drop: () => rmSync(folder, { recursive: true }),
    };
  });
}

storeContract('memory', async () => {
  const disk = new MemoryDisk();
  return { open: async () => new MemoryStore(disk), drop: () => {} };
});

test('a store that cannot open its file, or is closed, says so', async () => {
  await expect(openStore('/nowhere/at/all.sqlite')).rejects.toMatchObject({ problem: 'missing' });
  const folder = folderOf();
  const store = await openStore(join(folder, 'tables.sqlite'));
  await store.close();
  expect(readdirSync(folder).sort()).toEqual(['tables.sqlite', 'tables.sqlite-lock']);
  await expect(store.rows('a')).rejects.toMatchObject({ problem: 'failed' });
  await store.close();
  rmSync(folder, { recursive: true });
});

test('SQLite is configured to have every commit on disk before it returns', () => {
  const folder = folderOf();
  const database = openSqlite(join(folder, 'tables.sqlite'));
  expect(database.prepare('pragma journal_mode').all([])).toEqual([{ journal_mode: 'wal' }]);
  const full = 2;
  expect(database.prepare('pragma synchronous').all([])).toEqual([{ synchronous: full }]);
  expect(statSync(join(folder, 'tables.sqlite')).mode & 0o777).toBe(0o600);
  database.close();
  rmSync(folder, { recursive: true });
});

test('deleted data is gone when running reads have finished, while others write', async () => {
  const folder = folderOf();
  const file = join(folder, 'tables.sqlite');
  const store = await openStore(file);
  const first = { ...batch('a', 0).rows[0], hidden: 'a name' };
  await store.append([{ ...batch('a', 0), rows: [first] }]);
  const reader = new DatabaseSync(file);
  reader.exec('begin; select * from events;');
  let deleted = false;
  const deleting = store.redact('a', [{ seq: 0, hidden: null }], false).then(() => {
    deleted = true;
  });
  for (let seq = 1; seq < 4; seq++) {
    await new Promise((later) => setTimeout(later, 30));
    expect(await store.append([batch('a', seq)])).toEqual(['done']);
  }
  expect(deleted).toBe(false);
  expect(readFileSync(`${file}-wal`, 'latin1')).toContain('a name');
  reader.close();
  await deleting;
  await store.close();
  expect(readFileSync(file, 'latin1')).not.toContain('a name');
  rmSync(folder, { recursive: true });
});

const batch = (table: string, seq: number): Batch => ({
  table,
  rows: [{ table, seq, salt: '', body: '', hash: '', hidden: null, action: null }],
  ...(seq === 0 ? { opened: { at: 0, code: table, opener: table, game: '', listed: false } } : {}),
});

/** A store whose every append is written down, and answered when the test says so. */
function slowStore() {
  const appends: { batches: readonly Batch[]; answer: (results: readonly Appended[] | Error) => void }[] = [];
  const append = (batches: readonly Batch[]) =>
    new Promise<readonly Appended[]>((resolve, reject) => {
      appends.push({ batches, answer: (r) => (r instanceof Error ? reject(r) : resolve(r)) });
    });
  return { store: { append } as unknown as Store, appends };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));
/** A commit begins in the second turn. */
const turns = async () => {
  await turn();
  await turn();
};

const tablesOf = ({ batches }: { batches: readonly Batch[] }) => batches.map(({ table }) => table).join('');

test('what comes within two turns, or while a commit is under way, is one commit', async () => {
  const { store, appends } = slowStore();
  const committer = new Committer(store);
  const first = [committer.append(batch('a', 0)), committer.append(batch('b', 0))];
  await turn();
  first.push(committer.append(batch('c', 0)));
  await turn();
  const later = [committer.append(batch('a', 1))];
  await turns();
  later.push(committer.append(batch('d', 0)), committer.append(batch('a', 2)));
  await turns();
  expect(appends.map(tablesOf)).toEqual(['abc']);
  appends[0].answer(['done', 'done', 'done']);
  expect(await Promise.all(first)).toEqual(['done', 'done', 'done']);
  await turns();
  expect(appends.map(tablesOf)).toEqual(['abc', 'ada']);
  expect(appends[1].batches.map(({ rows }) => rows[0].seq)).toEqual([1, 0, 2]);
  appends[1].answer(['done', 'done', 'done']);
  expect(await Promise.all(later)).toEqual(['done', 'done', 'done']);
});

test('drained is when everything that was given is written', async () => {
  const { store, appends } = slowStore();
  const committer = new Committer(store);
  const all = [committer.append(batch('a', 0))];
  await turns();
  all.push(committer.append(batch('a', 1)));
  let drained = false;
  const end = committer.drained().then(() => {
    drained = true;
  });
  appends[0].answer(['done']);
  await turn();
  await turns();
  expect(appends).toHaveLength(2);
  expect(drained).toBe(false);
  appends[1].answer(['done']);
  expect(await Promise.all(all)).toEqual(['done', 'done']);
  await end;
});

test('what waits behind a lost batch of its table is lost, what waits behind others is not', async () => {
  const { store, appends } = slowStore();
  const committer = new Committer(store);
  const lost = committer.append(batch('a', 0));
  await turns();
  const behind = committer.append(batch('a', 1));
  const other = committer.append(batch('b', 0));
  appends[0].answer(['conflict']);
  expect(await lost).toBe('conflict');
  expect(await behind).toBe('conflict');
  await turns();
  expect(appends[1].batches.map(({ table }) => table)).toEqual(['b']);
  appends[1].answer(['done']);
  expect(await other).toBe('done');
});

test('a disk that fails is reported to all who wait for it, and asked again the next time', async () => {
  const { store, appends } = slowStore();
  const committer = new Committer(store);
  const first = committer.append(batch('a', 0));
  await turns();
  // Linked to what is not there: written, it would leave a hole.
  const behind = committer.append(batch('a', 1));
  appends[0].answer(new Error('disk full'));
  await expect(first).rejects.toThrow('disk full');
  await expect(behind).rejects.toThrow('disk full');
  const again = committer.append(batch('a', 0));
  await turns();
  appends[1].answer(['done']);
  expect(await again).toBe('done');
});
