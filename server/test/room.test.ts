import { type Rules, readOptions } from '@iacta/core';
import { GENESIS } from '@iacta/online/log';
import type { Reply } from '@iacta/online/wire';
import { GAME_IDS, loadRules } from '@iacta/registry';
import { expect, test } from 'vitest';
import { Committer } from '../store/committer.ts';
import type { Appended, Batch, Store } from '../store/store.ts';
import { type Draft, seal, sitDown } from '../tables/draft.ts';
import type { Peer } from '../tables/presence.ts';
import { Room } from '../tables/room.ts';
import { Table } from '../tables/table.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A started table for two, in a room whose disk answers when it is told to. */
async function roomOf(rules: Rules) {
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
    { body: open },
    ...[0, 1].map((seat) => sitDown(0, seat, `P${seat}`, `key${seat}`)),
  ];
  for (const draft of drafts) table.apply(seal(table.id, table, draft, null));
  expect(table.head).not.toBe(GENESIS);
  const disk: { batches: readonly Batch[]; answer: (results: readonly Appended[] | Error) => void }[] = [];
  const append = (batches: readonly Batch[]) =>
    new Promise<readonly Appended[]>((resolve, reject) => {
      disk.push({ batches, answer: (r) => (r instanceof Error ? reject(r) : resolve(r)) });
    });
  const lost: unknown[] = [];
  const waited: number[] = [];
  const room = new Room(table, {
    committer: new Committer({ append } as unknown as Store),
    settings: { botPause: 0, nonceWait: 50, second: 1000 },
    now: Date.now,
    isBot: () => false,
    askBot: () => Promise.reject(new Error('no')),
    openAgain: () => Promise.reject(new Error('no')),
    lost: (_, error) => lost.push(error),
    refused: () => {},
    acknowledged: (ms) => waited.push(ms),
    leftOut: () => {},
  });
  const heard: Reply[] = [];
  let dropped = false;
  const peer: Peer = {
    seat: 0,
    host: true,
    send: (text) => heard.push(JSON.parse(text) as Reply),
    drop: () => {
      dropped = true;
    },
  };
  room.join(peer);
  heard.length = 0;
  return { room, peer, heard, disk, lost, waited, table, isDropped: () => dropped };
}

const rules = await loadRules(GAME_IDS[0]);

test('nothing is said before the disk has it; then acknowledged, then told, in this order', async () => {
  const { room, peer, heard, disk } = await roomOf(rules);
  room.handle(peer, { type: 'start', id: 'start-it' });
  // Said after the start, so it must not come before it.
  room.handle(peer, { type: 'say', phrase: 'hello' });
  room.handle(peer, { type: 'start', id: 'start-again' });
  await turn();
  await turn();
  expect(heard).toEqual([]);
  expect(disk).toHaveLength(1);
  disk[0].answer(['done']);
  await turn();
  expect(heard.map(({ type }) => type)).toEqual(['ack', 'entry', 'said', 'refused']);
  room.close();
});

test('how long an acknowledgement took is told when it leaves, the disk included', async () => {
  const { room, peer, disk, waited } = await roomOf(rules);
  room.handle(peer, { type: 'start', id: 'start-it' });
  await turn();
  await new Promise((soon) => setTimeout(soon, 20));
  expect(waited).toEqual([]);
  disk[0].answer(['done']);
  await turn();
  expect(waited).toHaveLength(1);
  expect(waited[0]).toBeGreaterThan(15);
  room.close();
});

test('somebody who comes meanwhile is told nothing that is not on disk', async () => {
  const { room, peer, disk } = await roomOf(rules);
  room.handle(peer, { type: 'start', id: 'start-it' });
  const seen: Reply[] = [];
  const late: Peer = {
    seat: -1,
    host: false,
    send: (text) => seen.push(JSON.parse(text) as Reply),
    drop() {},
  };
  room.join(late);
  await turn();
  await turn();
  expect(seen).toEqual([]);
  disk[0].answer(['done']);
  await turn();
  expect(seen[0]).toMatchObject({ type: 'welcome', seq: 3, table: { phase: 'playing' } });
  expect(seen.filter(({ type }) => type === 'entry')).toEqual([]);
  room.close();
});

test.each([
  ['fails', new Error('disk full')],
  ['belongs to another', ['conflict'] as const],
])('if the disk %s, nothing was said and everybody is sent off', async (_, answer) => {
  const { room, peer, heard, disk, lost, isDropped } = await roomOf(rules);
  room.handle(peer, { type: 'start', id: 'start-it' });
  await turn();
  await turn();
  disk[0].answer(answer);
  await turn();
  await turn();
  expect(heard).toEqual([]);
  expect(lost).toHaveLength(1);
  expect(isDropped()).toBe(true);
  expect(await room.settled()).toBe(false);
  room.handle(peer, { type: 'pause', id: 'too-late' });
  expect(heard).toEqual([]);
});

test('a fault in a game loses this table only, and is told to the house', async () => {
  const broken: Rules = {
    ...rules,
    begin: () => {
      throw new Error('a fault');
    },
  };
  const { room, peer, lost, isDropped } = await roomOf(broken);
  room.handle(peer, { type: 'start', id: 'start-it' });
  expect(lost).toMatchObject([{ message: 'a fault' }]);
  expect(isDropped()).toBe(true);
});
