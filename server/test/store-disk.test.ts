import { execFileSync, fork, spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SYSTEM_CLOCK } from '@iacta/online/clock';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../store/open.ts';
import { StoreError, storeError } from '../store/problem.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import type { Batch, Store } from '../store/store.ts';

const batch = (seq: number, body = 'x'): Batch => ({
  table: 'a',
  rows: [{ table: 'a', seq, salt: '', body, hash: `hash ${seq}`, hidden: null, action: null }],
  ...(seq === 0 ? { opened: { at: 0, code: '', opener: '', game: '', listed: false } } : {}),
});

/** Time that a test lets pass. */
function handClock() {
  let passed = 0;
  return {
    clock: { ...SYSTEM_CLOCK, monotonic: () => passed },
    pass: (ms: number) => {
      passed += ms;
    },
  };
}
const AFTER_A_WHILE = 5000;

let folder: string;
let file: string;
let time: ReturnType<typeof handClock>;
let store: Store;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'iacta-disk-'));
  file = join(folder, 'tables.sqlite');
  time = handClock();
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const problem = (expected: string) => ({ name: 'StoreError', problem: expected });

describe('a file that changes under an open store', () => {
  beforeEach(async () => {
    store = await openStore(file, time.clock);
    await store.append([batch(0)]);
  });

  test('moved away: nothing is acknowledged or read; moved back: it goes on', async () => {
    renameSync(file, join(folder, 'elsewhere'));
    await expect(store.append([batch(1)])).rejects.toMatchObject(problem('missing'));
    await expect(store.rows('a')).rejects.toMatchObject(problem('missing'));
    await expect(store.probe()).rejects.toMatchObject(problem('missing'));
    renameSync(join(folder, 'elsewhere'), file);
    time.pass(AFTER_A_WHILE);
    const { length } = await store.rows('a');
    expect(await store.append([batch(length)])).toEqual(['done']);
    await store.probe();
  });

  test('deleted: no new file is made in its place', async () => {
    unlinkSync(file);
    await expect(store.append([batch(1)])).rejects.toMatchObject(problem('missing'));
    time.pass(AFTER_A_WHILE);
    await expect(store.append([batch(1)])).rejects.toMatchObject(problem('missing'));
    expect(existsSync(file)).toBe(false);
  });

  test('the write-ahead log deleted: what is committed into it is not acknowledged', async () => {
    unlinkSync(`${file}-wal`);
    await expect(store.append([batch(1)])).rejects.toMatchObject(problem('missing'));
  });

  test('replaced by an older copy: refused, for acknowledged entries are not in it', async () => {
    const old = join(folder, 'old');
    execFileSync(process.execPath, ['-e', BACKUP, file, old], { stdio: 'ignore' });
    await store.append([batch(1)]);
    for (const part of ['-wal', '-shm']) unlinkSync(file + part);
    renameSync(old, file);
    await expect(store.append([batch(2)])).rejects.toMatchObject(problem('missing'));
    time.pass(AFTER_A_WHILE);
    await expect(store.append([batch(2)])).rejects.toMatchObject(problem('missing'));
  });

  test('replaced by a copy with everything in it: opened again, without a restart', async () => {
    const copy = join(folder, 'copy');
    execFileSync(process.execPath, ['-e', BACKUP, file, copy], { stdio: 'ignore' });
    for (const part of ['-wal', '-shm']) unlinkSync(file + part);
    renameSync(copy, file);
    await expect(store.append([batch(1)])).rejects.toMatchObject(problem('missing'));
    time.pass(AFTER_A_WHILE);
    expect(await store.append([batch(1)])).toEqual(['done']);
    expect(await store.rows('a')).toHaveLength(2);
  });

  test('a second store on the same file is refused while the first is open', async () => {
    await expect(openStore(file)).rejects.toMatchObject(problem('locked'));
    expect(await store.append([batch(1)])).toEqual(['done']);
    await store.close();
    store = await openStore(file);
    expect(await store.rows('a')).toHaveLength(2);
  });

  test('a writer in another process that does not end: locked, and all is well when it has', async () => {
    const other = new (await import('node:sqlite')).DatabaseSync(file);
    other.exec('begin immediate');
    await expect(store.append([batch(1)])).rejects.toMatchObject(problem('locked'));
    other.close();
    expect(await store.append([batch(1)])).toEqual(['done']);
  });
});

