import type { Json, Refusal, Result } from '@iacta/core';
import { STORAGE_REFUSALS } from '@iacta/online/wire';
import { StoreError } from '../store/problem.ts';

/** Why a table does not do what it was asked; reasons within the game are core's and the game's own. */
export const TABLE_REFUSALS = [
  'no-such-table',
  'unknown-key',
  'foreign-page',
  'unknown-host',
  'no-watching',
  'not-seated',
  'not-host',
  'not-for-programs',
  'not-started',
  'started',
  'over',
  'not-over',
  'paused',
  'not-paused',
  'no-pauses-left',
  'full',
  'seat-taken',
  'name-taken',
  'name-not-listed',
  'not-public',
  'empty-seats',
  'absent-players',
  'unknown-bot',
  'bot-plays',
  'no-bot-plays',
  'still-there',
  'too-soon',
  'alone',
  'no-such-question',
  'stale',
  'not-your-decision',
  'no-dice-awaited',
  'no-own-dice',
  'no-push',
  'bad-target',
  'no-webhooks',
  'ranked',
  'not-ranked',
  'no-such-day',
  'day-not-begun',
  'day-over',
  'day-open',
  'linked-already',
  'attempt-deleted',
  'table-closed',
  'banned',
  'log-full',
  'too-long',
  'too-fast',
  'too-many',
  'closing',
  'internal',
  ...STORAGE_REFUSALS,
] as const;
export type TableRefusal = (typeof TABLE_REFUSALS)[number];

export function refuse(code: TableRefusal, data?: { readonly [key: string]: Json }): Refused {
  return { ok: false, refusal: data ? { code, data } : { code } };
}
/** A failed read or write as a refusal that names its cause; anything else ends like a restart for the client. */
export function refusalOf(error: unknown): Refusal<TableRefusal> {
  return { code: error instanceof StoreError ? `storage-${error.problem}` : 'closing' };
}

type Refused = { readonly ok: false; readonly refusal: Refusal<TableRefusal> };

export type Answer<T> = Result<T>;
