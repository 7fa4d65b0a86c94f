import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorPath } from '../operator/socket.ts';
import { call, newKey, openTable, RawSocket, startTestServer, type TestServer } from './kit.ts';

const GAME = 'zocken';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { isAdministered: true });
});
afterAll(() => server.close());

interface Reported {
  readonly id: string;
  readonly table: string;
  readonly seat: number;
  readonly what: string;
  readonly name: string | null;
}

interface Answer {
  readonly ok: boolean;
  readonly why?: string;
  readonly value?: unknown;
}

function admin(asked: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socketPath = operatorPath(server.data, server.port);
    const sent = request({ socketPath, method: 'POST' }, (reply) => resolve(json(reply) as Promise<Answer>));
    sent.on('error', reject);
    sent.end(JSON.stringify({ by: 'anna', ...asked }));
  });
}

const reports = async (table: string) =>
  ((await admin({ do: 'reports' })).value as Reported[]).filter((each) => each.table === table);
const report = (table: string, body: object, key?: string) =>
  call(server.base, 'POST', `/api/tables/${table}/report`, { body, ...(key === undefined ? {} : { key }) });
const openPublic = () => openTable(server.base, GAME, 2, { listed: true });

test('what a player reports is kept once, over a restart, until the operator decides', async () => {
  const { table, keys } = await openPublic();
  for (const key of keys) expect((await report(table, { seat: 1, what: 'name' }, key)).status).toBe(200);
  await report(table, { seat: -1, what: 'phrases' }, keys[0]);
  await server.restart();
  const [first, second, ...others] = await reports(table);
  expect(others).toEqual([]);
  expect(first).toMatchObject({ table, seat: 1, what: 'name', name: 'Person 1' });
  expect(second).toMatchObject({ table, seat: -1, what: 'phrases', name: null });
  expect((await admin({ do: 'decide', report: first.id, decision: 'keep' })).ok).toBe(true);
  expect(await reports(table)).toMatchObject([{ id: second.id }]);
  expect(await admin({ do: 'decide', report: first.id, decision: 'remove' })).toMatchObject({
    why: 'no-such-report',
  });
});

test('a name that the operator removes is gone, and a seat with reported phrases is muted', async () => {
  const { table, keys } = await openPublic();
  for (const what of ['name', 'phrases']) await report(table, { seat: 1, what }, keys[0]);
  for (const { id } of await reports(table)) await admin({ do: 'decide', report: id, decision: 'remove' });
  expect(await reports(table)).toEqual([]);
  const socket = new RawSocket(server.port);
  const { names } = await socket.hello(table, keys[0]);
  expect(names.map(({ name }) => name)).toEqual(['Person 0']);
  socket.close();
  expect((await admin({ do: 'show', table })).value).toMatchObject({
    seats: [{ muted: false }, { muted: true }],
  });
});

test('nothing is reported at tables that are not public, without a key, or of an empty seat', async () => {
  const { table, keys } = await openTable(server.base, GAME, 2);
  const codeOf = async (...asked: Parameters<typeof report>) => (await report(...asked)).json.refusal;
  expect(await codeOf(table, { seat: 1, what: 'name' }, keys[0])).toEqual({ code: 'not-public' });
  const open = await openTable(server.base, GAME, 3, { listed: true, people: 1 });
  expect(await codeOf(open.table, { seat: 0, what: 'name' })).toEqual({ code: 'not-seated' });
  expect(await codeOf(open.table, { seat: 0, what: 'name' }, newKey())).toEqual({ code: 'unknown-key' });
  expect(await codeOf(open.table, { seat: 1, what: 'name' }, open.keys[0])).toMatchObject({
    code: 'malformed',
  });
  expect(await codeOf(open.table, { seat: -1, what: 'name' }, open.keys[0])).toMatchObject({
    code: 'malformed',
  });
  expect(await codeOf(open.table, { seat: 0, what: 'face' }, open.keys[0])).toMatchObject({
    code: 'malformed',
  });
  expect(await reports(open.table)).toEqual([]);
});

test('whether a table is public is told to its people, also after a restart', async () => {
  const { table } = await openPublic();
  const other = await openTable(server.base, GAME, 2);
  await server.restart();
  const listed = async (id: string) => (await call(server.base, 'GET', `/api/tables/${id}`)).json.listed;
  expect(await listed(table)).toBe(true);
  expect(await listed(other.table)).toBe(false);
});
