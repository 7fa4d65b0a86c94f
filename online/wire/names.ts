/** Characters that a reader cannot see, or that turn the direction of what follows: a name has none of them. */
const REFUSED = /[\p{Cc}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const REFUSED_ANYWHERE = new RegExp(REFUSED.source, 'gu');
/** What keyboards add without being seen: joiners, variation selectors, fillers, the blank Braille pattern. */
const IGNORABLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;
/** Marks stacked so high that they cover other lines. */
const STACKED = /[\p{Mn}\p{Me}]{5}/u;
const VISIBLE = /[\p{L}\p{N}\p{S}\p{P}]/u;

/** A name as it is kept: one spelling for what looks the same. Null for what is no name. */
export function normaliseName(typed: string): string | null {
  if (REFUSED.test(typed)) return null;
  const name = typed.normalize('NFKC').replace(IGNORABLE, '').replace(/\s+/gu, ' ').trim();
  return VISIBLE.test(name) && !STACKED.test(name) ? name : null;
}

/** The longest name, in UTF-16 units. */
export const LONGEST_NAME = 24;

/**
 * A name from a log, a file or a server as it is shown. It may have been written by anyone, so it need not be one that
 * `normaliseName` would give. Empty where nothing of it can be shown.
 */
export function shownName(kept: string): string {
  const whole = kept.slice(0, 100 * LONGEST_NAME).normalize('NFC');
  const name = normaliseName(whole) ?? normaliseName(whole.replace(REFUSED_ANYWHERE, '')) ?? '';
  let shown = '';
  for (const char of name) if (shown.length + char.length <= LONGEST_NAME) shown += char;
  return shown;
}
