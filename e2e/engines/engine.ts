import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
  /** A key by its name, or several that are held together: `Shift+Tab`. */
  key(chord: string): Promise<void>;
  /** The text of the file that the page has handed out. */
  download(): Promise<string>;
  /** What is seen, as a PNG in base64. */
  picture(): Promise<string>;
  /** What the page has complained about so far. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** The colours of points of what is seen: red, green and blue of each. */
export async function coloursAt(tab: Tab, points: readonly { readonly x: number; readonly y: number }[]) {
  const picture = await tab.picture();
  return tab.evaluate(
    async ({ base64, at }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      pen?.drawImage(bitmap, 0, 0);
      const scale = bitmap.width / innerWidth;
      return at.map(({ x, y }) =>
        [...(pen?.getImageData(x * scale, y * scale, 1, 1).data ?? [])].slice(0, 3),
      );
    },
    { base64: picture, at: points },
  );
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
const KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Down in order, up in reverse: `Shift+Tab` holds the first while the second is pressed. */
export function keyActions(chord: string): readonly { readonly type: string; readonly value: string }[] {
  const keys = chord.split('+').map((name) => KEYS[name] ?? name);
  return [
    ...keys.map((value) => ({ type: 'keyDown', value })),
    ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
  ];
}

/** The text of the first file that appears in a folder of downloads and is whole. */
export async function firstDownload(folder: string): Promise<string> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    const names = readdirSync(folder);
    const [name] = names.filter((each) => each.endsWith('.json'));
    const text = name && names.length === 1 ? readFileSync(join(folder, name), 'utf8') : '';
    if (text !== '') return text;
    await new Promise((done) => setTimeout(done, LOOK_AGAIN));
  }
  throw new Error('nothing was downloaded in time');
}

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
