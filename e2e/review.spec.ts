import { type RecordJson, readRecord } from '@iacta/core';
import { type GameId, games, loadRules } from '@iacta/games';
import { amountIn, COSTLY, type Measure, NEARLY_BEST, WORDS as REVIEW } from '@iacta/review';
import type { BrowserContext, Page } from '@playwright/test';
import { startServer, WEB_DIST } from '../server/index.ts';
import { words as history } from '../web/history/words/en.ts';
import { words as online } from '../web/online/words/en.ts';
import { WORDS } from '../web/review/words/index.ts';
import { words as result } from '../web/table/words/en.ts';
import { words as home } from '../web/words/en.ts';
import { keepOn, keptOn } from './device.ts';
import { GAME_IDS, SECRETIVE, SOLO } from './facts.ts';
import { Guests } from './guests.ts';
import { byKeys, playAlong, playOn } from './player.ts';
import { keptGame } from './saves.ts';
import { DESKTOP, LONG, longUnless, PHONE, prepare, WIDEST } from './settings.ts';
import { expect, test } from './test.ts';

// A finished game is reviewed on the page: words for each player, a graph whose points lead to their steps, the same
// as a table, marks on the board, puzzles, and playing on from any step.
const JUDGED = games.flatMap(({ id, judge }) => (judge ? [id] : []));
const say = WORDS.en;
const replay = result.replaying;
/** A review takes as long as the machine needs; nothing is said here about how long that may be. */
const WHOLE = { timeout: 400_000 };

/** Above which loss a decision is costly, and which answers are accepted, as the page states it. */
function thresholds(measure: Measure): string {
  const amount = amountIn(measure, REVIEW.en);
  return say.thresholds(amount(COSTLY[measure]), amount(NEARLY_BEST[measure]));
}

const panelOf = (page: Page) => page.getByRole('region', { name: say.title });

async function reviewed(page: Page, context: BrowserContext, id: GameId, people = 2) {
  const game = await keptGame(id, { bot: 'casual', seats: 2, people });
  await keepOn(context, [game]);
  await page.goto(`./#/${id}/replay/${game.id}/review`);
  await expect(panelOf(page).getByText(say.table)).toBeVisible(WHOLE);
  return game;
}

/** The first step of a game whose move throws some dice again, counted from one; null where no move does. */
async function throwsAgain(id: GameId, json: RecordJson): Promise<number | null> {
  const rules = await loadRules(id);
  const read = readRecord(rules, json);
  if (!read.ok) throw new Error(read.refusal.code);
  const { steps, positions } = read.value;
  const found = steps.findIndex(
    ({ seat, move }, at) =>
      move !== undefined && (rules.describeMove(positions[at], seat, move).dice ?? []).length > 0,
  );
  return found < 0 ? null : found + 1;
}

test('every game can be reviewed', () => expect(JUDGED).toEqual(GAME_IDS));

