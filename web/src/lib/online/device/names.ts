import type { Language } from '@iacta/core';
import { call } from './api.ts';

type Names = { readonly [language in Language]: readonly string[] };

let asked: Promise<Names | null> | null = null;

/** The names that players choose from on this server; null where they are free. Asked once. */
export async function listedNames(language: Language): Promise<readonly string[] | null> {
  asked ??= call<{ names: Names | null }>('GET', '/api/names').then((answer) => {
    // A server that cannot be reached now may answer later.
    if (!answer.ok) asked = null;
    return answer.ok ? answer.value.names : null;
  });
  const names: unknown = (await asked)?.[language];
  return Array.isArray(names) && names.every((name) => typeof name === 'string') && names.length > 0
    ? names
    : null;
}
