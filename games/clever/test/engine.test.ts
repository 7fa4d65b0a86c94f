import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { exportGames } from '../train/export.ts';

// The bots are trained by a copy of the rules in C++, for processors and GPUs (train/*.h): it must play like the rules.

const folder = mkdtempSync(join(tmpdir(), 'iacta-clever-'));
afterAll(() => rmSync(folder, { recursive: true }));

const compiler = spawnSync('g++', ['--version']).status === 0;
if (!compiler) console.warn('skipped: g++, to compare the training engine, is missing');

test.skipIf(!compiler)(
  'the C++ engine leads to the same positions as the rules',
  () => {
    const games = join(folder, 'games.txt');
    exportGames(games, 60, 1);
    const checker = join(folder, 'check');
    const source = join(import.meta.dirname, '../train/check.cpp');
    const built = spawnSync('g++', ['-std=c++17', '-O1', '-o', checker, source], { encoding: 'utf8' });
    expect(built.stderr).toBe('');
    const { status, stdout } = spawnSync(checker, [games, '20'], { encoding: 'utf8' });
    expect(stdout).not.toContain('differs');
    expect(status).toBe(0);
  },
  120_000,
);
