import { DatabaseSync } from 'node:sqlite';
import { awaits, moves, type Rules, randomStream } from '@iacta/core';
import { isGameId, loadRules } from '@iacta/games';
import { verifyText } from '@iacta/online/log';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  autoplay,
  call,
  Guest,
  newKey,
  openTable,
  RawSocket,
  startTestServer,
  type TestServer,
  takeStep,
} from './kit.ts';

const GAME = 'zocken';
let rules: Rules;
let server: TestServer;
const guests: Guest[] = [];
const rulesOf = async (id: string) => (isGameId(id) ? loadRules(id) : null);

beforeAll(async () => {
  rules = await loadRules(GAME);
  server = await startTestServer({ tables: { second: 2, alarm: 50, absenceGrace: 0 } });
});
afterAll(() => server.close());
afterEach(() => {
  for (const { client } of guests.splice(0)) client.close();
});

function guest(table: string, key?: string): Guest {
  const each = new Guest(server.port, { table, rules, ...(key === undefined ? {} : { key }) });
  guests.push(each);
  return each;
}

/** A started table with all players present; the starter is seat 0. */
async function playing(seats = 2, more: Parameters<typeof openTable>[3] = {}) {
  const opened = await openTable(server.base, GAME, seats, { options: { starter: 0 }, ...more });
  const people = opened.keys.map((key) => guest(opened.table, key));
  await Promise.all(people.map((each) => each.online()));
  for (let seat = opened.keys.length; seat < seats; seat++) {
    await people[0].client.act({ type: 'bot', seat, bot: 'greedy' });
  }
  expect(await people[0].client.act({ type: 'start' })).toMatchObject({ ok: true });
  await Promise.all(people.map((each) => each.until(({ table }) => table?.phase === 'playing')));
  return { ...opened, people };
}

const below = randomStream(5);
const step = (people: readonly Guest[]) => takeStep(people, rules, below);

describe('an action', () => {
  test('sent twice is done once, and answered twice', async () => {
    const { table, keys, people } = await playing();
    const raw = new RawSocket(server.port);
    const seq = (await raw.hello(table, keys[0])).entries.length - 1;
    const position = people[0].client.position!;
    const move = rules.encodeMove(moves(rules, position, 0)[0]);
    const action = { type: 'move', id: 'the-same-id', seen: seq, move };
    raw.send(action);
    raw.send(action);
    expect([await raw.next('ack'), await raw.next('ack')]).toEqual([
      { type: 'ack', id: 'the-same-id', seq: seq + 1 },
      { type: 'ack', id: 'the-same-id', seq: seq + 1 },
    ]);
    await people[1].until((client) => client.seq === seq + 1);
    expect(people[1].client.seq).toBe(seq + 1);
    await server.restart();
    await people[0].online();
    const after = new RawSocket(server.port);
    expect((await after.hello(table, keys[0])).entries).toHaveLength(seq + 2);
    after.send(action);
    expect(await after.next('ack')).toMatchObject({ seq: seq + 1 });
    after.close();
  });

  test('of another seat with the same id is another action', async () => {
    const { table, keys } = await playing(2);
    const raw = new RawSocket(server.port);
    await raw.hello(table, keys[0]);
    raw.send({ type: 'pause', id: 'the-same-id' });
    await raw.next('ack');
    const other = new RawSocket(server.port);
    await other.hello(table, keys[1]);
    other.send({ type: 'pause', id: 'the-same-id' });
    expect(await other.next('refused')).toMatchObject({ refusal: { code: 'paused' } });
    raw.close();
    other.close();
  });

  test('as an answer to a question that is gone is refused', async () => {
    const { people } = await playing();
    const before = people[0].client.seq;
    await step(people);
    await step(people);
    const stale = await people[0].client.act({ type: 'move', seen: before, move: { place: 5 } });
    expect(stale).toMatchObject({ ok: false, refusal: { code: 'stale' } });
    expect(await people[0].client.act({ type: 'throw', roll: 77 })).toMatchObject({ ok: false });
  });

  test('that the rules refuse changes nothing and says why', async () => {
    const { people } = await playing();
    const { seq } = people[0].client;
    expect(await people[0].client.move({ place: 99 })).toMatchObject({ ok: false });
    expect(await people[0].client.move({ place: 3 })).toMatchObject({ ok: false });
    expect(await people[1].client.move({ pick: 'red' })).toMatchObject({
      refusal: { code: 'not-your-decision' },
    });
    expect(await people[1].client.throwDice()).toMatchObject({ refusal: { code: 'no-dice-awaited' } });
    expect(people[0].client.seq).toBe(seq);
  });

  test('of another seat is refused', async () => {
    const { table, people } = await playing();
    expect(await people[1].client.act({ type: 'start' })).toMatchObject({ refusal: { code: 'not-host' } });
    const spectator = guest(table);
    await spectator.online();
    expect(await spectator.client.act({ type: 'pause' })).toMatchObject({ refusal: { code: 'not-seated' } });
  });
});

