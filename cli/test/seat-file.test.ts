import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Reveal } from '@iacta/online/client';
import { expect, onTestFinished, test } from 'vitest';
import { SeatFile } from '../join/seat-file.ts';

const TABLE = '0123456789abcdef'.repeat(2);
const reveal = (roll: number, mark: string): Reveal => ({
  roll,
  promise: 'ab'.repeat(32),
  thrown: 'cd'.repeat(32),
  commit: mark.repeat(32),
  nonce: 'ef'.repeat(16),
});

test('two terminals at one seat know of each other’s reveals, and lose none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'iacta-seat-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const open = () => new SeatFile(folder, 'http://localhost:4600', TABLE);
  const [one, two] = [open(), open()];
  expect(one.reveals()).toEqual([]);
  one.addReveal(TABLE, reveal(1, '11'));
  two.addReveal(TABLE, reveal(2, '22'));
  const known = { seq: 3, head: 'ab'.repeat(32), sent: [], foreign: [], seats: [], verdicts: {} };
  one.save(TABLE, known);
  two.save(TABLE, { ...known, seq: 2 });
  for (const seat of [one, two, open()]) expect(seat.reveals()).toEqual([reveal(1, '11'), reveal(2, '22')]);
  one.dropReveal(TABLE, reveal(1, '11'));
  expect(two.reveals()).toEqual([reveal(2, '22')]);
  two.forget();
  expect(open().reveals()).toEqual([]);
});
