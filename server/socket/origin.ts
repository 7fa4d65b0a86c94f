/**
 * A page of another site must not speak to tables in its visitor's name. Programs send no Origin and are
 * welcome: they have no visitor whose name they could use.
 */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  also: readonly string[],
): boolean {
  if (origin === undefined) return true;
  if (also.includes(origin)) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
