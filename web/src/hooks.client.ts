import { resolve } from '$app/paths';
import { fromOldAddress } from './lib/shell/addresses.ts';
import { inFolder, setFolder } from './lib/shell/folder.ts';

/** Runs before the router: an address of the time when all of it stood after the # leads to its new place. */
export async function init() {
  setFolder(resolve('').slice(0, -1));
  const path = fromOldAddress(location.hash);
  if (path === null) return;
  location.replace(inFolder(path));
  // The page that comes replaces this one.
  await new Promise(() => undefined);
}
