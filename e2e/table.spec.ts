import { SOLO_GAME } from '@iacta/games/test-kit';
import type { Page } from '@playwright/test';
import { words as say } from '../web/table/words/en.ts';
import { words as page } from '../web/words/en.ts';
import { keepOn, keptOn } from './device.ts';
import { GAME_IDS, SECRETIVE } from './facts.ts';
import { byFinger, carriedOut, nextLive, playOn, promptOf } from './player.ts';
import { type KeptGame, keptGame } from './saves.ts';
import { LONG, longUnless, PHONE } from './settings.ts';
import { expect, test } from './test.ts';

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

/** Lays a table by the page itself. */
async function begin(on: Page, id: string, lay: (on: Page) => Promise<void> = async () => {}): Promise<void> {
  await on.goto(`./#/${id}/new`);
  await lay(on);
  await on.locator('button.start').tap();
  await expect(on.locator('.prompt')).toBeVisible();
}

const peopleOnly = (count: number) => async (on: Page) => {
  if (count !== 2) await on.getByRole('radio', { name: String(count) }).check({ force: true });
  for (let seat = 2; seat <= count; seat++)
    await on.getByLabel(page.newGame.whoAt(seat)).selectOption(page.newGame.person);
};

/** With our own dice; then the game goes on. */
async function correctRoll(on: Page): Promise<void> {
  await begin(on, SECRETIVE, (each) =>
    each.getByRole('radio', { name: page.newGame.ourDice }).check({ force: true }),
  );
  const rolls = async () => (await keptOn(on))[0].record.entries.filter((entry) => 'roll' in entry);
  // The lot, then two throws.
  while ((await rolls()).length < 3) await playOn(on, { seed: 1, press: byFinger, presses: 1 });
  const before = (await rolls()).at(-1);
  const lastRoll = async () => (await rolls()).at(-1);
  await on.getByRole('group', { name: say.pad.correct }).getByRole('button').tap();
  await expect(on.getByText(say.pad.correcting)).toBeVisible();
  const faces = on.locator('.pad button[data-can]');
  await (JSON.stringify(before).includes('1') ? faces.last() : faces.first()).tap();
  await expect.poll(lastRoll).not.toEqual(before);
}

test('with our own dice, a mistyped roll is corrected and the game goes on', async ({ page: on }) => {
  await correctRoll(on);
  await playOn(on, { seed: 2, press: byFinger, presses: 6 });
  await expect(on.locator('.prompt')).not.toBeEmpty();
});

test('after a correction the game comes to its end', { tag: LONG }, async ({ page: on }) => {
  await correctRoll(on);
  await playOn(on, { seed: 2, press: byFinger });
  await expect(on.locator('.result')).toBeVisible();
});

test('physical dice are typed in any order, with digits too, and a single die is mended alone', async ({
  page: on,
  context,
}) => {
  const rollsIn = ({ record }: KeptGame) =>
    record.entries.flatMap((entry) => ('roll' in entry ? [entry.roll as number[]] : []));
  // The first game has six dice: before a roll, and after one of several dice.
  const wanted = { people: 2, ownDice: true } as const;
  const rolling = {
    ...(await keptGame(SOLO_GAME, { ...wanted, steps: 12, stopAt: 'roll' })),
    id: 'rolling',
  };
  let after = await keptGame(SOLO_GAME, { ...wanted, steps: 1 });
  for (let steps = 2; (rollsIn(after).at(-1)?.length ?? 0) < 3; steps++)
    after = await keptGame(SOLO_GAME, { ...wanted, steps });
  const rolled = { ...after, id: 'rolled' };
  await keepOn(context, [rolling, rolled]);
  const lastRoll = async (id: string) => {
    const game = (await keptOn(on)).find((each) => each.id === id);
    return game ? rollsIn(game).at(-1) : [];
  };
  const dice = on.locator('.pad .dice button');
  const face = (number: number) => on.locator('.pad .faces button').nth(number - 1);

  await on.goto(`./#/${rolling.game}/play/${rolling.id}`);
  await expect(dice.first()).toBeVisible();
  const count = await dice.count();
  expect(count).toBeGreaterThan(2);
  const before = await on.locator('.pad').boundingBox();
  // The third one first, by finger; then the others in their order, by digits.
  await dice.nth(2).click();
  await face(5).click();
  // Nothing has moved under the finger.
  expect(await on.locator('.pad').boundingBox()).toEqual(before);
  for (let i = 1; i < count; i++) await on.keyboard.press('2');
  const typed = Array.from({ length: count }, (_, i) => (i === 2 ? 5 : 2));
  await expect.poll(() => lastRoll('rolling')).toEqual(typed);

  await on.goto(`./#/${rolled.game}/play/${rolled.id}`);
  await expect(on.locator('.prompt')).toBeVisible();
  const old = (await lastRoll('rolled')) ?? [];
  // A press on the die, then on what it really showed.
  await on.getByRole('group', { name: say.pad.correct }).getByRole('button').last().click();
  const other = (old.at(-1) ?? 0) === 6 ? 1 : 6;
  await face(other).click();
  await expect.poll(() => lastRoll('rolled')).toEqual([...old.slice(0, -1), other]);
});

