import { words as say } from '../web/online/words/en.ts';
import { words as table } from '../web/table/words/en.ts';
import { type GameId, SECRETIVES, TABLES } from './facts.ts';
import { Guests, listen, openTable, sitDown, sitDownByCode, start } from './guests.ts';
import { playAlong } from './player.ts';
import { expectNoSecret } from './secrets.ts';
import { DESKTOP, LONG, WIDEST } from './settings.ts';
import { expect, test } from './test.ts';

const NAMES = ['Ada', 'Bea', 'Cyd', 'Dan'];

/**
 * Two pages for every game, three where answers are sealed from a third person; more pages come last. In the short
 * suite `server/test/games.test.ts` plays every game to the end over sockets, and `online.spec.ts` one by real pages.
 */
const usualCount = (id: GameId) => (SECRETIVES.includes(id) ? 3 : 2);

for (const [id, count] of TABLES) {
  if (count > NAMES.length) continue;
  const tag = count === usualCount(id) ? LONG : WIDEST;
  test(`${id}: ${count} pages play to the end`, { tag }, async ({ browser }) => {
    const guests = new Guests(browser);
    // A shared screen where there are secrets: it opens the table, has no seat, and must not know them.
    const screen = SECRETIVES.includes(id) ? await guests.come('', DESKTOP) : null;
    const told = screen ? listen(screen) : [];
    const pages = [];
    for (const name of NAMES.slice(0, count)) pages.push(await guests.come(name));
    const link = await openTable(screen ?? pages[0], id, {
      seats: count,
      screen: screen !== null,
      otherOptions: true,
    });
    const code = (await (screen ?? pages[0]).locator('.code').textContent()) ?? '';
    for (const [i, page] of pages.entries()) {
      if (i === 0 && screen === null) continue;
      if (i % 2 === 0) await sitDownByCode(page, code);
      else await sitDown(page, link);
    }
    await start(pages[0], pages);

    await Promise.all(pages.map((page, i) => playAlong(page, 100 + i)));

    const totals = (await pages[0].locator('.result tfoot').textContent()) ?? '';
    expect(totals).toMatch(/\d/);
    for (const page of pages) {
      await expect(page.locator('.result tfoot')).toHaveText(totals);
      // Every roll that fell was judged on this device.
      await expect(page.getByRole('button', { name: /\d+ rolls? checked/ })).toBeVisible();
    }
    if (screen) {
      await expect(screen.locator('.result h2')).toHaveText(
        (await pages[0].locator('.result h2').textContent()) ?? '',
      );
      await expect(screen.locator('[data-can]')).toHaveCount(0);
      const sealed = expectNoSecret(told);
      // Between two, the answering player may be the only one, with no one to keep it from.
      if (count > 2) expect(sealed).toBeGreaterThan(0);
      // When they play again, the screen goes with them.
      await pages[0].getByRole('button', { name: table.result.again }).click();
      await expect(screen.getByRole('img', { name: say.room.qr })).toBeVisible();
      await expect(screen.getByText(say.room.here).first()).toBeVisible();
    }
    await guests.go();
  });
}
