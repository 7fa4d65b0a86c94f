import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  allSaves,
  canKeep,
  find,
  forget,
  keep,
  newSaveId,
  rename,
  type Save,
} from '../src/lib/shell/saves.ts';
import { FakeStorage } from './storage.ts';

let storage: FakeStorage;

beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
});

function save(change: Partial<Save> = {}): Save {
  const options = { seats: 1 };
  return {
    format: 1,
    id: newSaveId(),
    game: 'a-game',
    title: '',
    changed: 1000,
    over: false,
    plan: { options, seats: [{ name: 'Anna', hue: 'blue', isBot: false, bot: null }], seed: 1 },
    record: { format: 1, game: 'a-game', rules: 1, options, entries: [] },
    ...change,
  };
}

describe('saved games', () => {
  test('come back exactly as they were kept', () => {
    const kept = save({
      record: { ...save().record, entries: [{ roll: [3] }, { seat: 0, move: { place: 3 } }] },
    });
    expect(keep(kept)).toBe(true);
    expect(find(kept.id)).toEqual(kept);
  });

  test('are listed latest first', () => {
    for (const changed of [5, 9, 7]) keep(save({ changed }));
    expect(allSaves().map(({ changed }) => changed)).toEqual([9, 7, 5]);
  });

  test('can be renamed and forgotten', () => {
    const kept = save();
    keep(kept);
    expect(rename(kept.id, '  Sunday  ')).toBe(true);
    expect(find(kept.id)?.title).toBe('Sunday');
    forget(kept.id);
    expect(find(kept.id)).toBeNull();
    expect(storage.length).toBe(0);
  });

  test('have ids that do not meet', () => {
    expect(new Set(Array.from({ length: 1000 }, newSaveId)).size).toBe(1000);
  });
});

describe('what cannot be read is left out and left alone', () => {
  test.each([
    'nonsense',
    'null',
    '[]',
    '{}',
    JSON.stringify({ ...save(), format: 2 }),
    JSON.stringify({ ...save(), plan: {} }),
    JSON.stringify({ ...save(), plan: { seats: [{}] } }),
    JSON.stringify({ ...save(), changed: 'yesterday' }),
  ])('%.40s', (text) => {
    storage.setItem('iacta:game:x', text);
    expect(find('x')).toBeNull();
    expect(allSaves()).toEqual([]);
    expect(storage.getItem('iacta:game:x')).toBe(text);
  });

  test('what belongs to others is not touched', () => {
    storage.setItem('someone', 'else');
    expect(allSaves()).toEqual([]);
  });
});

describe('without room or permission the game goes on', () => {
  test('full: what was kept before stays, what is new is there until the page is closed', () => {
    const before = save({ changed: 1 });
    keep(before);
    storage.room = 0;
    expect(keep({ ...before, changed: 2 })).toBe(false);
    expect(find(before.id)?.changed).toBe(2);
    expect(allSaves().map(({ changed }) => changed)).toEqual([2]);
    expect(canKeep()).toBe(true);
  });

  test('room again: stored permanently', () => {
    const kept = save();
    storage.room = 0;
    expect(keep(kept)).toBe(false);
    storage.room = Number.POSITIVE_INFINITY;
    expect(keep(kept)).toBe(true);
    storage.clear();
    expect(find(kept.id)).toBeNull();
  });

  test('refused: a game can be begun, found, renamed and deleted nevertheless', () => {
    storage.refused = true;
    expect(canKeep()).toBe(false);
    const kept = save();
    expect(keep(kept)).toBe(false);
    expect(find(kept.id)).toEqual(kept);
    expect(rename(kept.id, 'x')).toBe(false);
    expect(find(kept.id)?.title).toBe('x');
    forget(kept.id);
    expect(find(kept.id)).toBeNull();
  });

  test('a newer state from another tab wins over an older one of this page', () => {
    const kept = save({ changed: 1 });
    storage.room = 0;
    keep(kept);
    storage.room = Number.POSITIVE_INFINITY;
    storage.setItem(`iacta:game:${kept.id}`, JSON.stringify({ ...kept, changed: 5 }));
    expect(find(kept.id)?.changed).toBe(5);
  });
});
