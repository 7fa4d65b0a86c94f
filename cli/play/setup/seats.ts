import type { BotName } from '@iacta/bots/levels';
import { clipped } from '@iacta/core';
import { harmless } from '../../terminal/harmless.ts';

/** Who sits on a seat. */
export type Seat =
  | { readonly name: string; readonly kind: 'person' }
  | { readonly name: string; readonly kind: 'bot'; readonly bot: BotName };

/** Columns: long enough for a name, short enough for a column of the score. */
const LONGEST_NAME = 14;

const PEOPLE = ['Anna', 'Bruno', 'Clara', 'David', 'Emma', 'Felix'];
const BOTS = ['Livia', 'Marcus', 'Julia', 'Titus', 'Flavia', 'Lucius'];
/** Account names that are not names of people. */
const NOBODY = ['root', 'user', 'admin', 'ubuntu', 'node', 'guest'];

/** A name to suggest for a person: the account's for the first, where it is one. */
export function suggestName(taken: readonly string[], account: string | undefined): string {
  const own = cleanName(account ?? '');
  if (taken.length === 0 && /^\p{L}{2,}$/u.test(own) && !NOBODY.includes(own.toLowerCase())) {
    return own[0].toUpperCase() + own.slice(1);
  }
  return free(PEOPLE, taken);
}

export function botName(taken: readonly string[]): string {
  return free(BOTS, taken);
}

export function cleanName(typed: string): string {
  return clipped(harmless(typed), LONGEST_NAME).trim();
}

function free(names: readonly string[], taken: readonly string[]): string {
  return names.find((name) => !taken.includes(name)) ?? `${names[0]} ${taken.length + 1}`;
}
