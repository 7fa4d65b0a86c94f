import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BEGIN_DAILY, type Daily } from '@iacta/online/daily';
import { CHANGE_KEY, CHANGE_PLAYER, OPEN_TABLE, SUBSCRIBE, TAKE_SEAT, UNSUBSCRIBE } from '@iacta/online/wire';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addRoutes } from '../http/routes.ts';
import { ADDRESS_LIMITS } from '../limits/settings.ts';
import type { TableRegistry } from '../registry/registry.ts';
import { call, newKey, openTable, startTestServer, type TestServer } from './kit.ts';

interface Schema {
  readonly required?: readonly string[];
  readonly properties?: { readonly [name: string]: unknown };
}
interface Operation {
  readonly responses: { readonly [status: string]: unknown };
}
const page = JSON.parse(readFileSync(join(import.meta.dirname, '../../docs/openapi.json'), 'utf8')) as {
  paths: { [path: string]: { [method: string]: Operation } };
  components: { schemas: { [name: string]: Schema } };
};
const { schemas } = page.components;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('docs/openapi.json', () => {
  test('names every route there is, and no other', async () => {
    const app = fastify();
    const routes: string[] = [];
    app.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) if (each !== 'HEAD') routes.push(`${each.toLowerCase()} ${url}`);
    });
    addRoutes(app, {} as TableRegistry, {
      limits: ADDRESS_LIMITS,
      origins: [],
      refused: () => {},
    });
    const told = Object.entries(page.paths).flatMap(([path, methods]) =>
      Object.keys(methods).flatMap((method) =>
        method === 'parameters' || !path.startsWith('/api/')
          ? []
          : [`${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`],
      ),
    );
    expect(new Set(told)).toEqual(new Set(routes));
  });

  test.each([
    ['OpenTable', OPEN_TABLE],
    ['TakeSeat', TAKE_SEAT],
    ['ChangeKey', CHANGE_KEY],
    ['ChangePlayer', CHANGE_PLAYER],
    ['Subscribe', SUBSCRIBE],
    ['Unsubscribe', UNSUBSCRIBE],
    ['BeginDaily', BEGIN_DAILY],
  ] as const)('%s has the properties that are read', (name, { entries }) => {
    expect(new Set(Object.keys(schemas[name].properties ?? {}))).toEqual(new Set(Object.keys(entries)));
    const required = Object.entries(entries).flatMap(([key, { type }]) =>
      String(type) === 'optional' ? [] : [key],
    );
    expect(new Set(schemas[name].required)).toEqual(new Set(required));
  });

  test('answers have the documented properties', async () => {
    const body = { key: newKey(), game: 'zocken', options: { seats: 2 }, name: 'Ada', listed: true };
    const opened = await call(server.base, 'POST', '/api/tables', { body });
    const { table, code } = opened.json as { table: string; code: string };
    await openTable(server.base, 'zocken', 2);
    const [listing] = (await call(server.base, 'GET', '/api/tables')).json as unknown as object[];
    const daily = (await call(server.base, 'GET', '/api/daily')).json as unknown as Daily;
    const ofToday = `/api/daily/${daily.day}/${daily.games[0].game}`;
    const attempt = await call(server.base, 'POST', ofToday, { body: { key: newKey(), name: 'Ada' } });
    const answers: [string, object][] = [
      ['Daily', daily],
      ['DailyAttempt', attempt.json],
      ['DailyRanking', (await call(server.base, 'GET', ofToday)).json],
      ['DailyStandings', (await call(server.base, 'GET', `/api/daily/standings/week/${daily.day}`)).json],
      ['Opened', opened.json],
      ['OpenSeats', listing],
      ['Seat', (listing as { seats: object[] }).seats[0]],
      ['Listing', (await call(server.base, 'GET', `/api/codes/${code}`)).json],
      ['TableState', (await call(server.base, 'GET', `/api/tables/${table}`)).json],
      ['OwnData', (await call(server.base, 'GET', `/api/tables/${table}/me`, { key: body.key })).json],
    ];
    for (const [name, answer] of answers) {
      expect(new Set(Object.keys(answer)), name).toEqual(new Set(schemas[name].required));
      expect(new Set(Object.keys(schemas[name].properties ?? {})), name).toEqual(
        new Set(schemas[name].required),
      );
    }
  });

  test('the addresses for operators answer as documented', async () => {
    for (const path of ['/healthz', '/readyz', '/metrics']) {
      expect(Object.keys(page.paths[path].get.responses)).toContain(
        String((await fetch(server.base + path)).status),
      );
    }
  });
});
