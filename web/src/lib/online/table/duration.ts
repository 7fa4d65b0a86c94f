import type { Language } from '@iacta/core';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A span in words, by the largest unit that fits into it: "3 minutes", "1 day". */
export function long(seconds: number, language: Language): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? UNITS[UNITS.length - 1];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(seconds / size),
  );
}

/** The rest of a span: as on a clock when it is short, in words when seconds do not matter. */
export function left(milliseconds: number, language: Language): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 3600) return long(seconds, language);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