for (const id of JUDGED) {
  // Each review is long in coming: it is made once and looked at on both devices.
  test(`${id} is reviewed`, { tag: longUnless(id === SECRETIVE) }, async ({ page, context }) => {
    const game = await reviewed(page, context, id);
    const address = page.url();
    for (const [device, viewport] of Object.entries({ phone: PHONE, desk: DESKTOP })) {
      await page.setViewportSize(viewport);
      await page.goto(address);
      await page.reload();
      const panel = panelOf(page);
      await expect(panel.getByRole('heading', { name: 'Ada' })).toBeVisible();
      await expect(panel.getByRole('heading', { name: 'Blaise' })).toBeVisible();

      await panel.getByText(say.table).click();
      await expect(panel.locator('tbody tr')).toHaveCount(2);
      await expect(panel.locator('tbody')).not.toContainText(/NaN|undefined/);
      await page.screenshot({ path: `reports/review-${id}-${device}-summary.png`, fullPage: true });

      // Luck and choices have shapes of their own, and the labels say which is which.
      const point = panel.getByRole('button', { name: /^Go to step \d+: (luck|decision)/ }).first();
      const kind = await point.getAttribute('data-kind');
      expect(await point.getAttribute('aria-label')).toContain(say.kinds[kind as 'luck' | 'choice']);
      const radius = await point
        .locator('.badge')
        .evaluate((badge) => Number.parseFloat(getComputedStyle(badge).borderRadius));
      expect(radius > 10).toBe(kind === 'luck');
      const step = Number(/\d+/.exec((await point.getAttribute('aria-label')) ?? '')?.[0]);
      await point.press('Enter');
      await expect(page.locator('.count')).toContainText(`Step ${step} of`);
      await expect(page.locator('.said .note')).not.toBeEmpty();

      // The same as a table, reached and used by keys.
      await panel.getByText(say.steps.title).press('Enter');
      const table = panel.getByRole('table', { name: say.graph(false) });
      await expect(table.getByRole('columnheader')).toHaveText([
        say.steps.step,
        say.player,
        say.steps.what,
        say.steps.change,
        'Ada',
        'Blaise',
      ]);
      const rows = table.locator('tbody tr');
      expect(await rows.count()).toBeGreaterThan(20);
      await expect(rows.filter({ hasText: /NaN|undefined/ })).toHaveCount(0);
      // What the point on the graph says, its row says too.
      const row = rows.filter({ has: page.getByRole('button', { name: say.steps.go(step), exact: true }) });
      await expect(row).toContainText(say.kinds[kind as 'luck' | 'choice']);
      const other = rows.nth(10).getByRole('button');
      const where = await other.textContent();
      await other.press('Enter');
      await expect(page.locator('.count')).toContainText(`Step ${where} of`);

      // Dice that a move throws again are marked like what others are made with.
      const again = await throwsAgain(id, game.record);
      if (again !== null) {
        await table.getByRole('button', { name: say.steps.go(again), exact: true }).press('Enter');
        await expect(page.locator('.count')).toContainText(`Step ${again} of`);
        await expect(page.locator('.review-badge').first()).toBeVisible();
      }
      await panel.getByText(say.steps.title).press('Enter');

      // The costliest decision: on the board that its player saw, with both moves told.
      const costly = panel.getByRole('button', { name: /instead of/ }).first();
      await costly.press('Enter');
      await expect(page.locator('.said .note')).toContainText('was better');
      // Above which loss a decision is costly, and which answers are accepted.
      await expect(panel.getByText(thresholds('win'))).toBeVisible();
      await page.screenshot({ path: `reports/review-${id}-${device}-step.png` });
    }
  });
}

const [FIRST] = JUDGED;

test('alone, the graph shows points and the threshold is in points', async ({ page, context }) => {
  const [id] = SOLO;
  const game = await keptGame(id, { bot: 'casual', seats: 1 });
  await keepOn(context, [game]);
  await page.goto(`./#/${id}/replay/${game.id}/review`);
  const panel = panelOf(page);
  await expect(panel.getByText(thresholds('points'))).toBeVisible(WHOLE);
  await panel.getByText(say.steps.title).press('Enter');
  await expect(panel.getByRole('columnheader', { name: say.steps.after })).toBeVisible();
});

test.describe('offline', () => {
  // What cannot be fetched is said in the console by the browser itself.
  test.use({ worker: true, tolerates: /ERR_(INTERNET|CONNECTION)|sw\.js/ });

  for (const ids of [[SECRETIVE], JUDGED]) {
    const tag = ids.length > 1 ? WIDEST : LONG;
    const named = ids.join(', ');
    test(`after one visit, with the server stopped: ${named} reviewed, mistakes as puzzles`, { tag }, async ({
      page,
      context,
    }) => {
      const games = await Promise.all(
        ids.map((id) => keptGame(id, { bot: 'casual', people: 1, names: ['Ada', 'Blaise'] })),
      );
      await keepOn(context, games);
      const server = await startServer({
        port: 4890,
        portsToTry: 20,
        folder: process.env.IACTA_DIST ?? WEB_DIST,
      });
      const home = `http://localhost:${server.port}/`;
      try {
        await page.goto(home);
        await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      } finally {
        await server.close();
      }
      await context.setOffline(true);
      for (const { game, id } of games) {
        await page.goto(`${home}#/${game}/replay/${id}/review`);
        await expect(panelOf(page).getByText(say.table)).toBeVisible(WHOLE);
        await expect(panelOf(page).getByRole('heading', { name: 'Ada' })).toBeVisible();
      }
      // A stored review is there at once, also after a reload.
      await page.reload();
      await expect(panelOf(page).getByText(say.table)).toBeVisible();
      await expect(panelOf(page).getByRole('progressbar')).toHaveCount(0);
      await page.goto(`${home}#/puzzles`);
      await page.getByRole('button', { name: say.all.start }).press('Enter');
      await expect(page.getByText('What’s best?')).toBeVisible();
    });
  }
});

