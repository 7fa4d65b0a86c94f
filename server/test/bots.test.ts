import { readOptions, view } from '@iacta/core';
import { loadRules } from '@iacta/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { botNamesFor } from '../bots/names.ts';
import { Thinker } from '../bots/thinker.ts';
import { autoplay, Guest, openHouse, openTable } from './kit.ts';

const GAME = 'zocken';
const rules = await loadRules(GAME);
const read = readOptions(rules.facts, { seats: 2, starter: 0 });
if (!read.ok) throw new Error('options');
const options = read.value;
const position = rules.begin(options);

let house: Awaited<ReturnType<typeof openHouse>>;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('a game with bots of its own has the levels, another only those that play everything', async () => {
  expect(await botNamesFor(GAME)).toContain('first-steps');
  const others = await botNamesFor('no-such-game');
  expect(others).toContain('greedy');
  expect(others).not.toContain('first-steps');
});

test('bots think on a thread of their own, and say when they cannot', async () => {
  const thinker = new Thinker();
  const ask = (bot: string) =>
    thinker.ask({ game: GAME, options, bot, view: view(rules, position, 0), seat: 0 });
  const [first, second] = await Promise.all([ask('greedy'), ask('random')]);
  for (const move of [first, second]) expect(rules.encodeMove(move)).toHaveProperty('pick');
  await expect(ask('nobody')).rejects.toThrow('no bot nobody');
  await thinker.close();
  // The next question finds a new thread.
  expect(rules.encodeMove(await ask('greedy'))).toHaveProperty('pick');
  await thinker.close();
});

test('a level takes a seat and plays to the end; a name that is no bot is refused', {
  timeout: 60_000,
}, async () => {
  const { table, keys } = await openTable(house.base, GAME, 2, { people: 1 });
  const person = new Guest(house.port, { table, key: keys[0], rules });
  await person.online();
  const seat = (bot: string) => person.client.act({ type: 'bot', seat: 1, bot });
  expect(await seat('nobody')).toMatchObject({ refusal: { code: 'unknown-bot' } });
  expect(await seat('first-steps')).toMatchObject({ ok: true });
  await person.client.act({ type: 'start' });
  autoplay(person, rules);
  await person.over();
  expect(person.client.table?.seats[1]).toEqual({ who: 'bot', name: '', bot: 'first-steps' });
  person.client.close();
});
