import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS, isGameId, loadRules } from '@iacta/registry';
import { expect, test } from 'vitest';
import { verifyText } from '../log/index.ts';

// Logs as they were written when the format was published: they must stay right for ever.
test.each(GAME_IDS)('a log of %s from format 1 is still right', async (game) => {
  const text = readFileSync(join(import.meta.dirname, 'golden', `${game}.table`), 'utf8');
  const verdict = await verifyText(text, async (id) => (isGameId(id) ? loadRules(id) : null));
  expect(verdict).toMatchObject({ ok: true, summary: { game, over: true, complete: true } });
});
