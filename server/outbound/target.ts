import { type LookupAddress, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Addresses that are longer are refused. Those of push services have fewer than 500 characters. */
const LONGEST_TARGET = 700;

/** Names that never belong to the public internet. */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa)$/;

export interface TargetRules {
  /** Also plain http and addresses of private networks: for operators who want that, and for tests. */
  readonly allowPrivate: boolean;
}

/**
 * Whether this server may send requests to an address that a client has given. Otherwise a client could make it ask
 * services that only its own network reaches. Names are looked up when the request is made (`publicLookup`).
 */
export function isAllowedTarget(address: string, { allowPrivate }: TargetRules): boolean {
  if (address.length > LONGEST_TARGET || !URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  if (allowPrivate) return protocol === 'https:' || protocol === 'http:';
  if (protocol !== 'https:') return false;
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(host) !== 0) return isPublic(host);
  return host.includes('.') && !LOCAL_NAME.test(host);
}

/** The first of these hosts that an address is at, on the usual port: a name, `*.` and a domain, or `*`. */
export function hostAmong(hosts: readonly string[], address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { hostname, port } = new URL(address);
  const matches = (host: string) =>
    host === '*' ||
    (port === '' && (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host));
  return hosts.find(matches) ?? null;
}

/** Unicast addresses of the internet; mapped, translated and tunnelled ones are refused with what they may contain. */
export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.parse(address).range() === 'unicast';
}

/** Finds public addresses only. It is used by the connection itself, so that a second answer of the DNS changes nothing. */
export const publicLookup: LookupFunction = (host, options, found) => {
  lookup(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const allowed = error ? [] : addresses.filter(({ address }) => isPublic(address));
    if (allowed.length === 0) found(error ?? new Error(`${host} has no public address`), '', 0);
    else if (options.all) found(null, allowed);
    else found(null, allowed[0].address, allowed[0].family);
  });
};
