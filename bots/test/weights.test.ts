import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { GAME_IDS } from '@iacta/games';
import { expect, test } from 'vitest';

const MOST = 300_000;

test.each(GAME_IDS)('%s: all that its bots know is at most 300 kB compressed', (game) => {
  const folder = join(import.meta.dirname, '../../games', game, 'bot');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);
  // An empty list would pass.
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(MOST);
});