const BACKUP = `const { DatabaseSync, backup } = require('node:sqlite');
backup(new DatabaseSync(process.argv[1]), process.argv[2]);`;

test('another process that holds the file is refused entry, and killing it frees the file', async () => {
  const child = fork(join(import.meta.dirname, 'holder.ts'), [file], {
    execArgv: ['--conditions=source', '--disable-warning=ExperimentalWarning'],
  });
  await new Promise((open) => child.once('message', open));
  await expect(openStore(file)).rejects.toMatchObject(problem('locked'));
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
  store = await openStore(file);
  expect(await store.rows('a')).toHaveLength(1);
});

describe('a file that is not right at the start', () => {
  test('pages that were overwritten: it is not opened', async () => {
    store = await openStore(file);
    await store.append([batch(0, 'x'.repeat(100_000))]);
    await store.close();
    const descriptor = openSync(file, 'r+');
    for (let page = 2; page < 8; page++)
      writeSync(descriptor, Buffer.alloc(4096, 0xaa), 0, 4096, page * 4096);
    await expect(openStore(file)).rejects.toMatchObject(problem('corrupt'));
  });

  test('one page that nothing reads at the start: it is not opened, only the integrity check finds it', async () => {
    store = await openStore(file);
    await store.append([batch(0, 'x'.repeat(100_000))]);
    await store.append([batch(1)]);
    await store.close();
    const pages = readFileSync(file);
    const text = Buffer.alloc(4092, 'x');
    // The long entry goes on over pages of its own, each with the number of the next one in its first bytes.
    const page = pages.indexOf(text) - 4;
    expect(page % 4096).toBe(0);
    const descriptor = openSync(file, 'r+');
    writeSync(descriptor, Buffer.alloc(4, 0xaa), 0, 4, page);
    closeSync(descriptor);
    const unchecked = await openSqliteStore(file, { integrity: 'unchecked' });
    await unchecked.probe();
    await unchecked.close();
    await expect(openStore(file)).rejects.toMatchObject(problem('corrupt'));
  });

  test('another kind of file', async () => {
    writeFileSync(file, 'Dear diary, '.repeat(1000));
    await expect(openStore(file)).rejects.toMatchObject(problem('corrupt'));
    expect(readFileSync(file, 'utf8')).toContain('Dear diary');
  });

  test.skipIf(process.getuid?.() !== 0)('one that its server may not write (as another user)', async () => {
    store = await openStore(file);
    await store.close();
    chmodSync(folder, 0o777);
    chmodSync(file, 0o444);
    const child = fork(join(import.meta.dirname, 'holder.ts'), [file], {
      execArgv: ['--conditions=source', '--disable-warning=ExperimentalWarning'],
      uid: 65_534,
      gid: 65_534,
    });
    const told = await new Promise((tell) => child.once('message', tell));
    child.kill('SIGKILL');
    expect(told).toBe('read-only');
  });
});

/** A small disk for this test, where the machine allows that. */
function mount(size: string): string | null {
  const disk = mkdtempSync(join(tmpdir(), 'iacta-mount-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', disk]);
  if (status === 0) return disk;
  rmSync(disk, { recursive: true });
  return null;
}
const canMount = (() => {
  const disk = mount('64k');
  if (disk === null) console.warn('disks cannot be mounted here: the tests with real full disks are skipped');
  else unmount(disk);
  return disk !== null;
})();
function unmount(disk: string): void {
  execFileSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true });
}

