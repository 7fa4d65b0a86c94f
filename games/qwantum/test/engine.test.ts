import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faceIndex, randomStream } from '@iacta/core';
import { randomStep } from '@iacta/core/test-kit';
import { type QwantumState, rules, stateOf } from '@iacta/qwantum/rules';
import { afterAll, expect, test } from 'vitest';
import { CELLS, COLOURS } from '../rules/facts.ts';
import { at, VALUES } from '../rules/layout.ts';
import { fits } from '../rules/sheet.ts';
import { options } from './play.ts';

// The bots are trained by a copy of the rules in Python (train/game.py): it must play like the rules.

const folder = mkdtempSync(join(tmpdir(), 'iacta-qwantum-'));
afterAll(() => rmSync(folder, { recursive: true }));

const python = ['torch', 'numpy'].some(
  (module) => spawnSync('python3', ['-c', `import ${module}`]).status === 0,
);
if (!python)
  console.warn('skipped: python3 with PyTorch or NumPy, to compare the training engine, is missing');

const rows = (sheet: QwantumState['sheets'][number]) => COLOURS.map((colour) => sheet[colour]);
const missedCost = (missed: number) => (missed * (missed + 1)) / 2;

/** What happened on the sheet of seat 0 in a random game. */
function playedGame(seed: number, throws: unknown[]): unknown[] {
  const below = randomStream(seed);
  const position = rules.begin(options(1));
  const entries: unknown[] = [];
  for (let step = randomStep(rules, position, below); step; step = randomStep(rules, position, below)) {
    const dice = rules.dice(position);
    const before = rows(stateOf(position).sheets[0]);
    const values = COLOURS.map((_, colour) => at(position[VALUES], colour));
    if ('roll' in step) rules.applyRoll(position, step.roll, null);
    else rules.applyMove(position, step.seat, step.move, null);
    const { sheets } = stateOf(position);
    const now = rows(sheets[0]);
    const { roll } = step;
    if (roll !== undefined && dice?.dice.length === 7) {
      const faces = dice.dice.map((_, i) => faceIndex(dice, roll, i));
      const shown = COLOURS.map((_, colour) => at(position[VALUES], colour));
      // The dice are taken up again at once where the throw ended the turn.
      if (shown.some((value) => value > 0)) throws.push([faces, shown]);
    }
    const colour = now.findIndex((row, i) => row.length > before[i].length);
    if (colour < 0) continue;
    entries.push({
      colour,
      value: values[colour],
      filled: now.map((row) => row.length),
      last: now.map((row) => row.at(-1) ?? 0),
      points: rules.points(position, 0) + missedCost(sheets[0].missed),
    });
  }
  return entries;
}

test.skipIf(!python)('the Python engine scores, fills and takes what the rules do', () => {
  const throws: unknown[] = [];
  const games = Array.from({ length: 60 }, (_, seed) => playedGame(seed + 1, throws));
  const questions = Array.from({ length: CELLS + 1 }, (_, filled) =>
    [1, 5, 9, 20, 33].flatMap((last) => [1, 5, 8, 9, 10, 33].map((value) => [filled, last, value])),
  ).flat();
  const asked = questions.map(([filled, last, value]) => [filled, last, value, fits(filled, last, value)]);
  const file = join(folder, 'played.json');
  writeFileSync(file, JSON.stringify({ throws, games, fits: asked }));
  const script = join(import.meta.dirname, '../train/check.py');
  const { status, stdout, stderr } = spawnSync('python3', [script, file], { encoding: 'utf8' });
  expect(`${stdout}${stderr}`).toContain(' 0 differ');
  expect(status).toBe(0);
});
