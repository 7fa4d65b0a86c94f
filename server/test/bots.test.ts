import { readOptions, view } from '@iacta/core';
import { loadRules } from '@iacta/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BotThread } from '../bots/thinker.ts';
import { autoplay, Guest, openTable, startTestServer, type TestServer } from './kit.ts';

const GAME = 'zocken';
const rules = await loadRules(GAME);
const read = readOptions(rules.facts, { seats: 2, starter: 0 });
if (!read.ok) throw new Error('options');
const options = read.value;
const position = rules.begin(options);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('bots think on a worker thread, and report when they cannot', async () => {
  const thinker = new BotThread();
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
  const { table, keys } = await openTable(server.base, GAME, 2, { people: 1 });
  const person = new Guest(server.port, { table, key: keys[0], rules });
  await person.online();
  const seat = (bot: string) => person.client.act({ type: 'bot', seat: 1, bot });
  expect(await seat('nobody')).toMatchObject({ refusal: { code: 'unknown-bot' } });
  expect(await seat('first-steps')).toMatchObject({ ok: true });
  await person.client.act({ type: 'start' });
  autoplay(person, rules);
  await person.over();
  expect(person.client.table?.seats[1]).toEqual({ who: 'bot', name: '', bot: 'first-steps', colour: 1 });
  person.client.close();
});

describe('D10: a thread of bots', () => {
  const script = new URL('./stubborn-worker.ts', import.meta.url);
  const ask = (thinker: BotThread, bot: string) =>
    thinker.ask({ game: GAME, options, bot, view: view(rules, position, 0), seat: 0 });

  test('that hangs is replaced: only the question that hangs is lost', async () => {
    const thinker = new BotThread({ script, timeout: 500 });
    const asked = ['one', 'hang', 'three'].map((bot) => ask(thinker, bot));
    const results = await Promise.allSettled(asked);
    expect(results).toMatchObject([
      { value: 3 },
      { reason: { message: `bot hang of ${GAME} has not answered in 500 ms` } },
      { value: 5 },
    ]);
    await thinker.close();
  });

  test.each([
    { bot: 'die', message: 'the thread of the bots has ended with code 3' },
    { bot: 'throw', message: 'a defect' },
  ])(
    'that ends by "$bot" names the reason, and the next question finds another',
    async ({ bot, message }) => {
      const thinker = new BotThread({ script });
      const asked = [ask(thinker, bot), ask(thinker, 'next')];
      expect(await Promise.allSettled(asked)).toMatchObject([{ reason: { message } }, { value: 4 }]);
      await thinker.close();
    },
  );

  test('that is closed answers what still waits', async () => {
    const thinker = new BotThread({ script });
    const asked = Promise.allSettled([ask(thinker, 'hang'), ask(thinker, 'one')]);
    await thinker.close();
    expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
