import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@iacta/core';
import { isGameId, loadRules } from '@iacta/games';
import { verifyText } from '@iacta/online/log';
import { afterAll, describe, expect, test } from 'vitest';
import { inWords } from '../verify/index.ts';

const root = join(import.meta.dirname, '../..');
const good = join(root, 'online/test/golden/zocken.table');
const text = readFileSync(good, 'utf8');
const { head } = JSON.parse(text) as { head: string };
const folder = mkdtempSync(join(tmpdir(), 'iacta-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

function verify(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'cli/bin/iacta.js'), 'verify', ...args],
    { encoding: 'utf8', env: { ...process.env, LANG: 'en_GB.UTF-8', LC_ALL: '', LANGUAGE: '' } },
  );
  return { status, said: stdout + stderr };
}

describe('iacta verify', () => {
  test('says that a log is right, how many rolls it checked, and its name', () => {
    const { status, said } = verify(good);
    expect(status).toBe(0);
    expect(said).toMatch(/^All correct\. Entries: \d+\.\nRolls of the old format: \d+\./);
    expect(said).toMatch(/To compare with the other players: (\d{5} ){4}\d{5}\n$/);
    expect(said).toContain(head);
    expect(verify(good, '--head', head).status).toBe(0);
  });

  test('names what is wrong', () => {
    const bad = join(folder, 'bad.log');
    writeFileSync(bad, text.replace('"roll":3', '"roll":4'));
    const { status, said } = verify(bad);
    expect(status).toBe(1);
    expect(said).toMatch('The chain is broken');
    expect(verify(good, '--head', 'f'.repeat(64))).toEqual({
      status: 1,
      said: 'This isn’t the log your device saw.\n',
    });
  });

  test('without a file it prints its usage', () => {
    expect(verify()).toMatchObject({ status: 2, said: expect.stringContaining('iacta verify FILE') });
    expect(verify('--help').status).toBe(0);
    expect(verify('--nonsense').status).toBe(2);
    expect(verify(join(folder, 'nothing'))).toMatchObject({
      status: 2,
      said: expect.stringMatching('can’t be read'),
    });
  });
});

test.each(LANGUAGES)('in %s every verdict has words', async (language) => {
  const verdict = await verifyText(text, async (id) => (isGameId(id) ? loadRules(id) : null));
  if (!verdict.ok) throw new Error('golden');
  // Right, rolls, a doubt about an undo, head, code.
  expect(await inWords(verdict, language)).toHaveLength(5);
  const { count } = verdict.summary;
  const all = { ...count, all: 1, some: 1, serverOnly: 3, typed: 2, annulled: 2, repeated: 1 };
  const more = { ...verdict.summary, count: all, over: false, complete: false };
  const lines = await inWords({ ...verdict, summary: more }, language, true);
  expect(lines.length).toBeGreaterThan(11 + verdict.summary.rolls.length);
  expect(lines.join()).not.toMatch(/undefined|NaN|\[object/);
  const wrong = await inWords(
    { ok: false, problem: { code: 'wrong-roll', seq: 9, roll: 4, why: 'wrong-faces' } },
    language,
  );
  expect(wrong.join()).toMatch(/\b5\b/);
  const early = { seq: 123, code: 'early-clock', seat: 1 } as const;
  const doubted = await inWords({ ...verdict, summary: { ...verdict.summary, doubts: [early] } }, language);
  expect(doubted.join()).toMatch(/\b123\b/);
  const foreignClock = await inWords({ ok: false, problem: { code: 'no-clock', seq: 8 } }, language);
  expect(foreignClock.join()).toMatch(/\b8\b/);
  const misplaced = await inWords({ ok: false, problem: { code: 'misplaced', seq: 7 } }, language);
  expect(misplaced.join()).toMatch(/\b7\b/);
});
