import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, openTable, RawSocket } from './kit.ts';

let house: Awaited<ReturnType<typeof openHouse>>;

beforeAll(async () => {
  // A slow machine must not throw without the nonce that is on its way.
  house = await openHouse({ tables: { nonceWait: 60_000 } });
});

afterAll(() => house.close());

const NONCE = '00112233445566778899aabbccddeeff';

/** Two people at a table of Zocken that has begun. */
async function twoAtATable() {
  const { table, keys } = await openTable(house.base, 'zocken', 2);
  const [ada, bea] = keys.map(() => new RawSocket(house.port));
  await ada.hello(table, keys[0]);
  await bea.hello(table, keys[1]);
  ada.send({ type: 'start', id: 'action-1' });
  await bea.next('entry');
  bea.heard.length = 0;
  return { ada, bea };
}

test('a receipt for a nonce comes along with what is said next, and before it', async () => {
  const { ada, bea } = await twoAtATable();
  bea.send({ type: 'nonce', roll: 0, nonce: NONCE });
  bea.send({ type: 'say', phrase: 'good-luck' });
  await ada.next('said');
  await bea.next('said');
  expect(bea.heard.map(({ type }) => type)).toEqual(['have']);
  ada.close();
  bea.close();
});

test('with nothing else to say it waits, and comes by itself in the end', async () => {
  const { ada, bea } = await twoAtATable();
  const sent = performance.now();
  bea.send({ type: 'nonce', roll: 0, nonce: NONCE });
  expect(await bea.next('have')).toEqual({ type: 'have', roll: 0 });
  expect(performance.now() - sent).toBeGreaterThan(900);
  ada.close();
  bea.close();
});

test('it comes before the roll, even if that waited for this very nonce', async () => {
  const { ada, bea } = await twoAtATable();
  ada.send({ type: 'nonce', roll: 0, nonce: NONCE });
  ada.send({ type: 'throw', id: 'action-2', roll: 0 });
  ada.send({ type: 'say', phrase: 'good-luck' });
  await bea.next('said');
  bea.send({ type: 'nonce', roll: 0, nonce: NONCE });
  bea.send({ type: 'say', phrase: 'good-luck' });
  await bea.next('said');
  expect(bea.heard).toMatchObject([
    { type: 'have', roll: 0 },
    { type: 'entry', body: { type: 'roll', nonces: [NONCE, NONCE] } },
  ]);
  ada.close();
  bea.close();
});
