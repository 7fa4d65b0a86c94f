import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type EndedGame, eveningOf, groupOf, PAUSE } from '../src/lib/evening/evening.ts';
import { closeDatabase, latestGames, store } from '../src/lib/shell/database.ts';
import type { FinishedGame } from '../src/lib/shell/finished.ts';

const HOUR = 3_600_000;
const hues = ['blue', 'red', 'green'] as const;

interface Ended {
  readonly id?: string;
  readonly game?: string;
  readonly bots?: readonly string[];
  readonly winners?: readonly number[];
}

/** A game of the seats given by name with their points; `at` is when it ended, in hours. */
function ended(at: number, points: { readonly [name: string]: number }, more: Ended = {}): EndedGame {
  const { id = `at-${at}`, game = 'a game', bots = [] } = more;
  const totals = Object.values(points);
  const winners = more.winners ?? totals.flatMap((total, i) => (total === Math.max(...totals) ? [i] : []));
  return {
    id,
    game,
    changed: at * HOUR,
    plan: {
      options: { seats: totals.length },
      seats: Object.keys(points).map((name, i) => ({
        name,
        hue: hues[i],
        isBot: bots.includes(name),
        bot: null,
      })),
      seed: null,
    },
    seats: totals.map((total) => ({ total, rank: 1, parts: {}, rating: null })),
    winners,
  };
}

const summary = (games: readonly EndedGame[], names: readonly string[], until: number) => {
  const evening = eveningOf(games, names, until * HOUR);
  return (
    evening && {
      games: evening.games.map(({ id }) => id),
      players: evening.players.map(({ name, wins }) => `${name} ${wins}`),
    }
  );
};

describe('an evening', () => {
  test('adds up wins and mean points of the same people, whatever seats they have', () => {
    const games = [
      ended(1, { Ada: 10, Bea: 20 }),
      ended(2, { Bea: 30, Ada: 5 }),
      ended(3, { Ada: 7, Bea: 7 }),
    ];
    const evening = eveningOf(games, ['Ada', 'Bea'], 3 * HOUR);
    expect(evening?.players.map(({ name, wins, means }) => [name, wins, means.get('a game')])).toEqual([
      ['Bea', 3, 19],
      ['Ada', 1, 22 / 3],
    ]);
    // Each had the colours of both seats: neither is theirs.
    expect(evening?.players.map(({ hue }) => hue)).toEqual([null, null]);
    expect(eveningOf(games.slice(0, 1), ['Ada', 'Bea'], HOUR)?.players.map(({ hue }) => hue)).toEqual([
      'red',
      'blue',
    ]);
    // By player, not by seat.
    expect(evening?.games.map(({ points, winners }) => [...points, winners.join()])).toEqual([
      [20, 10, '0'],
      [30, 5, '0'],
      [7, 7, '0,1'],
    ]);
  });

  test('has a mean for each kind of game, in the order in which they came', () => {
    const games = [
      ended(2, { Ada: 100, Bea: 200 }, { game: 'second' }),
      ended(1, { Ada: 1, Bea: 2 }, { game: 'first' }),
      ended(3, { Ada: 3, Bea: 0 }, { game: 'first' }),
    ];
    const evening = eveningOf(games, ['Bea', 'Ada'], 3 * HOUR);
    expect(evening?.kinds).toEqual(['first', 'second']);
    expect(evening?.players.map(({ name, means }) => [name, ...means.values()])).toEqual([
      ['Bea', 1, 200],
      ['Ada', 2, 100],
    ]);
  });

  test('ends with a pause of six hours, counted from each game to the next', () => {
    const games = [0, 5.9, 11.8].map((at) => ended(at, { Ada: 1, Bea: 0 }));
    expect(summary(games, ['Ada', 'Bea'], 11.8)?.games).toEqual(['at-0', 'at-5.9', 'at-11.8']);
    expect(summary(games, ['Ada', 'Bea'], 17.7)?.games).toHaveLength(3);
    expect(summary(games, ['Ada', 'Bea'], 17.9)).toBeNull();
    const apart = [ended(0, { Ada: 1, Bea: 0 }), ended(PAUSE / HOUR, { Ada: 1, Bea: 0 })];
    expect(summary(apart, ['Ada', 'Bea'], 6)?.games).toEqual(['at-6']);
  });

  test('is not interrupted by games of others, nor longer for what comes later', () => {
    const games = [
      ended(1, { Ada: 1, Bea: 0 }),
      ended(2, { Ada: 1, Cyd: 0 }),
      ended(3, { Ada: 1, Bea: 0, Cyd: 0 }),
      ended(4, { Ada: 1, Bea: 0 }),
      ended(5, { Ada: 1, Bea: 0 }),
    ];
    expect(summary(games, ['Bea', 'Ada'], 4)).toEqual({
      games: ['at-1', 'at-4'],
      players: ['Ada 2', 'Bea 0'],
    });
  });

  test('belongs to people: bots make no difference, and win for themselves', () => {
    const games = [ended(1, { Ada: 5, Bea: 1, Bot: 9 }, { bots: ['Bot'] }), ended(2, { Bea: 4, Ada: 2 })];
    expect(summary(games, ['Ada', 'Bea'], 2)).toEqual({
      games: ['at-1', 'at-2'],
      players: ['Bea 1', 'Ada 0'],
    });
    expect(summary([ended(1, { Ada: 1, Bot: 0 }, { bots: ['Bot'] })], ['Ada'], 1)).toBeNull();
  });

  test('knows the same names however they are written, and gives up where two are the same', () => {
    expect(groupOf(['Zoé ', 'ada'])).toBe(groupOf(['ADA', 'Zoe\u0301']));
    expect(groupOf(['Ada', 'Bea'])).not.toBe(groupOf(['Ada', 'Cyd']));
    expect(groupOf(['Ada', 'ada'])).toBeNull();
    expect(groupOf(['Ada'])).toBeNull();
  });
});

describe('the latest games of the database', () => {
  const given = globalThis.indexedDB;
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });
  afterEach(async () => {
    await closeDatabase();
    globalThis.indexedDB = given;
  });

  test('are read from the end, no further than they are wanted', async () => {
    for (const at of [3, 1, 4, 2]) {
      const game = ended(at, { Ada: 1, Bea: 0 });
      await store('games', { ...game, format: 1, title: '', over: true, record: {} } as FinishedGame);
    }
    const asked: string[] = [];
    const found = await latestGames(3 * HOUR, ({ id }) => {
      asked.push(id);
      return id !== 'at-1';
    });
    expect(found.map(({ id }) => id)).toEqual(['at-3', 'at-2']);
    expect(asked).toEqual(['at-3', 'at-2', 'at-1']);
  });
});
