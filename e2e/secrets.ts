import { isDeepStrictEqual } from 'node:util';
import { expect } from './test.ts';

interface Told {
  readonly type?: unknown;
  readonly seq?: number;
  readonly entry?: { readonly masked?: string; readonly body?: unknown };
  readonly entries?: readonly { readonly masked?: string; readonly body?: unknown }[];
  readonly opened?: readonly { readonly seq: number; readonly body: unknown }[];
}

/**
 * Nothing that a page without a seat was told had a sealed answer in it before it was opened: the body of such an
 * entry comes with the entry that opens it, and not before. Returns how many were sealed: if none was, nothing was
 * tried.
 */
export function expectNoSecret(told: readonly { readonly [key: string]: unknown }[]): number {
  const sealed = new Map<number, number>();
  const messages = told as readonly Told[];
  for (const [i, { entry, entries, seq }] of messages.entries()) {
    if (entry?.masked !== undefined && seq !== undefined) sealed.set(seq, i);
    for (const [at, each] of (entries ?? []).entries()) if (each.masked !== undefined) sealed.set(at, i);
  }
  for (const { opened = [] } of messages) {
    for (const { seq, body } of opened) {
      const maskedAt = sealed.get(seq);
      if (maskedAt === undefined) continue;
      const before = messages.slice(0, maskedAt + 1);
      expect(before.some(({ entry }) => isDeepStrictEqual(entry?.body, body))).toBe(false);
    }
  }
  return sealed.size;
}
