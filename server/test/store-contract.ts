import { SYSTEM_CLOCK } from '@iacta/online/clock';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Readiness } from '../store/readiness.ts';
import type { Batch, Row, Store, Subscription } from '../store/store.ts';
import { dailyContract } from './daily-contract.ts';

const row = (table: string, seq: number, more: Partial<Row> = {}): Row => ({
  table,
  seq,
  salt: 'aa',
  body: `{"n":${seq},"at":0}`,
  hash: `${table}-${seq}`,
  hidden: null,
  action: null,
  ...more,
});

const opening = (table: string, more: Partial<NonNullable<Batch['opened']>> = {}): Batch => ({
  table,
  rows: [row(table, 0)],
  opened: { at: 0, code: `code-${table}`, opener: `opener-${table}`, game: 'some', listed: false, ...more },
});

/** Everything is older than that. */
const ALL = { finished: 4_000_000_000_000, abandoned: 4_000_000_000_000 };

/** What every store promises. `open` gives a store on the same data each time, as after a restart. */
export function storeContract(
  name: string,
  fresh: () => Promise<{ open: () => Promise<Store>; drop: () => void }>,
) {
  describe(`${name} keeps the promises of a store`, () => {
    let store: Store;
    let open: () => Promise<Store>;
    let drop: () => void;

    beforeEach(async () => {
      ({ open, drop } = await fresh());
      store = await open();
    });

    afterEach(async () => {
      await store.close();
      drop();
    });

    test('rows come back as they went in, in order, also after a restart', async () => {
      const first = row('a', 0, { hidden: '{"secret":"x"}', action: '0|abc' });
      const second = row('a', 1, { body: '{"name":"Zoë 🎲"}' });
      await store.append([{ ...opening('a'), rows: [first, second] }]);
      expect(await store.rows('a')).toEqual([first, second]);
      await store.close();
      store = await open();
      expect(await store.rows('a')).toEqual([first, second]);
      expect(await store.rows('b')).toEqual([]);
    });

    test('is probed once, however many ask whether it is ready, and says so when it is not', async () => {
      let probes = 0;
      const probe = () => {
        probes++;
        return store.probe();
      };
      let now = 0;
      const clock = { ...SYSTEM_CLOCK, monotonic: () => now };
      const readiness = new Readiness({ store: { probe }, clock, changed: () => {} });
      const asked = await Promise.all(Array.from({ length: 500 }, () => readiness.problem()));
      expect([new Set(asked), probes]).toEqual([new Set([null]), 1]);
      await store.close();
      expect(await readiness.problem()).toBeNull();
      now = 1000;
      expect(await readiness.problem()).not.toBeNull();
      expect(probes).toBe(2);
      store = await open();
    });

    test('only the entries behind a known one are read, and how far tables are', async () => {
      await store.append([{ ...opening('a'), rows: [0, 1, 2].map((seq) => row('a', seq)) }, opening('b')]);
      expect(await store.rows('a', 0)).toEqual([row('a', 1), row('a', 2)]);
      expect(await store.rows('a', 2)).toEqual([]);
      await store.redact('b', [{ seq: 0, hidden: null }], false);
      const heads = [...(await store.heads(['a', 'b', 'none']))].sort((x, y) => x.seq - y.seq);
      expect(heads).toEqual([
        { table: 'b', seq: 0, redactions: 1 },
        { table: 'a', seq: 2, redactions: 0 },
      ]);
      expect(await store.heads([])).toEqual([]);
    });

    test('an entry that was read is confirmed, and one that is not there any more is not', async () => {
      await store.append([opening('a'), opening('b')]);
      const [a, b] = [row('a', 0), row('b', 0)];
      const other = { ...a, hash: 'another' };
      expect(await Promise.all([a, b, other, row('a', 1)].map((each) => store.confirm(each)))).toEqual([
        true,
        true,
        false,
        false,
      ]);
    });

    test('a change of a table in the append that opens it holds, and the last of several', async () => {
      await store.append([
        opening('a'),
        { table: 'a', rows: [row('a', 1)], phase: 'playing', due: 5 },
        { table: 'a', rows: [row('a', 2)], due: 7 },
      ]);
      expect((await store.byCode('code-a'))?.phase).toBe('playing');
      expect(await store.due(6, 10)).toEqual([]);
      expect(await store.due(7, 10)).toEqual(['a']);
    });

    test('many tables in one append', async () => {
      const tables = Array.from({ length: 300 }, (_, i) => `t${i}`);
      const results = await store.append(
        tables.map((table) => ({ ...opening(table), rows: [0, 1, 2, 3].map((seq) => row(table, seq)) })),
      );
      expect(new Set(results)).toEqual(new Set(['done']));
      for (const table of tables) expect((await store.rows(table)).length).toBe(4);
    });

    test('a number that is taken is a conflict: nothing of that batch is written, all of the others', async () => {
      await store.append([opening('a'), opening('b')]);
      const results = await store.append([
        { table: 'a', rows: [row('a', 1)] },
        { table: 'b', rows: [row('b', 1), row('b', 0, { body: 'other' })] },
        opening('c'),
      ]);
      expect(results).toEqual(['done', 'conflict', 'done']);
      expect(await store.rows('a')).toHaveLength(2);
      expect(await store.rows('b')).toEqual([row('b', 0)]);
      expect(await store.rows('c')).toHaveLength(1);
    });

    test('what follows a lost batch of the same table is lost too', async () => {
      await store.append([opening('a')]);
      const results = await store.append([
        { table: 'a', rows: [row('a', 0, { body: 'other' })] },
        { table: 'a', rows: [row('a', 1)] },
      ]);
      expect(results).toEqual(['conflict', 'conflict']);
      expect(await store.rows('a')).toEqual([row('a', 0)]);
    });

    test('a table is found by its code and by who opened it', async () => {
      await store.append([opening('a')]);
      const listing = { table: 'a', code: 'code-a', game: 'some', phase: 'waiting' };
      expect(await store.byCode('code-a')).toEqual(listing);
      expect(await store.byOpener('opener-a')).toEqual(listing);
      expect(await store.byCode('code-b')).toBeNull();
      expect(await store.byOpener('code-a')).toBeNull();
    });

    test('a code or an opener that exists is a conflict', async () => {
      await store.append([opening('a')]);
      expect(await store.append([opening('b', { code: 'code-a' })])).toEqual(['conflict']);
      expect(await store.append([opening('c', { opener: 'opener-a' })])).toEqual(['conflict']);
      expect(await store.rows('b')).toEqual([]);
    });

    test('only listed tables that wait are listed, the latest first', async () => {
      await store.append([
        opening('a'),
        opening('b', { listed: true, at: 1 }),
        opening('c', { listed: true, at: 2 }),
        opening('d', { listed: true, at: 3_000_000_000_000 }),
      ]);
      await store.append([{ table: 'c', rows: [row('c', 1)], phase: 'playing' }]);
      const listed = async (limit: number, after = 0) =>
        (await store.listed(limit, after)).map(({ table, opened }) => [table, opened]);
      const d = ['d', 3_000_000_000_000];
      expect(await listed(10)).toEqual([d, ['b', 1]]);
      expect(await listed(1)).toEqual([d]);
      expect(await listed(10, 1)).toEqual([d]);
      expect((await store.byCode('code-c'))?.phase).toBe('playing');
      expect(await listed(0)).toEqual([]);
    });

    test('tables are found by when the next player’s time runs out, the longest ago first', async () => {
      await store.append(['a', 'b', 'c', 'd'].map((table) => opening(table)));
      await store.append([
        { table: 'a', rows: [row('a', 1)], due: 3_000_000_000_002 },
        { table: 'b', rows: [row('b', 1)], due: 3_000_000_000_001, phase: 'playing' },
        { table: 'c', rows: [row('c', 1)], due: 3_000_000_000_003 },
      ]);
      expect(await store.due(3_000_000_000_002, 10)).toEqual(['b', 'a']);
      expect(await store.due(3_000_000_000_002, 1)).toEqual(['b']);
      await store.append([{ table: 'b', rows: [row('b', 2)], due: null }]);
      await store.append([{ table: 'a', rows: [row('a', 2)] }]);
      expect(await store.due(4_000_000_000_000, 10)).toEqual(['a', 'c']);
      expect((await store.byCode('code-b'))?.phase).toBe('playing');
    });

    test('what is hidden can be forgotten, and nothing else', async () => {
      await store.append([{ ...opening('a'), rows: [row('a', 0, { hidden: 'name' }), row('a', 1)] }]);
      await store.redact('a', [{ seq: 0, hidden: null }], false);
      expect(await store.rows('a')).toEqual([row('a', 0), row('a', 1)]);
      expect((await store.byOpener('opener-a'))?.table).toBe('a');
    });

    test('who opened a table can be forgotten; it is found by its code, but no longer listed', async () => {
      await store.append([opening('a', { listed: true, at: 1 }), opening('b', { listed: true, at: 2 })]);
      await store.redact('a', [{ seq: 0, hidden: 'less' }], true);
      expect(await store.byOpener('opener-a')).toBeNull();
      expect((await store.byCode('code-a'))?.table).toBe('a');
      expect((await store.listed(10, 0)).map(({ table }) => table)).toEqual(['b']);
      expect(await store.rows('a')).toEqual([row('a', 0, { hidden: 'less' })]);
    });

    test('tables expire by their last entry, finished and abandoned ones apart, the oldest first', async () => {
      const at = (table: string, seq: number, time: number) => row(table, seq, { body: `{"at":${time}}` });
      await store.append([
        { ...opening('old', { at: 1 }), rows: [at('old', 0, 1)] },
        { ...opening('over', { at: 2 }), rows: [at('over', 0, 2)] },
        { ...opening('alive', { at: 3 }), rows: [at('alive', 0, 3)] },
        { ...opening('new', { at: 500 }), rows: [at('new', 0, 500)] },
      ]);
      await store.append([
        { table: 'over', rows: [at('over', 1, 50)], phase: 'over' },
        { table: 'alive', rows: [at('alive', 1, 400)], phase: 'playing' },
      ]);
      const expired = (finished: number | null, abandoned: number | null, limit = 10) =>
        store.expired({ finished, abandoned }, limit);
      expect(await expired(100, 100)).toEqual(['old', 'over']);
      expect(await expired(100, 100, 1)).toEqual(['old']);
      expect(await expired(50, null)).toEqual([]);
      expect(await expired(51, null)).toEqual(['over']);
      expect(await expired(null, 401)).toEqual(['old', 'alive']);
      expect(await expired(null, null)).toEqual([]);
    });

    test('a table that is removed is gone with all its entries, and others are not', async () => {
      await store.append([opening('a'), opening('b')]);
      await store.remove(['a'], ALL);
      expect(await store.rows('a')).toEqual([]);
      expect(await store.byCode('code-a')).toBeNull();
      expect(await store.rows('b')).toHaveLength(1);
      await store.remove([], ALL);
      expect((await store.append([opening('a')]))[0]).toBe('done');
    });

    test('a table with an entry since it was found expired is not removed', async () => {
      const at = (seq: number, time: number) => row('a', seq, { body: `{"at":${time}}` });
      await store.append([{ ...opening('a'), rows: [at(0, 1)] }]);
      const before = { finished: 100, abandoned: 100 };
      expect(await store.expired(before, 10)).toEqual(['a']);
      await store.append([{ table: 'a', rows: [at(1, 200)] }]);
      await store.remove(['a'], before);
      expect(await store.rows('a')).toHaveLength(2);
    });

    test('nothing is appended to a table that does not exist, and all to the others', async () => {
      await store.append([opening('a'), opening('b')]);
      await store.remove(['a'], ALL);
      const next = (table: string): Batch => ({ table, rows: [row(table, 1)], phase: 'playing' });
      expect(await store.append([next('a'), next('b'), opening('c'), next('c'), next('none')])).toEqual([
        'conflict',
        'done',
        'done',
        'done',
        'conflict',
      ]);
      expect(await Promise.all(['a', 'b', 'c', 'none'].map((table) => store.rows(table)))).toMatchObject([
        [],
        [{ seq: 0 }, { seq: 1 }],
        [{ seq: 0 }, { seq: 1 }],
        [],
      ]);
    });

    const subscription = (key: string, device: number, more: Partial<Subscription> = {}): Subscription => ({
      table: 'a',
      key,
      endpoint: `https://push.example/${key}/${device}`,
      p256dh: 'public',
      auth: 'secret',
      at: 3_000_000_000_000 + device,
      ...more,
    });
    const ada = { table: 'a', key: 'ada' };

    test('a subscription is kept until it, its key or its table is deleted', async () => {
      await store.append([opening('a')]);
      const all = [1, 2, 3].map((device) => subscription('ada', device));
      for (const each of [...all, subscription('bea', 1)])
        expect(await store.subscriptions.add(each, 5)).toBe(true);
      expect(await store.subscriptions.of(ada)).toEqual(all);
      await store.close();
      store = await open();
      expect(await store.subscriptions.of(ada)).toEqual(all);
      expect(await store.subscriptions.remove('a', 'ada', all[1].endpoint)).toBe(1);
      expect(await store.subscriptions.remove('a', 'ada', all[1].endpoint)).toBe(0);
      expect(await store.subscriptions.of(ada)).toEqual([all[0], all[2]]);
      expect(await store.subscriptions.remove('a', 'ada')).toBe(2);
      expect(await store.subscriptions.of(ada)).toEqual([]);
      expect(await store.subscriptions.of({ table: 'a', key: 'bea' })).toHaveLength(1);
      await store.remove(['a'], ALL);
      expect(await store.subscriptions.of({ table: 'a', key: 'bea' })).toEqual([]);
    });

    test('all subscriptions of a table can be deleted, and no others', async () => {
      const elsewhere = subscription('ada', 1, { table: 'b' });
      for (const each of [subscription('ada', 1), subscription('bea', 1), elsewhere])
        await store.subscriptions.add(each, 5);
      await store.subscriptions.remove('a');
      expect(await store.subscriptions.of(ada)).toEqual([]);
      expect(await store.subscriptions.of({ table: 'b', key: 'ada' })).toEqual([elsewhere]);
    });

    test('a key has a limited number of subscriptions, and renews each without using another', async () => {
      expect(await store.subscriptions.add(subscription('ada', 1), 2)).toBe(true);
      expect(await store.subscriptions.add(subscription('ada', 2), 2)).toBe(true);
      expect(await store.subscriptions.add(subscription('ada', 3), 2)).toBe(false);
      const renewed = subscription('ada', 1, { p256dh: 'new', auth: 'newer', at: 3_000_000_000_009 });
      expect(await store.subscriptions.add(renewed, 2)).toBe(true);
      expect(await store.subscriptions.of(ada)).toEqual([subscription('ada', 2), renewed]);
      expect(await store.subscriptions.add(subscription('bea', 1), 2)).toBe(true);
    });

    test('each subscription is claimed once for each kind and turn', async () => {
      const first = subscription('ada', 1);
      await store.subscriptions.add(first, 5);
      expect(await store.subscriptions.claim(ada, 'turn', 7)).toEqual([first]);
      expect(await store.subscriptions.claim(ada, 'turn', 7)).toEqual([]);
      expect(await store.subscriptions.claim(ada, 'turn', 6)).toEqual([]);
      expect(await store.subscriptions.claim(ada, 'reminder', 7)).toEqual([first]);
      expect(await store.subscriptions.claim(ada, 'reminder', 7)).toEqual([]);
      // Renewing a subscription does not notify it again.
      await store.subscriptions.add(first, 5);
      expect(await store.subscriptions.claim(ada, 'turn', 7)).toEqual([]);
      expect(await store.subscriptions.claim(ada, 'turn', 9)).toEqual([first]);
      expect(await store.subscriptions.claim({ table: 'b', key: 'ada' }, 'turn', 9)).toEqual([]);
    });

    test('of two that claim at the same time one has it', async () => {
      await store.subscriptions.add(subscription('ada', 1), 5);
      const claims = await Promise.all([1, 2, 3, 4].map(() => store.subscriptions.claim(ada, 'turn', 3)));
      expect(claims.flat()).toHaveLength(1);
    });

    test('holders are found when their subscriptions have to be looked at, the longest ago first', async () => {
      for (const key of ['ada', 'bea', 'cleo'])
        for (const device of [1, 2]) await store.subscriptions.add(subscription(key, device), 5);
      const bea = { table: 'a', key: 'bea' };
      expect(await store.subscriptions.due(4_000_000_000_000, 10)).toEqual([]);
      await store.subscriptions.plan(ada, 3_000_000_000_002);
      await store.subscriptions.plan(bea, 3_000_000_000_001);
      expect(await store.subscriptions.due(3_000_000_000_001, 10)).toEqual([bea]);
      expect(await store.subscriptions.due(3_000_000_000_002, 10)).toEqual([bea, ada]);
      expect(await store.subscriptions.due(3_000_000_000_002, 1)).toEqual([bea]);
      // What was planned for later meanwhile stays.
      await store.subscriptions.plan(ada, null, 3_000_000_000_001);
      expect(await store.subscriptions.due(4_000_000_000_000, 10)).toEqual([bea, ada]);
      await store.subscriptions.plan(bea, null, 3_000_000_000_001);
      expect(await store.subscriptions.due(4_000_000_000_000, 10)).toEqual([ada]);
    });

    dailyContract(
      () => store,
      async () => {
        await store.close();
        store = await open();
      },
      opening,
    );

    test('appends at the same time do not mix', async () => {
      await Promise.all(
        Array.from({ length: 20 }, (_, i) => store.append([opening(`t${i}`), opening(`u${i}`)])),
      );
      expect(await store.rows('t7')).toHaveLength(1);
      expect(await store.rows('u19')).toHaveLength(1);
    });
  });
}
