import { expect, test } from 'vitest';
import { type Filter, filtered, NO_FILTER } from '../src/lib/history/filter.ts';
import type { FinishedGame } from '../src/lib/shell/finished.ts';

const NOW = 2_000_000_000_000;
const DAY = 86_400_000;

const game = (id: string, kind: string, names: readonly string[], daysAgo: number): FinishedGame =>
  ({
    id,
    game: kind,
    title: '',
    changed: NOW - daysAgo * DAY,
    plan: { seats: names.map((name) => ({ name, bot: name === 'Robot' ? 'casual' : null })) },
  }) as unknown as FinishedGame;

const GAMES = [
  game('a', 'clever', ['Ada'], 1),
  game('online-b', 'clever', ['Ada', 'Zoë'], 20),
  game('c', 'doce', ['Ben', 'Robot'], 40),
  game('online-d', 'doce', ['Zoë', 'Ada'], 400),
];

const found = (filter: Partial<Filter>) =>
  filtered(
    GAMES,
    { ...NO_FILTER, ...filter },
    { nameOf: ({ game: kind }) => `Game ${kind}`, language: 'en', now: NOW },
  ).map(({ id }) => id);

test('everything without a filter, in the order given', () => {
  expect(found({})).toEqual(['a', 'online-b', 'c', 'online-d']);
});

test('by game, by person, by place and by time', () => {
  expect(found({ game: 'doce' })).toEqual(['c', 'online-d']);
  expect(found({ player: 'Zoë' })).toEqual(['online-b', 'online-d']);
  // A bot is no person.
  expect(found({ player: 'Robot' })).toEqual([]);
  expect(found({ place: 'online' })).toEqual(['online-b', 'online-d']);
  expect(found({ place: 'here' })).toEqual(['a', 'c']);
  expect(found({ period: 'month' })).toEqual(['a', 'online-b']);
  expect(found({ period: 'year' })).toEqual(['a', 'online-b', 'c']);
});

test('by text in names and titles, whatever its capitals', () => {
  expect(found({ text: ' ZOË ' })).toEqual(['online-b', 'online-d']);
  expect(found({ text: 'clever' })).toEqual(['a', 'online-b']);
  expect(found({ text: 'nobody' })).toEqual([]);
});

test('by several at once', () => {
  expect(found({ player: 'Ada', place: 'online', period: 'year' })).toEqual(['online-b']);
});
