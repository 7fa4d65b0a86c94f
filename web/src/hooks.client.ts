import { resolve } from '$app/paths';
import { fromOldAddress } from './lib/shell/addresses.ts';

/** Runs before the router: an address of the time when all of it stood after the # leads to its new place. */
export async function init() {
  const path = fromOldAddress(location.hash);
  if (path === null) return;
  location.replace(resolve('').slice(0, -1) + path);
  // The page that comes replaces this one.
  await new Promise(() => undefined);
}
