import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { awaits, GameRecord, moves, readOptions, seededDice } from '@iacta/core';
import { loadRules } from '@iacta/games';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'iacta-examples-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(program: string, args: readonly string[]): string {
  const file = join(import.meta.dirname, '..', program);
  return execFileSync(process.execPath, ['--conditions=source', file, ...args], { encoding: 'utf8' });
}

async function savedGame(seed: number): Promise<string> {
  const rules = await loadRules('qwantum');
  const options = readOptions(rules.facts, { seats: 1 });
  if (!options.ok) throw new Error(options.refusal.code);
  const record = GameRecord.begin(rules, options.value);
  const dice = seededDice(seed);
  for (;;) {
    const waits = awaits(rules, record.position);
    if (waits.kind === 'over') break;
    if (waits.kind === 'roll') record.play({ roll: dice.throwDice(waits.dice, record.rollNumber) });
    else record.play({ seat: waits.seats[0], move: moves(rules, record.position, waits.seats[0])[0] });
  }
  const file = join(folder, `${seed}.json`);
  writeFileSync(file, JSON.stringify(record));
  return file;
}

test('statistics over saved games', async () => {
  const files = await Promise.all([savedGame(1), savedGame(2)]);
  expect(run('statistics.ts', files)).toMatch(
    /^qwantum: 2 finished, -?\d+\.\d points per seat, \d+ steps per game\n$/,
  );
});

test('a player of one’s own', { timeout: 60_000 }, () => {
  expect(run('own-bot.ts', ['4'])).toMatch(
    /^Your player won \d(\.5)? of 4 games against the casual level\.\n$/,
  );
});

test('a board for any web page', async () => {
  const file = await savedGame(3);
  const html = run('embedded-board.ts', [file]);
  expect(html).toMatch(/^<figure class="iacta" lang="en">/);
  expect(html).toContain('<span class="purple">');
  expect(html).toMatch(/<figcaption>Qwantum · Player 1: -?\d+<\/figcaption>/);
  // As many elements are closed as are opened, and nothing else of the board is read as HTML.
  const board = /<pre[^>]*>([\s\S]*)<\/pre>/.exec(html)?.[1] ?? '';
  expect(board.match(/<span/g)?.length).toBe(board.match(/<\/span>/g)?.length);
  expect(board.replaceAll(/<\/?span[^>]*>/g, '')).not.toContain('<');
  expect(run('embedded-board.ts', [file, '0'])).not.toBe(html);
});
