import { encodeRoll, type Face, type Rules } from '@iacta/core';
import { isGameId, loadRules } from '@iacta/games';
import type { Asked } from '@iacta/online/client';
import { verifyText } from '@iacta/online/log';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  autoplay,
  call,
  Guest,
  newKey,
  openTable,
  startTestServer,
  type TestServer,
  takeStep,
} from './kit.ts';

const GAME = 'zocken';
let rules: Rules;
let server: TestServer;
const guests: Guest[] = [];

beforeAll(async () => {
  rules = await loadRules(GAME);
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => {
  for (const { client } of guests.splice(0)) client.close();
});

async function come(table: string, key?: string): Promise<Guest> {
  const guest = new Guest(server.port, { table, rules, ...(key === undefined ? {} : { key }) });
  guests.push(guest);
  await guest.online();
  return guest;
}

async function ask({ client }: Guest, asked: Asked): Promise<string> {
  const result = await client.act(asked);
  return result.ok ? 'ok' : result.refusal.code;
}

const verified = async (table: string) => {
  const text = await (await fetch(`${server.base}/api/tables/${table}/log`)).text();
  return verifyText(text, async (id) => (isGameId(id) ? loadRules(id) : null));
};

describe('a table with free seats', () => {
  test.each([
    ['bot', ['person', 'bot', 'bot', 'bot']],
    ['close', ['person']],
  ] as const)('starts by its host’s wish: %s', async (absent, seats) => {
    const { table, keys } = await openTable(server.base, GAME, 4, { people: 1 });
    const ada = await come(table, keys[0]);
    expect(await ask(ada, { type: 'start' })).toBe('empty-seats');
    expect(await ask(ada, { type: 'start', absent })).toBe('ok');
    await ada.until((client) => client.table?.phase === 'playing');
    expect(ada.client.table?.seats.map(({ who }) => who)).toEqual(seats);
    const colours = ada.client.table?.seats.map(({ colour }) => colour);
    expect(new Set(colours).size).toBe(seats.length);
  });
});

describe('a late guest', () => {
  const sit = (table: string, body: object) =>
    call(server.base, 'POST', `/api/tables/${table}/seats`, { body });

  test('takes over from a bot while the game goes on, plays it to its end, and all is proven', async () => {
    const { table, keys } = await openTable(server.base, GAME, 3, { people: 1, options: { starter: 0 } });
    const ada = await come(table, keys[0]);
    for (const seat of [1, 2]) await ask(ada, { type: 'bot', seat, bot: 'greedy' });
    await ask(ada, { type: 'start' });
    await ada.until((client) => client.table?.phase === 'playing');
    const key = newKey();
    expect(await sit(table, { key, name: 'Person 0' })).toMatchObject({
      json: { refusal: { code: 'name-taken' } },
    });
    expect((await sit(table, { key, name: 'Zoe', seat: 0 })).json).toEqual({
      refusal: { code: 'seat-taken' },
    });
    expect((await sit(table, { key, name: 'Zoe', seat: 2 })).json).toEqual({ seat: 2 });
    expect((await sit(table, { key, name: 'Zoe' })).json).toEqual({ seat: 2 });
    const zoe = await come(table, key);
    await ada.until((client) => client.table?.seats[2].name === 'Zoe');
    expect(ada.client.table?.seats[2]).toMatchObject({ who: 'person', bot: null });
    for (const each of [ada, zoe]) autoplay(each, rules);
    await Promise.all([ada.over(), zoe.over()]);
    expect(zoe.verdicts).toContain('checked');
    expect(await verified(table)).toMatchObject({ ok: true });
    expect((await sit(table, { key: newKey(), name: 'Eve' })).json).toEqual({ refusal: { code: 'started' } });
  });

  test('finds no seat where only people play', async () => {
    const { table, keys } = await openTable(server.base, GAME, 2);
    const ada = await come(table, keys[0]);
    await ask(ada, { type: 'start' });
    expect((await sit(table, { key: newKey(), name: 'Zoe' })).json).toEqual({ refusal: { code: 'started' } });
  });
});

test('the code of a finished table leads to where the same people play again', async () => {
  const { table, keys, code } = await openTable(server.base, GAME, 2);
  const [ada, bea] = [await come(table, keys[0]), await come(table, keys[1])];
  expect(await ask(ada, { type: 'start' })).toBe('ok');
  for (const each of [ada, bea]) autoplay(each, rules);
  await Promise.all([ada.over(), bea.over()]);
  const found = async () => (await call(server.base, 'GET', `/api/codes/${code}`)).json;
  expect(await found()).toMatchObject({ table, code, phase: 'over' });
  const seqs = await Promise.all(
    [ada, bea].map(async ({ client }) => {
      const result = await client.act({ type: 'again' });
      return result.ok ? result.seq : -1;
    }),
  );
  await bea.until((client) => client.table?.again != null);
  // Both asked at once: each of them is acknowledged with the entry that it made, and there is one table.
  const { entries } = (await call(server.base, 'GET', `/api/tables/${table}/log`)).json as {
    entries: { body: object }[];
  };
  for (const [seat, seq] of seqs.entries())
    expect(entries[seq]?.body).toMatchObject({ type: 'again', seat, table: bea.client.table!.again });
  const next = await come(bea.client.table!.again!, keys[1]);
  expect(await found()).toMatchObject({
    table: bea.client.table!.again,
    code: next.client.code,
    phase: 'waiting',
  });
});

describe('physical dice', () => {
  const facesNow = ({ client }: Guest): Face[] => [...encodeRoll(rules.dice(client.position!)!, 0)];

  test('are typed by the player who throws; each such roll says so, and fair rolls stay checked', async () => {
    const { table, keys } = await openTable(server.base, GAME, 2, { options: { starter: 0 } });
    const [ada, bea] = [await come(table, keys[0]), await come(table, keys[1])];
    expect(await ask(bea, { type: 'set', ownDice: true })).toBe('not-host');
    expect(await ask(ada, { type: 'set', ownDice: true })).toBe('ok');
    expect(await ask(ada, { type: 'start' })).toBe('ok');
    await ada.until((client) => client.position !== null);
    // A move takes up the die that is thrown.
    await takeStep([ada], rules, () => 0);
    await ada.until(({ position }) => rules.dice(position!) !== null);
    await bea.until(({ seq }) => seq >= ada.client.seq);
    const faces = facesNow(ada);
    expect(await ask(bea, { type: 'enter', roll: 0, faces })).toBe('not-your-decision');
    expect(await ask(ada, { type: 'enter', roll: 1, faces })).toBe('stale');
    expect(await ask(ada, { type: 'enter', roll: 0, faces: [9] })).toBe('wrong-dice');
    expect(await ask(ada, { type: 'enter', roll: 0, faces })).toBe('ok');
    await bea.until(({ seq }) => seq >= ada.client.seq);
    expect(bea.client.rolls().map(({ verdict }) => verdict)).toEqual(['typed']);
    for (const each of [ada, bea]) autoplay(each, rules);
    await Promise.all([ada.over(), bea.over()]);
    expect(new Set(bea.verdicts)).toEqual(new Set(['typed', 'checked']));
    const verdict = await verified(table);
    expect(verdict).toMatchObject({ ok: true, summary: { count: { typed: 1, serverOnly: 0, some: 0 } } });
    // The next table of the same people is played with physical dice again.
    expect(await ask(ada, { type: 'again' })).toBe('ok');
    await bea.until((client) => client.table?.again != null);
    const next = await come(bea.client.table!.again!, keys[1]);
    expect(next.client.table?.ownDice).toBe(true);
  });

  test('have no place at another table', async () => {
    const { table, keys } = await openTable(server.base, GAME, 2, { options: { starter: 0 } });
    const [ada] = [await come(table, keys[0]), await come(table, keys[1])];
    await ask(ada, { type: 'start' });
    await ada.until((client) => client.position !== null);
    await takeStep([ada], rules, () => 0);
    await ada.until(({ position }) => rules.dice(position!) !== null);
    expect(await ask(ada, { type: 'enter', roll: 0, faces: facesNow(ada) })).toBe('no-own-dice');
    expect(await ask(ada, { type: 'set', ownDice: true })).toBe('started');
  });
});

describe('those who watch', () => {
  test('send phrases where the host allows it, and no longer than that', async () => {
    const { table, keys } = await openTable(server.base, GAME, 2);
    const [ada, eve] = [await come(table, keys[0]), await come(table)];
    const said = () => ada.happenings.filter(({ kind }) => kind === 'said');
    eve.client.say('hello');
    expect(await ask(ada, { type: 'set', spectatorPhrases: true })).toBe('ok');
    await eve.until((client) => client.table?.spectatorPhrases === true);
    eve.client.say('thanks');
    await ada.until(() => said().length > 0);
    expect(said()).toEqual([{ kind: 'said', seat: -1, phrase: 'thanks' }]);
    expect(await ask(ada, { type: 'set', spectatorPhrases: false })).toBe('ok');
    await eve.until((client) => client.table?.spectatorPhrases === false);
    eve.client.say('bye');
    // What is sent after it arrives, so it was refused.
    ada.client.say('oops');
    await ada.until(() => said().length > 1);
    expect(said().map((each) => 'phrase' in each && each.phrase)).toEqual(['thanks', 'oops']);
  });
});
