import type { Refusal } from '@iacta/core';
import type { OpenTable, Report, Subscribe, TableState, TakeSeat } from '@iacta/online/wire';
import { inFolder } from '../../shell/folder.ts';

// What is asked of the server before and beside the socket. Every answer is a value; nothing here throws.

export type Answered<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

/** No server with tables has answered. */
export const UNREACHABLE = 'unreachable';

export function openTable(request: OpenTable): Promise<Answered<{ table: string; seat: number }>> {
  return call('POST', '/api/tables', { body: request });
}

export function findByCode(code: string): Promise<Answered<{ table: string; code: string }>> {
  return call('GET', `/api/codes/${encodeURIComponent(code)}`);
}

/** Where other devices find this server, for a page that knows it as localhost; null if it is unknown. */
export async function networkAddress(): Promise<string | null> {
  const answer = await call<{ network: string | null }>('GET', '/api/address');
  return answer.ok ? answer.value.network : null;
}

/** The public state of a table, and the seats that its game waits for. */
export interface Looked extends TableState {
  readonly awaited: readonly number[];
  /** Strangers found it in the list. */
  readonly listed?: boolean;
}

export function stateOf(table: string): Promise<Answered<Looked>> {
  return at('GET', table, '');
}

/** A table that is open to any player. */
export interface ListedTable extends Pick<TableState, 'table' | 'game' | 'clock' | 'watch' | 'seats'> {
  readonly opened: number;
  /** How many people's devices are there right now. */
  readonly here: number;
}

export function listedTables(): Promise<Answered<readonly ListedTable[]>> {
  return call('GET', '/api/tables');
}

/** All that the server keeps of the owner of a key at a table. */
export function ownDataAt(table: string, key: string): Promise<Answered<unknown>> {
  return at('GET', table, '/me', { key });
}

/** Has name and key forgotten; the tables where that was done. */
export function forgetMeAt(
  table: string,
  key: string,
): Promise<Answered<{ readonly forgotten: readonly string[] }>> {
  return at('DELETE', table, '/me', { key });
}

/** Puts another key in the place of one; the tables where that was done. */
export function changeKeyAt(
  table: string,
  key: string,
  to: string,
): Promise<Answered<{ readonly changed: readonly string[] }>> {
  return at('POST', table, '/key', { key, body: { key: to } });
}

/** Puts another key in the place of the one by which the standings know a player. */
export function changePlayerAt(player: string, key: string): Promise<Answered<unknown>> {
  return call('POST', '/api/daily/player', { body: { player, key } });
}

/** The server's key for notifications; null where it has none, or there is no server. */
export async function pushKey(): Promise<string | null> {
  const answer = await call<{ key: string | null }>('GET', '/api/push');
  return answer.ok ? answer.value.key : null;
}

/** Tells the operator of a name or of phrases at a public table. */
export function reportAt(table: string, key: string, body: Report): Promise<Answered<unknown>> {
  return at('POST', table, '/report', { key, body });
}

export function subscribeAt(table: string, key: string, body: Subscribe): Promise<Answered<unknown>> {
  return at('POST', table, '/push', { key, body });
}

export function unsubscribeAt(table: string, key: string, endpoint: string): Promise<Answered<unknown>> {
  return at('DELETE', table, '/push', { key, body: { endpoint } });
}

export function takeSeat(table: string, request: TakeSeat): Promise<Answered<{ seat: number }>> {
  return at('POST', table, '/seats', { body: request });
}

export function recordOf(table: string, key?: string): Promise<Answered<unknown>> {
  return at('GET', table, '/record', { key });
}

/** The whole log, as the file that `iacta verify` reads. */
export async function logOf(table: string, key?: string): Promise<string | null> {
  return isTable(table) ? fileAt(`/api/tables/${table}/log`, key) : null;
}

/** Ids come from addresses and files: what is none must not become another request. */
const isTable = (table: string): boolean => /^[0-9a-f]{32}$/.test(table);

function at<T>(
  method: 'GET' | 'POST' | 'DELETE',
  table: string,
  path: '' | `/${string}`,
  more: Parameters<typeof call>[2] = {},
): Promise<Answered<T>> {
  if (!isTable(table)) return Promise.resolve({ ok: false, refusal: { code: 'no-such-table' } });
  return call(method, `/api/tables/${table}${path}`, more);
}

/** A file as text; null where it could not be had. */
export async function fileAt(path: string, key?: string): Promise<string | null> {
  try {
    const reply = await fetch(inFolder(path), { headers: bearer(key) });
    return reply.ok ? await reply.text() : null;
  } catch {
    return null;
  }
}

export function socketAddress(): string {
  const address = new URL(inFolder('/api/socket'), location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

export async function call<T>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  { body, key }: { body?: unknown; key?: string | undefined } = {},
): Promise<Answered<T>> {
  try {
    const reply = await fetch(inFolder(path), {
      method,
      headers: { ...bearer(key), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const json = (await reply.json()) as { refusal?: Refusal };
    if (reply.ok) return { ok: true, value: json as T };
    return { ok: false, refusal: json.refusal ?? { code: UNREACHABLE } };
  } catch {
    // No network, or a server that only has the page.
    return { ok: false, refusal: { code: UNREACHABLE } };
  }
}

function bearer(key: string | undefined): { authorization?: string } {
  return key === undefined ? {} : { authorization: `Bearer ${key}` };
}
