import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countBits } from '../index.ts';

it('counts the bits of any word, the sign too', () => {
  expect([0, 1, 0b1011, 0x7fffffff, -1, -(2 ** 31)].map(countBits)).toEqual([0, 1, 3, 31, 32, 1]);
  fc.assert(
    fc.property(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), (set) => {
      expect(countBits(set)).toBe((set >>> 0).toString(2).replaceAll('0', '').length);
    }),
  );
});
