import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

// The programs of docs/examples that drive the engine, as they are printed there.
const root = join(import.meta.dirname, '../..');
const engine = [process.execPath, join(root, 'cli/bin/iacta.js'), 'engine'];
const has = (command: string) => spawnSync(command, ['--version']).error === undefined;

describe('programs that drive the engine', () => {
  test.skipIf(!has('python3'))('Python plays whole games', { timeout: 60_000 }, () => {
    const program = join(root, 'docs/examples/engine.py');
    const printed = execFileSync('python3', [program, 'zocken', '2', '3', ...engine], { encoding: 'utf8' });
    expect(printed).toMatch(/^zocken: 3 games, mean points by seat: -?\d+\.\d, -?\d+\.\d\n$/);
  });

  test('a shell asks for a move', { timeout: 60_000 }, () => {
    const program = join(root, 'docs/examples/engine.sh');
    const printed = execFileSync('sh', [program, 'zocken', ...engine], { encoding: 'utf8' });
    expect(JSON.parse(printed)).toHaveProperty('pick');
  });
});
