import { isIP } from 'node:net';
import { hostname } from 'node:os';

/** The status for a request that was meant for another server. */
export const MISDIRECTED = 421;

/** Names that no public name server answers for, so that no other site can lead one of them here. */
const PRIVATE = /\.(local|localhost|lan|home|internal|intranet|private|home\.arpa|fritz\.box)$/;
const HOST = /^(\[[0-9a-f:.]+\]|[^:[\]]+)(?::\d{1,5})?$/;

/**
 * The names that a server answers to. Another site can let its own name lead to this machine (DNS rebinding): a
 * browser then takes this server for part of that site and lets its pages read everything here. So a public name
 * counts only if the operator has given it. Addresses, names without a dot and names of home networks cannot be
 * registered.
 */
export class Hosts {
  readonly #names: ReadonlySet<string>;

  constructor(names: readonly string[] = [], own: string = hostname()) {
    this.#names = new Set([...names, own].map((name) => name.toLowerCase()));
  }

  /** `host`: as in the header of a request, with or without a port. Programs of long ago send none. */
  allows(host: string | undefined): boolean {
    if (host === undefined) return true;
    const name = HOST.exec(host.toLowerCase())?.[1].replace(/\.$/, '');
    if (name === undefined || name === '') return false;
    if (isIP(name.replace(/^\[|\]$/g, '')) > 0) return true;
    return !name.includes('.') || PRIVATE.test(name) || this.#names.has(name);
  }
}

/** Whether an operator's `--name` is a name of a host and nothing more. */
export function isHostName(name: string): boolean {
  return (
    name.length <= 253 && /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i.test(name)
  );
}
