import type { Server } from 'node:http';
import { NetworkCount } from './by-network.ts';

export interface TransportLimits {
  /** Connections of one address at once; null: not counted, since a proxy is in front of the server. */
  readonly perAddress: number | null;
  /** Connections of all addresses at once. */
  readonly most: number;
}

/** Connections of all addresses at once: descriptors are needed for files, too. */
export const MOST_CONNECTIONS = 20_000;

/** Limits connections as they come in, whatever is spoken on them later, or whether anything is. */
export function limitConnections(http: Server, { perAddress, most }: TransportLimits): void {
  http.maxConnections = most;
  if (perAddress === null) return;
  const open = new NetworkCount(perAddress);
  // Before Node's own listener, so that nothing is set up for a connection that is turned away.
  http.prependListener('connection', (socket) => {
    const leave = open.enter(socket.remoteAddress ?? '');
    if (leave) socket.on('close', leave);
    else socket.destroy();
  });
}
