import { awaits, type Rules, randomStream, readOptions } from '@iacta/core';
import { loadRules } from '@iacta/games';
import type { Asked } from '@iacta/online/client';
import { randomHex } from '@iacta/online/random';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { decide, startOf } from '../session/commands.ts';
import { Absences } from '../session/people.ts';
import { type Draft, sitDown } from '../tables/draft.ts';
import { Table } from '../tables/table.ts';
import { call, Guest, openTable, startTestServer, type TestServer, takeStep } from './kit.ts';

const GAME = 'zocken';
let rules: Rules;
/** With the grace period of a real server, and with none: no test waits for a minute. */
const servers: { [grace in 'usual' | 'none']?: TestServer } = {};
const guests: Guest[] = [];
const below = randomStream(3);

beforeAll(async () => {
  rules = await loadRules(GAME);
  servers.usual = await startTestServer();
  servers.none = await startTestServer({ tables: { absenceGrace: 0, second: 2 } });
});
afterAll(async () => {
  await servers.usual?.close();
  await servers.none?.close();
});
afterEach(() => {
  for (const { client } of guests.splice(0)) client.close();
});

async function ask({ client }: Guest, asked: Asked): Promise<string> {
  const result = await client.act(asked);
  return result.ok ? 'ok' : result.refusal.code;
}

/** A started table; all devices are there. */
async function playing(grace: 'usual' | 'none', seats: number, more: { clock?: number } = {}) {
  const server = servers[grace]!;
  const { table, keys } = await openTable(server.base, GAME, seats, { options: { starter: 0 }, ...more });
  const come = (seat: number) => {
    const guest = new Guest(server.port, { table, key: keys[seat], rules });
    guests.push(guest);
    return guest;
  };
  const people = keys.map((_, seat) => come(seat));
  await Promise.all(people.map((each) => each.online()));
  expect(await ask(people[0], { type: 'start' })).toBe('ok');
  await Promise.all(people.map((each) => each.until((client) => client.table?.phase === 'playing')));
  const log = async () =>
    (await call(server.base, 'GET', `/api/tables/${table}/log`)).json.entries as { body: { type: string } }[];
  return { table, people, come, log };
}

/** Closes the devices of some seats; the others know it. */
async function go(people: readonly Guest[], ...away: number[]): Promise<void> {
  await Promise.all(people.map((each) => each.until((c) => c.here.length === people.length)));
  for (const seat of away) people[seat].client.close();
  const here = people.flatMap((_, seat) => (away.includes(seat) ? [] : [seat])).join();
  await Promise.all(
    people.filter((_, seat) => !away.includes(seat)).map((each) => each.until((c) => c.here.join() === here)),
  );
}

const askBot = (of: number): Asked => ({ type: 'ask-bot', of, bot: 'greedy' });
const typesOf = (entries: readonly { body: { type: string } }[]) => entries.map(({ body }) => body.type);

async function questionOf(guest: Guest): Promise<number> {
  await guest.until((client) => client.table?.asks.length === 1);
  return guest.client.table!.asks[0].ask;
}

describe('a player whose connection drops', () => {
  test('is not voted about within the grace period', async () => {
    const { people, log } = await playing('usual', 3);
    await go(people, 2);
    const result = await people[0].client.act(askBot(2));
    expect(result).toMatchObject({
      ok: false,
      refusal: { code: 'too-soon', data: { seconds: expect.any(Number) } },
    });
    expect(typesOf(await log())).not.toContain('ask-bot');
  });

  test('cannot be replaced by the only other player, however long it lasts', async () => {
    const { people, log } = await playing('none', 2);
    await go(people, 1);
    expect(await ask(people[0], askBot(1))).toBe('alone');
    expect(typesOf(await log())).not.toContain('stand-in');
  });

  test('can be replaced by the only other player once the turn clock has played for them', async () => {
    const { people } = await playing('none', 2, { clock: 5 });
    await people[1].until(({ deadlines }) => deadlines.some(({ seat }) => seat === 0));
    await go(people, 0);
    // The clock plays the first decision, which is the absent player's.
    await people[1].until(({ seq }) => seq > 3);
    expect(await ask(people[1], askBot(0))).toBe('ok');
    await people[1].until((client) => client.table?.seats[0].bot === 'greedy');
  });

  test('can be replaced by the two others together', async () => {
    const { people } = await playing('none', 3);
    await go(people, 2);
    expect(await ask(people[0], askBot(2))).toBe('ok');
    expect(await ask(people[1], { type: 'answer', ask: await questionOf(people[1]), yes: true })).toBe('ok');
    await people[0].until((client) => client.table?.seats[2].bot === 'greedy');
  });

  test('of three players with two away, the one who is left decides about neither', async () => {
    const { people, come } = await playing('none', 3);
    await go(people, 1, 2);
    expect([await ask(people[0], askBot(1)), await ask(people[0], askBot(2))]).toEqual(['alone', 'alone']);
    const back = come(1);
    await back.online();
    expect(await ask(people[0], askBot(2))).toBe('ok');
    expect(await ask(back, { type: 'answer', ask: await questionOf(back), yes: true })).toBe('ok');
    await people[0].until((client) => client.table?.seats[2].bot === 'greedy');
  });

  test('of four players with two away, the two who are left are enough; the host is a player like any other', async () => {
    const { people } = await playing('none', 4);
    await go(people, 0, 3);
    expect(await ask(people[1], askBot(0))).toBe('ok');
    expect(await ask(people[2], { type: 'answer', ask: await questionOf(people[2]), yes: true })).toBe('ok');
    await people[1].until((client) => client.table?.seats[0].bot === 'greedy');
  });

  test('is waited for in the vote about another while their own grace period runs', async () => {
    const { people } = await playing('usual', 3);
    await go(people, 1, 2);
    expect(await ask(people[0], askBot(2))).toBe('too-soon');
  });
});

