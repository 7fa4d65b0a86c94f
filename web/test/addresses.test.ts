import { globSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@iacta/games';
import { SOLO_GAME } from '@iacta/games/test-kit';
import { describe, expect, test } from 'vitest';
import { addresses, fromOldAddress } from '../src/lib/shell/addresses.ts';

const GAME = SOLO_GAME;
const PACKED = `z${'Abc-_9'.repeat(10)}`;
const KEY = '0123456789abcdef0123456789abcdef';
const to = addresses((path) => path);

/** Every address once, and once for each of its forms. */
const ALL = {
  home: [to.home()],
  resume: [to.resume()],
  guide: [to.guide()],
  settings: [to.settings()],
  identity: [to.identity(), to.identity(PACKED)],
  history: [to.history()],
  statistics: [to.statistics()],
  daily: [to.daily(), to.daily('2026-11-18'), to.daily('standings')],
  puzzles: [to.puzzles()],
  newGame: [to.newGame(GAME)],
  play: [to.play(GAME, 'abc')],
  lesson: [to.lesson(GAME)],
  rules: [to.rules(GAME), to.rules(GAME, 'C-12')],
  replay: [to.replay(GAME, 'abc'), to.replay(GAME, 'abc', 3)],
  review: [to.review(GAME, 'abc')],
  sharedReplay: [to.sharedReplay(GAME, PACKED)],
  gamePuzzles: [to.gamePuzzles(GAME), to.gamePuzzles(GAME, 'abc')],
  same: [to.same(GAME, 'abc')],
  sharedSame: [to.sharedSame(GAME, PACKED)],
  together: (['new', 'join', 'tables', 'screen', 'data', 'dice', undefined] as const).map((page) =>
    to.together(page),
  ),
  open: [to.open(GAME)],
  openOnScreen: [to.openOnScreen(GAME)],
  table: [to.table('abc'), to.table('abc', KEY)],
  screen: [to.screen('abc')],
  tv: [to.tv()],
} satisfies { [name in keyof typeof to]: readonly string[] };

/** The routes that show something, as expressions: groups have no name in addresses. */
const ROUTES = globSync('**/+page.svelte', { cwd: join(import.meta.dirname, '../src/routes') }).map(
  (file) => {
    const folders = file.split(/[\\/]/).slice(0, -1);
    const parts = folders.filter((folder) => !folder.startsWith('('));
    const pattern = parts.map((part) => {
      if (part === '[[lang=language]]') return '';
      if (part === '[game=game]') return `/(?:${GAME_IDS.join('|')})`;
      if (part === '[[step=step]]') return '(?:/\\d{1,6})?';
      if (part.startsWith('[[')) return '(?:/[^/]+)?';
      return part.startsWith('[') ? '/[^/]+' : `/${part}`;
    });
    return new RegExp(`^${pattern.join('') || '/'}$`);
  },
);

describe('addresses and routes', () => {
  const paths = Object.values(ALL)
    .flat()
    .map((address) => address.split('#')[0]);

  test('every address has a route', () => {
    for (const path of paths)
      expect(ROUTES.filter((route) => route.test(path)).length, path).toBeGreaterThan(0);
  });

  test('every route has an address', () => {
    expect(ROUTES.length).toBeGreaterThan(20);
    for (const route of ROUTES)
      expect(
        paths.some((path) => route.test(path)),
        String(route),
      ).toBe(true);
  });

  test('what is secret or long stands after the #', () => {
    for (const address of [to.identity(PACKED), to.sharedReplay(GAME, PACKED), to.sharedSame(GAME, PACKED)])
      expect(address.split('#')[1]).toBe(PACKED);
    expect(to.table('abc', KEY)).toBe(`/t/abc#${KEY}`);
  });
});

describe('addresses of earlier releases', () => {
  test.each([
    ['#/', to.home()],
    [`#/${GAME}/new`, to.newGame(GAME)],
    [`#/${GAME}/play/abc`, to.play(GAME, 'abc')],
    [`#/${GAME}/learn`, to.lesson(GAME)],
    [`#/${GAME}/rules`, to.rules(GAME)],
    [`#/${GAME}/rules/C-12`, to.rules(GAME, 'C-12')],
    [`#/${GAME}/replay/abc`, to.replay(GAME, 'abc')],
    [`#/${GAME}/replay/abc/3`, to.replay(GAME, 'abc', 3)],
    [`#/${GAME}/replay/abc/review`, to.review(GAME, 'abc')],
    [`#/${GAME}/replay/${PACKED}`, to.sharedReplay(GAME, PACKED)],
    [`#/${GAME}/same/abc`, to.same(GAME, 'abc')],
    [`#/${GAME}/same/${PACKED}`, to.sharedSame(GAME, PACKED)],
    [`#/${GAME}/puzzles`, to.gamePuzzles(GAME)],
    [`#/${GAME}/puzzles/abc`, to.gamePuzzles(GAME, 'abc')],
    ['#/puzzles', to.puzzles()],
    ['#/daily', to.daily()],
    ['#/daily/2026-11-18', to.daily('2026-11-18')],
    ['#/daily/standings', to.daily('standings')],
    ['#/history', to.history()],
    ['#/history/statistics', to.statistics()],
    ['#/guide', to.guide()],
    ['#/settings', to.settings()],
    ['#/identity', to.identity()],
    [`#/identity/${PACKED}`, to.identity(PACKED)],
    ['#/online', to.together()],
    ['#/online/new', to.together('new')],
    ['#/online/join', to.together('join')],
    ['#/online/tables', to.together('tables')],
    ['#/online/screen', to.together('screen')],
    ['#/online/data', to.together('data')],
    ['#/online/dice', to.together('dice')],
    [`#/online/${GAME}`, to.open(GAME)],
    [`#/online/${GAME}/screen`, to.openOnScreen(GAME)],
    ['#/t/abc', to.table('abc')],
    [`#/t/abc/${KEY}`, to.table('abc', KEY)],
    ['#/t/abc/screen', to.screen('abc')],
    ['#/tv', to.tv()],
  ])('%s', (old, now) => {
    expect(fromOldAddress(old)).toBe(now);
  });

  test('other fragments are left alone', () => {
    for (const hash of ['', '#', `#${PACKED}`, `#${KEY}`]) expect(fromOldAddress(hash)).toBeNull();
  });

  test('no old address leads to another server', () => {
    for (const hash of ['#//evil.example', '#/%2f%2fevil.example', '#/..//evil.example', '#/\\evil.example'])
      expect(new URL(fromOldAddress(hash) ?? '/', 'http://localhost').host, hash).toBe('localhost');
  });

  test('what cannot be decoded is taken as it is', () => {
    expect(fromOldAddress('#/daily/%')).toBe('/daily/%25');
  });
});
