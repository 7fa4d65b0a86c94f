import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeStep, encodePosition, GameRecord, readOptions } from '@iacta/core';
import { isGameId, loadRules } from '@iacta/games';
import { type LogFile, verifyText, writeLog } from '@iacta/online/log';
import { apply, emptyLog } from '@iacta/table/log';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../store/open.ts';
import type { Row } from '../store/store.ts';
import { autoplay, Guest, startTestServer } from './kit.ts';

// Tables as servers of earlier versions have left them in the middle of a game: rows of the store, keys and log.
interface Golden {
  readonly table: string;
  readonly code: string;
  readonly keys: readonly string[];
  readonly head: string;
  readonly state: unknown;
  readonly log: LogFile;
  readonly rows: readonly Row[];
}
const root = join(import.meta.dirname, '../..');
const files = globSync('games/*/test/version-*/table.json', { cwd: root });
const folder = mkdtempSync(join(tmpdir(), 'iacta-versions-'));
afterAll(() => rmSync(folder, { recursive: true }));
const rulesOf = async (id: string) => (isGameId(id) ? loadRules(id) : null);

test('there are tables of earlier versions', () => {
  expect(files.length).toBeGreaterThan(0);
});

test.each(files)('%s: the log of an earlier version is verified to its head', async (file) => {
  const golden = JSON.parse(readFileSync(join(root, file), 'utf8')) as Golden;
  const verdict = await verifyText(writeLog(golden.log), rulesOf);
  expect(verdict).toMatchObject({ ok: true, summary: { head: golden.head, complete: true, over: false } });
  if (!verdict.ok || !verdict.state.game) throw new Error('no game');
  const { rules } = verdict.state;
  const { position } = verdict.state.game;
  expect(rules.encode(position)).toEqual(golden.state);
  expect(encodePosition(rules, position).rules).toBe(rules.facts.rulesVersion);
});

test.each(files)(
  '%s: a table of an earlier version is played on to its end, and its whole log is verified',
  { timeout: 60_000 },
  async (file) => {
    const golden = JSON.parse(readFileSync(join(root, file), 'utf8')) as Golden;
    const open = JSON.parse(golden.rows[0].body) as {
      at: number;
      game: string;
      rules: number;
      options: object;
    };
    if (!isGameId(open.game)) throw new Error(open.game);
    const rules = await loadRules(open.game);
    expect(open.rules).toBeLessThan(rules.facts.rulesVersion);
    const data = join(folder, 'tables.sqlite');
    const store = await openStore(data);
    const { table, code, rows, keys } = golden;
    const opened = { at: open.at, code, opener: 'golden', game: open.game, listed: false };
    expect(await store.append([{ table, rows, opened, phase: 'playing' }])).toEqual(['done']);
    await store.close();

    const server = await startTestServer({ data });
    const guests = keys.map((key) => new Guest(server.port, { table, key, rules }));
    await Promise.all(guests.map((guest) => guest.online()));
    const [{ client }] = guests;
    expect(client.head).toBe(golden.head);
    expect(rules.encode(client.position!)).toEqual(golden.state);
    expect(client.table?.options).toMatchObject(rules.facts.earlier?.[open.rules] ?? {});
    // Who may watch can change in a game; the options that stand in that entry are those of the present version.
    expect(await client.act({ type: 'set', watch: false })).toMatchObject({ ok: true });
    expect(await client.act({ type: 'set', watch: true })).toMatchObject({ ok: true });
    for (const guest of guests) autoplay(guest, rules);
    await Promise.all(guests.map((guest) => guest.over()));
    const text = await (await fetch(`${server.base}/api/tables/${table}/log`)).text();
    expect(await verifyText(text, rulesOf)).toMatchObject({
      ok: true,
      summary: { over: true, complete: true, head: client.head },
    });
    for (const guest of guests) guest.client.close();
    await server.close();
  },
);

test.each(files)('%s: the fold of the log leads to the same state', async (file) => {
  const golden = JSON.parse(readFileSync(join(root, file), 'utf8')) as Golden;
  const [first] = golden.log.entries;
  if (!first || !('body' in first) || first.body.type !== 'open' || !isGameId(first.body.game))
    throw new Error(file);
  const rules = await loadRules(first.body.game);
  let state = emptyLog(rules);
  for (const entry of golden.log.entries) {
    const applied = apply(state, entry);
    if (!applied.ok) throw new Error(JSON.stringify(applied.problem));
    state = applied.state;
  }
  expect(state).toMatchObject({ head: golden.head, version: first.body.rules, phase: 'playing' });
  expect(state.game && rules.encode(state.game.position)).toEqual(golden.state);
});

test.each(files)('%s: the steps alone lead to the same state', async (file) => {
  const { log, state } = JSON.parse(readFileSync(join(root, file), 'utf8')) as Golden;
  const bodies = log.entries.map((entry) => ('body' in entry ? entry.body : {})) as unknown as {
    type: string;
    game: string;
    rules: number;
    options: object;
    seat: number;
    move: unknown;
    faces: unknown[];
  }[];
  const [{ game, rules: version, options }] = bodies;
  if (!isGameId(game)) throw new Error(game);
  const rules = await loadRules(game);
  const read = readOptions(rules.facts, options, version);
  if (!read.ok) throw new Error(read.refusal.code);
  const record = GameRecord.begin(rules, read.value);
  for (const { type, seat, move, faces } of bodies) {
    if (type !== 'move' && type !== 'roll') continue;
    const step = decodeStep(rules, record.position, type === 'move' ? { seat, move } : { roll: faces });
    if (!step.ok || !record.play(step.value).ok) throw new Error('refused');
  }
  expect(rules.encode(record.position)).toEqual(state);
});
