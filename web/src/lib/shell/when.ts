import type { Language } from '@iacta/core';

const MINUTE = 60_000;
const UNITS = [
  ['minute', MINUTE, 60],
  ['hour', 60 * MINUTE, 24],
  ['day', 24 * 60 * MINUTE, 14],
] as const;

/** For dates and numbers: our English is British. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

/** "5 minutes ago", "yesterday"; a date when it is long past. */
export function ago(then: number, language: Language, now = Date.now()): string {
  for (const [unit, length, most] of UNITS) {
    const count = Math.floor((now - then) / length);
    // “This minute” is said as “now”.
    if (unit === 'minute' && count <= 0) return spanIn(language).format(0, 'second');
    if (count < most) return spanIn(language).format(-Math.max(0, count), unit);
  }
  return dayIn(language).format(then);
}

// Making one takes longer than all that it is ever asked.
const spanIn = kept((language) => new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }));
const dayIn = kept((language) => new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' }));

function kept<Format>(make: (language: Language) => Format): (language: Language) => Format {
  const made = new Map<Language, Format>();
  return (language) => {
    const format = made.get(language) ?? make(language);
    made.set(language, format);
    return format;
  };
}