test('a vote about an earlier absence is not granted before the grace period of the present one is over', () => {
  const table = new Table('0'.repeat(32), rules);
  const options = readOptions(rules.facts, { seats: 3 });
  if (!options.ok) throw new Error('options');
  const { id: game, rulesVersion } = rules.facts;
  const opened = { table: table.id, game, rules: rulesVersion, options: { ...options.value } };
  const write = (draft: Draft) =>
    expect(table.add([draft], () => randomHex(16), null)).toMatchObject({ ok: true });
  write({ body: { type: 'open', at: 0, ...opened, clock: null, watch: true } });
  for (const seat of [0, 1, 2]) write(sitDown({ now: 0, seat, name: `P${seat}`, key: `key${seat}` }));
  write(startOf(0));
  /** Seat 2 may be voted about in this many milliseconds; the others are here. */
  const asking = (seat: number, graceLeft: number | null) => ({
    seat,
    host: false,
    now: 0,
    here: new Set([0, 1]),
    graceLeft: (of: number) => (of === 2 ? graceLeft : null),
    isBot: () => true,
  });
  const asked = decide(table, { type: 'ask-bot', id: 'ask-for-it', of: 2, bot: 'greedy' }, asking(0, 0));
  if (!asked.ok) throw new Error(asked.refusal.code);
  for (const draft of asked.value) write(draft);
  const ask = table.asks[0].ask;
  const vote = (graceLeft: number | null, yes = true) =>
    decide(table, { type: 'answer', id: 'vote-on-it', ask, yes }, asking(1, graceLeft));
  // The player has been here meanwhile.
  expect(vote(null)).toMatchObject({ ok: false, refusal: { code: 'still-there' } });
  expect(vote(52_001)).toMatchObject({ ok: false, refusal: { code: 'too-soon', data: { seconds: 53 } } });
  expect(vote(52_001, false)).toMatchObject({ ok: true, value: [{ body: { type: 'answer' } }] });
  expect(vote(0)).toMatchObject({
    ok: true,
    value: [{ body: { type: 'answer' } }, { body: { type: 'stand-in' } }],
  });
});

describe('the veto on taking back a roll', () => {
  /** Plays until just after a roll. */
  async function rolled(people: readonly Guest[]): Promise<void> {
    while (awaits(rules, people[0].client.position!).kind !== 'roll') await takeStep(people, rules, below);
    await takeStep(people, rules, below);
  }

  test('stays with a player who is away', async () => {
    const { people, log } = await playing('none', 2);
    await rolled(people);
    await go(people, 1);
    expect(await ask(people[0], { type: 'undo', seen: people[0].client.seq, count: 1 })).toBe('ok');
    await questionOf(people[0]);
    expect(typesOf(await log())).not.toContain('undo');
  });

  test('stays with a player in whose place a bot plays, who is asked and can refuse', async () => {
    const { people, log } = await playing('none', 3);
    await rolled(people);
    expect(await ask(people[2], { type: 'leave' })).toBe('ok');
    await people[0].until((client) => client.table?.seats[2].bot !== null);
    expect(await ask(people[0], { type: 'undo', seen: people[0].client.seq, count: 1 })).toBe('ok');
    const question = await questionOf(people[1]);
    expect(await ask(people[1], { type: 'answer', ask: question, yes: true })).toBe('ok');
    expect(typesOf(await log())).not.toContain('undo');
    expect(await ask(people[2], { type: 'answer', ask: question, yes: false })).toBe('ok');
    await people[0].until((client) => client.table?.asks.length === 0);
    expect(typesOf(await log())).not.toContain('undo');
  });
});

describe('how long a seat is away', () => {
  const seats = (...sat: number[]) => ({
    seats: sat.map((each) => ({
      who: 'person' as const,
      name: '',
      bot: null,
      key: `${each}`,
      sat: each,
      colour: 0,
    })),
  });

  test('counts from the last device, ends with the next, and restarts for another person in the seat', () => {
    const absences = new Absences(60);
    absences.update(seats(1, 2), new Set([0]), 1000);
    expect([absences.graceLeft(0, 1010), absences.graceLeft(1, 1010)]).toEqual([null, 50]);
    absences.update(seats(1, 2), new Set([0]), 1030);
    expect([absences.graceLeft(1, 1059), absences.graceLeft(1, 1060)]).toEqual([1, 0]);
    absences.update(seats(1, 5), new Set([0]), 2000);
    expect(absences.graceLeft(1, 2000)).toBe(60);
    absences.update(seats(1, 5), new Set([0, 1]), 2100);
    expect(absences.graceLeft(1, 3000)).toBeNull();
  });
});
