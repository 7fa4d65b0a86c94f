import { closesAt } from '@iacta/online/daily';
import { beforeEach, expect, test, vi } from 'vitest';
import { knownOf } from '../src/lib/daily/verify.ts';
import { keepSeat, tableMemory } from '../src/lib/online/device/seats.ts';
import { onlineId } from '../src/lib/shell/finished.ts';
import { FakeStorage } from './storage.ts';

const DAY = '2026-11-18';
/** Tables have such ids. */
const [ONE, TWO, GONE] = ['a1', 'b2', 'c0de'].map((part) => part.repeat(32 / part.length)) as [
  string,
  string,
  string,
];
const games = vi.hoisted(() => [] as object[]);
vi.mock('../src/lib/history/archive.ts', () => ({ finishedGames: async () => games }));

/** A finished game at a table, with the head that this device has seen. */
function finished(table: string, more: { daily?: string; changed?: number; online?: boolean } = {}): void {
  const { daily = DAY, changed = closesAt(DAY) - 1, online = true } = more;
  games.push({ id: online ? onlineId(table) : table, daily, changed });
  keepSeat({ table, game: 'some', key: `key of ${table}`, name: 'Ada' });
  const known = tableMemory.load(table);
  expect(known).toBeNull();
}

beforeEach(() => {
  games.length = 0;
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: { authorization: string } }) =>
    path.includes(GONE)
      ? new Response('', { status: 404 })
      : new Response(`log of ${path} for ${headers.authorization}`),
  );
});

test('all own games of a day are checked with their logs', async () => {
  finished(ONE);
  finished(TWO);
  finished('d0'.repeat(16), { changed: closesAt(DAY) });
  finished('e0'.repeat(16), { daily: '2026-11-17' });
  finished('f0'.repeat(16), { online: false });
  finished(GONE);
  expect(await knownOf(DAY)).toEqual({
    own: [
      { log: `log of /api/tables/${ONE}/log for Bearer key of ${ONE}` },
      { log: `log of /api/tables/${TWO}/log for Bearer key of ${TWO}` },
    ],
  });
});

test('a game whose table is deleted is checked by the head that this device has seen', async () => {
  finished(GONE);
  const head = 'ab'.repeat(32);
  vi.spyOn(tableMemory, 'load').mockImplementation((table) =>
    table === GONE ? ({ seq: 9, head } as ReturnType<typeof tableMemory.load>) : null,
  );
  expect(await knownOf(DAY)).toEqual({ own: [{ head }] });
});
