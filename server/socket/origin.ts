import type { IncomingMessage } from 'node:http';

/** What a page of this server has as its origin. */
export interface OwnOrigin {
  readonly host: string | undefined;
  /** Null where a proxy does not say what it was asked over: then both are possible. */
  readonly protocol: 'http' | 'https' | null;
}

/**
 * Where a request was sent to. TLS always ends at a proxy: without one the protocol is http, whatever a header says.
 * Of several values the last one is the trusted proxy's.
 */
export function ownOriginOf({ headers }: IncomingMessage, behindProxy: boolean): OwnOrigin {
  const { host } = headers;
  if (!behindProxy) return { host, protocol: 'http' };
  const forwarded = String(headers['x-forwarded-proto'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return { host, protocol: forwarded === 'http' || forwarded === 'https' ? forwarded : null };
}

/**
 * A page of another site must not speak to tables in its visitor's name, nor one that came without TLS to a server
 * that has it. Programs send no Origin and are welcome: they have no visitor whose name they could use.
 */
export function isOwnOrigin(origin: string | undefined, own: OwnOrigin, also: readonly string[]): boolean {
  if (origin === undefined) return true;
  if (also.includes(origin)) return true;
  try {
    const { host, protocol } = new URL(origin);
    return host === own.host && (own.protocol === null || protocol === `${own.protocol}:`);
  } catch {
    return false;
  }
}
