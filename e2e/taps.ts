import type { Locator, Page } from '@playwright/test';

/** Events shorter than this are not told by the browser. */
const SHORTEST = 16;
/** A tap that nothing heard is not waited for longer. */
const UNHEARD = 1000;
/** Nobody sees what a press has done and presses again any sooner. */
const REACTION = 200;

/** From now on the page notes how long it takes from the end of a tap to what is painted next. */
export async function watchTaps(page: Page): Promise<void> {
  await page.addInitScript((shortest) => {
    const noted: number[] = [];
    Object.assign(window, { tapsNoted: noted });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === 'pointerup' || name === 'click') noted.push(duration);
    }).observe({ type: 'event', durationThreshold: shortest, buffered: true } as PerformanceObserverInit);
  }, SHORTEST);
}

/** The slowest answer so far, in milliseconds. */
export async function slowestTap(page: Page): Promise<number> {
  // The browser tells of an event some time after its frame.
  await page.waitForTimeout(300);
  return page.evaluate(
    (shortest) => Math.max(shortest, ...(window as unknown as { tapsNoted: number[] }).tapsNoted),
    SHORTEST,
  );
}

/**
 * A finger and nothing else: it finds the middle of the thing before, and nobody asks the page for anything until
 * the answer has been painted, and then what the press has done: people look before they press again. Whatever were
 * asked in between would be laid out and counted as the page's own time.
 */
export async function tapQuietly(page: Page, live: Locator): Promise<void> {
  await live.scrollIntoViewIfNeeded();
  const box = await live.boundingBox();
  if (!box) return;
  await page.evaluate((longest) => {
    const answered = new Promise<void>((done) => {
      setTimeout(done, longest);
      const painted = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
      const heard = async () => {
        do await painted();
        while (document.querySelector('[data-stepping]'));
        await painted();
        done();
      };
      window.addEventListener('click', () => void heard(), { once: true, capture: true });
    });
    Object.assign(window, { answered });
  }, UNHEARD);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.evaluate(() => (window as unknown as { answered: Promise<void> }).answered);
  await page.waitForTimeout(REACTION);
}

/** As if the processor were so many times slower. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}
