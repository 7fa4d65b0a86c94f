import { dayOf } from '@iacta/online/daily';
import { words as de } from '@iacta/online/words/de';
import { words as en } from '@iacta/online/words/en';
import { words as fr } from '@iacta/online/words/fr';
import { words as it } from '@iacta/online/words/it';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { areAlike } from '../tables/look-alikes.ts';
import { NAME_LIST } from '../tables/name-list.ts';
import { call, newKey, startTestServer, type TestServer } from './kit.ts';

const GAME = 'zocken';
const REFUSED = { refusal: { code: 'name-not-listed' } };

describe('a server where names are chosen from a list', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ hasNameList: true });
  });
  afterAll(() => server.close());

  const post = (path: string, body: object) =>
    call(server.base, 'POST', path, { body: { key: newKey(), ...body } });

  test('refuses any other name wherever one is given', async () => {
    const { table } = (await post('/api/tables', { game: GAME, name: 'Fuchs' })).json;
    expect(table).toBeTruthy();
    expect((await post('/api/tables', { game: GAME, name: 'Ada' })).json).toEqual(REFUSED);
    expect((await post('/api/tables', { game: GAME, name: 'fuchs' })).json).toEqual(REFUSED);
    const seats = `/api/tables/${table as string}/seats`;
    expect((await post(seats, { name: 'Ada' })).json).toEqual(REFUSED);
    expect((await post(seats, { name: 'Écureuil' })).json).toEqual({ seat: 1 });
    const daily = `/api/daily/${dayOf(Date.now())}/${GAME}`;
    expect((await post(daily, { name: 'Ada' })).json).toEqual(REFUSED);
    expect((await post(daily, { name: 'Owl' })).status).toBe(200);
  });

  test('opens a table for a host without a name, and says which names there are', async () => {
    expect((await post('/api/tables', { game: GAME })).status).toBe(200);
    expect((await call(server.base, 'GET', '/api/names')).json).toEqual({ names: NAME_LIST });
  });
});

test('elsewhere names are free', async () => {
  const server = await startTestServer();
  const body = { key: newKey(), game: GAME, name: 'Ada' };
  expect((await call(server.base, 'POST', '/api/tables', { body })).status).toBe(200);
  expect((await call(server.base, 'GET', '/api/names')).json).toEqual({ names: null });
  await server.close();
});

test('each language has as many names, in its order, and none is taken for another', () => {
  for (const [language, names] of Object.entries(NAME_LIST)) {
    expect(names).toHaveLength(24);
    expect([...names].sort(new Intl.Collator(language).compare)).toEqual(names);
    for (const [i, name] of names.entries())
      for (const other of names.slice(i + 1)) expect(areAlike(name, other), `${name} ${other}`).toBe(false);
  }
});

test('the refusal has a sentence in four languages', () => {
  for (const { refusals, otherRefusal } of [de, en, fr, it]) {
    expect(refusals['name-not-listed']).toBeTruthy();
    expect(refusals['name-not-listed']).not.toBe(otherRefusal);
  }
});
