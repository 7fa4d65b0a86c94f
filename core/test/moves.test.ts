import { expect, it } from 'vitest';
import { MoveList } from '../index.ts';

it('a list grows as it is filled, one by one and in runs', () => {
  const list = new MoveList();
  for (let move = 0; move < 300; move++) list.add(move);
  list.addRun(1000, 1500);
  expect(list.count).toBe(1800);
  expect(list.toArray().slice(298, 302)).toEqual([298, 299, 1000, 1001]);
  expect(list.has(2499)).toBe(true);
  expect(list.has(2500)).toBe(false);
  list.clear();
  expect(list.toArray()).toEqual([]);
});
