import { expect, test } from 'vitest';
import { Cleaner } from '../cleaner.ts';

const turn = () => new Promise((next) => setImmediate(next));
const turns = async (count: number) => {
  for (let i = 0; i < count; i++) await turn();
};

test('it cleans once for many entries, and not within the turn in which they were written', async () => {
  let cleaned = 0;
  const cleaner = new Cleaner(
    () => false,
    () => cleaned++,
  );
  cleaner.wrote(5);
  await turns(3);
  expect(cleaned).toBe(0);
  cleaner.wrote(5);
  cleaner.wrote(5);
  expect(cleaned).toBe(0);
  await turns(3);
  expect(cleaned).toBe(1);
  cleaner.wrote(5);
  await turns(3);
  expect(cleaned).toBe(1);
});

test('while somebody waits it does not clean, and the next entries ask again', async () => {
  let cleaned = 0;
  let busy = true;
  const cleaner = new Cleaner(
    () => busy,
    () => cleaned++,
  );
  cleaner.wrote(20);
  await turns(3);
  expect(cleaned).toBe(0);
  busy = false;
  await turns(3);
  expect(cleaned).toBe(0);
  cleaner.wrote(1);
  await turns(3);
  expect(cleaned).toBe(1);
});
