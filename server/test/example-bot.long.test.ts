import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS, loadRules } from '@iacta/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADDRESS_LIMITS } from '../limits/settings.ts';
import { call, Guest, newKey, startTestServer, type TestServer } from './kit.ts';

const file = join(import.meta.dirname, '../../docs/examples/bot.mjs');

/** As it is shipped: the limits of `iacta serve`. */
let shipped: TestServer;
beforeAll(async () => {
  shipped = await startTestServer({ pace: 1, limits: ADDRESS_LIMITS });
});
afterAll(() => shipped.close());

function bot({ base }: TestServer, code: string): Promise<number | null> {
  const child = spawn(process.execPath, ['--conditions=source', file, base, code], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((resolve) => child.on('exit', resolve));
}

/** Two of them play a game to its end. */
async function plays(at: TestServer, game: (typeof GAME_IDS)[number]): Promise<void> {
  const key = newKey();
  const { json } = await call(at.base, 'POST', '/api/tables', {
    body: { key, game, options: { seats: 2 } },
  });
  const { table, code } = json as { table: string; code: string };
  const host = new Guest(at.port, { table, key, rules: await loadRules(game) });
  await host.online();
  const ends = [bot(at, code), bot(at, code)];
  await host.until(({ here }) => here.length === 2);
  expect(await host.client.act({ type: 'start' })).toMatchObject({ ok: true });
  await host.over();
  expect(await Promise.all(ends)).toEqual([0, 0]);
  for (const { name } of host.client.table?.seats ?? []) expect(name).toMatch(/^Example [0-9a-f]{4}$/);
  host.client.close();
}

test.concurrent.each(GAME_IDS)(
  'the example plays %s to the end, within the limits of a server as it is shipped',
  {
    timeout: 400_000,
  },
  (game) => plays(shipped, game),
);

test('it is short enough to be read at once', () => {
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(
    lines.filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length,
  ).toBeLessThanOrEqual(75);
});
