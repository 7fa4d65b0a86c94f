import { plain } from '@iacta/core';
import { checkDrawing, playthrough } from '@iacta/core/test-kit';
import { rules } from '@iacta/qwantum/rules';
import { drawing } from '@iacta/qwantum/text';
import { words } from '@iacta/qwantum/words/en';
import { describe, expect, test } from 'vitest';
import { EASY, enter, line, options, SKIP, settled, sheet, table } from './play.ts';

const name = (seat: number) => ['Anna', 'Ben', 'Carla', 'Dario'][seat];

describe('golden playthroughs', () => {
  // Long games are cut: each file shows many turns and one shows a whole game to its end.
  test.each([
    [1, 4, 400],
    [2, 2, 56],
    [3, 3, 52],
    [4, 4, 38],
  ])('%i seats, seed %i', async (seats, seed, cap) => {
    const text = playthrough(rules, options(seats, 'lot'), seed, {
      draw: (position) => drawing.draw(position, plain, name, words),
      sentence: (event) => words.event(event, name),
      cap,
    });
    await expect(text).toMatchFileSnapshot(`golden/${seats}-seats.txt`);
  });
});

describe('the drawing', () => {
  const draw = (position: Parameters<typeof drawing.draw>[0]) => drawing.draw(position, plain, name, words);
  const inB = () => settled(table([sheet({ ...EASY, missed: 2 }), EASY]), '3 R1 R2 B4 P3 B6 Y5').position;

  test('shows dice, values and sheets', () => {
    expect(draw(inB())).toEqual([
      '○3  1:✚R1  2:✚R2  3:●B4  4:★P3  5:●B6  6:■Y5',
      '= ★ 6   ● 13   ✚ 6   ■ 8',
      '',
      '▶ Anna               3     Ben                6',
      '★P  1  2  3  · ┃  ·  ·   ★P  1  2  3  · ┃  ·  ·',
      '●B  1  2  3  · ┃  ·  ·   ●B  1  2  3  · ┃  ·  ·',
      '✚R  1  2  3  · ┃  ·  ·   ✚R  1  2  3  · ┃  ·  ·',
      '■Y  1  2  3  · ┃  ·  ·   ■Y  1  2  3  · ┃  ·  ·',
      ' Σ  1  2  3  · ┃  ·  ·    Σ  1  2  3  · ┃  ·  ·',
      ' ✗ -1 -2  ·  ·  ·         ✗  ·  ·  ·  ·  ·     ',
    ]);
  });

  test('puts the colour of B in brackets and ticks the seats that have answered', () => {
    const { position } = line(inB(), [0, enter('red')], [1, SKIP]);
    expect(draw(position)[1]).toBe('= ★ 6   ● 13   (✚ 6)   ■ 8');
    expect(draw(position)[3]).toContain('✓    6');
  });

  test('fits into 80 columns, and needs no words to', () => {
    checkDrawing(rules, drawing, { it: null, de: null, en: null, fr: null });
  });
});
