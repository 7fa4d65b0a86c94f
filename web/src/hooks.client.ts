import { resolve } from '$app/paths';
import { fromOldAddress } from './lib/shell/addresses.ts';
import { inFolder, setFolder } from './lib/shell/folder.ts';

/** An address of the time when all of it stood after the # leads to its new place. Whether it was one. */
function leavesOldAddress(): boolean {
  const path = fromOldAddress(location.hash);
  if (path !== null) location.replace(inFolder(path));
  return path !== null;
}

/** Runs before the router. */
export async function init() {
  setFolder(resolve('').slice(0, -1));
  // Typed or followed where the page is open already: nothing is loaded then.
  addEventListener('hashchange', leavesOldAddress);
  // The page that comes replaces this one.
  if (leavesOldAddress()) await new Promise(() => undefined);
}
