import { moves } from '@iacta/core';
import { expect, test } from 'vitest';
import { spaceOf } from '../board/choices.ts';
import { KINDS, preview, rules } from '../rules/index.ts';
import { longest, MIDDLE, presses } from './longest.ts';

const SIDE = [1, 2, 3, 4, 5, 6];
const within = (row: number, column: number) =>
  SIDE.flatMap((r) => SIDE.filter((c) => Math.abs(r - row) + Math.abs(c - column) < KINDS.length)).length;

test('G-16 G-18 the longest chain takes in every space that values can reach, and no space has more around it', () => {
  const record = longest();
  const most = Math.max(...SIDE.flatMap((row) => SIDE.map((column) => within(row, column))));
  for (const what of ['water', 'harvest'] as const) {
    const seat = rules.active(record.position);
    const found = moves(rules, record.position, seat).find((packed) => {
      const move = rules.encodeMove(packed);
      const at = what === 'water' ? 'water' in move && move.water : 'harvest' in move && move.harvest;
      return String(at) === String(MIDDLE);
    });
    if (found === undefined) throw new Error(`no ${what} of the middle`);
    expect(preview(record.position, seat, found)?.tiles).toHaveLength(most);
    expect(record.play({ seat, move: found }).ok).toBe(true);
  }
  expect(most).toBe(31);
  expect(presses.filter((each) => each === `[data-space="${spaceOf(MIDDLE)}"]`)).toHaveLength(2);
});
