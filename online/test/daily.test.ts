import { DieKeys, encodeRoll, randomStream } from '@iacta/core';
import { GAME_IDS, isGameId, loadRules } from '@iacta/games';
import { describe, expect, test } from 'vitest';
import {
  closesAt,
  DAILY_BOT,
  type DayFile,
  dailyBots,
  dailyOptions,
  dailyPromise,
  dailySeed,
  dayOf,
  daysLater,
  endOf,
  periodOf,
  ranked,
  StandingsSum,
  standingPoints,
  startOf,
  verifyDay,
  verifyDayText,
  writeDayFile,
} from '../daily/index.ts';
import { DAY, forgedDay, randomAttempt, randomDay, SECRET } from '../test-kit/index.ts';

const rulesOf = async (id: string) => (isGameId(id) ? loadRules(id) : null);
const all = await Promise.all(GAME_IDS.map((id) => loadRules(id)));

describe('a day', () => {
  test('lasts from midnight to midnight in UTC and closes two hours later', () => {
    expect(dayOf(Date.parse('2026-11-18T23:59:59.999Z'))).toBe(DAY);
    expect(startOf(DAY)).toBe(Date.parse('2026-11-18T00:00:00Z'));
    expect(endOf(DAY)).toBe(Date.parse('2026-11-19T00:00:00Z'));
    expect(closesAt(DAY)).toBe(Date.parse('2026-11-19T02:00:00Z'));
    expect(daysLater('2026-12-31', 2)).toBe('2027-01-02');
    expect(daysLater('2028-03-01', -1)).toBe('2028-02-29');
  });

  test.each(GAME_IDS)('%s is played alone, or against stated bots', async (game) => {
    const { facts } = await loadRules(game);
    expect(dailyOptions(facts).seats).toBe(Math.min(...facts.seatCounts));
    expect(dailyBots(facts)).toEqual(Array.from({ length: dailyOptions(facts).seats - 1 }, () => DAILY_BOT));
  });
});

describe('the dice of a day', () => {
  test('are pinned: another value would make published days wrong', () => {
    expect(dailyPromise(SECRET)).toBe('fc8b64001c5fdd0f2f40fb67dae4a865a2c5bd17836676d6d5b58b7917e33717');
    expect(dailySeed(SECRET, DAY, 'some-game')).toBe(
      '3b08cc66b819c059ea7060d511bbef1664d3627dac7e235c1b5134f2c1c39f6d',
    );
  });

  /** The faces of a random game by the keys of their dice. */
  async function facesOf(game: string, seed: string, stream: number): Promise<Map<string, unknown>> {
    const rules = await loadRules(game as (typeof GAME_IDS)[number]);
    const keys = new DieKeys(rules);
    const { rolls } = randomAttempt(rules, seed, randomStream(stream));
    const faces = rolls.flatMap(({ before, roll }) => {
      const thrown = encodeRoll(rules.dice(before)!, roll);
      return keys.next(before).map((key, i): [string, unknown] => [key, thrown[i]]);
    });
    return new Map(faces);
  }

  test.each(GAME_IDS)(
    'of %s are the same whatever was played, and others with another secret',
    async (game) => {
      const seed = dailySeed(SECRET, DAY, game);
      const [first, second] = [await facesOf(game, seed, 1), await facesOf(game, seed, 2)];
      const common = [...first.keys()].filter((key) => second.has(key));
      expect(common.length).toBeGreaterThan(0);
      for (const key of common) expect([key, second.get(key)]).toEqual([key, first.get(key)]);
      const others = Array.from({ length: 20 }, (_, i) => dailySeed(SECRET, daysLater(DAY, i), game));
      const different = await Promise.all(
        others.map(async (each) => JSON.stringify([...(await facesOf(game, each, 1))])),
      );
      expect(new Set(different).size).toBeGreaterThan(1);
    },
  );
});

