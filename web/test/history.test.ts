import { SOLO_GAME } from '@iacta/games/test-kit';
import 'fake-indexeddb/auto';
import { GameRecord, moves, readOptions, seededRoll } from '@iacta/core';
import { GAME_IDS, type GameId, loadRules } from '@iacta/games';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import formatPage from '../../docs/format.md?raw';
import { deleteGame, findGame, finishedGames, renameGame, takeIn } from '../src/lib/history/archive.ts';
import { toCsv } from '../src/lib/history/csv.ts';
import { readHistory, toJson } from '../src/lib/history/files.ts';
import { highScores, meanOf, statistics } from '../src/lib/history/statistics.ts';
import { closeDatabase, load, loadAll, store } from '../src/lib/shell/database.ts';
import { type FinishedGame, finishedFrom, ownSeat } from '../src/lib/shell/finished.ts';
import { allSaves, keep, type Save } from '../src/lib/shell/saves.ts';
import { bestOnDevice } from '../src/lib/table/best.ts';
import { FakeStorage } from './storage.ts';

const nameless = (seat: number) => `Player ${seat}`;

/** A game played to its end with the first legal move of every seat. */
async function played(id: GameId, over: Partial<Save> = {}, seed = 3): Promise<Save> {
  const rules = await loadRules(id);
  const options = readOptions(rules.facts, {});
  if (!options.ok) throw new Error('the defaults must hold');
  const record = GameRecord.begin(rules, options.value, { source: 'duplicate', seed });
  for (;;) {
    const roll = seededRoll(record, seed);
    const deciders = rules.deciders(record.position);
    if (!roll && deciders === 0) break;
    const seat = 31 - Math.clz32(deciders);
    record.play(roll ?? { seat, move: moves(rules, record.position, seat)[0] });
  }
  const seats = Array.from({ length: options.value.seats }, (_, i) => ({
    name: `N${i}`,
    hue: 'green' as const,
    isBot: i > 0,
    bot: i > 0 ? ('greedy' as const) : null,
  }));
  const plan = { options: options.value, seats, seed };
  return {
    format: 1,
    id: `g${seed}`,
    game: id,
    title: '',
    changed: seed,
    over: true,
    plan,
    record: record.toJSON(),
    ...over,
  };
}

let storage: FakeStorage;
beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(async () => {
  for (const { id } of await loadAll('games')) await deleteGame(id);
  await closeDatabase();
  vi.unstubAllGlobals();
});

describe('finished games', () => {
  test('move from local storage into the database, running ones stay', async () => {
    const id = SOLO_GAME;
    keep(await played(id));
    keep({ ...(await played(id, {}, 4)), over: false });
    const games = await finishedGames();
    expect(games.map((game) => game.id)).toEqual(['g3']);
    expect(games[0].seats.length).toBe(games[0].plan.seats.length);
    expect(allSaves().map((save) => save.id)).toEqual(['g4']);
    expect((await findGame('g3'))?.id).toBe('g3');
    expect((await findGame('g4'))?.id).toBe('g4');
    expect(await findGame('g5')).toBeNull();
  });

  test('stay where they are when the database is denied, and are listed nevertheless', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
    keep(await played(SOLO_GAME));
    expect((await finishedGames()).map((game) => game.id)).toEqual(['g3']);
    expect(allSaves().map((save) => save.id)).toEqual(['g3']);
  });

  test('count for the best result after they have moved', async () => {
    const id = SOLO_GAME;
    const { totals: _none, ...save } = await played(id);
    keep(save);
    const [game] = await finishedGames();
    const best = { points: game.seats[0].total, name: 'N0' };
    expect(await bestOnDevice(id, game.seats.length, 'another')).toEqual(best);
    expect(await bestOnDevice(id, game.seats.length, 'g3')).toBeNull();
    expect(await bestOnDevice(id, game.seats.length + 1, 'another')).toBeNull();
  });

  test('stay where they are when the database is full', async () => {
    keep(await played(SOLO_GAME));
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect((await finishedGames()).map((game) => game.id)).toEqual(['g3']);
    expect(allSaves().map((save) => save.id)).toEqual(['g3']);
    expect(await takeIn(await played(SOLO_GAME, {}, 4))).toBe(false);
    put.mockRestore();
    expect((await finishedGames()).map((game) => game.id)).toContain('g3');
    expect(allSaves()).toEqual([]);
  });

  test('whose record does not hold are left alone', async () => {
    const save = await played(SOLO_GAME);
    keep({ ...save, record: { ...save.record, entries: save.record.entries.slice(0, -1) } });
    expect(await finishedGames()).toEqual([]);
    expect(allSaves()).toHaveLength(1);
  });

  test('are renamed and deleted, with their review', async () => {
    keep(await played(SOLO_GAME));
    await finishedGames();
    await store('reviews', {
      id: 'g3',
      hash: '',
      judge: 'j',
      steps: [],
      summary: { judge: 'j', measure: 'win', seats: [] },
    });
    expect(await renameGame('g3', '  Sunday  ')).toBe(true);
    expect((await finishedGames())[0].title).toBe('Sunday');
    expect(await renameGame('nothing', 'x')).toBe(false);
    await deleteGame('g3');
    expect(await finishedGames()).toEqual([]);
    expect(await load('reviews', 'g3')).toBeNull();
  });
});

