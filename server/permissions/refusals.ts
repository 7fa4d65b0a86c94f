import type { Json, Refusal, Result } from '@iacta/core';
import type { TableRefusal } from '@iacta/online/wire';
import { StoreError } from '../store/problem.ts';

export function refuse(code: TableRefusal, data?: { readonly [key: string]: Json }): Refused {
  return { ok: false, refusal: data ? { code, data } : { code } };
}
/** A failed read or write as a refusal that names its cause; anything else ends like a restart for the client. */
export function refusalOf(error: unknown): Refusal<TableRefusal> {
  return { code: error instanceof StoreError ? `storage-${error.problem}` : 'closing' };
}

type Refused = { readonly ok: false; readonly refusal: Refusal<TableRefusal> };

export type Answer<T> = Result<T>;