describe.skipIf(!canMount)('a real disk', () => {
  let disk: string;
  beforeEach(async () => {
    disk = mount('1m') ?? '';
    file = join(disk, 'tables.sqlite');
    store = await openStore(file, time.clock);
    await store.append([batch(0)]);
  });
  afterEach(async () => {
    await store.close();
    unmount(disk);
  });

  test('that is full says so, keeps what was acknowledged, and goes on when it is freed', async () => {
    writeFileSync(join(disk, 'ballast'), Buffer.alloc(700_000));
    let seq = 1;
    let failure: unknown = null;
    for (; failure === null && seq < 100; seq++)
      await store.append([batch(seq, 'x'.repeat(20_000))]).catch((error: unknown) => {
        failure = error;
      });
    expect(failure).toMatchObject(problem('full'));
    const acknowledged = seq - 1;
    expect(await store.rows('a')).toHaveLength(acknowledged);
    unlinkSync(join(disk, 'ballast'));
    expect(await store.append([batch(acknowledged)])).toEqual(['done']);
    await store.probe();
  });

  test('that is taken out says so, and goes on when it is back', async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'iacta-elsewhere-'));
    execFileSync('mount', ['--move', disk, elsewhere]);
    await expect(store.append([batch(1)])).rejects.toMatchObject(problem('missing'));
    time.pass(AFTER_A_WHILE);
    await expect(store.append([batch(1)])).rejects.toMatchObject(problem('missing'));
    execFileSync('mount', ['--move', elsewhere, disk]);
    rmSync(elsewhere, { recursive: true });
    time.pass(AFTER_A_WHILE);
    const { length } = await store.rows('a');
    expect(await store.append([batch(length)])).toEqual(['done']);
  });
});

/** A file system that can fail as real ones do, in a separate image. */
const canFormat = canMount && spawnSync('mkfs.ext4', ['-V']).status === 0 && existsSync('/dev/loop-control');

describe.skipIf(!canFormat)('a real file system that has met an error', () => {
  let image: string;
  let disk: string;
  const devices: string[] = [];
  /** A new device each time, as a disk that was replaced gets. */
  const mountImage = () => {
    const device = execFileSync('losetup', ['--find', '--show', image]).toString().trim();
    devices.push(device);
    execFileSync('mount', [device, disk]);
  };
  beforeEach(async () => {
    image = join(folder, 'image');
    disk = mkdtempSync(join(tmpdir(), 'iacta-mount-'));
    writeFileSync(image, Buffer.alloc(8_000_000));
    execFileSync('mkfs.ext4', ['-q', image]);
    mountImage();
    file = join(disk, 'tables.sqlite');
    store = await openStore(file, time.clock);
    await store.append([batch(0)]);
  });
  afterEach(async () => {
    await store.close();
    unmount(disk);
    for (const device of devices.splice(0)) execFileSync('losetup', ['-d', device]);
  });

  test('and turned read-only says so, still reads, and continues when it is mounted again', async () => {
    execFileSync('mount', ['-o', 'remount,abort', disk]);
    await expect(store.append([batch(1)])).rejects.toMatchObject(problem('read-only'));
    await expect(store.probe()).rejects.toMatchObject(problem('read-only'));
    expect(await store.rows('a')).toHaveLength(1);
    execFileSync('umount', ['-l', disk]);
    await expect(store.append([batch(1)])).rejects.toMatchObject(problem('missing'));
    spawnSync('e2fsck', ['-p', image]);
    mountImage();
    time.pass(AFTER_A_WHILE);
    const { length } = await store.rows('a');
    expect(await store.append([batch(length)])).toEqual(['done']);
    await store.probe();
  });
});

test.each([
  { errcode: 13, expected: 'full' },
  { errcode: 8, expected: 'read-only' },
  { errcode: 1032, expected: 'read-only' },
  { errcode: 11, expected: 'corrupt' },
  { errcode: 26, expected: 'corrupt' },
  { errcode: 5, expected: 'locked' },
  { code: 'ENOSPC', expected: 'full' },
  { code: 'EDQUOT', expected: 'full' },
  { code: 'EROFS', expected: 'read-only' },
  { code: 'ENOENT', expected: 'missing' },
  // An I/O error: then the disk is asked, and here it finds nothing wrong.
  { errcode: 10, expected: 'failed' },
])('an error with $errcode$code is reported as $expected', async ({ expected, ...codes }) => {
  store = await openStore(file);
  const error = storeError(Object.assign(new Error('as SQLite says it'), codes), file);
  expect(error).toBeInstanceOf(StoreError);
  expect(error).toMatchObject({ problem: expected, message: `${file}: as SQLite says it` });
});

test('an I/O error on a file that is gone is reported as missing', async () => {
  store = await openStore(file);
  await store.close();
  copyFileSync(file, `${file}.kept`);
  unlinkSync(file);
  const error = storeError(Object.assign(new Error('disk I/O error'), { errcode: 10 }), file);
  expect(error.problem).toBe('missing');
});
