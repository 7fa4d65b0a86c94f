import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { PostgresServer } from '../server/drill/servers/postgres.ts';
import { whyNoPostgres } from '../server/drill/servers/programs.ts';
import { freePort } from '../server/drill/victim.ts';
import { WEB_DIST } from '../server/index.ts';
import { words as say } from '../web/online/words/en.ts';
import { SECRETIVE } from './facts.ts';
import { frontOf } from './front.ts';
import { Guests, openTable, sitDown, start } from './guests.ts';
import { carriedOut, playAlong, pressOnce } from './player.ts';
import { LONG, PHONE } from './settings.ts';
import { expect, test } from './test.ts';

const missing = whyNoPostgres();
test.skip(missing !== null, missing ?? '');

/** A server process on the database, with the page. */
async function serverOn(database: string, port: number): Promise<ChildProcess> {
  const script = join(import.meta.dirname, '../server/drill/server.ts');
  const child = fork(script, [String(port), database, '', process.env.IACTA_DIST ?? WEB_DIST], {
    execArgv: ['--conditions=source', '--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await new Promise<void>((ready, failed) => {
    child.once('message', () => ready());
    child.once('exit', (code) => failed(new Error(`the server ended: ${code}`)));
  });
  return child;
}

/** One of the players does one thing. */
async function step(pages: readonly Page[], seed: number): Promise<void> {
  for (const page of pages) {
    if (!(await pressOnce(page, seed))) continue;
    await Promise.all(pages.map(carriedOut));
    return;
  }
}

let database: PostgresServer;
const servers: ChildProcess[] = [];
const fronts: Awaited<ReturnType<typeof frontOf>>[] = [];
test.beforeAll(async () => {
  database = await PostgresServer.create();
});
test.afterAll(async () => {
  for (const front of fronts) front.close();
  for (const server of servers) server.kill('SIGKILL');
  await database.remove();
});

test('two players of one table are at two servers; one server is killed, and the game goes on without a reload', {
  tag: LONG,
}, async ({ browser }) => {
  await database.start();
  const ports = [await freePort(), await freePort()];
  servers.push(...(await Promise.all(ports.map((port) => serverOn(database.url, port)))));
  fronts.push(await frontOf(ports), await frontOf(ports.toReversed()));
  const guests = new Guests(browser);
  const ada = await guests.come('Ada', PHONE, fronts[0].base);
  const bea = await guests.come('Bea', PHONE, fronts[1].base);
  const link = await openTable(ada, SECRETIVE, { seats: 2 });
  await sitDown(bea, link.replace(fronts[0].base, fronts[1].base));
  await start(ada, [ada, bea]);
  const pages = [ada, bea];
  // Gone with a reload.
  for (const page of pages) await page.evaluate(() => Object.assign(window, { stayed: true }));
  for (let seed = 1; seed <= 12; seed++) await step(pages, seed);

  expect([...fronts[0].used]).toEqual([ports[0]]);
  expect([...fronts[1].used]).toEqual([ports[1]]);
  const ended = new Promise((gone) => servers[0].once('exit', gone));
  servers[0].kill('SIGKILL');
  await ended;
  await expect.poll(() => [...fronts[0].used]).toEqual(ports);
  await Promise.all([playAlong(ada, 31), playAlong(bea, 32)]);
  const totals = (await ada.locator('.result tfoot').textContent()) ?? '';
  expect(totals).toMatch(/\d/);
  await expect(bea.locator('.result tfoot')).toHaveText(totals);
  for (const page of pages) expect(await page.evaluate(() => 'stayed' in window)).toBe(true);

  // Every acknowledged step is in the log, and every roll in it is right.
  await bea.keyboard.press('Escape');
  await bea.getByRole('button', { name: /\d+ rolls checked/ }).click();
  await bea.getByRole('button', { name: say.dice.checkAll }).click();
  await expect(bea.getByText(/All correct: \d+ rolls\./)).toBeVisible();
  await guests.go();
});
