import type { Language } from '@iacta/core';

const MINUTE = 60_000;
const UNITS = [
  ['minute', MINUTE, 60],
  ['hour', 60 * MINUTE, 24],
  ['day', 24 * 60 * MINUTE, 14],
] as const;

/** "5 minutes ago", "yesterday"; a date when it is long past. */
export function ago(then: number, language: Language, now = Date.now()): string {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, length, most] of UNITS) {
    const count = Math.floor((now - then) / length);
    if (count < most) return relative.format(-Math.max(0, count), unit);
  }
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(then);
}
