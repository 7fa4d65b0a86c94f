import { DatabaseSync } from 'node:sqlite';
import { encodeRoll, encodeStep, type Rules, schema } from '@iacta/core';
import { GAME_IDS, loadRules } from '@iacta/games';
import {
  closesAt,
  DAILY,
  DAILY_RANKING,
  DAILY_STANDINGS,
  dailyPromise,
  dailyRoll,
  dailySeed,
  daysLater,
  endOf,
  startOf,
  verifyDayText,
} from '@iacta/online/daily';
import { verifyText } from '@iacta/online/log';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { begin, playOut, rankingOf, rulesOf, settableClock } from './daily-kit.ts';
import { call, newKey, startTestServer, type TestServer } from './kit.ts';

const DAY = '2026-11-18';
const all = await Promise.all(GAME_IDS.map((id) => loadRules(id)));
/** A game that can be played alone, and one that needs a bot, with dice in both. */
const alone: Rules = all.find(({ facts }) => facts.hasChance && facts.seatCounts.includes(1))!;
const withBot: Rules = all.find(({ facts }) => facts.hasChance && !facts.seatCounts.includes(1))!;

let server: TestServer;
let clock: ReturnType<typeof settableClock>;
beforeEach(async () => {
  clock = settableClock();
  clock.set(startOf(DAY) + 3_600_000);
  server = await startTestServer({ clock });
});
afterEach(() => server.close());

const get = (path: string) => call(server.base, 'GET', path);
const codeOf = ({ json }: { json: object }) => (json as { refusal?: { code: string } }).refusal?.code ?? 'ok';
const post = (day: string, game: string, key = newKey()) =>
  call(server.base, 'POST', `/api/daily/${day}/${game}`, { body: { key, name: 'Ada' } });

/** What the server's file has. */
function ask<T>(sql: string): T[] {
  const database = new DatabaseSync(server.data, { readOnly: true });
  try {
    return database.prepare(sql).all() as T[];
  } finally {
    database.close();
  }
}
const secretOf = (day: string): string =>
  ask<{ secret: string }>(`select secret from daily_days where day = '${day}'`)[0].secret;

/** The time of the day is over, and the server has looked. */
async function close(day = DAY): Promise<void> {
  clock.set(closesAt(day) + 60_000);
  await server.restart();
  await expect.poll(async () => codeOf(await get(`/api/daily/${day}`))).toBe('ok');
}

describe('days', () => {
  test('are promised a week ahead, and stay what they are after a restart', async () => {
    const now = await get('/api/daily');
    const daily = schema.parse(DAILY, now.json);
    expect(daily).toMatchObject({ day: DAY, closes: closesAt(DAY), lastClosed: null });
    expect(daily.days.map(({ day }) => day)).toEqual(Array.from({ length: 8 }, (_, i) => daysLater(DAY, i)));
    expect(new Set(daily.games.map(({ game }) => game))).toEqual(new Set(GAME_IDS));
    for (const { day, promise } of daily.days) expect(dailyPromise(secretOf(day))).toBe(promise);
    await server.restart();
    expect((await get('/api/daily')).json).toEqual(now.json);
    clock.set(startOf(daysLater(DAY, 1)));
    const tomorrow = schema.parse(DAILY, (await get('/api/daily')).json);
    expect(tomorrow.days.slice(0, -1)).toEqual(daily.days.slice(1));
  });

  test('can be played on that day only; an attempt is found again later', async () => {
    const { id } = alone.facts;
    expect(codeOf(await post(daysLater(DAY, 1), id))).toBe('day-not-begun');
    expect(codeOf(await post(daysLater(DAY, -1), id))).toBe('day-over');
    expect(codeOf(await post('2026-02-30', id))).toBe('no-such-day');
    expect(codeOf(await post(DAY, 'no-such-game'))).toBe('unknown-game');
    const key = newKey();
    const begun = await post(DAY, id, key);
    expect(begun.json).toMatchObject({ seat: 0, day: DAY });
    clock.set(endOf(DAY));
    expect(await post(DAY, id, key)).toEqual(begun);
    expect(codeOf(await post(DAY, id))).toBe('day-over');
  });

  test('have rankings from their first minute, and a file when they are closed', async () => {
    const { id } = alone.facts;
    expect(codeOf(await get(`/api/daily/${daysLater(DAY, 1)}/${id}`))).toBe('no-such-day');
    expect(codeOf(await get(`/api/daily/${DAY}/no-such-game`))).toBe('unknown-game');
    expect(codeOf(await get(`/api/daily/${DAY}`))).toBe('day-open');
    expect(codeOf(await get('/api/daily/2026-11-01'))).toBe('no-such-day');
    expect(codeOf(await get(`/api/daily/standings/year/${DAY}`))).toBe('malformed');
    const ranking = schema.parse(DAILY_RANKING, await rankingOf(server, DAY, id));
    expect(ranking).toMatchObject({ open: true, secret: null, rankings: { plain: [], hints: [] } });
  });
});

