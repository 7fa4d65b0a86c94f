import type { IncomingMessage } from 'node:http';

/** The client's address. Only the proxy itself is trusted: what stands before its entry could be forged by any client. */
export function addressOf({ headers, socket }: IncomingMessage, behindProxy: boolean): string {
  const forwarded = behindProxy ? String(headers['x-forwarded-for'] ?? '') : '';
  return forwarded.split(',').at(-1)?.trim() || (socket.remoteAddress ?? '');
}
