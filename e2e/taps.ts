import type { Page } from '@playwright/test';

/** Events shorter than this are not told by the browser. */
const SHORTEST = 16;

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

/** As if the processor were so many times slower. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}