describe('an attempt', () => {
  test('has one table for each key, also when it is begun many times at once', async () => {
    const key = newKey();
    const begun = await Promise.all([1, 2, 3, 4].map(() => post(DAY, withBot.facts.id, key)));
    expect(new Set(begun.map(({ json }) => json.table)).size).toBe(1);
    expect((await post(DAY, withBot.facts.id)).json.table).not.toBe(begun[0].json.table);
    expect(ask('select * from daily_attempts')).toHaveLength(2);
  });

  test('is the only one of a linked player, whatever keys it is begun with', async () => {
    const { id } = alone.facts;
    const player = newKey();
    const one = await begin(server, { day: DAY, rules: alone }, { player });
    await playOut(one, alone);
    const again = (key: string) =>
      call(server.base, 'POST', `/api/daily/${DAY}/${id}`, { body: { key, name: 'Ada', player } });
    const others = await Promise.all(Array.from({ length: 5 }, () => again(newKey())));
    expect(others.map(codeOf)).toEqual(others.map(() => 'linked-already'));
    // An attempt that was begun without the link is not linked by asking for it again.
    const unlinked = await begin(server, { day: DAY, rules: alone });
    expect((await again(unlinked.key)).json).toMatchObject({ table: unlinked.table });
    await playOut(unlinked, alone);
    expect((await again(one.key)).json).toMatchObject({ table: one.table });
    await close();
    const { lines } = schema.parse(DAILY_STANDINGS, (await get(`/api/daily/standings/week/${DAY}`)).json);
    expect(lines).toMatchObject([{ name: 'Ada', days: 1 }]);
    expect(lines[0].points).toBeLessThanOrEqual(10);
  });

  test.each(['before', 'after'])('is not given again to who deletes their data %s its end', async (when) => {
    const player = newKey();
    const attempt = await begin(server, { day: DAY, rules: alone }, { player });
    const { key, table } = attempt;
    if (when === 'after') await playOut(attempt, alone);
    else attempt.guest.client.close();
    await call(server.base, 'DELETE', `/api/tables/${table}/me`, { key });
    const again = (body: object) =>
      call(server.base, 'POST', `/api/daily/${DAY}/${alone.facts.id}`, { body: { name: 'Ada', ...body } });
    expect(codeOf(await again({ key, player }))).toBe('attempt-deleted');
    expect(codeOf(await again({ key }))).toBe('attempt-deleted');
    expect(codeOf(await again({ key: newKey(), player }))).toBe('linked-already');
    expect((await rankingOf(server, DAY, alone.facts.id)).rankings.plain).toHaveLength(
      when === 'after' ? 1 : 0,
    );
    await close();
    const marks = ask('select opener, linked, player, name from daily_attempts');
    expect(marks).toEqual(marks.map(() => ({ opener: null, linked: null, player: null, name: null })));
    expect(codeOf(await again({ key, player }))).toBe('day-over');
  });

  test('is opened after a crash between its beginning and its table', async () => {
    const key = newKey();
    const { table } = (await post(DAY, alone.facts.id, key)).json as { table: string };
    await server.restartWith(async () => {
      const database = new DatabaseSync(server.data);
      database.exec(
        `delete from events where table_id = '${table}'; delete from tables where id = '${table}'`,
      );
      database.close();
    });
    const again = await begin(server, { day: DAY, rules: alone }, { key });
    expect(again.table).toBe(table);
    expect(again.guest.client.table).toMatchObject({ phase: 'playing', seats: [{ name: 'Ada' }] });
    again.guest.client.close();
  });

  test.each([
    ['alone', alone],
    ['against a bot', withBot],
  ])('%s has the dice of the day for every player, and is ranked when it is over', async (_, rules) => {
    const day = { day: DAY, rules };
    const { id } = rules.facts;
    const first = await begin(server, day);
    const second = await begin(server, day, { name: 'Bea' });
    expect(first.guest.client.table).toMatchObject({ daily: { day: DAY }, watch: false, hints: [] });
    await playOut(first, rules, 7);
    await playOut(second, rules, 8);
    const seed = dailySeed(secretOf(DAY), DAY, id);
    for (const { guest } of [first, second]) {
      expect(new Set(guest.verdicts)).toEqual(new Set(['daily']));
      const line = guest.client.story().map(({ played }) => played!);
      const steps = line.map(({ step }) => step);
      const positions = line.map(({ before }) => before);
      for (const [i, step] of steps.entries()) {
        if (!('roll' in step)) continue;
        const played = { rules, steps: steps.slice(0, i), positions, position: positions[i] };
        const dice = rules.dice(positions[i])!;
        expect(encodeRoll(dice, step.roll)).toEqual(encodeRoll(dice, dailyRoll(played, seed)));
      }
    }
    const { plain } = (await rankingOf(server, DAY, id)).rankings;
    expect(new Set(plain.map(({ name }) => name))).toEqual(new Set(['Ada', 'Bea']));
    expect(new Set(plain.map(({ table }) => table))).toEqual(new Set([first.table, second.table]));
    expect(plain[0].points).toBeGreaterThanOrEqual(plain[1].points);
  });

  test('meets the same bot as another one that is played alike', async () => {
    const story = async () => {
      const attempt = await begin(server, { day: DAY, rules: withBot });
      await playOut(attempt, withBot, 7);
      const played = attempt.guest.client.story().map((each) => each.played!);
      return played.map(({ step, before }) => encodeStep(withBot, before, step));
    };
    expect(await story()).toEqual(await story());
  });

  test('goes on after a restart in the middle of the day, and still counts', async () => {
    const attempt = await begin(server, { day: DAY, rules: withBot });
    const { client } = attempt.guest;
    const { seq } = client;
    await server.restart();
    await attempt.guest.until(({ connection }) => connection === 'online');
    await playOut(attempt, withBot);
    expect(client.seq).toBeGreaterThan(seq);
    expect((await rankingOf(server, DAY, withBot.facts.id)).rankings.plain).toHaveLength(1);
  });

  test('that is over when the server stops is stored later', async () => {
    const attempt = await begin(server, { day: DAY, rules: alone });
    await playOut(attempt, alone);
    await rankingOf(server, DAY, alone.facts.id);
    await server.restartWith(async () => {
      const database = new DatabaseSync(server.data);
      database.exec(
        'update daily_attempts set finished = null, points = null, hints = null, head = null, steps = null',
      );
      database.close();
    });
    const { plain } = (await rankingOf(server, DAY, alone.facts.id)).rankings;
    expect(plain).toMatchObject([{ rank: 1, name: 'Ada', table: attempt.table }]);
  });

  test('with hints is in the list of those, and its log says so', async () => {
    const attempt = await begin(server, { day: DAY, rules: alone });
    expect(await attempt.guest.client.act({ type: 'hint' })).toMatchObject({ ok: true });
    await attempt.guest.until(({ table }) => table?.hints.includes(0) === true);
    await playOut(attempt, alone);
    const { plain, hints } = (await rankingOf(server, DAY, alone.facts.id)).rankings;
    expect([plain.length, hints.length]).toEqual([0, 1]);
    const log = await fetch(`${server.base}/api/tables/${attempt.table}/log`, {
      headers: { authorization: `Bearer ${attempt.key}` },
    });
    const verdict = await verifyText(await log.text(), rulesOf);
    if (!verdict.ok) throw new Error(JSON.stringify(verdict.problem));
    expect(verdict.summary).toMatchObject({ daily: { day: DAY }, hints: [0], over: true });
    const { count } = verdict.summary;
    expect(count).toMatchObject({ daily: count.rolls, all: 0, some: 0, serverOnly: 0, old: 0, typed: 0 });
    expect(count.rolls).toBeGreaterThan(0);
  });

  test('that is over after the day has closed does not count', async () => {
    const early = await begin(server, { day: DAY, rules: alone });
    const late = await begin(server, { day: DAY, rules: alone }, { name: 'Bea' });
    await playOut(early, alone);
    late.guest.client.close();
    clock.set(closesAt(DAY));
    await server.restart();
    const again = await begin(server, { day: DAY, rules: alone }, { key: late.key });
    await playOut(again, alone);
    await close();
    const { plain } = (await rankingOf(server, DAY, alone.facts.id)).rankings;
    expect(plain.map(({ name }) => name)).toEqual(['Ada']);
  });

  test('whose log does not fit the dice of the day does not count', async () => {
    const attempt = await begin(server, { day: DAY, rules: alone });
    await server.restartWith(async () => {
      // The dice of this table come from another secret than was promised.
      const database = new DatabaseSync(server.data);
      database.exec(`update daily_days set secret = '${'ab'.repeat(32)}' where day = '${DAY}'`);
      database.close();
    });
    const secret = 'cd'.repeat(32);
    await attempt.guest.until(({ connection }) => connection === 'online');
    await attempt.guest.client.throwDice();
    await server.restartWith(async () => {
      const database = new DatabaseSync(server.data);
      database.exec(`update daily_days set secret = '${secret}' where day = '${DAY}'`);
      database.close();
    });
    await attempt.guest.until(({ connection }) => connection === 'online');
    await playOut(attempt, alone);
    expect((await rankingOf(server, DAY, alone.facts.id)).rankings.plain).toEqual([]);
  });
});