describe('taking back', () => {
  test('one’s own step is free', async () => {
    const { people } = await playing();
    await step(people);
    const undone = await people[0].client.undo(1);
    expect(undone).toMatchObject({ ok: true });
    await people[1].until(({ seq }) => seq === (undone.ok ? undone.seq : 0));
    expect(people[1].client.position).toEqual(people[0].client.position);
  });

  test('a roll needs all devices, and keeps its number', async () => {
    const { table, people } = await playing(3);
    while (awaits(rules, people[0].client.position!).kind !== 'roll') await step(people);
    await step(people);
    const rolled = people[0].client.position!;
    await people[0].client.undo(1);
    await people[2].until((client) => client.table?.asks.length === 1);
    const [ask] = people[2].client.table!.asks;
    expect(ask).toMatchObject({ kind: 'undo', seat: 0, count: 1, yes: [0] });
    expect(await people[0].client.act({ type: 'answer', ask: ask.ask, yes: true })).toMatchObject({
      ok: false,
    });
    expect(await people[1].client.act({ type: 'answer', ask: ask.ask, yes: true })).toMatchObject({
      ok: true,
    });
    expect(people[1].client.position).toEqual(rolled);
    expect(await people[2].client.act({ type: 'answer', ask: ask.ask, yes: true })).toMatchObject({
      ok: true,
    });
    await people[0].until((client) => client.table?.asks.length === 0);
    expect(awaits(rules, people[0].client.position!).kind).toBe('roll');
    await step(people);
    const log = (await call(server.base, 'GET', `/api/tables/${table}/log`)).json as unknown as {
      entries: { body: { type: string; roll?: number } }[];
    };
    const rolls = log.entries.flatMap(({ body }) => (body.type === 'roll' ? [body.roll] : []));
    expect(rolls).toEqual([0, 1]);
  });

  test('another’s answer to the same question does not end it, and is taken back with the rest', async () => {
    const { people } = await playing(3);
    while (people[0].client.owing.length < 2) await step(people);
    const before = people[0].client.position!;
    const [first, second] = people[0].client.owing;
    await people[first].client.undo(1);
    await people[second].until((client) => client.table?.asks.length === 1);
    // The first asked seat in order answers.
    expect(await step(people)).toBe(first);
    const asks = people[second].client.table!.asks;
    expect(asks).toMatchObject([{ kind: 'undo', seat: first, count: 2, yes: [first] }]);
    const others = people.filter(({ client }) => client.seat !== first);
    for (const { client } of others) await client.act({ type: 'answer', ask: asks[0].ask, yes: true });
    await people[first].until((client) => client.table?.asks.length === 0);
    // The step that led to the question is gone, and with it the answer.
    expect(people[first].client.position).not.toEqual(before);
    expect(people[0].client.owing.length).toBeLessThan(2);
    while (people[0].client.owing.length < 2) await step(people);
    await people[first].client.undo(1);
    await people[second].until((client) => client.table?.asks.length === 1);
    while (people[0].client.owing.length > 0) await step(people);
    expect(people[second].client.table!.asks).toEqual([]);
  });

  test('a question ends with a no, and with the next step', async () => {
    const { people } = await playing();
    while (awaits(rules, people[0].client.position!).kind !== 'roll') await step(people);
    await step(people);
    await people[1].client.undo(1);
    await people[0].until((client) => client.table?.asks.length === 1);
    await people[0].client.act({ type: 'answer', ask: people[0].client.table!.asks[0].ask, yes: false });
    await people[1].until((client) => client.table?.asks.length === 0);
    await people[1].client.undo(1);
    await people[0].until((client) => client.table?.asks.length === 1);
    await step(people);
    expect(people[0].client.table!.asks).toEqual([]);
  });

  test('what is not there is refused', async () => {
    const { people } = await playing();
    expect(await people[0].client.undo(1)).toMatchObject({ refusal: { code: 'nothing-to-undo' } });
  });
});

