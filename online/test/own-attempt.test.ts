import { randomStream } from '@iacta/core';
import { GAME_IDS, isGameId, loadRules } from '@iacta/games';
import { describe, expect, test } from 'vitest';
import { type DayAttempt, type DayFile, dailyPromise, verifyDay } from '../daily/index.ts';
import { type LogFile, writeLog } from '../log/index.ts';
import { lineOf, randomDay, rankedLog } from '../test-kit/index.ts';
import { bodiesOf, chained } from './log-kit.ts';

const rulesOf = async (id: string) => (isGameId(id) ? loadRules(id) : null);
const all = await Promise.all(GAME_IDS.map((id) => loadRules(id)));
const below = randomStream(41);
const day = randomDay(3, all);
const played = await Promise.all(
  all.map(async (rules, i) => {
    const log = rankedLog(rules, below, { hints: i % 2 === 1 });
    const line = await lineOf(log, rules, below);
    day.games[i].attempts.push(line);
    return { game: rules.facts.id, rules, log, line };
  }),
);
/** Any of them. */
const own = played.findLast(({ rules }) => rules.facts.hasChance)!;

/** The day with another line in the place of the own one. */
function withLine(change: (line: DayAttempt) => DayAttempt): DayFile {
  return {
    ...day,
    games: day.games.map((each) => ({
      ...each,
      attempts: each.attempts.map((line) => (line.key === own.line.key ? change(line) : line)),
    })),
  };
}

async function problemOf(file: DayFile, log: LogFile, head?: string): Promise<unknown> {
  const known = { log: writeLog(log), ...(head === undefined ? {} : { head }) };
  const verdict = await verifyDay(file, rulesOf, { own: [known] });
  return verdict.ok ? null : verdict.problem;
}
const at = { game: own.game, attempt: own.line.key };

describe('the own line of a day', () => {
  test('of every game is found by its log, or by its head alone', async () => {
    const verdict = await verifyDay(day, rulesOf, {
      own: played.map(({ log }, i) =>
        i === 0 ? { head: log.head } : { log: writeLog(log), head: log.head },
      ),
    });
    if (!verdict.ok) throw new Error(JSON.stringify(verdict));
    expect(verdict.summary.own.map(({ game, head, hints }) => [game, head, hints])).toEqual(
      played.map(({ game, line }) => [game, line.head, line.hints]),
    );
    expect(verdict.summary.own[0]).toMatchObject({ name: 'Name 0', points: played[0].line.points });
  });

  test('with an invented head is no line of the log', async () => {
    const file = withLine((line) => ({ ...line, head: 'ab'.repeat(32) }));
    expect(await problemOf(file, own.log)).toEqual({ code: 'wrong-head', ...at });
  });

  test('in the wrong list is found out', async () => {
    const file = withLine((line) => ({ ...line, hints: !line.hints }));
    expect(await problemOf(file, own.log)).toEqual({ code: 'wrong-hints', ...at });
  });

  test('under another name is found out; one that was deleted may be missing', async () => {
    expect(
      await problemOf(
        withLine((line) => ({ ...line, name: 'Eve' })),
        own.log,
      ),
    ).toEqual({
      code: 'wrong-name',
      ...at,
    });
    const nameless = withLine((line) => {
      const { name, ...rest } = line;
      expect(name).toBe('Name 0');
      return rest;
    });
    expect(await problemOf(nameless, own.log)).toBeNull();
    expect(await problemOf(day, { ...own.log, names: [] })).toEqual({ code: 'wrong-name', ...at });
  });

  test('with the moves of another attempt is found out', async () => {
    const [other] = day.games.find(({ game }) => game === own.game)?.attempts ?? [];
    const file = withLine((line) => ({ ...line, steps: other.steps, points: other.points }));
    expect(await problemOf(file, own.log)).toEqual({ code: 'wrong-moves', ...at });
  });

  test('that is missing, of another day or of another promise is found out', async () => {
    const file = { ...day, games: day.games.filter(({ game }) => game !== own.game) };
    expect(await problemOf(file, own.log)).toEqual({ code: 'missing-attempt' });
    const secret = 'cd'.repeat(32);
    const other = { ...day, games: [], secret, promise: dailyPromise(secret) };
    expect(await problemOf(other, own.log)).toEqual({ code: 'other-day' });
    expect(await problemOf({ ...day, day: '2026-11-19', games: [] }, own.log)).toEqual({ code: 'other-day' });
  });

  test('is not proven by a log that is damaged, has other dice, or is not what the device has seen', async () => {
    const [first, ...rest] = own.log.entries;
    expect(await problemOf(day, { ...own.log, entries: [first, ...rest.slice(1)] })).toEqual({
      code: 'bad-log',
    });
    expect(await problemOf(day, own.log, 'ab'.repeat(32))).toEqual({ code: 'bad-log' });
    expect(await problemOf(day, chained(own.log, bodiesOf(own.log).slice(0, -1)))).toEqual({
      code: 'bad-log',
    });
  });

  test('whose player was shown other dice than those of the day is found out', async () => {
    // Most changes make a later move impossible; the last rolls have few moves after them.
    for (const each of played) {
      const bodies = bodiesOf(each.log);
      const last = bodies.findLastIndex(({ type }) => type === 'drawn');
      const body = bodies[last];
      if (body?.type !== 'drawn') continue;
      for (const face of body.faces)
        for (const to of body.faces.keys()) {
          if (face === body.faces[to]) continue;
          const log = chained(each.log, bodies.with(last, { ...body, faces: body.faces.with(to, face) }));
          const line = { ...each.line, head: log.head };
          const games = day.games.map((of) => (of.game === each.game ? { ...of, attempts: [line] } : of));
          const problem = await problemOf({ ...day, games }, log);
          expect(problem).not.toBeNull();
          if ((problem as { code: string }).code === 'bad-log') continue;
          expect(problem).toEqual({ code: 'other-dice', game: each.game, attempt: line.key });
          return;
        }
    }
    throw new Error('no roll could be changed');
  });
});
