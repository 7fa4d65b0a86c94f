import { LANGUAGES, type Language } from '@iacta/core';
import type { BrowserContext, Page } from '@playwright/test';

export const PHONE = { width: 390, height: 844 };
export const SMALL_PHONE = { width: 320, height: 640 };
export const PHONE_SIDE = { width: 844, height: 390 };
export const TABLET = { width: 820, height: 1180 };
export const TABLET_SIDE = { width: 1180, height: 820 };
export const DESKTOP = { width: 1440, height: 900 };
export const LARGE = { width: 2560, height: 1440 };
export const TV = { width: 1920, height: 1080 };

export { LANGUAGES, type Language };

/** What `npm run browser:long` runs and `npm test` leaves out. */
export const LONG = '@long';
/** Of that, what comes last where time is short: the widest sweeps. */
export const WIDEST = [LONG, '@widest'];

/** The short suite shows each thing in one way, in turn; the long one shows the others. */
export const longUnless = (isShort: boolean): string[] => (isShort ? [] : [LONG]);

/** What people can set, as far as the tests do; quick unless told otherwise. */
export interface Wishes {
  language?: Language;
  theme?: 'light' | 'dark';
  motion?: 'full' | 'reduced';
  pace?: 'calm' | 'brisk' | 'instant';
  autoForced?: boolean;
  curtain?: boolean;
  flat?: boolean;
  names?: readonly string[];
}

/** A name that only the browser of one test knows, as a name in a home network. */
export const HOME_NETWORK = 'iacta.local';
export const OUR_HOSTS = ['localhost', HOME_NETWORK];

export function address(host = 'localhost'): string {
  return `http://${host}:${process.env.IACTA_PORT}/`;
}

/** The settings as the page stores them. */
export function settingsOf(wishes: Wishes): object {
  return {
    language: 'en',
    theme: 'light',
    motion: 'reduced',
    pace: 'instant',
    autoForced: false,
    ...wishes,
  };
}

/**
 * Before the page's own code runs: settings as if the user had chosen them, and randomness from a seed, so that a
 * game that fails can be played once more.
 */
export async function prepare(
  target: BrowserContext | Page,
  wishes: Wishes,
  seed: number,
  worker: boolean,
): Promise<void> {
  const settings = settingsOf(wishes);
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
