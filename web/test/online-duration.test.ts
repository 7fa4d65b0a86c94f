import { expect, test } from 'vitest';
import { left, long } from '../src/lib/online/table/duration.ts';

test('a span is named by its largest unit, in the language of the page', () => {
  expect([30, 60, 180, 3600, 86_400, 259_200].map((seconds) => long(seconds, 'en'))).toEqual([
    '30 seconds',
    '1 minute',
    '3 minutes',
    '1 hour',
    '1 day',
    '3 days',
  ]);
  expect(long(259_200, 'de')).toBe('3 Tage');
});

test('the rest is counted down to nothing, and in words while it is long', () => {
  expect([25_000, 61_000, 999, 1, 0, -5000].map((ms) => left(ms, 'it'))).toEqual([
    '0:25',
    '1:01',
    '0:01',
    '0:01',
    '0:00',
    '0:00',
  ]);
  expect(left(86_399_000, 'en')).toBe('23 hours');
  expect(left(3_599_000, 'en')).toBe('59:59');
});
