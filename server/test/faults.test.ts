import { loadRules } from '@iacta/games';
import { SEALED_GAME } from '@iacta/games/test-kit';
import { expect, test } from 'vitest';
import { MODES } from '../faults/counting.ts';
import { playOn } from '../faults/game.ts';
import { failCall, failStatement } from '../faults/run.ts';
import { MemoryDisk, MemoryStore } from '../store/memory.ts';

// npm run faults tries every call; here is a sample.
const rules = await loadRules(SEALED_GAME);

test.each(MODES)(
  'a call of the store that %s: the game is finished, and every acknowledged step is there',
  {
    timeout: 120_000,
  },
  async (mode) => {
    const { calls, problems } = await failCall(rules, 0, mode);
    expect(problems).toEqual([]);
    expect(calls).toBeGreaterThan(50);
    for (const broken of [1, 2, 3, 4, 5, Math.floor(calls / 3), Math.floor(calls / 2), calls - 2, calls]) {
      expect({ broken, ...(await failCall(rules, broken, mode)) }).toMatchObject({ broken, problems: [] });
    }
  },
);

test('a statement that fails in SQLite', { timeout: 120_000 }, async () => {
  const { calls } = await failStatement(rules, 0);
  for (const broken of [
    1,
    2,
    3,
    4,
    5,
    6,
    Math.floor(calls / 2),
    Math.floor(calls / 2) + 1,
    calls - 3,
    calls,
  ]) {
    expect({ broken, ...(await failStatement(rules, broken)) }).toMatchObject({ broken, problems: [] });
  }
});

test('a disk that forgets what it has confirmed is found out', async () => {
  const memory = new MemoryDisk();
  let appends = 0;
  class Forgetful extends MemoryStore {
    override async append(batches: Parameters<MemoryStore['append']>[0]) {
      appends++;
      return appends === 20 ? batches.map(() => 'done' as const) : super.append(batches);
    }
  }
  const open = () => new Forgetful(memory);
  const problems = await playOn({ open, inspect: open, onCrash: () => {} }, rules, 1);
  expect(problems.join()).toContain('was acknowledged and stands 0 times in the log');
});
