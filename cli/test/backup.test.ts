import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STORAGE_WORDS } from '../storage-words.ts';

const LAUNCHER = join(import.meta.dirname, '../bin/iacta.js');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'iacta-backup-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function iacta(language: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [LAUNCHER, ...args], {
    encoding: 'utf8',
    env: { ...process.env, LANG: language, LC_ALL: language },
  });
  return { status, said: stdout + stderr };
}

test('backup and restore, from one end to the other, with what can go wrong', { timeout: 60_000 }, () => {
  const data = join(folder, 'tables.sqlite');
  const copy = join(folder, 'copy.sqlite');
  expect(iacta('en', 'backup', copy, '--data', data)).toMatchObject({
    status: 1,
    said: expect.stringContaining(STORAGE_WORDS.en.missing(data)),
  });
  expect(existsSync(data)).toBe(false);
  writeFileSync(data, 'no database at all, but long enough to be read as one '.repeat(100));
  expect(iacta('de', 'backup', copy, '--data', data).said).toContain(STORAGE_WORDS.de.corrupt(data));
  rmSync(data);
  new DatabaseSync(data).close();
  expect(iacta('en', 'backup', copy, '--data', data)).toEqual({
    status: 0,
    said: `${copy}: everything copied and checked. Tables: 0, entries: 0.\nCopying: 100 %\nChecking every entry: 100 %\n`,
  });
  expect(iacta('it', 'backup', copy, '--data', data)).toMatchObject({
    status: 1,
    said: `${copy} esiste già. Con --force viene sovrascritto.\n`,
  });
  expect(iacta('fr', 'restore', copy, '--data', data)).toMatchObject({ status: 1 });
  expect(iacta('fr', 'restore', copy, '--data', data, '--force').said).toMatch(/Tables\s: 0/);
  expect(iacta('en', 'backup').status).toBe(2);
});

test('a move names what is missing, and leaves the file as it is', { timeout: 60_000 }, () => {
  const nowhere = 'postgres://me:secret@127.0.0.1:1/none';
  const data = join(folder, 'moving.sqlite');
  expect(iacta('en', 'move').status).toBe(2);
  expect(iacta('en', 'move', '--to', 'elsewhere.sqlite').status).toBe(2);
  expect(iacta('it', 'move', '--to', nowhere, '--data', data)).toMatchObject({
    status: 1,
    said: expect.stringContaining(STORAGE_WORDS.it.missing(data)),
  });
  new DatabaseSync(data).close();
  const refused = iacta('de', 'move', '--to', nowhere, '--data', data);
  expect(refused.status).toBe(1);
  expect(refused.said).toContain('postgres://me:…@127.0.0.1:1/none');
  expect(refused.said).not.toContain('secret');
  expect(existsSync(data)).toBe(true);
  expect(iacta('fr', 'backup', join(folder, 'other.sqlite'), '--database', nowhere)).toMatchObject({
    status: 1,
    said: expect.stringContaining('127.0.0.1:1'),
  });
});
