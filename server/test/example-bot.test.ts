import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS, loadRules } from '@iacta/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, Guest, newKey, openHouse } from './kit.ts';

const file = join(import.meta.dirname, '../../docs/examples/bot.mjs');
let house: Awaited<ReturnType<typeof openHouse>>;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

function bot(code: string): Promise<number | null> {
  const child = spawn(process.execPath, ['--conditions=source', file, house.base, code], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((resolve) => child.on('exit', resolve));
}

test.each(GAME_IDS)('the example plays %s against itself to the end', { timeout: 60_000 }, async (game) => {
  const key = newKey();
  const { json } = await call(house.base, 'POST', '/api/tables', {
    body: { key, game, options: { seats: 2 } },
  });
  const { table, code } = json as { table: string; code: string };
  const host = new Guest(house.port, { table, key, rules: await loadRules(game) });
  await host.online();
  const ends = [bot(code), bot(code)];
  await host.until(({ here }) => here.length === 2);
  expect(await host.client.act({ type: 'start' })).toMatchObject({ ok: true });
  await host.over();
  expect(await Promise.all(ends)).toEqual([0, 0]);
  expect(host.client.table?.seats.map(({ name }) => name)).toEqual(['Sixty Lines', 'Sixty Lines']);
  host.client.close();
});

test('it is short enough to be read at once', () => {
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(
    lines.filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length,
  ).toBeLessThanOrEqual(60);
});