describe('the file of a day', () => {
  async function small(): Promise<DayFile> {
    return structuredClone(file);
  }
  const file = randomDay(10, all);

  test('of honest attempts is right, and its lists are counted again', async () => {
    const honest = await small();
    const verdict = await verifyDayText(writeDayFile(honest), rulesOf, { promise: honest.promise });
    if (!verdict.ok) throw new Error(JSON.stringify(verdict.problem));
    expect(verdict.summary).toMatchObject({ day: DAY, attempts: 10 * GAME_IDS.length });
    for (const [i, { plain, hints }] of verdict.summary.games.entries()) {
      const { attempts } = honest.games[i];
      expect(plain).toHaveLength(9);
      expect(hints).toHaveLength(1);
      expect(plain[0]).toMatchObject({
        rank: 1,
        points: Math.max(...attempts.filter((each) => !each.hints).map(({ points }) => points)),
      });
    }
  });

  const head = 'ab'.repeat(32);
  const forgeries: readonly (readonly [string, string, (day: DayFile) => void])[] = [
    [
      'another secret than promised',
      'wrong-secret',
      (day) => Object.assign(day, { secret: 'b6'.repeat(32) }),
    ],
    [
      'another secret with its own promise',
      'not-the-promise',
      (day) => {
        day.secret = 'b6'.repeat(32);
        day.promise = dailyPromise(day.secret);
      },
    ],
    ['more points', 'wrong-points', (day) => void day.games[0].attempts[3].points++],
    ['a move left out', 'illegal', (day) => void day.games[0].attempts[3].steps.shift()],
    ['the end left out', 'not-over', (day) => void day.games[0].attempts[3].steps.pop()],
    [
      'a move after the end',
      'after-the-end',
      ({ games: [{ attempts }] }) => void attempts[3].steps.push(attempts[3].steps[0]),
    ],
    [
      'an attempt that counts twice',
      'repeated-attempt',
      ({ games: [{ attempts }] }) => void attempts.push(attempts[3]),
    ],
    [
      'an attempt that counts twice under another id',
      'repeated-attempt',
      ({ games: [{ attempts }] }) => void attempts.push({ ...attempts[3], key: 'cd'.repeat(8) }),
    ],
    [
      'an attempt left out whose head is known',
      'missing-attempt',
      (day) => {
        day.games[0].attempts[3].head = head;
        day.games[0].attempts.splice(3, 1);
      },
    ],
    ['a game twice', 'repeated-game', (day) => void day.games.push(day.games[0])],
    ['other options', 'wrong-options', (day) => Object.assign(day.games[0], { options: { seats: 99 } })],
    ['more bots than seats', 'wrong-options', (day) => void day.games[0].bots.push('casual')],
    ['rules of tomorrow', 'unknown-rules', (day) => Object.assign(day.games[0], { rules: 99 })],
    [
      'a game that is not here',
      'unknown-game',
      (day) => Object.assign(day.games[0], { game: 'no-such-game' }),
    ],
    ['another day', 'illegal', (day) => Object.assign(day, { day: '2026-11-19' })],
  ];
  test.each(forgeries)('with %s is refused', async (_, code, forge) => {
    const day = await small();
    const { promise } = day;
    forge(day);
    const known = code === 'missing-attempt' ? { promise, own: [{ head }] } : { promise };
    const verdict = await verifyDayText(writeDayFile(day), rulesOf, known);
    expect(verdict).toMatchObject({ ok: false, problem: { code } });
  });

  // More of them: npm run bench:daily.
  test('with any forged attempt is refused', async () => {
    const below = randomStream(11);
    for (let i = 0; i < 60; i++) {
      const forged = forgedDay(file, all, below);
      expect(await verifyDay(forged, rulesOf), JSON.stringify(forged.games)).toMatchObject({ ok: false });
    }
  });

  test('that is spelled in another way, or is none, is refused', async () => {
    const day = await small();
    const text = writeDayFile(day);
    const codeOf = async (given: string) => {
      const verdict = await verifyDayText(given, rulesOf);
      return verdict.ok ? 'ok' : verdict.problem.code;
    };
    expect(await codeOf(` ${text}`)).toBe('respelled');
    expect(await codeOf('{')).toBe('not-json');
    expect(await codeOf('{}')).toBe('malformed');
    expect(await codeOf(text)).toBe('ok');
  });

  test('holds the dice of its secret only: moves for other faces do not fit', async () => {
    const honest = await small();
    const rules = (await rulesOf(honest.games[0].game))!;
    // A lying server gave this player other dice.
    const other = randomAttempt(rules, dailySeed('b6'.repeat(32), DAY, rules.facts.id), randomStream(5));
    honest.games[0].attempts[0].steps = other.steps;
    expect(await verifyDay(honest, rulesOf)).toMatchObject({ ok: false, problem: { game: rules.facts.id } });
  });
});

