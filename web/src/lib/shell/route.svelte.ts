import type { Language } from '@iacta/core';
import { goto, invalidateAll } from '$app/navigation';
import { resolve } from '$app/paths';
import { page } from '$app/state';
import { addresses } from './addresses.ts';
import { chooseLanguage } from './settings.svelte.ts';

/** Addresses as links of the page have them: a language in the present address stays. */
export const to = addresses((path) => {
  const { lang } = page.params;
  if (!lang) return base() + path;
  return `${base()}/${lang}${path === '/' ? '' : path}`;
});

/** Addresses that are given to others: each reader sees them in their own language. */
export const shared = addresses((path) => `${base()}${path}`);

/** The folder that the page stands in; empty at the root. */
const base = (): string => resolve('').slice(0, -1);

export const go = (address: string): void => void goto(address);

/**
 * Shows the page in another language from now on. An address with a language gives way to the same without it: it
 * would ask for the old one when it is opened again.
 */
export async function changeLanguage(language: Language): Promise<void> {
  chooseLanguage(language);
  const { lang } = page.params;
  if (!lang) return invalidateAll();
  const { pathname, search, hash } = page.url;
  const rest = pathname.slice(`${base()}/${lang}`.length);
  await goto(`${base()}${rest || '/'}${search}${hash}`, {
    replace: true,
    reset: false,
  });
}
