import type { Position } from '@iacta/core';
import { game, loadRules } from '@iacta/games';
import { pages } from '@iacta/games/pages';
import type { Lesson } from '@iacta/pieces';
import type { Page } from '@playwright/test';
import { beginning, laid, perform, suggestion } from '../web/learn/script.ts';
import { words as say } from '../web/learn/words/en.ts';
import { GAME_IDS, type GameId } from './facts.ts';
import { carriedOut } from './player.ts';
import { longUnless, PHONE } from './settings.ts';
import { expect, test } from './test.ts';

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

/** So often a learner tries things until they show what the text asks for. */
const MOST_TRIES = 24;

/** What takes more than one press, and the presses that come first: what a text asks for is called by its move. */
const FIRST_PRESSES: { readonly [move: string]: readonly string[] } = {
  'Roll again: white 6, purple 6': ['white die: 6', 'die 6: purple 6'],
  'Place squash seed on 5.5 (5+5)': ['squash seed, value 1'],
  'Sun: roll all four again': ['Sun'],
};

for (const [number, id] of GAME_IDS.entries()) {
  const tag = longUnless(number === 0);
  test(`the first game of ${id} is played through to its end`, { tag }, async ({ page }) => {
    const asked = await movesAsked(id);
    const shows = (await lessonOf(id)).steps.map(({ show }) => show !== undefined);
    expect(shows).toContain(true);
    await page.goto(`./#/${id}/learn`);
    await expect(page.locator('.dots span')).toHaveCount(asked.length);
    for (const [step, label] of asked.entries()) {
      await expect(page.locator('.dots .done')).toHaveCount(step);
      if (step === asked.length - 1) break;
      // Automatic steps come first.
      await expect(page.locator('.said.telling')).toHaveCount(0);
      // What the text speaks of is ringed.
      if (shows[step]) await expect(page.locator('.board [data-hinted]').first()).toBeAttached();
      if (label === null) await page.locator('.do .primary').tap();
      else expect(await make(page, label, step), label).toBe(true);
    }
    await expect(page.getByRole('link', { name: say.lesson.play })).toBeVisible();
    // The lesson's own buttons are the only way on.
    await expect(page.locator('.board [data-can]')).toHaveCount(0);
    await page.getByRole('button', { name: say.lesson.again }).tap();
    await expect(page.locator('.dots .done')).toHaveCount(0);
  });
}

async function lessonOf(id: GameId): Promise<Lesson> {
  const lesson = (await pages[id].lesson?.())?.lesson;
  if (lesson === undefined) throw new Error(`${id} has no lesson`);
  return lesson;
}

/** What each step asks for, as the board would call it; null where one only reads on or throws. */
async function movesAsked(id: GameId): Promise<(string | null)[]> {
  const rules = await loadRules(id);
  const { words } = await game(id).words.en();
  const lesson = await lessonOf(id);
  const begun = beginning(rules, lesson);
  if (!begun.ok) throw new Error('the lesson cannot begin');
  let position: Position = begun.value;
  const play = (act: Parameters<typeof perform>[2]) => {
    const played = perform(rules, position, act);
    if (played.ok) position = played.position;
  };
  return lesson.steps.map((step) => {
    const from = laid(rules, lesson, step, position);
    if (from.ok) position = from.value;
    for (const act of step.first ?? []) play(act);
    const act = suggestion(lesson, step);
    const label = step.expect ? words.move(position, lesson.seat, step.expect[0]) : null;
    if (act) play(act);
    return label;
  });
}

/** Taps what has that name; until there is one, whatever else can be tapped. False when nothing led on. */
async function make(page: Page, label: string, step: number): Promise<boolean> {
  for (const name of FIRST_PRESSES[label] ?? []) {
    await page
      .locator(`.board [data-can]`)
      .and(page.getByRole('button', { name, exact: true }))
      .first()
      .tap();
    await carriedOut(page);
  }
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const found = await page.evaluate(mark, { label, tries });
    if (!found) return false;
    await page.locator('[data-tap-next]').tap({ force: true });
    await carriedOut(page);
    if ((await page.locator('.dots .done').count()) !== step) return true;
  }
  return false;
}

/** In the page. */
function mark({ label, tries }: { label: string; tries: number }): boolean {
  const name = (each: Element) => each.getAttribute('aria-label') ?? each.textContent ?? '';
  const places = [...document.querySelectorAll('.board [data-can]')];
  const all = [...document.querySelectorAll('.do button'), ...places];
  const next = all.find((each) => name(each).includes(label)) ?? places[tries % Math.max(1, places.length)];
  for (const old of document.querySelectorAll('[data-tap-next]')) old.removeAttribute('data-tap-next');
  next?.setAttribute('data-tap-next', '');
  return next !== undefined;
}