describe('results', () => {
  const results = (points: readonly number[]) => points.map((each, i) => ({ points: each, finished: i }));

  test('with equal points share a rank', () => {
    expect(ranked(results([5, 9, 9, 7])).map(({ rank, points }) => [rank, points])).toEqual([
      [1, 9],
      [1, 9],
      [3, 7],
      [4, 5],
    ]);
  });

  test('are worth 10 points for the first and at least 1', () => {
    expect([1, 2, 10, 11, 500].map(standingPoints)).toEqual([10, 9, 1, 1, 1]);
  });

  test('of a week or month add up for linked players; the others only take their ranks', () => {
    expect(periodOf('week', '2026-11-18')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    expect(periodOf('week', '2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    expect(periodOf('month', '2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    const of = (day: string, player: string | null, points: number, name: string | null = player) => ({
      day,
      game: 'a',
      player,
      name,
      points,
      finished: startOf(day) + points,
    });
    const sum = new StandingsSum();
    for (const results of [
      [
        of('2026-11-16', null, 30, 'Stranger'),
        of('2026-11-16', 'ada', 20, 'Ada'),
        of('2026-11-16', 'bob', 10, 'Bob'),
      ],
      [of('2026-11-17', 'ada', 5, null), of('2026-11-17', 'bob', 6, 'Bobby')],
    ])
      sum.addDay(results);
    const lines = sum.lines();
    expect(sum.lines(1)).toEqual(lines.slice(0, 1));
    expect(lines).toEqual([
      { rank: 1, name: 'Ada', points: 18, days: 2 },
      { rank: 1, name: 'Bobby', points: 18, days: 2 },
    ]);
  });

  test('count a player once for each game of a day, however many results are linked', () => {
    const of = (player: string | null, points: number, game = 'a') => {
      return { day: '2026-11-16', game, player, name: player, points, finished: 1000 - points };
    };
    const sum = new StandingsSum();
    sum.addDay([of('eve', 20), of('eve', 30), of('eve', 40), of('bob', 50), of('eve', 1, 'b')]);
    // Of those of Eve the first one that was finished counts: the second in its list.
    expect(sum.lines()).toEqual([
      { rank: 1, name: 'eve', points: 19, days: 1 },
      { rank: 2, name: 'bob', points: 10, days: 1 },
    ]);
  });

  test('share ranks by points, whatever the order', () => {
    const sum = new StandingsSum();
    const players = Array.from({ length: 30 }, (_, i) => `p${i}`);
    for (const day of ['2026-11-16', '2026-11-17'])
      sum.addDay(
        players.map((player, i) => {
          return { day, game: 'a', player, name: player, points: 30 - i, finished: i };
        }),
      );
    const lines = sum.lines();
    expect(lines.map(({ points }) => points)).toEqual([
      ...Array.from({ length: 10 }, (_, i) => 20 - 2 * i),
      ...Array.from({ length: 20 }, () => 2),
    ]);
    expect(lines.slice(-20).map(({ rank }) => rank)).toEqual(Array.from({ length: 20 }, () => 10));
    expect(sum.lines(7)).toEqual(lines.slice(0, 7));
  });
});
