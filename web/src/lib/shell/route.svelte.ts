/** Where we are, from the part of the address after #: `#/<game>/new` is [game, "new"]. */
export const route: {
  parts: readonly string[];
  /** Where we were before, within this visit. */
  from: readonly string[] | null;
} = $state({ parts: read(), from: null });

window.addEventListener('hashchange', () => {
  route.from = route.parts;
  route.parts = read();
  window.scrollTo(0, 0);
});

/** Whether this is the first page: then the focus stays where the browser puts it. */
export function isFirstPage(): boolean {
  return route.from === null;
}

export function go(...parts: readonly string[]): void {
  location.hash = `/${parts.map(encodeURIComponent).join('/')}`;
}

export function href(...parts: readonly string[]): string {
  return `#/${parts.map(encodeURIComponent).join('/')}`;
}

function read(): string[] {
  const path = location.hash.replace(/^#\/?/, '');
  // A secret stays neither in the address nor in the browser's history.
  if (path.startsWith('identity/')) history.replaceState(null, '', '#/identity');
  return path === '' ? [] : path.split('/').map(decode);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
