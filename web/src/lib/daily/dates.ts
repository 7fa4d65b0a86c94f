import type { Language } from '@iacta/core';
import { dayOf, endOf } from '@iacta/online/daily';
import { localeOf } from '../shell/when.ts';

/** A day as people write it; days of the daily game are days in UTC. */
export function longDate(day: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(day),
  );
}

export function shortDate(day: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(day),
  );
}

/** A moment in the time of this device, with its day: midnight in UTC is another day elsewhere. */
export function moment(time: number, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(time);
}

/** When the next day begins, by the clock of this device. */
export function dayBegins(language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { hour: '2-digit', minute: '2-digit' }).format(
    endOf(dayOf(Date.now())),
  );
}