for (const id of JUDGED) {
  const tag = longUnless(id === SECRETIVE);
  test(`${id}: a link carries enough for a review elsewhere, for the most seats too`, { tag }, async ({
    page,
    browser,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const seats = (await loadRules(id)).facts.seatCounts.at(-1) ?? 1;
    const game = await keptGame(id, { bot: 'casual', seats, people: 1 });
    await keepOn(context, [game]);
    await page.goto(`./#/${id}/replay/${game.id}`);
    await page.getByRole('button', { name: replay.link }).click();
    await expect(page.getByText(replay.copied)).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const elsewhere = await browser.newContext({ viewport: PHONE });
    await prepare(elsewhere, {}, 1, false);
    const other = await elsewhere.newPage();
    await other.goto(link);
    const panel = panelOf(other);
    await panel.getByRole('button', { name: say.start }).press('Enter');
    // First findings, with the players' names; the whole of a large table takes too long for every run.
    await expect(panel.locator('figure').getByText('Ada')).toBeVisible();
    await expect(panel.locator('.point').first()).toBeVisible(WHOLE);
    if (seats > 2) {
      await elsewhere.close();
      return;
    }
    await expect(panel.getByText(say.table)).toBeVisible(WHOLE);
    await expect(panel.getByRole('heading', { name: 'Ada' })).toBeVisible();
    // Bots are known as such: their mistakes are no puzzles.
    await expect(panel.getByRole('button', { name: /Learn from .+’s mistakes/ })).toHaveCount(0);
    await elsewhere.close();
  });
}

test('an online game is reviewed from its result, at its player’s device and on the shared screen', {
  tag: LONG,
}, async ({ browser }) => {
  const guests = new Guests(browser);
  const page = await guests.come('Ada');
  const screen = await guests.come('', DESKTOP);
  await page.goto(`./#/online/${SECRETIVE}`);
  await page.getByRole('button', { name: online.open.go }).click();
  await page.locator('.code').waitFor();
  await screen.goto(`${page.url()}/screen`);
  await page.locator('.rows select').selectOption('first-steps');
  await page.getByRole('button', { name: online.room.start, exact: true }).click();
  await playAlong(page, 7);
  for (const each of [page, screen]) {
    await each.getByRole('link', { name: result.result.review }).click();
    await expect(panelOf(each).getByText(say.table)).toBeVisible(WHOLE);
    await expect(panelOf(each).getByRole('heading', { name: 'Ada' })).toBeVisible();
  }
  // Mistakes are learnt from where the player is known: not on the screen, which has no seat.
  await expect(panelOf(page).getByRole('button', { name: /^Learn from my mistakes/ })).toBeVisible();
  await guests.go();
});

test('costly decisions of all finished games are puzzles, and a solved one does not come back at once', {
  tag: LONG,
}, async ({ page, context }) => {
  const ids = [SECRETIVE, SOLO[0]];
  await keepOn(context, await Promise.all(ids.map((id) => keptGame(id, { bot: 'casual', people: 1 }))));
  await page.goto('./#/history');
  await page.getByRole('link', { name: history.puzzles, exact: true }).click();
  await expect(page.getByText(say.puzzle.none)).toBeVisible();
  await expect(page.getByText(say.all.unreviewed(2))).toBeVisible();
  await page.getByRole('button', { name: say.all.review }).press('Enter');
  const due = page.getByText(/^\d+ to solve now$/);
  await expect(due).toBeVisible(WHOLE);
  await expect(page.getByText(say.all.unreviewed(2))).toHaveCount(0);
  const count = Number.parseInt((await due.textContent()) ?? '', 10);

  expect(await puzzleGames(page)).toEqual(new Set(ids));

  await page.getByRole('button', { name: say.all.start }).press('Enter');
  await expect(page.getByText(say.puzzle.left(count))).toBeVisible();
  await tryAny(page);
  const verdict = page.locator('.said[role="status"]');
  await expect(verdict).toContainText('In the game it was');
  const isSolved = (await verdict.textContent())?.trim().startsWith('✓');
  await page.getByRole('button', { name: say.puzzle.next }).press('Enter');
  await expect(page.getByText(say.puzzle.left(count - 1))).toBeVisible();
  await page.goto('./#/');
  await page.goto('./#/puzzles');
  const left = isSolved ? say.all.due(count - 1, count) : say.all.due(count, count);
  await expect(page.getByText(left, { exact: true })).toBeVisible();
});

/** From which games the puzzles of this device come. */
async function puzzleGames(page: Page): Promise<Set<string>> {
  const games = await page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('iacta');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asking = opening.result.transaction('puzzles').objectStore('puzzles').getAll();
          asking.onsuccess = () => {
            opening.result.close();
            resolve((asking.result as { game: string }[]).map(({ game }) => game));
          };
        };
      }),
  );
  return new Set(games);
}

