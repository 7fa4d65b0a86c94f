import type { Locator, Page } from '@playwright/test';

/** Boards and table mark what can be pressed now, so a player needs to know nothing about any game. */
const LIVE = '[data-can]';
/** No game takes so many presses; one that does is stuck. */
const MOST_PRESSES = 4000;

/** Looks in vain before a page that plays along is stuck: minutes, even where looking is quick. */
const PATIENCE = 4000;

/** What is to be pressed and has not been there for so long has gone. */
const GONE = 10_000;

/** Presses one live thing. */
export type Press = (page: Page, live: Locator) => Promise<void>;

export const byFinger: Press = async (_page, live) => {
  try {
    await live.tap({ timeout: GONE });
  } catch (error) {
    // Points on their way may have a button drawn anew: like a person, the player then looks again.
    if ((await live.count()) > 0) throw error;
  }
};

export interface PlayOptions {
  readonly seed: number;
  readonly press: Press;
  /** Stop after so many presses, in mid-game. */
  readonly presses?: number;
  /** Stop as soon as this is there. */
  readonly until?: string;
}

/** Plays whatever is on the page until it is over; returns how often something was pressed. */
export async function playOn(
  page: Page,
  { seed, press, presses = MOST_PRESSES, until }: PlayOptions,
): Promise<number> {
  const below = randomBelow(seed);
  for (let pressed = 0; pressed < presses; pressed++) {
    const found = await nextMove(page, below);
    if (found === 'over' || (until && (await page.locator(until).isVisible()))) return pressed;
    const next = page.locator('[data-pressed-next]');
    if ((await next.count()) > 0) await press(page, next);
  }
  await carriedOut(page);
  if (presses < MOST_PRESSES) return presses;
  throw new Error(`not over after ${presses} presses: ${await promptOf(page)}`);
}

/**
 * The page plays on its own, press after press, until the game is over or its presses are used up: quick enough for
 * tables where several pages wait for each other. Returns how often something was pressed.
 */
export async function playAlong(
  page: Page,
  seed: number,
  presses = MOST_PRESSES,
  patience = PATIENCE,
): Promise<number> {
  // By the debugger: the page itself allows no code to be made of text.
  await page.evaluate(
    `globalThis.markNext = ${String(mark)}; globalThis.randomBelow = ${String(randomBelow)};`,
  );
  const pressed = await page.evaluate(
    async ({ live, seed, presses, patience }) => {
      const { markNext, randomBelow: of } = globalThis as unknown as {
        markNext: typeof mark;
        randomBelow: typeof randomBelow;
      };
      const below = of(seed);
      const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
      let pressed = 0;
      let idle = 0;
      while (pressed < presses) {
        const found = markNext({ live, first: below(5), second: below(1 << 20) });
        if (found === 'over') break;
        if (found === 'press') {
          const next = document.querySelector<HTMLElement>('[data-pressed-next]');
          next?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
          next?.click();
          pressed++;
          idle = 0;
          await new Promise(requestAnimationFrame);
        } else if (idle++ < patience) {
          // An answer that lies above what could be pressed goes away with a tap beside it.
          if (document.querySelector('.bubble'))
            document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
          await pause(15);
        } else {
          const texts = [...document.querySelectorAll('.prompt, [role="alert"], dialog[open]')];
          const live = document.querySelectorAll('[data-can]').length;
          throw new Error(
            `stuck with ${live} to press: ${texts.map((each) => each.textContent).join(' | ')}`,
          );
        }
      }
      return pressed;
    },
    { live: LIVE, seed, presses, patience },
  );
  if (pressed === MOST_PRESSES) throw new Error(`not over after ${pressed} presses: ${await promptOf(page)}`);
  return pressed;
}

/** Presses one thing, if there is one now; never waits for its turn. */
export async function pressOnce(page: Page, seed: number): Promise<boolean> {
  const below = randomBelow(seed);
  const found = await page.evaluate(mark, { live: LIVE, first: below(5), second: below(1 << 20) });
  if (found !== 'press') return false;
  await page.evaluate(() => {
    const next = document.querySelector<HTMLElement>('[data-pressed-next]');
    next?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    next?.click();
  });
  return true;
}

/** Waits until someone at this screen can do something, or the game is over. */
export async function nextLive(page: Page): Promise<void> {
  await page.waitForFunction(
    (live) =>
      !document.querySelector('[data-stepping]') &&
      (document.querySelector('.result') ?? document.querySelector(live)),
    LIVE,
  );
}

/** Waits until the step that was pressed is played: the press is painted first. */
export async function carriedOut(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[data-stepping]'));
}

