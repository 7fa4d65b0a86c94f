import { loadRules } from '@iacta/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, newKey, openTable, RawSocket, startTestServer, type TestServer } from './kit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a move that has seen more than there is is refused; one that has seen all there is counts', async () => {
  const { table, keys } = await openTable(server.base, 'zocken', 2, { options: { starter: 0 } });
  const [ada, bea] = [new RawSocket(server.port), new RawSocket(server.port)];
  await ada.hello(table, keys[0]);
  await bea.hello(table, keys[1]);
  expect(await ada.ask({ type: 'start' })).toBe('ok');
  const { seq } = await ada.next('entry');
  const rules = await loadRules('zocken');
  const move = { pick: 'red' };
  expect(rules.decodeMove(move).ok).toBe(true);
  for (const seen of [seq + 1, 1e9]) expect(await ada.ask({ type: 'move', seen, move })).toBe('stale');
  expect(await ada.ask({ type: 'move', seen: seq, move })).toBe('ok');
  ada.close();
  bea.close();
});

test('options that a game does not have are refused, also where the key has opened a table before', async () => {
  const key = newKey();
  const open = (options: object, more = {}) =>
    call(server.base, 'POST', '/api/tables', {
      body: { key, game: 'zocken', name: 'Ada', options, ...more },
    });
  const unknown = { status: 400, json: { refusal: { code: 'unknown-option', data: { option: 'speed' } } } };
  expect(await open({ seats: 2, speed: 9 })).toEqual(unknown);
  const opened = await open({ seats: 2 });
  expect(opened.status).toBe(200);
  expect(await open({ seats: 2, speed: 9 })).toEqual(unknown);
  expect((await open({ seats: 2 }, { speed: 9 })).json.refusal).toMatchObject({ code: 'malformed' });
  expect(await open({ seats: 2 })).toEqual(opened);
  const host = new RawSocket(server.port);
  await host.hello(opened.json.table as string, key);
  expect(await host.ask({ type: 'set', options: { seats: 2, speed: 9 } })).toBe('unknown-option');
  host.close();
});
