// A screen without a key is not sent the code of its table; when a user has typed it here, it can be shown.

const PREFIX = 'iacta:code:';
/** Where the browser keeps nothing: as long as the page lives. */
const codes = new Map<string, string>();

export function rememberCode(table: string, code: string): void {
  codes.set(table, code);
  try {
    sessionStorage.setItem(PREFIX + table, code);
  } catch {
    // Until the page is loaded again, then.
  }
}

export function codeOf(table: string): string | null {
  try {
    return codes.get(table) ?? sessionStorage.getItem(PREFIX + table);
  } catch {
    return codes.get(table) ?? null;
  }
}