/** Any legal move by keys: the first thing on the board, and what it asks to confirm. */
async function tryAny(page: Page): Promise<void> {
  const buttons = page.locator('main.board, section.actions').getByRole('button', { disabled: false });
  const next = page.getByRole('button', { name: say.puzzle.next });
  for (let i = 0; i < 12 && !(await next.isVisible()); i++) {
    const confirm = page.getByRole('button', { name: /^Answer:/ });
    if (await confirm.isVisible()) await confirm.press('Enter');
    else await buttons.nth(i).press('Enter');
  }
}

test('mistakes become puzzles: the answer is hidden until one was tried', { tag: LONG }, async ({
  page,
  context,
}) => {
  await reviewed(page, context, FIRST, 1);
  await panelOf(page)
    .getByRole('button', { name: /^Learn from my mistakes/ })
    .press('Enter');
  await expect(page.getByText('What’s best?')).toBeVisible();
  await expect(page.locator('.review-badge')).toHaveCount(0);
  const next = page.getByRole('button', { name: say.puzzle.next });
  await tryAny(page);
  await expect(page.getByText('In the game it was')).toBeVisible();
  await page.screenshot({ path: `reports/review-puzzle-${FIRST}.png` });
  await next.press('Enter');
  await expect(page.getByText(/What’s best|All done/)).toBeVisible();
});

interface Saved {
  readonly record: { entries: unknown[]; dice: { source: string; seed: number; faces?: object } };
  readonly plan: { seats: { bot: string | null }[] };
}

/** Goes on from a step of a finished game; the new game as it is stored. */
async function playOnFrom(
  page: Page,
  game: Awaited<ReturnType<typeof keptGame>>,
  { at, dice, others }: { readonly at: number; readonly dice: string; readonly others: string },
): Promise<Saved> {
  await page.goto(`./#/${FIRST}/replay/${game.id}/${at}`);
  const panel = panelOf(page);
  await panel.getByText(say.playOn.title).press('Enter');
  await panel.getByLabel(say.playOn.others).selectOption({ label: others });
  await panel.getByLabel(say.playOn.dice).selectOption({ label: dice });
  await panel.getByRole('button', { name: say.playOn.start }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`#/${FIRST}/play/`));
  await expect(page.locator('main.board')).toBeVisible();
  const saved = await page.evaluate(() => {
    const id = location.hash.split('/').at(-1);
    return JSON.parse(localStorage.getItem(`iacta:game:${id}`) ?? 'null') as Saved;
  });
  expect(saved.record.entries.slice(0, at)).toEqual(game.record.entries.slice(0, at));
  expect(saved.record.dice.source).toBe('duplicate');
  return saved;
}

test('playing on from any step: with the same dice against bots, with new ones alone, not after the end', async ({
  page,
  context,
}) => {
  const game = await keptGame(FIRST, { bot: 'casual', seats: 2, people: 2 });
  await keepOn(context, [game]);
  const casual = home.bots.casual.level;
  const same = await playOnFrom(page, game, { at: 4, dice: say.playOn.sameDice, others: casual });
  expect(Object.keys(same.record.dice.faces ?? {})).not.toEqual([]);
  expect(same.plan.seats.map(({ bot }) => bot)).toEqual([null, 'casual']);

  const middle = Math.floor(game.record.entries.length / 2);
  const fresh = await playOnFrom(page, game, {
    at: middle,
    dice: say.playOn.newDice,
    others: say.playOn.people,
  });
  // Nothing is known of the dice to come, and every seat is a person's.
  expect(fresh.record.dice.faces).toBeUndefined();
  expect(fresh.record.dice.seed).not.toBe(same.record.dice.seed);
  expect(fresh.plan.seats.map(({ bot }) => bot)).toEqual([null, null]);
  const before = fresh.record.entries.length;
  await playOn(page, { seed: 3, press: byKeys, presses: 6 });
  expect((await keptOn(page))[0].record.entries.length).toBeGreaterThan(before);

  await page.goto(`./#/${FIRST}/replay/${game.id}/${game.record.entries.length}`);
  await panelOf(page).getByText(say.playOn.title).press('Enter');
  await expect(panelOf(page).getByRole('button', { name: say.playOn.start })).toBeDisabled();
});