describe.each(GAME_IDS)('a history file with %s', (id) => {
  test.each([
    ['JSON', toJson],
    ['CSV', toCsv],
    [
      'CSV as a spreadsheet may save it',
      (games: readonly FinishedGame[]) => `\uFEFF${rewritten(toCsv(games))}`,
    ],
  ] as const)('comes back as it was from %s, and twice the same is once', async (_, write) => {
    await takeIn(
      await played(id, { title: 'First, "best";\nof all', me: 0, hints: true, daily: '2026-11-18' }),
    );
    const before = await finishedGames();
    const file = write(before);
    await deleteGame('g3');
    for (const _ of [1, 2]) {
      const read = await readHistory(file, nameless);
      expect(read.problems).toEqual([]);
      for (const save of read.saves) expect(await takeIn(save)).toBe(true);
    }
    expect(await finishedGames()).toEqual(before);
  });

  test('has a row for each seat in the CSV', async () => {
    const rules = await loadRules(id);
    const game = finishedFrom(rules, await played(id));
    if (!game) throw new Error('the game must be over');
    const rows = toCsv([game]).trimEnd().split('\r\n');
    expect(rows).toHaveLength(1 + game.seats.length);
    expect(rows[1]).toContain(`,${game.seats[0].total},${game.seats[0].rank},`);
  });
});

/** Every cell quoted, semicolons between them, and other line ends. */
function rewritten(csv: string): string {
  const cells = [...csv.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/g)];
  return cells
    .map(([, cell, end]) => `${cell.startsWith('"') ? cell : `"${cell}"`}${end === ',' ? ';' : '\n'}`)
    .join('');
}

test('a CSV row whose game was changed is reported, and a foreign CSV is no history', async () => {
  const game = finishedFrom(await loadRules(SOLO_GAME), await played(SOLO_GAME));
  const csv = toCsv(game ? [game] : []);
  expect(
    (await readHistory(csv.replace('""entries"":[', '""entries"":[7,'), nameless)).problems,
  ).toHaveLength(1);
  expect((await readHistory(csv.replace('""format"":1', '""format'), nameless)).problems).toEqual([
    { kind: 'notIacta' },
  ]);
  expect((await readHistory('a,b\r\n1,2\r\n', nameless)).problems).toEqual([{ kind: 'notIacta' }]);
});

test('a forged game in a history is reported and left out, the others are read', async () => {
  const good = await played(SOLO_GAME);
  const bad = await played(SOLO_GAME, {
    record: { ...good.record, entries: [...good.record.entries, { roll: [9] }] },
  });
  const file = JSON.stringify({ format: 1, kind: 'iacta-history', games: [bad, good, 7] });
  const read = await readHistory(file, nameless);
  expect(read.saves.map((save) => save.id)).toEqual(['g3']);
  expect(read.problems.map(({ kind }) => kind)).toEqual(['damaged', 'notIacta']);
});

test('names cannot smuggle columns or formulas into the CSV', async () => {
  const save = await played(SOLO_GAME);
  const rules = await loadRules(SOLO_GAME);
  const seats = save.plan.seats.map((seat, i) => (i === 0 ? { ...seat, name: '=1+1,"x"\n' } : seat));
  const game = finishedFrom(rules, { ...save, plan: { ...save.plan, seats } });
  expect(toCsv(game ? [game] : [])).toContain(`"'=1+1,""x""\n"`);
});

describe('docs/format.md', () => {
  const section = formatPage.split(/^## /m).find((each) => each.startsWith('History files')) ?? '';
  const [game, columns] = section.split('The CSV file');
  const explained = (part: string) =>
    [...part.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell]) => cell.match(/\w+/g) ?? []);

  test('explains every column of the CSV file, and no other', () => {
    expect(explained(columns)).toEqual(toCsv([]).trim().split(','));
  });

  test('explains every key of a saved game, and no other', async () => {
    const optional = { me: 0, hints: true, totals: [1], daily: '2026-11-18' };
    const save: Required<Save> = { ...(await played(SOLO_GAME)), ...optional };
    expect(explained(game).sort()).toEqual(Object.keys(save).sort());
  });
});

