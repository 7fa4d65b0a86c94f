import type { Json, Refusal, Result } from '@iacta/core';

/** Why a table does not do what it was asked; reasons within the game are core's and the game's own. */
export const TABLE_REFUSALS = [
  'no-such-table',
  'unknown-key',
  'foreign-page',
  'no-watching',
  'not-seated',
  'not-host',
  'not-started',
  'started',
  'over',
  'not-over',
  'paused',
  'not-paused',
  'full',
  'seat-taken',
  'empty-seats',
  'unknown-bot',
  'bot-plays',
  'no-bot-plays',
  'still-there',
  'no-such-question',
  'stale',
  'not-your-decision',
  'no-dice-awaited',
  'too-long',
  'too-fast',
  'too-many',
  'closing',
] as const;
export type TableRefusal = (typeof TABLE_REFUSALS)[number];

export function refuse(code: TableRefusal, data?: { readonly [key: string]: Json }): Refused {
  return { ok: false, refusal: data ? { code, data } : { code } };
}
type Refused = { readonly ok: false; readonly refusal: Refusal<TableRefusal> };

export type Answer<T> = Result<T>;
