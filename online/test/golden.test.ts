import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS, isGameId, loadRules } from '@iacta/games';
import { expect, test } from 'vitest';
import { verifyText } from '../log/index.ts';

const golden = (name: string) => readFileSync(join(import.meta.dirname, 'golden', name), 'utf8');
const rulesOf = async (id: string) => (isGameId(id) ? loadRules(id) : null);

// Logs as they were written when the format was published: they must stay right for ever.
test.each(GAME_IDS)('a log of %s from format 1 is still right', async (game) => {
  const verdict = await verifyText(golden(`${game}.table`), rulesOf);
  expect(verdict).toMatchObject({ ok: true, summary: { game, over: true, complete: true } });
  if (!verdict.ok) return;
  const { count } = verdict.summary;
  expect(count.old + count.serverOnly).toBe(count.rolls);
});

test.each(GAME_IDS)('a log of %s from format 2 is still right', async (game) => {
  const verdict = await verifyText(golden(`${game}.2.table`), rulesOf);
  expect(verdict).toMatchObject({
    ok: true,
    summary: { game, over: true, complete: true, doubts: [], count: { old: 0, serverOnly: 0 } },
  });
});