describe('at the table', () => {
  test('a pause stops steps until it is ended', async () => {
    const { people } = await playing();
    await people[1].client.act({ type: 'pause' });
    await people[0].until((client) => client.table?.paused === true);
    expect(await people[0].client.move({ pick: 'red' })).toMatchObject({ refusal: { code: 'paused' } });
    await people[0].client.act({ type: 'resume' });
    expect(await people[0].client.move({ pick: 'red' })).toMatchObject({ ok: true });
  });

  test('presence is broadcast, and quick phrases', async () => {
    const { table, people } = await playing();
    await people[0].until(({ here }) => here.length === 2);
    guest(table);
    await people[0].until(({ watchers }) => watchers === 1);
    people[1].client.say('good-luck');
    await people[0].until(() => people[0].happenings.some(({ kind }) => kind === 'said'));
    expect(people[0].happenings.find(({ kind }) => kind === 'said')).toEqual({
      kind: 'said',
      seat: 1,
      phrase: 'good-luck',
    });
    people[1].client.close();
    await people[0].until(({ here }) => here.join() === '0');
  });

  test('a bot plays for a player who leaves, and they can come back', async () => {
    const { people } = await playing();
    await people[0].client.act({ type: 'leave' });
    await people[1].until((client) => client.table?.seats[0].bot === 'greedy');
    await people[1].until((client) => client.seq > 5);
    expect(await people[0].client.act({ type: 'back' })).toMatchObject({ ok: true });
    await people[1].until((client) => client.table?.seats[0].bot === null);
  });

  test('a player who stays away is replaced by vote', async () => {
    const { people } = await playing(3);
    expect(await people[0].client.act({ type: 'ask-bot', of: 2, bot: 'greedy' })).toMatchObject({
      refusal: { code: 'still-there' },
    });
    people[2].client.close();
    await people[0].until(({ here }) => here.length === 2);
    await people[0].client.act({ type: 'ask-bot', of: 2, bot: 'greedy' });
    await people[1].until((client) => client.table?.asks.length === 1);
    const [{ ask }] = people[1].client.table!.asks;
    await people[1].client.act({ type: 'answer', ask, yes: true });
    await people[0].until((client) => client.table?.seats[2].bot === 'greedy');
  });

  test('a player who is back in time is not replaced', async () => {
    const { people, table, keys } = await playing(3);
    people[2].client.close();
    await people[0].until(({ here }) => here.length === 2);
    await people[0].client.act({ type: 'ask-bot', of: 2, bot: 'greedy' });
    await people[1].until((client) => client.table?.asks.length === 1);
    const [{ ask }] = people[1].client.table!.asks;
    await guest(table, keys[2]).online();
    expect(await people[1].client.act({ type: 'answer', ask, yes: true })).toMatchObject({
      refusal: { code: 'still-there' },
    });
  });

  test('bots play in their seats, with dice that the person’s device takes part in', async () => {
    const { people, table } = await playing(3, { people: 1 });
    autoplay(people[0], rules);
    await people[0].over();
    expect(people[0].verdicts.length).toBeGreaterThan(5);
    expect(people[0].verdicts.filter((verdict) => verdict !== 'checked')).toEqual([]);
    const text = await (await fetch(`${server.base}/api/tables/${table}/log`)).text();
    expect(await verifyText(text, rulesOf)).toMatchObject({ ok: true, summary: { over: true } });
  });

  test('bots among themselves have only the server’s word, and it is said', async () => {
    const key = newKey();
    const body = { key, game: GAME, options: { seats: 2 } };
    const opened = await call(server.base, 'POST', '/api/tables', { body });
    const table = opened.json.table as string;
    const host = guest(table, key);
    await host.online();
    expect(host.client.seat).toBe(-1);
    for (const seat of [0, 1]) await host.client.act({ type: 'bot', seat, bot: 'greedy' });
    await host.client.act({ type: 'start' });
    await host.over();
    expect(new Set(host.verdicts)).toEqual(new Set(['server-only']));
    const text = await (await fetch(`${server.base}/api/tables/${table}/log`)).text();
    expect(await verifyText(text, rulesOf)).toMatchObject({
      ok: true,
      summary: { count: { all: 0, some: 0 } },
    });
  });

  test('the clock moves and throws for those who stay away', async () => {
    const { people, table } = await playing(2, { clock: 5 });
    await Promise.all(people.map((each) => each.over()));
    const log = (await call(server.base, 'GET', `/api/tables/${table}/log`)).json as unknown as {
      entries: { body: { type: string; by?: string } }[];
    };
    const steps = log.entries.filter(({ body }) => body.type === 'move' || body.type === 'throw');
    expect(new Set(steps.map(({ body }) => body.by))).toEqual(new Set(['clock']));
  }, 60_000);

  test('the clock runs on after a restart, at a table without devices', async () => {
    const { people, table } = await playing(2, { clock: 50 });
    for (const { client } of people) client.close();
    await server.restart();
    // Looked at from outside: asking the server for the table would wake it.
    const written = () => {
      const database = new DatabaseSync(server.data, { readOnly: true });
      const sql = `select body from events where table_id = ? order by seq`;
      const rows = database.prepare(sql).all(table) as { body: string }[];
      database.close();
      return rows.map(({ body }) => JSON.parse(body) as { by?: string });
    };
    const before = written().length;
    while (written().length < before + 3) await new Promise((soon) => setTimeout(soon, 20));
    expect(
      written()
        .slice(before)
        .map(({ by }) => by),
    ).toContain('clock');
  });

  test('all devices receive whose time runs, late ones too; a pause stops it', async () => {
    const { people, table } = await playing(2, { clock: 86_400 });
    const running = ({ deadlines }: Guest['client']) => deadlines.map(({ seat }) => seat).join();
    await Promise.all(people.map((each) => each.until((client) => running(client) === '0')));
    const late = guest(table);
    await late.until((client) => running(client) === '0');
    await step(people);
    while (!late.client.owing.includes(1)) await step(people);
    await late.until((client) => running(client).includes('1'));
    expect((await call(server.base, 'GET', `/api/tables/${table}`)).json.awaited).not.toEqual([]);
    await people[0].client.act({ type: 'pause' });
    expect((await call(server.base, 'GET', `/api/tables/${table}`)).json.awaited).toEqual([]);
    await Promise.all([...people, late].map((each) => each.until((client) => running(client) === '')));
  });

  test('a host who forbids watching disconnects spectators only', async () => {
    const { people, table } = await playing();
    const late = guest(table);
    await people[0].until(({ watchers }) => watchers === 1);
    await people[0].client.act({ type: 'set', watch: false });
    await late.until(() => late.happenings.some(({ kind }) => kind === 'turned-away'));
    expect(late.happenings.at(-2)).toMatchObject({ kind: 'turned-away', refusal: { code: 'no-watching' } });
    expect(people.map(({ client }) => client.connection)).toEqual(['online', 'online']);
  });

  test('a rematch turns the seats and begins when all are there', async () => {
    const { people, keys } = await playing();
    for (const each of people) autoplay(each, rules);
    await Promise.all(people.map((each) => each.over()));
    const [first, second] = await Promise.all(people.map((each) => each.client.act({ type: 'again' })));
    expect([first.ok, second.ok]).toEqual([true, true]);
    await people[0].until((client) => client.table?.again !== null);
    const next = people[0].client.table!.again!;
    const [a, b] = keys.map((key) => guest(next, key));
    await b.online();
    await a.until(({ table }) => table?.phase === 'playing');
    expect([a.client.seat, b.client.seat]).toEqual([1, 0]);
    expect(a.client.table?.rematch).toBe(true);
    expect(a.client.table?.seats.map(({ name }) => name)).toEqual(['Person 1', 'Person 0']);
  });
});

