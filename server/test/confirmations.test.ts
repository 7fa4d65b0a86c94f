import { expect, test } from 'vitest';
import { Confirmations, type EntryName } from '../store/confirmations.ts';

const entry = (seq: number): EntryName => ({ table: 'a', seq, hash: `${seq}` });

/** Commits that end when the test says so. */
function held() {
  const begun: { entries: readonly EntryName[]; end: (found: readonly EntryName[] | Error) => void }[] = [];
  const confirmations = new Confirmations((entries) => {
    const { promise, resolve, reject } = Promise.withResolvers<readonly EntryName[]>();
    const end = (found: readonly EntryName[] | Error) =>
      found instanceof Error ? reject(found) : resolve(found);
    begun.push({ entries, end });
    return promise;
  });
  return { begun, confirmations };
}

test('one commit confirms all entries that were read before it began, and none that were read later', async () => {
  const { begun, confirmations } = held();
  const first = [confirmations.confirm(entry(1)), confirmations.confirm(entry(2))];
  await expect.poll(() => begun.length).toBe(1);
  const later = [confirmations.confirm(entry(3)), confirmations.confirm(entry(4))];
  expect(begun[0].entries).toEqual([entry(1), entry(2)]);
  begun[0].end([entry(2)]);
  expect(await Promise.all(first)).toEqual([false, true]);
  await expect.poll(() => begun.length).toBe(2);
  expect(begun[1].entries).toEqual([entry(3), entry(4)]);
  begun[1].end([entry(3), entry(4)]);
  expect(await Promise.all(later)).toEqual([true, true]);
});

test('a commit that fails fails for those who waited for it alone', async () => {
  const { begun, confirmations } = held();
  const first = confirmations.confirm(entry(1));
  await expect.poll(() => begun.length).toBe(1);
  const second = confirmations.confirm(entry(2));
  begun[0].end(new Error('no database'));
  await expect(first).rejects.toThrow('no database');
  await expect.poll(() => begun.length).toBe(2);
  begun[1].end([entry(2)]);
  expect(await second).toBe(true);
});
