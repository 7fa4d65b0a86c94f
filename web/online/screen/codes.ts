// A screen without a key is not told the code of its table; when somebody has typed it here, it can be shown.

const codes = new Map<string, string>();

export function rememberCode(table: string, code: string): void {
  codes.set(table, code);
}

export function codeOf(table: string): string | null {
  return codes.get(table) ?? null;
}