describe('a closed day', () => {
  test('has its secret, its file and its standings, and anyone can verify it', async () => {
    const player = newKey();
    const day = { day: DAY, rules: alone };
    const ada = await begin(server, day, { player });
    const bea = await begin(server, day, { name: 'Bea' });
    const bot = await begin(server, { day: DAY, rules: withBot }, { player });
    await playOut(ada, alone, 7);
    await playOut(bea, alone, 8);
    await playOut(bot, withBot);
    const { promise } = await rankingOf(server, DAY, alone.facts.id);
    expect((await get(`/api/daily/standings/week/${DAY}`)).json).toMatchObject({ lines: [] });
    await close();
    const closed = await rankingOf(server, DAY, alone.facts.id);
    expect(closed).toMatchObject({ open: false, promise, secret: secretOf(DAY) });
    expect((await get('/api/daily')).json).toMatchObject({ day: daysLater(DAY, 1), lastClosed: DAY });
    const text = await (await fetch(`${server.base}/api/daily/${DAY}`)).text();
    const { head } = ada.guest.client;
    const authorization = `Bearer ${ada.key}`;
    const own = await fetch(`${server.base}/api/tables/${ada.table}/log`, { headers: { authorization } });
    const log = await own.text();
    const verdict = await verifyDayText(text, rulesOf, { promise, own: [{ head, log }] });
    if (!verdict.ok) throw new Error(JSON.stringify(verdict.problem));
    expect(verdict.summary).toMatchObject({ day: DAY, attempts: 3, own: [{ name: 'Ada', head }] });
    const lines = ({ rankings }: typeof closed) =>
      rankings.plain.map(({ rank, name, points }) => ({ rank, name, points }));
    const [of] = verdict.summary.games.filter(({ game }) => game === alone.facts.id);
    expect(of.plain.map(({ rank, name, points }) => ({ rank, name, points }))).toEqual(lines(closed));
    const { lines: week } = schema.parse(
      DAILY_STANDINGS,
      (await get(`/api/daily/standings/week/${DAY}`)).json,
    );
    // Bea has not linked her attempts.
    expect(week).toMatchObject([{ rank: 1, name: 'Ada', days: 1 }]);
    expect((await get(`/api/daily/standings/month/${DAY}`)).json).toMatchObject({
      from: '2026-11-01',
      lines: week,
    });
    // What is frozen stays the same.
    await server.restart();
    expect(await (await fetch(`${server.base}/api/daily/${DAY}`)).text()).toBe(text);
  });

  test('loses the name of a player who deletes their data, and keeps the result', async () => {
    const attempt = await begin(
      server,
      { day: DAY, rules: alone },
      { name: 'Unmistakable', player: newKey() },
    );
    await playOut(attempt, alone);
    await close();
    const before = await rankingOf(server, DAY, alone.facts.id);
    const own = await call(server.base, 'GET', `/api/tables/${attempt.table}/me`, { key: attempt.key });
    const { points } = before.rankings.plain[0];
    expect(own.json).toMatchObject({ daily: { day: DAY, name: 'Unmistakable', points, hints: false } });
    await call(server.base, 'DELETE', `/api/tables/${attempt.table}/me`, { key: attempt.key });
    const after = await rankingOf(server, DAY, alone.facts.id);
    expect(after.rankings.plain).toMatchObject([{ rank: 1, name: null, points }]);
    expect((await get(`/api/daily/standings/week/${DAY}`)).json).toMatchObject({ lines: [] });
    const text = await (await fetch(`${server.base}/api/daily/${DAY}`)).text();
    expect(text).not.toContain('Unmistakable');
    expect(await verifyDayText(text, rulesOf, { own: [{ head: attempt.guest.client.head }] })).toMatchObject({
      ok: true,
    });
    expect(ask<{ left: string }>('select opener as left from daily_attempts')).toEqual([{ left: null }]);
  });
});
