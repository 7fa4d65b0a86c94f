import { type Move, moves, type Rules, readOptions } from '@iacta/core';
import { loadRules } from '@iacta/games';
import { SOLO_GAME } from '@iacta/games/test-kit';
import { SYSTEM_CLOCK } from '@iacta/online/clock';
import { randomHex } from '@iacta/online/random';
import type { Reply } from '@iacta/online/wire';
import { GENESIS } from '@iacta/table/log';
import { describe, expect, test, vi } from 'vitest';
import { ALONE } from '../cluster/side.ts';
import { DEFAULTS } from '../registry/settings.ts';
import { throwOf } from '../session/dice.ts';
import type { Peer } from '../session/people.ts';
import { TableSession } from '../session/session.ts';
import { Committer } from '../store/committer.ts';
import type { Appended, Batch, Store } from '../store/store.ts';
import { type Draft, sitDown } from '../tables/draft.ts';
import { Table } from '../tables/table.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A started table for two, in a session whose disk answers on request. */
async function sessionOf(rules: Rules) {
  const table = new Table('0'.repeat(32), rules);
  const options = readOptions(rules.facts, { seats: 2 });
  if (!options.ok) throw new Error('options');
  const open: Draft['body'] = {
    type: 'open',
    at: 0,
    table: table.id,
    game: rules.facts.id,
    rules: rules.facts.rulesVersion,
    options: { ...options.value },
    clock: null,
    watch: true,
  };
  const drafts: Draft[] = [
    { body: open, hidden: { host: 'key0' } },
    ...[0, 1].map((seat) => sitDown({ now: 0, seat, name: `P${seat}`, key: `key${seat}` })),
  ];
  expect(table.add(drafts, () => randomHex(16), null)).toMatchObject({ ok: true });
  expect(table.head).not.toBe(GENESIS);
  const disk: { batches: readonly Batch[]; answer: (results: readonly Appended[] | Error) => void }[] = [];
  const append = (batches: readonly Batch[]) =>
    new Promise<readonly Appended[]>((resolve, reject) => {
      disk.push({ batches, answer: (r) => (r instanceof Error ? reject(r) : resolve(r)) });
    });
  const lost: unknown[] = [];
  const faults: unknown[] = [];
  const waited: number[] = [];
  const outrunBy: TableSession[] = [];
  const rejoined: unknown[] = [];
  const session = new TableSession(table, {
    isMuted: () => false,
    committer: new Committer({ append } as unknown as Store),
    settings: { ...DEFAULTS, botPause: 0, nonceWait: 50 },
    clock: SYSTEM_CLOCK,
    isBot: () => false,
    askBot: () => Promise.reject(new Error('no')),
    openAgain: () => Promise.reject(new Error('no')),
    lost: (_, error) => lost.push(error),
    fault: ({ table: { id } }, error) => faults.push({ table: id, error }),
    refused: () => {},
    acknowledged: (ms) => waited.push(ms),
    leftOut: () => {},
    others: ALONE,
    catchUp: async () => {},
    sideChanged: () => {},
    written: () => {},
    changed: () => {},
    outrun: (of) => {
      outrunBy.push(of);
      void of.handOver(false);
    },
  });
  const heard: Reply[] = [];
  let dropped = false;
  const peer: Peer = {
    keyHash: 'key0',
    program: false,
    send: (text) => heard.push(JSON.parse(text) as Reply),
    rejoin: async (seen) => void rejoined.push(seen),
    drop: () => {
      dropped = true;
    },
  };
  session.join(peer);
  heard.length = 0;
  return {
    session,
    peer,
    heard,
    disk,
    lost,
    outrunBy,
    rejoined,
    faults,
    waited,
    table,
    isDropped: () => dropped,
  };
}

const rules = await loadRules(SOLO_GAME);

test('nothing is sent before it is durable; then the acknowledgement, then the broadcast, in this order', async () => {
  const { session, peer, heard, disk } = await sessionOf(rules);
  session.handle(peer, { type: 'start', id: 'start-it' });
  // Said after the start, so it must not come before it.
  session.handle(peer, { type: 'say', phrase: 'hello' });
  session.handle(peer, { type: 'start', id: 'start-again' });
  await turn();
  await turn();
  expect(heard).toEqual([]);
  expect(disk).toHaveLength(1);
  disk[0].answer(['done']);
  await turn();
  expect(heard.map(({ type }) => type)).toEqual(['ack', 'entry', 'said', 'refused']);
  session.close();
});

test('the acknowledgement latency includes the disk', async () => {
  const { session, peer, disk, waited } = await sessionOf(rules);
  session.handle(peer, { type: 'start', id: 'start-it' });
  await turn();
  await new Promise((soon) => setTimeout(soon, 20));
  expect(waited).toEqual([]);
  disk[0].answer(['done']);
  await turn();
  expect(waited).toHaveLength(1);
  expect(waited[0]).toBeGreaterThan(15);
  session.close();
});

test('a device that joins meanwhile receives nothing that is not on disk', async () => {
  const { session, peer, disk } = await sessionOf(rules);
  session.handle(peer, { type: 'start', id: 'start-it' });
  const seen: Reply[] = [];
  const late: Peer = {
    keyHash: null,
    program: false,
    send: (text) => seen.push(JSON.parse(text) as Reply),
    drop() {},
    async rejoin() {},
  };
  session.join(late);
  await turn();
  await turn();
  expect(seen).toEqual([]);
  disk[0].answer(['done']);
  await turn();
  expect(seen[0]).toMatchObject({ type: 'welcome', entries: [{}, {}, {}, { body: { type: 'start' } }] });
  expect(seen.filter(({ type }) => type === 'entry')).toEqual([]);
  session.close();
});