export async function promptOf(page: Page): Promise<string> {
  return (await page.locator('.prompt').textContent()) ?? '';
}

/**
 * Waits until something can be pressed or the game is over, and marks what shall be pressed next. Table buttons are
 * taken rather often: they are what ends a turn.
 */
async function nextMove(page: Page, below: (n: number) => number): Promise<'press' | 'over'> {
  const dice = { live: LIVE, first: below(5), second: below(1 << 20) };
  const now = await page.evaluate(mark, dice);
  if (now) return now;
  const later = await page.waitForFunction(mark, dice);
  return (await later.jsonValue()) || 'over';
}

/** In the page. */
export function mark({
  live,
  first,
  second,
}: {
  live: string;
  first: number;
  second: number;
}): 'press' | 'over' | false {
  if (document.querySelector('.result')) return 'over';
  // Something has been pressed and is not carried out yet.
  if (document.querySelector('[data-stepping]')) return false;
  const isFree = (each: Element) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    // Nothing is hit outside of the window: there one can scroll.
    return hit === null || each.contains(hit) || hit.contains(each);
  };
  const all = [...document.querySelectorAll<HTMLElement>(live)].filter(
    (each) => each.checkVisibility() && !each.closest('[inert]'),
  );
  const can = all.filter(isFree);
  const buttons = can.filter((each) => each.closest('.actions'));
  const places = can.filter((each) => !each.closest('.actions'));
  const from = buttons.length > 0 && (places.length === 0 || first < 2) ? buttons : places;
  if (from.length === 0) {
    // What lies under the buttons of the table becomes visible by scrolling.
    if (all.length > 0) all[second % all.length].scrollIntoView({ block: 'center' });
    return false;
  }
  for (const old of document.querySelectorAll('[data-pressed-next]'))
    old.removeAttribute('data-pressed-next');
  from[second % from.length].setAttribute('data-pressed-next', '');
  return 'press';
}

/** By keyboard alone: Tab and Shift+Tab to the thing or to its grid, arrows within the grid, then Enter or Space. */
export const byKeys: Press = async (page, live) => {
  for (let tries = 0; tries < 12; tries++) {
    const way = await live.evaluate(wayTo, undefined, { timeout: GONE }).catch(async (error: unknown) => {
      if ((await live.count()) > 0) throw error;
      return null;
    });
    // Points on their way may have a button drawn anew: like a person, the player then looks again.
    if (way === null) return;
    if (way.length === 0) {
      await page.keyboard.press(tries % 2 === 0 ? 'Enter' : 'Space');
      return;
    }
    for (const key of way) await page.keyboard.press(key);
  }
  const label = await live.evaluate((element) => element.getAttribute('aria-label') ?? element.textContent);
  throw new Error(`could not be reached by keyboard: ${label}`);
};

/** The keys from where the focus is; none when it is there. */
export function wayTo(target: Element): string[] {
  const active = document.activeElement ?? document.body;
  if (active === target) return [];
  const stops = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]'),
  ].filter(
    (each) =>
      each.tabIndex >= 0 &&
      !each.matches(':disabled') &&
      // A group of radio buttons is one stop.
      !each.matches('input[type="radio"]:not(:checked)') &&
      each.checkVisibility({ visibilityProperty: true }),
  );
  const box = (element: Element) => element.getBoundingClientRect();
  let goal = target as HTMLElement;
  if (goal.tabIndex < 0) {
    // One stop for the whole grid.
    let grid = goal.parentElement;
    while (grid && !stops.some((stop) => grid?.contains(stop) && stop !== goal)) grid = grid.parentElement;
    if (grid?.contains(active)) {
      const dx = Math.round((box(goal).x - box(active).x) / box(goal).width);
      const dy = Math.round((box(goal).y - box(active).y) / box(goal).height);
      return [
        ...Array<string>(Math.abs(dx)).fill(dx > 0 ? 'ArrowRight' : 'ArrowLeft'),
        ...Array<string>(Math.abs(dy)).fill(dy > 0 ? 'ArrowDown' : 'ArrowUp'),
      ];
    }
    goal = stops.find((stop) => grid?.contains(stop)) ?? goal;
  }
  const from = stops.indexOf(active as HTMLElement);
  const to = stops.indexOf(goal);
  if (to < 0) return ['Tab'];
  if (from < 0) return ['Tab'];
  const steps = to - from;
  return Array<string>(Math.abs(steps)).fill(steps > 0 ? 'Tab' : 'Shift+Tab');
}

/** Small and seeded: which of n. */
export function randomBelow(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  };
}