test('a die that is picked is thrown at once: two taps and it lies', async ({ page: on }) => {
  await begin(on, SECRETIVE);
  await playOn(on, { seed: 1, press: byFinger, until: ':nth-match(.board [data-tool][data-can], 1)' });
  const before = (await keptOn(on))[0].record.entries.length;
  await on.locator('.board [data-tool][data-can]').first().tap();
  // The strip is empty, so it fits everywhere.
  await on.locator('.board [data-place][data-can]').first().tap();
  await carriedOut(on);
  const entries = async () => (await keptOn(on))[0].record.entries.slice(before);
  await expect.poll(async () => (await entries()).length).toBeGreaterThanOrEqual(3);
  const [pick, roll, place] = await entries();
  expect(
    [Object.keys(pick), Object.keys(roll), Object.keys(place)].map((keys) => keys.includes('roll')),
  ).toEqual([false, true, false]);
});

test('fingers quicker than the eye: every press counts, in its order', async ({ page: on }) => {
  await begin(on, SOLO_GAME, (each) =>
    each.getByRole('radio', { name: page.newGame.ourDice }).check({ force: true }),
  );
  await playOn(on, { seed: 1, press: byFinger, until: '.pad .dice' });
  await on.evaluate(() => {
    const faces = document.querySelectorAll<HTMLElement>('.pad .faces button');
    for (const face of [2, 2, 4]) faces[face].click();
  });
  const given = on.locator('.pad .dice button').filter({ hasNotText: '?' });
  await expect(given).toHaveCount(3);
  await expect(given.nth(0)).toContainText('3');
  await expect(given.nth(1)).toContainText('3');
  await expect(given.nth(2)).toContainText('5');
});

test('a curtain falls before secrets, and no one sees the previous answer', async ({ page: on }) => {
  await begin(on, SECRETIVE, peopleOnly(3));
  await playOn(on, { seed: 4, press: byFinger, until: '.curtain' });
  await expect(on.locator('.curtain')).toContainText(say.curtain.text);
  const kept = (await keptOn(on))[0];

  const seenAfter = async (answer: number) => {
    await on.evaluate(([key, text]) => localStorage.setItem(key, text), [
      `iacta:game:${kept.id}`,
      JSON.stringify(kept),
    ] as const);
    await on.reload();
    const first = await on.locator('.curtain h2').textContent();
    await on.locator('.curtain button').tap();
    await expect(on.locator('.curtain')).toHaveCount(0);
    await on.locator('.actions button[data-can]').nth(answer).tap();
    await expect(on.locator('.curtain h2')).not.toHaveText(first ?? '');
    // The story follows when this has been painted; so does what is kept. At first it comes after the board.
    await expect(on.locator('.side li').first()).toBeAttached();
    await keptOn(on);
    const covered = await on.locator('.table').textContent();
    await on.locator('.curtain button').tap();
    await expect(on.locator('.curtain')).toHaveCount(0);
    return `${covered}\n${await on.locator('.table').innerHTML()}`;
  };
  const afterYes = await seenAfter(0);
  const afterNo = await seenAfter(1);
  expect(afterNo).toBe(afterYes);
});

for (const [number, id] of GAME_IDS.entries()) {
  const tag = longUnless(id === SOLO_GAME);
  test(`${id} goes on after a reload exactly where it was`, { tag }, async ({ page: on }) => {
    await begin(on, id);
    await playOn(on, { seed: number, press: byFinger, presses: 25 });
    await nextLive(on);
    const seen = async () => ({
      kept: (await keptOn(on)).map(({ record, plan }) => ({ record, plan })),
      prompt: await promptOf(on),
      players: await on.locator('.players').textContent(),
      story: await on.locator('.side ol, dialog ol').first().textContent(),
    });
    const before = await seen();
    await on.reload();
    await nextLive(on);
    // A long story is drawn a moment after the board.
    await expect.poll(seen).toEqual(before);
    await playOn(on, { seed: number, press: byFinger, presses: 3 });
  });
}

test('a tab that is closed in mid-roll has lost nothing', async ({ page: on, context }) => {
  await on.addInitScript(() => {
    const settings = JSON.parse(localStorage.getItem('iacta:settings') ?? '{}');
    localStorage.setItem('iacta:settings', JSON.stringify({ ...settings, motion: 'full' }));
  });
  await begin(on, SECRETIVE, peopleOnly(2));
  await playOn(on, { seed: 5, press: byFinger, presses: 3 });
  await on
    .getByRole('button', { name: say.roll, exact: true })
    .or(on.locator('[data-can]').first())
    .first()
    .tap();
  await carriedOut(on);
  const [{ record }] = await keptOn(on);
  const url = on.url();
  await on.close();
  const again = await context.newPage();
  await again.goto(url);
  await nextLive(again);
  expect((await keptOn(again))[0].record).toEqual(record);
});

test('of two tabs with the same game one plays, until the other is asked to', async ({
  page: on,
  context,
}) => {
  await begin(on, SECRETIVE, peopleOnly(2));
  await playOn(on, { seed: 6, press: byFinger, presses: 4 });
  const other = await context.newPage();
  await other.goto(on.url());
  await nextLive(other);
  await expect(on.getByText(say.elsewhere)).toBeVisible();
  await expect(on.locator('.board [data-can]')).toHaveCount(0);
  await playOn(other, { seed: 7, press: byFinger, presses: 4 });
  await nextLive(other);
  const played = await other.locator('.players').textContent();
  await on.bringToFront();
  await on.getByRole('button', { name: say.playHere }).tap();
  await expect(other.getByText(say.elsewhere)).toBeVisible();
  await nextLive(on);
  expect(await on.locator('.players').textContent()).toBe(played);
  await playOn(on, { seed: 8, press: byFinger, presses: 4 });
});
