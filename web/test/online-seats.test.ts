import { beforeEach, describe, expect, test, vi } from 'vitest';
import { allSeats, forgetSeat, keepRematch, keepSeat, seatAt } from '../src/lib/online/device/seats.ts';

/** The browser's storage, in memory. */
function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, text) => void kept.set(key, text),
  };
}

beforeEach(() => vi.stubGlobal('localStorage', storage()));

describe('a rematch that this device is notified of', () => {
  const seat = { table: 'first', game: 'zocken', key: 'k', name: 'Ada', seat: 2 };

  test('is kept as a seat by the same key, whose number is not known yet', () => {
    keepSeat(seat);
    keepRematch(seatAt('first')!, 'second');
    expect(seatAt('second')).toMatchObject({ table: 'second', key: 'k', name: 'Ada' });
    expect(seatAt('second')?.seat).toBeUndefined();
    expect(allSeats()).toHaveLength(2);
  });

  test('is kept once: who has left it is not brought back', () => {
    keepSeat(seat);
    keepRematch(seatAt('first')!, 'second');
    forgetSeat('second');
    keepRematch(seatAt('first')!, 'second');
    expect(seatAt('second')).toBeNull();
  });

  test('does not make the table before it the latest', () => {
    vi.useFakeTimers({ now: 1000 });
    keepSeat(seat);
    vi.setSystemTime(5000);
    keepRematch(seatAt('first')!, 'second');
    vi.useRealTimers();
    expect(allSeats().map(({ table, at }) => [table, at])).toEqual([
      ['second', 5000],
      ['first', 1000],
    ]);
  });

  test('has no seat for a screen', () => {
    keepSeat({ ...seat, isScreen: true });
    keepRematch(seatAt('first')!, 'second');
    expect(seatAt('second')).toBeNull();
  });
});