describe('statistics', () => {
  const seat = (total: number, rank: number) => ({ total, rank, parts: { all: total }, rating: null });
  const player = (name: string, bot: 'greedy' | null) => ({
    name,
    hue: 'green' as const,
    isBot: bot !== null,
    bot,
  });
  function game(changed: number, totals: readonly number[], more: Partial<FinishedGame> = {}): FinishedGame {
    const ranks = totals.map((total) => 1 + totals.filter((other) => other > total).length);
    return {
      format: 1,
      id: `g${changed}`,
      game: 'some',
      title: '',
      changed,
      over: true,
      plan: {
        options: { seats: totals.length },
        seats: totals.map((_, i) => player(`N${i}`, i ? 'greedy' : null)),
        seed: 1,
      },
      record: { format: 1, game: 'some', rules: 1, options: { seats: totals.length }, entries: [] },
      seats: totals.map((total, i) => seat(total, ranks[i])),
      winners: ranks.flatMap((rank, i) => (rank === 1 ? [i] : [])),
      ...more,
    };
  }

  test('count games, wins, streaks and records by game and number of seats', () => {
    const games = [game(3, [9, 9]), game(1, [10, 5]), game(2, [20, 5]), game(4, [1, 5]), game(5, [30])];
    const [two, one] = statistics(games, { kind: 'me' });
    expect(two).toMatchObject({ seats: 2, games: 4, wins: 2.5, streak: { now: 0, longest: 3 } });
    expect(two.best).toEqual({ id: 'g2', at: 2, value: 20 });
    expect(two.worst.value).toBe(1);
    expect(two.overTime.map(({ value }) => value)).toEqual([10, 20, 9, 1]);
    expect(two.points.mean).toBe(10);
    expect(two.parts.all.mean).toBe(10);
    expect(one).toMatchObject({ seats: 1, games: 1, wins: 0, points: { mean: 30, within: null } });
  });

  test('name the parts of all games, each averaged over the games that have it', () => {
    const parts = (at: number, each: { [part: string]: number }) =>
      game(at, [9], { seats: [{ ...seat(9, 1), parts: each }] });
    const [one] = statistics([parts(1, { a: 2 }), parts(2, { a: 4, b: 5 }), parts(3, { a: 6, b: 7 })], {
      kind: 'me',
    });
    expect(Object.keys(one.parts)).toEqual(['a', 'b']);
    expect(one.parts.a.mean).toBe(4);
    expect(one.parts.b.mean).toBe(6);
  });

  test('leave out games that several people shared, unless they are asked for by name', () => {
    const plan = { ...game(1, [1, 2]).plan, seats: [player('Ada', null), player('Ben', null)] };
    const shared = game(1, [1, 2], { plan });
    expect(ownSeat(shared)).toBeNull();
    expect(statistics([shared], { kind: 'me' })).toEqual([]);
    expect(statistics([shared], { kind: 'name', name: 'Ben' })[0]).toMatchObject({ games: 1, wins: 1 });
    expect(statistics([game(1, [1, 2], { plan, me: 1 })], { kind: 'me' })[0].wins).toBe(1);
  });

  test('take luck and losses from reviews, where there were enough decisions', () => {
    const summary = (enough: boolean) => ({
      judge: 'j',
      measure: 'win' as const,
      seats: [0, 1].map((index) => ({
        seat: index,
        start: 0.5,
        result: 1,
        luck: 0.2,
        luckSpread: 0.3,
        luckierThan: 0.7,
        luckIsLot: false,
        own: -0.1,
        others: 0,
        revisions: 0,
        decisions: 9,
        lossPerDecision: 0.01,
        costly: [],
        enough,
      })),
    });
    const reviews = new Map([
      ['g1', summary(true)],
      ['g2', summary(false)],
    ]);
    const [both] = statistics([game(1, [2, 1]), game(2, [2, 1]), game(3, [2, 1])], { kind: 'me' }, reviews);
    expect(both.lossPerDecision).toEqual([{ id: 'g1', at: 1, value: 0.01 }]);
    expect(both.luck.map(({ id, spread }) => [id, spread])).toEqual([
      ['g1', 0.3],
      ['g2', 0.3],
    ]);
  });

  test('give a mean with its uncertainty', () => {
    expect(meanOf([1, 2, 3])).toEqual({ mean: 2, within: expect.closeTo(4.303 / Math.sqrt(3), 9) });
    const many = meanOf(Array.from({ length: 400 }, (_, i) => i % 2));
    expect(many.within).toBeCloseTo(1.966 * Math.sqrt(0.25 / 400), 3);
  });

  test('list solo high scores, marked where a hint was used', () => {
    const games = [game(1, [5]), game(2, [9], { hints: true }), game(3, [9]), game(4, [20, 1])];
    expect(highScores(games, 'some').map(({ id, hints }) => [id, hints])).toEqual([
      ['g2', true],
      ['g3', false],
      ['g1', false],
    ]);
    expect(highScores(games, 'some', 1)).toHaveLength(1);
    expect(highScores(games, 'other')).toEqual([]);
  });
});
