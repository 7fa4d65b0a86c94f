import { plain } from '@iacta/core';
import { describe, expect, test } from 'vitest';
import { choose, narrow } from '../terminal/choices.ts';
import { depthOf, paintFor } from '../terminal/colour.ts';
import { frame } from '../terminal/frame.ts';
import { grid } from '../terminal/grid.ts';
import { harmless } from '../terminal/harmless.ts';
import { columnsOf, cut, fold, wrap } from '../terminal/text.ts';
import { WORDS } from '../words/index.ts';

const LABELS = ['Field 1 (outer)', 'Field 3', 'Field 13', 'Metà rossa', 'OUT!'];
const CHOICES = LABELS.map((label) => ({ label }));

describe('narrowing', () => {
  test.each<[string, number[]]>([
    ['', [0, 1, 2, 3, 4]],
    ['field', [0, 1, 2]],
    ['3', [2, 1]],
    ['field 3', [1]],
    ['13', [2]],
    ['META', [3]],
    ['rossa metà', [3]],
    ['(outer', [0]],
    ['nothing', []],
  ])('"%s"', (typed, shown) => {
    expect(narrow(CHOICES, typed)).toEqual(shown);
  });

  test('a whole line means its number or its exact label before anything that holds it', () => {
    expect(choose(CHOICES, '2')).toEqual([1]);
    expect(choose(CHOICES, 'field 3')).toEqual([1]);
    expect(choose([{ label: 'a1' }, { label: 'a' }], 'A')).toEqual([1]);
    expect(choose(CHOICES, 'field')).toEqual([0, 1, 2]);
    expect(choose(CHOICES, '99')).toEqual([]);
  });
});

describe('lists', () => {
  const many = Array.from({ length: 150 }, (_, i) => ({ label: `${(i % 6) + 1} on a${i}` }));
  const all = many.map((_, i) => i);

  test('150 choices stay inside their room, and the rest is counted', () => {
    const drawn = grid(many, all, 0, { width: 79, rows: 8 }, plain);
    expect(drawn.lines.length).toBeLessThanOrEqual(7);
    for (const line of drawn.lines) expect(columnsOf(line)).toBeLessThanOrEqual(79);
    const shown = drawn.lines.join(' ').match(/ on /g)?.length ?? 0;
    expect(shown + drawn.left).toBe(150);
  });

  test('the page with the selected one is shown', () => {
    const drawn = grid(many, all, 149, { width: 79, rows: 8 }, plain);
    expect(drawn.lines.join('\n')).toContain('▸150');
  });

  test('a frame is never taller than the window, whatever lies on the table', () => {
    const board = Array.from({ length: 60 }, (_, i) => `row ${i}`);
    const scene = { title: 'Game', board, messages: Array.from({ length: 50 }, () => 'news'), scroll: 0 };
    for (const rows of [10, 24, 50]) {
      const question = { prompt: 'Which?', choices: many };
      const { lines, cursor } = frame(
        scene,
        { question, typed: '', selected: 0 },
        { columns: 80, rows },
        WORDS.en,
        plain,
      );
      expect(lines.length).toBeLessThanOrEqual(rows);
      expect(lines[cursor?.row ?? 0]).toMatch(/^›/);
      expect(lines.at(-1)).toMatch(/and \d+ more/);
    }
  });
});

describe('text and colour', () => {
  test('widths, cutting and wrapping ignore colours and accents', () => {
    const paint = paintFor(256);
    expect(columnsOf(paint('red', 'e\u0301t'))).toBe(2);
    expect(columnsOf(cut(paint('red', 'a long label'), 6))).toBe(6);
    expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
    expect(fold(' Zurück ')).toBe('zuruck');
    expect(harmless('\x1b[2JAnna\n')).toBe('[2JAnna');
  });

  test.each<[object, boolean, number]>([
    [{ TERM: 'xterm-256color' }, true, 256],
    [{ TERM: 'xterm' }, true, 16],
    [{ TERM: 'dumb' }, true, 0],
    [{ TERM: 'xterm' }, false, 0],
    [{ TERM: 'xterm', NO_COLOR: '1', FORCE_COLOR: '1' }, true, 0],
    [{ FORCE_COLOR: '1' }, false, 16],
    [{ FORCE_COLOR: '0', TERM: 'xterm' }, true, 0],
  ])('%o, terminal: %s', (env, isTerminal, depth) => {
    expect(depthOf(env as Record<string, string>, isTerminal)).toBe(depth);
  });

  test('orange and pink differ from each other and from their neighbours in every depth', () => {
    for (const depth of [16, 256] as const) {
      const painted = (['orange', 'yellow', 'red', 'pink', 'purple'] as const).map((hue) =>
        paintFor(depth)(hue, 'x'),
      );
      expect(new Set(painted).size).toBe(painted.length);
    }
  });
});
