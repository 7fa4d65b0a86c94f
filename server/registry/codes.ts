import { randomHex } from '@iacta/online/random';
import { uniform } from '@iacta/table/dice';

/** Letters and digits that no language of ours confuses when they are read aloud or written by hand. */
const SIGNS = '2345679ACDEFHJKMNPRTWXY';
const LENGTH = 8;
const below = uniform(() => Number.parseInt(randomHex(1), 16));
const WHOLE = new RegExp(`^[${SIGNS}]{${LENGTH}}$`);

/** A code to join by, as it is stored: 23^8, about 78,000 million. Tries are rate-limited too (see limits.ts). */
export function newCode(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[below(SIGNS.length)]).join('');
}

/** A typed code in its stored form: spaces, dashes and lower case do not matter. Null for no code at all. */
export function readCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return WHOLE.test(code) ? code : null;
}
