import { goto } from '$app/navigation';
import { resolve } from '$app/paths';
import { page } from '$app/state';
import { addresses } from './addresses.ts';

/** Addresses as links of the page have them: a language in the present address stays. */
export const to = addresses((path) => `${base()}${page.params.lang ? `/${page.params.lang}` : ''}${path}`);

/** Addresses that are given to others: each reader sees them in their own language. */
export const shared = addresses((path) => `${base()}${path}`);

/** The folder that the page stands in; empty at the root. */
const base = (): string => resolve('').slice(0, -1);

export const go = (address: string): void => void goto(address);
