import { FIREFOX, WEBKIT_DRIVER } from '../../scripts/engines.mjs';
import { mark, randomBelow, wayTo } from '../player.ts';
import type { Screen } from '../screens.ts';
import { address, settingsOf, type Wishes } from '../settings.ts';
import { seen, type Tab, until } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

// What people do in these journeys, whatever the engine.

export const ENGINES = {
  firefox: () => startFirefox(FIREFOX),
  webkit: () => startWebKit(WEBKIT_DRIVER),
} as const;

export type Kept = { readonly id: string };

/**
 * The script that runs before the page: settings and games as if they had been there. Without `worker` the page does
 * not install itself for offline use.
 */
export function prepared(wishes: Wishes, games: readonly Kept[], worker = false): string {
  const entries = [
    ['iacta:settings', JSON.stringify(settingsOf(wishes))],
    ...games.map((game) => [`iacta:game:${game.id}`, JSON.stringify(game)]),
  ];
  return `if (location.protocol === 'http:') {
    ${worker ? '' : "Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');"}
    for (const [key, text] of ${JSON.stringify(entries)}) if (!localStorage.getItem(key)) localStorage.setItem(key, text);
  }`;
}

export async function show(tab: Tab, { path, press, ready }: Screen): Promise<void> {
  await tab.go(`${address()}${path.slice(1)}`);
  if (press) {
    await seen(tab, press);
    await tab.click(press);
  }
  await seen(tab, ready);
}

/** Presses what can be pressed until the game is over, or so often. */
export async function play(tab: Tab, seed: number, presses = 4000): Promise<number> {
  await seen(tab, '.prompt, .result');
  return tab.evaluate(
    `async () => {
      const mark = ${String(mark)}; const below = (${String(randomBelow)})(${seed});
      let pressed = 0;
      for (let idle = 0; pressed < ${presses} && idle < 4000; idle++) {
        const found = mark({ live: '[data-can]', first: below(5), second: below(1 << 20) });
        if (found === 'over') break;
        if (found !== 'press') {
          if (document.querySelector('.bubble')) document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
          await new Promise((done) => setTimeout(done, 15));
          continue;
        }
        const next = document.querySelector('[data-pressed-next]');
        next.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        next.click();
        pressed++; idle = 0;
        await new Promise(requestAnimationFrame);
      }
      return pressed;
    }` as unknown as () => number,
    null,
  );
}

export async function press(tab: Tab, name: string): Promise<void> {
  await until(
    tab,
    (text) => {
      const all = [...document.querySelectorAll('button, a')];
      const found = all.find((each) => each.textContent?.trim() === text && each.checkVisibility());
      found?.setAttribute('data-press-this', '');
      return found !== undefined;
    },
    name,
    name,
  );
  await tab.click('[data-press-this]');
  await tab.evaluate(() => {
    document.querySelector('[data-press-this]')?.removeAttribute('data-press-this');
  }, null);
}

/** Marks what shall be pressed next, as soon as there is anything. */
async function markNext(tab: Tab, seed: number): Promise<'press' | 'over'> {
  const code = `async () => {
    const mark = ${String(mark)}; const below = (${String(randomBelow)})(${seed});
    return mark({ live: '[data-can]', first: below(5), second: below(1 << 20) });
  }`;
  return until(tab, code as unknown as () => 'press' | 'over' | false, null, 'something to press') as Promise<
    'press' | 'over'
  >;
}

/** Reaches what can be pressed by Tab and arrows alone, and presses it by Enter; so many times. */
export async function playByKeys(tab: Tab, seed: number, presses: number): Promise<void> {
  const code = `() => {
    const next = document.querySelector('[data-pressed-next]');
    return next ? (${String(wayTo)})(next) : null;
  }`;
  for (let pressed = 0; pressed < presses; pressed++) {
    if ((await markNext(tab, seed + pressed)) === 'over') return;
    for (let tries = 0; ; tries++) {
      const way = await tab.evaluate(code as unknown as () => readonly string[] | null, null);
      if (way === null) break;
      if (way.length === 0) {
        await tab.key('Enter');
        break;
      }
      if (tries === 12) throw new Error('could not be reached by keyboard');
      for (const key of way) await tab.key(key);
    }
    await until(tab, () => document.querySelector('[data-stepping]') === null, null, 'carried out');
  }
}
