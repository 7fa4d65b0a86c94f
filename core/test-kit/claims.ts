// The suite claims hundreds of things at every step: a plain throw keeps it faster than the rules it checks.

export function claim(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/** Equality of plain data, by its JSON. */
export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
