import type { Rate } from './bucket.ts';

/**
 * What one address may do; see network.ts for what counts as one. A school shares one address, so all of it is a
 * setting.
 */
export interface AddressLimits {
  /** Connections of any kind at once; not counted by address behind a proxy. */
  readonly connections: number;
  /** HTTP requests of any kind: pages, files, routes, and paths that do not exist. */
  readonly requests: Rate;
  /** How often one may ask whether the server is ready. */
  readonly ready: Rate;
  /** Sockets at once, and how fast new ones may come: after a restart all of them come back together. */
  readonly sockets: number;
  readonly connecting: Rate;
  /** Messages on all sockets together. */
  readonly messages: Rate;
  readonly opening: Rate;
  /** Tables that strangers find, of all customers of one provider together. */
  readonly listing: Rate;
  /** Looking up join codes: slow enough that trying them out finds nothing. */
  readonly codes: Rate;
  readonly joining: Rate;
  /** Logs that are downloaded: how often, and how many at once. */
  readonly downloads: Rate;
  readonly downloading: number;
}

export const ADDRESS_LIMITS: AddressLimits = {
  connections: 300,
  // A first visit takes some hundred files, and a class of 30 begins at the same moment.
  requests: { burst: 12_000, perSecond: 200 },
  ready: { burst: 60, perSecond: 2 },
  sockets: 100,
  connecting: { burst: 250, perSecond: 5 },
  messages: { burst: 2000, perSecond: 200 },
  opening: { burst: 20, perSecond: 0.05 },
  listing: { burst: 30, perSecond: 0.02 },
  codes: { burst: 20, perSecond: 0.2 },
  joining: { burst: 40, perSecond: 1 },
  downloads: { burst: 30, perSecond: 0.5 },
  downloading: 4,
};

/** What one connection may do, and the connections of one seat together. */
export interface ConnectionLimits {
  /** Bytes that wait to be read by a client; with more it is disconnected and catches up when it comes back. */
  readonly unread: number;
  /** Bytes from one connection, of whatever kind. */
  readonly bytes: Rate;
  /** WebSocket pings and pongs from one connection. */
  readonly control: Rate;
  /** Malformed, forbidden and too fast messages of one seat, or of one connection without a seat. */
  readonly faults: Rate;
  /** Connections of one seat at once. */
  readonly perSeat: number;
  /** With more connections than that, one that has been silent for this many milliseconds gives way to a new one. */
  readonly silence: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  unread: 256_000,
  bytes: { burst: 128_000, perSecond: 16_000 },
  control: { burst: 20, perSecond: 2 },
  faults: { burst: 20, perSecond: 0.2 },
  perSeat: 8,
  silence: 25_000,
};
