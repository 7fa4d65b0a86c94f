import type { Refusal } from '@iacta/core';
import type { TableState } from '@iacta/online/wire';

export type Answered<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

/** Where a table is: the server, and its code or its id. */
export interface Address {
  readonly server: string;
  readonly code?: string;
  readonly table?: string;
}

/** `/t/<id>` after a folder or a language, and links of earlier releases: `/#/t/<id>`. */
const LINK = /^(https?:\/\/[^#?]+?)\/(?:#\/)?t\/([^/?#]+)/;

/** Reads a code, or a link to a table as the page shows it; null where the server's address is none. */
export function addressOf(typed: string, server: string): Address | null {
  const link = LINK.exec(typed.trim());
  try {
    if (link) return { server: new URL(link[1]).origin, table: link[2] };
    const { protocol, origin } = new URL(server);
    return /^https?:$/.test(protocol) ? { server: origin, code: typed.trim() } : null;
  } catch {
    return null;
  }
}

/** The few requests beside the socket. Nothing here throws. */
export class TableServer {
  readonly #base: string;

  constructor(base: string) {
    this.#base = base;
  }

  /** Scheme, host and port: what a seat's key is kept with. */
  get origin(): string {
    return this.#base;
  }

  get socket(): string {
    return `${this.#base.replace(/^http/, 'ws')}/api/socket`;
  }

  findByCode(code: string): Promise<Answered<{ readonly table: string }>> {
    return this.#call('GET', `/api/codes/${encodeURIComponent(code)}`);
  }

  stateOf(table: string): Promise<Answered<TableState>> {
    return this.#call('GET', `/api/tables/${encodeURIComponent(table)}`);
  }

  /** The names that players choose from, by language; null where they are free. */
  names(): Promise<Answered<{ readonly names: { readonly [language: string]: readonly string[] } | null }>> {
    return this.#call('GET', '/api/names');
  }

  takeSeat(table: string, key: string, name: string): Promise<Answered<{ readonly seat: number }>> {
    return this.#call('POST', `/api/tables/${encodeURIComponent(table)}/seats`, { key, name });
  }

  async #call<T>(method: string, path: string, body?: object): Promise<Answered<T>> {
    const unreachable = { ok: false, refusal: { code: 'unreachable' } } as const;
    try {
      const reply = await fetch(this.#base + path, {
        method,
        ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
      });
      const json = (await reply.json()) as { refusal?: Refusal };
      if (reply.ok) return { ok: true, value: json as T };
      return json.refusal ? { ok: false, refusal: json.refusal } : unreachable;
    } catch {
      return unreachable;
    }
  }
}