test('if another process was first, nothing was said and the devices come to the table again', async () => {
  const { session, peer, heard, disk, lost, outrunBy, rejoined, isDropped } = await sessionOf(rules);
  const { seq, head } = session.table;
  session.handle(peer, { type: 'start', id: 'start-it' });
  await turn();
  await turn();
  disk[0].answer(['conflict']);
  await turn();
  await turn();
  expect(heard).toEqual([]);
  expect([outrunBy, lost, isDropped()]).toEqual([[session], [], false]);
  expect(rejoined).toEqual([{ seq, head }]);
  expect(await session.durable()).toBe(false);
});

test('if the disk fails, nothing was sent and all devices are disconnected', async () => {
  const answer = new Error('disk full');
  const { session, peer, heard, disk, lost, isDropped } = await sessionOf(rules);
  session.handle(peer, { type: 'start', id: 'start-it' });
  await turn();
  await turn();
  disk[0].answer(answer);
  await turn();
  await turn();
  expect(heard).toEqual([]);
  expect(lost).toHaveLength(1);
  expect(isDropped()).toBe(true);
  expect(await session.durable()).toBe(false);
  session.handle(peer, { type: 'pause', id: 'too-late' });
  expect(heard).toEqual([]);
});

test('a move is decoded and encoded once, and its entry is written as text once', async () => {
  const decodeMove = vi.fn((json: unknown) => rules.decodeMove(json));
  const encodeMove = vi.fn((move: Move) => rules.encodeMove(move));
  const { session, peer, heard, disk, table } = await sessionOf({ ...rules, decodeMove, encodeMove });
  const answerAll = async () => {
    await turn();
    await turn();
    for (const { answer, batches } of disk.splice(0)) answer(batches.map(() => 'done'));
    await turn();
  };
  session.handle(peer, { type: 'start', id: 'start-it' });
  await answerAll();
  while (table.waitsFor()?.kind === 'roll') {
    // No device takes part: the roll follows its throw at once.
    session.submit([throwOf(table, rules.thrower(table.position!), [], 0)]);
    session.throws.tryAgain();
    await answerAll();
  }
  const waits = table.waitsFor();
  if (waits?.kind !== 'moves') throw new Error('no decision');
  const [seat] = waits.seats;
  const move = rules.encodeMove(moves(rules, table.position!, seat)[0]);
  const mover: Peer = { ...peer, keyHash: `key${seat}` };
  session.join(mover);
  await answerAll();
  decodeMove.mockClear();
  encodeMove.mockClear();
  heard.length = 0;
  const texts = vi.spyOn(JSON, 'stringify');
  const parsed = vi.spyOn(JSON, 'parse');
  try {
    session.handle(mover, { type: 'move', id: 'move-it-now', seen: table.seq, move });
    await turn();
    await turn();
    const [{ batches, answer }] = disk;
    const { body } = batches[0].rows[0];
    expect(texts.mock.results.filter(({ value }) => value === body)).toHaveLength(1);
    expect(parsed.mock.calls.filter(([text]) => text === body)).toEqual([]);
    answer(['done']);
    await turn();
    expect(texts.mock.results.filter(({ value }) => value === body)).toHaveLength(1);
    expect(parsed.mock.calls.filter(([text]) => text === body)).toEqual([]);
    expect([decodeMove.mock.calls.length, encodeMove.mock.calls.length]).toEqual([1, 1]);
    const { salt } = table.rows[table.seq];
    expect(heard).toContainEqual(
      expect.objectContaining({ type: 'entry', seq: table.seq, entry: { salt, body: JSON.parse(body) } }),
    );
  } finally {
    texts.mockRestore();
    parsed.mockRestore();
    session.close();
  }
});

describe('something that throws', () => {
  const other = (heard: Reply[]): Peer => ({
    keyHash: 'key1',
    program: false,
    send: (text) => heard.push(JSON.parse(text) as Reply),
    drop: () => heard.push({ type: 'bye', wait: 0 }),
    rejoin: async () => {},
  });

  test('is answered to the sender as internal and logged with its table; the others notice nothing', async () => {
    let isBroken = true;
    const broken: Rules = {
      ...rules,
      begin: (options) => {
        if (isBroken) throw new Error('a fault');
        return rules.begin(options);
      },
    };
    const { session, peer, heard, disk, lost, faults, isDropped } = await sessionOf(broken);
    const seen: Reply[] = [];
    session.join(other(seen));
    seen.length = 0;
    heard.length = 0;
    const { seq, head } = session.table;
    session.handle(peer, { type: 'start', id: 'start-it' });
    expect(heard).toEqual([{ type: 'refused', id: 'start-it', refusal: { code: 'internal' } }]);
    expect(faults).toEqual([{ table: session.table.id, error: new Error('a fault') }]);
    expect([seen, lost, isDropped(), disk]).toEqual([[], [], false, []]);
    expect([session.table.seq, session.table.head, session.table.phase]).toEqual([seq, head, 'waiting']);
    // The table goes on: the same action, sent again, is carried out.
    isBroken = false;
    session.handle(peer, { type: 'start', id: 'start-it' });
    await turn();
    await turn();
    disk[0].answer(['done']);
    await turn();
    expect(heard.at(-2)).toEqual({ type: 'ack', id: 'start-it', seq: seq + 1 });
    expect(seen).toMatchObject([{ type: 'entry', seq: seq + 1 }]);
    session.close();
  });
});
