import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { Clock } from '@iacta/online/clock';
import { forgetSome } from '../limits/forget.ts';
import { networksOf } from '../limits/network.ts';

/** How long what was found holds, in milliseconds, and for how many names. */
const HOLDS = 60_000;
const MOST_NAMES = 1000;
/** A name server that takes longer counts as one that finds nothing. */
const ANSWER_WITHIN = 2000;
/** All names that lead nowhere count as one receiver. */
const NOWHERE = 'nowhere';

interface Found {
  readonly at: number;
  readonly remote: Promise<string>;
}

/**
 * The machine behind an address, as the queue counts it: a network, since one machine can have any number of names
 * and ports. Not for the connection itself, which looks the name up anew and checks what it finds.
 */
export class Remotes {
  readonly #clock: Clock;
  readonly #resolver = new Resolver({ timeout: ANSWER_WITHIN, tries: 1 });
  readonly #found = new Map<string, Found>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  readonly of = (address: string): string | Promise<string> => {
    const host = hostOf(address);
    if (isIP(host) !== 0) return networksOf(host)[0].name;
    const now = this.#clock.monotonic();
    const known = this.#found.get(host);
    if (known && now - known.at < HOLDS) return known.remote;
    forgetSome(this.#found, MOST_NAMES, ({ at }) => now - at >= HOLDS);
    const remote = this.#lookUp(host);
    this.#found.set(host, { at: now, remote });
    return remote;
  };

  /** Asks name servers, not the system: its look-ups are few at a time, and reading files waits for them. */
  async #lookUp(host: string): Promise<string> {
    const asked = [this.#resolver.resolve4(host), this.#resolver.resolve6(host)];
    for (const answer of await Promise.allSettled(asked)) {
      const [first] = answer.status === 'fulfilled' ? [...answer.value].sort() : [];
      if (first !== undefined) return networksOf(first)[0].name;
    }
    return NOWHERE;
  }
}

/** Without the port. */
export function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^\[|\]$/g, '');
}
