/** What the journeys need of a browser, so that the same ones run in Firefox and in WebKit. */
export interface Engine {
  readonly name: string;
  open(size: Size, before: string): Promise<Tab>;
  close(): Promise<void>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Tab {
  go(address: string): Promise<void>;
  /** Calls a function in the page and waits for the promise that it may return. */
  evaluate<A, R>(run: (argument: A) => R | Promise<R>, argument: A): Promise<R>;
  /** A press of the mouse in the middle of the first element that the selector finds. */
  click(selector: string): Promise<void>;
  key(value: string): Promise<void>;
  /** What the page has complained about so far. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** The longest that anything is waited for, in milliseconds. */
const PATIENCE = 30_000;
const LOOK_AGAIN = 50;

/** Looks until the page gives something else than null, false or undefined. */
export async function until<A, R>(tab: Tab, look: (argument: A) => R, argument: A, what: string): Promise<R> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    const found = await tab.evaluate(look, argument);
    if (found !== null && found !== false && found !== undefined) return found;
    await new Promise((done) => setTimeout(done, LOOK_AGAIN));
  }
  throw new Error(`not seen in time: ${what}`);
}

/** Waits until a selector finds something that can be seen. */
export async function seen(tab: Tab, selector: string): Promise<void> {
  await until(
    tab,
    (wanted) => [...document.querySelectorAll(wanted)].some((each) => each.checkVisibility()),
    selector,
    selector,
  );
}

/** In the page: scrolls there and gives the middle of the first visible element. */
export function middleOf(selector: string): { x: number; y: number } | null {
  const element = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
  if (!element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}

/** The keys that the journeys press, as WebDriver writes them. */
export const KEYS: Readonly<Record<string, string>> = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' };

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const { createServer } = await import('node:net');
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });
}
