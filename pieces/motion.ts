/** Whether animations are allowed: the page's setting, which starts from the system's. */
export function mayMove(): boolean {
  return document.documentElement.dataset.motion !== 'reduced';
}

/**
 * Calls back when the page has changed and before it is painted: code that measures there makes the browser lay it
 * out once, as it has to anyway, and not between the changes. Returns how to cancel it.
 */
export function beforePaint(then: () => void): () => void {
  const frame = requestAnimationFrame(then);
  return () => cancelAnimationFrame(frame);
}

/** Where nothing is painted, as in a background tab, it is called as well. */
const LATEST = 200;

/** Calls back when what has just changed has been painted, so that a tap is answered first. Returns how to call it off. */
export function afterPaint(then: () => void): () => void {
  let clock = setTimeout(then, LATEST);
  const frame = requestAnimationFrame(() => {
    clearTimeout(clock);
    clock = setTimeout(then);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(clock);
  };
}

/** At most this many before the next painting. */
const ABREAST = 2;
const inLine: (() => void)[] = [];

function letGo(): void {
  for (const then of inLine.splice(0, ABREAST)) then();
  if (inLine.length > 0) afterPaint(letGo);
}

/** Like `afterPaint`, but where many wait, two go at a time: a handful of dice is more than one frame can draw. */
export function inTurn(then: () => void): () => void {
  if (inLine.length === 0) afterPaint(letGo);
  inLine.push(then);
  return () => {
    const at = inLine.indexOf(then);
    if (at >= 0) inLine.splice(at, 1);
  };
}

/** Calls back when the browser has nothing better to do, or soon after all has been drawn. Returns how to call it off. */
export function whenIdle(then: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const clock = setTimeout(then, LATEST);
    return () => clearTimeout(clock);
  }
  const idle = requestIdleCallback(then, { timeout: 2000 });
  return () => cancelIdleCallback(idle);
}

/** This many quiet frames in a row count as rest: dice take off one after another. */
const QUIET = 3;

/** Resolves when nothing moves any more inside an element; motion without end does not count. */
export async function atRest(root: Element): Promise<void> {
  for (let quiet = 0; quiet < QUIET; ) {
    await new Promise<void>((done) => afterPaint(done));
    const moving = root
      .getAnimations({ subtree: true })
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    quiet = moving.length === 0 ? quiet + 1 : 0;
    // One that is called off, because what it moves is gone, has ended too.
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }
}

/** Lets the browser handle pending input and painting before long work continues. */
export function yieldToBrowser(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((done) => setTimeout(done));
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The middle of an element in the coordinates of its container, also on a table that is turned round. */
export function placeIn(whole: Element, thing: Element): Place {
  const room = whole.getBoundingClientRect();
  const box = thing.getBoundingClientRect();
  const x = box.x + box.width / 2 - room.x;
  const y = box.y + box.height / 2 - room.y;
  const { width } = box;
  return whole.closest('[data-turned]') ? { x: room.width - x, y: room.height - y, width } : { x, y, width };
}
