import { SYSTEM_CLOCK } from '@iacta/online/clock';
import { expect, test } from 'vitest';
import { Standings } from '../daily/standings.ts';
import { MemoryDaily, MemoryDailyDisk } from '../store/memory-daily.ts';

const DAYS = ['2026-11-16', '2026-11-17', '2026-11-18'];

/** A store with one result of each player on each closed day, which counts what is read. */
async function played(players: readonly string[]) {
  const store = new MemoryDaily(new MemoryDailyDisk(), () => null);
  await store.addDays(DAYS.map((day) => ({ day, secret: 'secret', promise: 'promise' })));
  for (const day of DAYS) {
    for (const [i, player] of players.entries()) {
      const table = `${day} ${player}`;
      const of = { table, day, game: 'some', rules: 1, key: table, opener: table, linked: table, begun: 0 };
      await store.begin({ ...of, player, name: player });
      await store.finish(table, { finished: i, points: 9 - i, hints: false, head: '', steps: '[]' });
    }
    await store.closeDay(day, 1);
  }
  const read: string[] = [];
  const standings = new Standings(
    {
      closedDays: (from, to) => store.closedDays(from, to),
      resultsOf: (from, to) => {
        read.push(from);
        return store.resultsOf(from, to);
      },
    },
    SYSTEM_CLOCK,
  );
  return { store, standings, read };
}

const linesOf = ({ text }: { text: string }) => (JSON.parse(text) as { lines: unknown[] }).lines;

test('are computed once for each change, however many ask at once', async () => {
  const { store, standings, read } = await played(['ada', 'bea']);
  const many = () => Promise.all(Array.from({ length: 40 }, () => standings.of('week', DAYS[1])));
  const all = await many();
  expect(new Set(all).size).toBe(1);
  expect(JSON.parse(all[0].text)).toEqual({
    period: 'week',
    from: '2026-11-16',
    to: '2026-11-22',
    lines: [
      { rank: 1, name: 'ada', points: 30, days: 3 },
      { rank: 2, name: 'bea', points: 27, days: 3 },
    ],
  });
  expect(read).toEqual(DAYS);
  await many();
  expect(read).toEqual(DAYS);

  await store.forget(`${DAYS[2]} bea`);
  const [after] = await many();
  expect(linesOf(after)[1]).toEqual({ rank: 2, name: 'bea', points: 18, days: 2 });
  expect(read).toEqual([...DAYS, ...DAYS]);

  await store.addDays([{ day: '2026-11-19', secret: '', promise: '' }]);
  await store.closeDay('2026-11-19', 1);
  await many();
  expect(read).toEqual([...DAYS, ...DAYS, ...DAYS, '2026-11-19']);
});

test('are computed one period at a time, and others are served between two days', async () => {
  const { standings, read } = await played(['ada']);
  const turns: number[] = [];
  let isOver = false;
  const bystander = (): void => {
    turns.push(read.length);
    if (!isOver) setImmediate(bystander);
  };
  setImmediate(bystander);
  await Promise.all([standings.of('month', DAYS[0]), standings.of('week', DAYS[0])]);
  isOver = true;
  expect(read).toEqual([...DAYS, ...DAYS]);
  // Never two days within one turn of the event loop.
  for (const [i, turn] of turns.entries()) if (i > 0) expect(turn - turns[i - 1]).toBeLessThanOrEqual(1);
  expect(turns.at(-1)).toBeGreaterThan(0);
});

test('that could not be read are computed again by the next who asks', async () => {
  const { store } = await played(['ada']);
  let failures = 1;
  const standings = new Standings(
    {
      closedDays: (from, to) => store.closedDays(from, to),
      resultsOf: async (from, to) => {
        if (failures-- > 0) throw new Error('disk');
        return store.resultsOf(from, to);
      },
    },
    SYSTEM_CLOCK,
  );
  await expect(standings.of('week', DAYS[0])).rejects.toThrow('disk');
  expect(linesOf(await standings.of('week', DAYS[0]))).toHaveLength(1);
});
