import type { Page } from '@playwright/test';
import { words as say } from '../web/online/words/en.ts';
import { GAME_IDS, SECRETIVE } from './facts.ts';
import { Guests, openTable, sitDown } from './guests.ts';
import { playAlong, pressOnce } from './player.ts';
import { longUnless, TV } from './settings.ts';
import { expect, test } from './test.ts';

// The table on a television of 1920 × 1080 that is watched from four metres, in every game.

/** What never moves while a game is played, around the board and not in it. */
const FIXED =
  '.screen > header, .table > .now, .now > .prompt, section.seats li, .table > main, .table > .story';
/** A board without dice that are thrown has them on its squares. */
const DICE = 'main :is(.die, [data-square])';
/** On a screen of 1.2 m these are three centimetres. */
const SMALLEST_DIE = 48;
/** Capitals of at least one centimetre. */
const SMALLEST_NAME = 32;
const SMALLEST_POINTS = 52;

interface Watched {
  television?: { moved: string[]; frames: number; smallestDie: number };
}

/** In the page: compares every frame with the first one, and measures the dice. */
function watch({ fixed, dice }: { fixed: string; dice: string }): void {
  const found: NonNullable<Watched['television']> = { moved: [], frames: 0, smallestDie: Infinity };
  (globalThis as Watched).television = found;
  const boxes = () =>
    [...document.querySelectorAll(fixed)].map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return { name: each.className || each.tagName, box: [x, y, width, height] };
    });
  const first = boxes();
  const look = (): void => {
    if (document.querySelector('.result')) return;
    requestAnimationFrame(look);
    found.frames++;
    for (const [i, { name, box }] of boxes().entries()) {
      const by = Math.max(...box.map((value, side) => Math.abs(value - (first[i]?.box[side] ?? value))));
      if (by > 1) found.moved.push(`${name} by ${by.toFixed(1)}`);
    }
    for (const die of document.querySelectorAll(dice))
      if (die.checkVisibility({ opacityProperty: true }) && die.getAnimations({ subtree: true }).length === 0)
        found.smallestDie = Math.min(found.smallestDie, die.getBoundingClientRect().width);
  };
  requestAnimationFrame(look);
}

/** So many looks for a turn, 15 ms apart. */
const IN_VAIN = 600;

const sizeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize));

for (const id of GAME_IDS) {
  const tag = longUnless(id === SECRETIVE);
  test(`${id}: dice, names and points can be read from a sofa, who is awaited is framed, and nothing jumps`, {
    tag,
  }, async ({ browser }) => {
    const guests = new Guests(browser);
    const [tv, ada, bea] = [await guests.come('', TV), await guests.come('Ada'), await guests.come('Bea')];
    const link = await openTable(tv, id, { seats: 2, screen: true });
    for (const page of [ada, bea]) await sitDown(page, link);
    await ada.getByRole('button', { name: say.room.start, exact: true }).click();
    for (const page of [ada, bea]) await expect(page.locator('.prompt')).toBeVisible();
    await expect(tv.locator('.seats li')).toHaveCount(2);
    await expect(tv.locator('.seats li.awaited')).not.toHaveCount(0);
    expect(await sizeOf(tv, '.seats li')).toBeGreaterThanOrEqual(SMALLEST_NAME);
    expect(await sizeOf(tv, '.seats b')).toBeGreaterThanOrEqual(SMALLEST_POINTS);
    expect(await sizeOf(tv, '.prompt')).toBeGreaterThanOrEqual(SMALLEST_NAME);
    await tv.evaluate(() => document.fonts.ready.then(() => undefined));
    await tv.evaluate(watch, { fixed: FIXED, dice: DICE });
    // One of them has made 30 steps first; the other then waits in vain for a turn.
    const some = [playAlong(ada, 11, 30, IN_VAIN), playAlong(bea, 12, 30, IN_VAIN)];
    await Promise.all(some.map((each) => each.catch(() => 0)));
    // Said in the middle of it, for everyone to see.
    await ada.getByRole('button', { name: say.say, exact: true }).click();
    await ada.getByRole('button', { name: say.phrases.thinking }).click();
    await expect(tv.getByText(say.said('Ada', say.phrases.thinking))).toBeVisible();
    await pressOnce(bea, 13);
    const { television } = await tv.evaluate(() => ({ television: (globalThis as Watched).television }));
    expect(television?.frames).toBeGreaterThan(20);
    expect([...new Set(television?.moved)]).toEqual([]);
    console.log(`      ${id}: smallest die ${television?.smallestDie.toFixed(0)} px`);
    expect(television?.smallestDie).toBeGreaterThanOrEqual(SMALLEST_DIE);
    expect(television?.smallestDie, 'there are dice').toBeLessThan(TV.width);
    // Where the system chooses the colours, the board keeps its own, and who is awaited has an outline.
    await tv.emulateMedia({ forcedColors: 'active' });
    const adjusts = tv.locator('main').evaluate((main) => getComputedStyle(main).forcedColorAdjust);
    expect(await adjusts).toBe('none');
    expect(
      await tv
        .locator('.seats li')
        .evaluateAll((all) =>
          all.every((each) => each.matches('.awaited') === (getComputedStyle(each).outlineStyle === 'solid')),
        ),
    ).toBe(true);
    await guests.go();
  });
}
