import { rules } from '@iacta/clever/rules';
import { drawing } from '@iacta/clever/text';
import { words as de } from '@iacta/clever/words/de';
import { words as en } from '@iacta/clever/words/en';
import { words as fr } from '@iacta/clever/words/fr';
import { words as it } from '@iacta/clever/words/it';
import { type Paint, plain, randomStream, SIGNS } from '@iacta/core';
import { checkDrawing, quick, randomGame } from '@iacta/core/test-kit';
import { expect, test } from 'vitest';
import { setUp } from './table.ts';

const name = (seat: number) => ['Anna', 'Massimiliano', 'Carla', 'Dario'][seat];

const ALL = { it, de, en, fr };

test('every line keeps to 80 columns in every language, and a fox is two letters', () => {
  checkDrawing(rules, drawing, ALL);
  for (const { labels } of Object.values(ALL)) expect(labels.fox).toHaveLength(2);
});

test('a drawing never needs more than 80 columns and shows every seat', () => {
  for (let seed = 1; seed <= (quick ? 10 : 60); seed++) {
    const seats = 1 + (seed % 4);
    const position = rules.begin({ seats, starter: 'lot', soloExtraDie: false });
    randomGame(rules, position, randomStream(seed), seed * 5);
    const lines = drawing.draw(position, plain, name, en);
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(80);
    for (let seat = 0; seat < seats; seat++)
      expect(lines.some((line) => line.startsWith(name(seat)))).toBe(true);
  }
});

test('dice, fields, tray, crosses, numbers and waiting bonuses are all there', () => {
  const table = setUp({
    phase: 'chain',
    turnsOver: 3,
    rolls: 1,
    faces: [6, 6, 6, 1, 2, 6],
    fields: ['orange'],
    tray: ['green'],
    sheets: [{ orange: [1, 1, 1, 5, 2], blue: [7], waiting: ['yellow'] }],
  });
  expect(drawing.draw(table.position, plain, name, en)).toEqual([
    '4/6 ▶ Anna   ○6 ■6 ●6 ★6   [◆2][  ][  ]   (▲1)   1/3',
    '',
    'Anna  ■ 0  ● 1  ▲ 0  ◆ 15  ★ 0  fx 0: 0  = 16  ↻ 3/3  +1 1/1',
    '→ ■X',
    '─────────────────────────────────────────────────────────────────────────────',
    '■   3  6  5  X  ●X │ ●      2  3  4  ◆5 │ ▲  ≥1 ≥2 ≥3 ≥4 ≥5 ≥1 ≥2 ≥3 ≥4 ≥5 ≥6',
    '    2  1  X  5  ◆4 │     5  6  X  8  ■X │             +1    ●X fx    ★6  ↻',
    '    1  X  2  4  ▲X │     9 10 11 12  fx │ ◆   1  1  1  5  2  ·  ·  ·  ·  ·  ·',
    '    X  3  4  6  fx │     ↻ ▲X ★6 +1     │           ↻ ×2 ■X +1 ×2 fx ×2 ★6 ×3',
    '   10 14 16 20  +1 │                    │ ★   ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·',
    '                   │                    │           ↻ ●X +1 ■X fx  ↻ ▲X ◆6 +1',
  ]);
});

test('every colour has its sign beside its paint', () => {
  const painted = new Set<string>();
  const paint: Paint = (style, text) => {
    painted.add(`${style} ${text.trim().charAt(0)}`);
    return text;
  };
  drawing.draw(rules.begin({ seats: 1, starter: 'lot', soloExtraDie: false }), paint, name, en);
  for (const hue of ['white', 'yellow', 'blue', 'green', 'orange', 'pink'] as const)
    expect(painted).toContain(`${hue} ${SIGNS[hue]}`);
});
