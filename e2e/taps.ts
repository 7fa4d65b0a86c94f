import type { Locator, Page } from '@playwright/test';

/** The browser does not report shorter events. */
const SHORTEST = 16;
/** How long a tap that reaches no listener is waited for. */
const LONGEST = 1000;

interface Watched {
  /** The durations of taps reported so far. */
  readonly tapsNoted: number[];
  /** Resolves when the browser has reported everything up to now. */
  allReported: Promise<void>;
  answered: Promise<void>;
}

/** From now on the page notes how long it takes from the end of a tap to what is painted next. */
export async function watchTaps(page: Page): Promise<void> {
  await page.addInitScript((shortest) => {
    const tapsNoted: number[] = [];
    let reported = () => {};
    const allReported = new Promise<void>((done) => {
      reported = done;
    });
    Object.assign(window, { tapsNoted, allReported });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (name === 'pointerup' || name === 'click') tapsNoted.push(duration);
        if (name === 'keydown') reported();
      }
    }).observe({ type: 'event', durationThreshold: shortest, buffered: true } as PerformanceObserverInit);
  }, SHORTEST);
}

/**
 * The slowest answer, in milliseconds; to be asked once. The browser reports events in their order, some time after
 * their frame, so a key press that is made slow enough to be reported marks the end of the list.
 */
export async function slowestTap(page: Page): Promise<number> {
  await page.evaluate((blocked) => {
    const block = () => {
      const from = performance.now();
      while (performance.now() - from < blocked);
    };
    window.addEventListener('keydown', block, { once: true, capture: true });
  }, 2 * SHORTEST);
  await page.keyboard.press('Shift');
  return page.evaluate(async (shortest) => {
    const { tapsNoted, allReported } = window as unknown as Watched;
    await allReported;
    return Math.max(shortest, ...tapsNoted);
  }, SHORTEST);
}

/**
 * A finger and nothing else: the middle of the element is found before, and the page is not queried until the answer
 * has been painted and the browser is idle: people look before they press again. A query in between would force a
 * layout that counts as the page's own time.
 */
export async function tapQuietly(page: Page, live: Locator): Promise<void> {
  await live.scrollIntoViewIfNeeded();
  const box = await live.boundingBox();
  if (!box) return;
  await page.evaluate((longest) => {
    const answered = new Promise<void>((done) => {
      setTimeout(done, longest);
      const painted = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
      const settled = async () => {
        do await painted();
        while (document.querySelector('[data-stepping]'));
        await painted();
        requestIdleCallback(() => done());
      };
      window.addEventListener('click', () => void settled(), { once: true, capture: true });
    });
    Object.assign(window, { answered });
  }, LONGEST);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.evaluate(() => (window as unknown as Watched).answered);
}

/** As if the processor were so many times slower. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}