describe('a lost connection', () => {
  test('is taken up where it was, without a new welcome', async () => {
    const { people } = await playing();
    for (let i = 0; i < 3; i++) await step(people);
    const welcomes = () => people[1].heard.filter((line) => line.includes('"type":"welcome"')).length;
    expect(welcomes()).toBe(1);
    people[1].client.cut();
    await step([people[0]]).catch(() => 0);
    await people[1].online();
    await people[1].until(({ seq }) => seq === people[0].client.seq);
    expect(people[1].client.position).toEqual(people[0].client.position);
    expect(welcomes()).toBe(1);
    expect(people[1].heard.some((line) => line.includes('"type":"resumed"'))).toBe(true);
  });

  test('and a stop of the server: everything goes on, what was asked meanwhile is done', async () => {
    const { people, table } = await playing();
    for (let i = 0; i < 3; i++) await step(people);
    const { head } = people[0].client;
    const again = server.restart();
    await people[0].until(({ connection }) => connection !== 'online');
    const said = people[0].client.act({ type: 'pause' });
    await again;
    expect(await said).toMatchObject({ ok: true });
    await people[1].until((client) => client.table?.paused === true);
    expect(people[0].heard.some((line) => line.includes('"type":"bye"'))).toBe(true);
    const text = await (await fetch(`${server.base}/api/tables/${table}/log`)).text();
    expect(await verifyText(text, rulesOf, head)).toMatchObject({ ok: true });
  });

  test('a client that knows another log receives the whole table again', async () => {
    const { table, keys, people } = await playing();
    const raw = new RawSocket(server.port);
    await raw.opened;
    const seen = { seq: people[0].client.seq, head: 'f'.repeat(64) };
    raw.send({ type: 'hello', table, key: keys[0], seen });
    expect((await raw.next('welcome')).entries).toHaveLength(people[0].client.seq + 1);
    raw.close();
  });
});

test('an unopened answer is masked in the log until it is opened', async () => {
  const { people, table } = await playing(3);
  const masked = async () => {
    const { json } = await call(server.base, 'GET', `/api/tables/${table}/log`);
    return (json.entries as { masked?: string }[]).filter((entry) => entry.masked !== undefined).length;
  };
  const sealed = () => rules.sealed(people[0].client.position!) && people[0].client.owing.length === 2;
  while (!sealed()) await step(people);
  expect(await masked()).toBe(0);
  await step(people);
  expect(await masked()).toBe(1);
  const text = await (await fetch(`${server.base}/api/tables/${table}/log`)).text();
  expect(await verifyText(text, rulesOf)).toMatchObject({ ok: true, summary: { complete: false } });
  await step(people);
  expect(await masked()).toBe(0);
});
