import { type BrowserContext, test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

export const PHONE = { width: 390, height: 844 };
export const SMALL_PHONE = { width: 320, height: 640 };
export const DESKTOP = { width: 1440, height: 900 };

export const LANGUAGES = ['it', 'de', 'en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What people can set, as far as the tests do; quick unless told otherwise. */
export interface Wishes {
  language?: Language;
  theme?: 'light' | 'dark';
  motion?: 'full' | 'reduced';
  pace?: 'calm' | 'brisk' | 'instant';
  autoForced?: boolean;
  curtain?: boolean;
  names?: readonly string[];
}

/** A name that only the browser of one test knows, as a name in a home network. */
export const HOME_NETWORK = 'iacta.test';
const OUR_HOSTS = ['localhost', HOME_NETWORK];

export function address(host = 'localhost'): string {
  return `http://${host}:${process.env.IACTA_PORT}/`;
}

/**
 * Before the page's own code runs: settings as if somebody had chosen them, and randomness from a seed, so that a
 * game that fails can be played once more.
 */
export async function prepare(
  target: BrowserContext | Page,
  wishes: Wishes,
  seed: number,
  worker: boolean,
): Promise<void> {
  const settings = { language: 'en', theme: 'light', motion: 'reduced', pace: 'instant', ...wishes };
  await target.addInitScript(
    ([chosen, start, worker]) => {
      // It would only fetch everything once more: one test is about it.
      if (!worker) Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      let state = start;
      const next = () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state >>> 8;
      };
      crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
        if (array) {
          const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
          for (let i = 0; i < bytes.length; i++) bytes[i] = next();
        }
        return array;
      };
      try {
        if (!localStorage.getItem('iacta:settings')) localStorage.setItem('iacta:settings', chosen);
      } catch {
        // Some tests refuse storage.
      }
    },
    [JSON.stringify(settings), seed, worker] as const,
  );
}

/** Everything that must never happen, whatever a test is about. */
function watch(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`error: ${error.error().message}`));
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    const own = protocol === 'data:' || protocol === 'blob:' || OUR_HOSTS.includes(hostname);
    if (!own) complaints.push(`request to another host: ${request.url()}`);
  });
}

export const test = base.extend<{
  wishes: Wishes;
  seed: number;
  /** Whether the page may install itself for offline use. */
  worker: boolean;
  /** What the page may complain about in this very test. */
  tolerates: RegExp | null;
  prepared: undefined;
}>({
  wishes: [{}, { option: true }],
  seed: [20261115, { option: true }],
  worker: [false, { option: true }],
  tolerates: [null, { option: true }],
  prepared: [
    async ({ context, tolerates, wishes, seed, worker }, use) => {
      const heard: string[] = [];
      watch(context, heard);
      await prepare(context, wishes, seed, worker);
      await use(undefined);
      const complaints = heard.filter((text) => !tolerates?.test(text));
      if (complaints.length > 0) throw new Error(`the page complained:\n${complaints.join('\n')}`);
    },
    { auto: true },
  ],
});
