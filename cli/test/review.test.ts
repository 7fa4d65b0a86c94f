import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { awaits, GameRecord, moves, readOptions, seededDice } from '@iacta/core';
import { loadRules } from '@iacta/games';
import type { Summary } from '@iacta/review';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'iacta-review-'));
afterAll(() => rmSync(folder, { recursive: true }));
const command = join(import.meta.dirname, '../bin/iacta.js');

async function game(steps = Number.POSITIVE_INFINITY): Promise<string> {
  const rules = await loadRules('zocken');
  const options = readOptions(rules.facts, { seats: 1 });
  if (!options.ok) throw new Error(options.refusal.code);
  const record = GameRecord.begin(rules, options.value);
  const dice = seededDice(4);
  for (let count = 0; count < steps; count++) {
    const waits = awaits(rules, record.position);
    if (waits.kind === 'over') break;
    if (waits.kind === 'roll') record.play({ roll: dice.throwDice(waits.dice, record.rollNumber) });
    else record.play({ seat: waits.seats[0], move: moves(rules, record.position, waits.seats[0])[0] });
  }
  const file = join(folder, `${steps}.json`);
  writeFileSync(file, JSON.stringify({ record: record.toJSON() }));
  return file;
}

function iacta(args: readonly string[], language = 'en') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'review', ...args], {
    encoding: 'utf8',
    env: { ...process.env, LANG: `${language}_XX.UTF-8`, LC_ALL: '', LANGUAGE: '' },
  });
  return { status, stdout, stderr };
}

test('a finished game is reviewed: the parts add up to the result, and every judged move is listed', {
  timeout: 60_000,
}, async () => {
  const { status, stdout } = iacta([await game(), '--json']);
  expect(status).toBe(0);
  const { seats, steps, judge } = JSON.parse(stdout) as Summary & {
    steps: { kind: string; best?: unknown[] }[];
  };
  expect(judge).not.toBe('');
  for (const { start, luck, own, others, revisions, result } of seats) {
    expect(start + luck + own + others + revisions).toBeCloseTo(result, 6);
  }
  const decisions = steps.filter(({ kind }) => kind === 'decision');
  expect(decisions.length).toBe(seats[0].decisions);
  for (const { best } of decisions) expect(best?.[0]).toHaveProperty('move');
});

test.each(['en', 'it', 'de', 'fr'])('says it in words: %s', { timeout: 60_000 }, async (language) => {
  const { status, stdout } = iacta([await game()], language);
  expect(status).toBe(0);
  expect(stdout).not.toMatch(/undefined|NaN/);
  expect(stdout.split('\n').length).toBeGreaterThanOrEqual(3);
});

test('an unfinished game and an invalid file are distinguished', async () => {
  expect(iacta([await game(5)])).toMatchObject({ status: 1, stdout: '' });
  expect(iacta([join(folder, 'nowhere.json')])).toMatchObject({ status: 2, stdout: '' });
  expect(execFileSync(process.execPath, [command, 'review', '--help'], { encoding: 'utf8' })).toContain(
    '--json',
  );
});
