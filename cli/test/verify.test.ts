import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@iacta/core';
import { verifyText } from '@iacta/online/log';
import { isGameId, loadRules } from '@iacta/registry';
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
    expect(said).toMatch(/^Right\. Entries: \d+; rolls checked: \d+\./);
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
      said: 'This is not the log that your device saw.\n',
    });
  });

  test('without a file it tells how to use it', () => {
    expect(verify()).toMatchObject({ status: 2, said: expect.stringContaining('iacta verify FILE') });
    expect(verify('--help').status).toBe(0);
    expect(verify('--nonsense').status).toBe(2);
    expect(verify(join(folder, 'nothing'))).toMatchObject({
      status: 2,
      said: expect.stringMatching('cannot be read'),
    });
  });
});

test.each(LANGUAGES)('in %s every verdict has words', async (language) => {
  const verdict = await verifyText(text, async (id) => (isGameId(id) ? loadRules(id) : null));
  if (!verdict.ok) throw new Error('golden');
  expect(inWords(verdict, language).length).toBe(2);
  const more = { ...verdict.summary, serverOnly: 3, over: false, complete: false };
  expect(inWords({ ...verdict, summary: more }, language).length).toBe(5);
  const wrong = inWords(
    { ok: false, problem: { code: 'wrong-roll', seq: 9, roll: 4, why: 'wrong-faces' } },
    language,
  );
  expect(wrong.join()).toMatch(/\b5\b/);
  expect(inWords({ ok: false, problem: { code: 'misplaced', seq: 7 } }, language).join()).toMatch(/\b7\b/);
});
