import { isOver, plain } from '@iacta/core';
import { checkDrawing, playthrough } from '@iacta/core/test-kit';
import { rules } from '@iacta/doce/rules';
import { drawing } from '@iacta/doce/text';
import { words } from '@iacta/doce/words/en';
import { describe, expect, it } from 'vitest';
import { BLACK_WINS, BLACK_WINS_SECOND, begin, EDGE, play } from './scripts.ts';

const name = (seat: number) => ['Ada', 'Bob'][seat];
const draw = (position: Parameters<typeof drawing.draw>[0]) => drawing.draw(position, plain, name, words);
const sentence = (event: Parameters<typeof words.event>[0]) => words.event(event, name);

describe('golden playthroughs', () => {
  it('two seats, by lot: the first round with every grid', async () => {
    const text = playthrough(rules, { seats: 2, starter: 'lot' }, 5, { draw, sentence, cap: 25 });
    await expect(text).toMatchFileSnapshot('golden/2-seats-first-round.txt');
  });

  it('two seats, seat 1 starts: a whole match in words', async () => {
    const atTheEnd = (position: Parameters<typeof draw>[0]) =>
      isOver(rules, position) ? draw(position) : [];
    const text = playthrough(rules, { seats: 2, starter: 1 }, 11, { draw: atTheEnd, sentence });
    await expect(text.replaceAll(/\n{3,}/g, '\n')).toMatchFileSnapshot('golden/2-seats-match.txt');
  });
});

describe('the drawing', () => {
  it('shows dice, marker, blocker, the zone of the player to move and what is in hand', () => {
    expect(draw(play(begin(), '#e1 b2=6 d4=3').position)).toMatchInlineSnapshot(`
      [
        "     a    b    c    d    e",
        " 5   ·    ·    ·    ·    ·   5",
        " 4   ·    ·    ·  [○3]   ·   4                        1   2   3   4    Σ",
        " 3   ×    ×    ×    ·    ·   3",
        " 2   ×  [⬢6]   ×    ·    ·   2     ▸ ⬢ Ada            ·   ·   ·   ·    0  ⬢×10",
        " 1   ×    ×    ×    ·    ✚   1       ○ Bob            ·   ·   ·   ·    0  ○×10 ✚",
        "     a    b    c    d    e",
      ]
    `);
  });

  it('shows scores by round', () => {
    expect(draw(play(begin(), `${BLACK_WINS} ${EDGE.slice(0, 9)}`).position)).toMatchInlineSnapshot(`
      [
        "     a    b    c    d    e",
        " 5   ·    ·    ·    ·    ·   5",
        " 4   ·    ·    ·    ·    ·   4                        1   2   3   4    Σ",
        " 3   ·    ·    ·    ·    ·   3",
        " 2   ×    ×    ·    ·    ·   2       ⬢ Ada           35   ·   ·   ·   35  ⬢×10 ✚",
        " 1 [○6] [⬢6]   ·    ·    ·   1     ▸ ○ Bob            0   ·   ·   ·    0  ○×10 ✚",
        "     a    b    c    d    e",
      ]
    `);
  });

  it('shows the winning line at the end, and no seat to move', () => {
    const match = `${BLACK_WINS} ${BLACK_WINS_SECOND} ${BLACK_WINS} ${BLACK_WINS_SECOND}`;
    expect(draw(play(begin(), match).position)).toMatchInlineSnapshot(`
      [
        "     a    b    c    d    e",
        " 5  ○6    ·   ○6    ·  [○6]  5",
        " 4   ·    ·    ·    ·    ·   4                        1   2   3   4    Σ",
        " 3   ·    ·    ·    ·   ○6   3",
        " 2   ·    ·    ·    ·    ·   2       ⬢ Ada           35  34  35  34  138  ⬢×7 ✚",
        " 1 *⬢3* *⬢3* *⬢3* *⬢3*   ·   1       ○ Bob            0   0   0   0    0  ○×7 ✚",
        "     a    b    c    d    e",
      ]
    `);
  });

  it('fits 80 columns and paints without changing the text', () => {
    const { position } = play(begin(), `#c4 ${EDGE}`);
    const painted = drawing.draw(
      position,
      (_style, text) => `<${text}>`,
      () => 'A very long name indeed',
      words,
    );
    const unpainted = drawing.draw(position, plain, () => 'A very long name indeed', words);
    expect(painted.map((line) => line.replaceAll(/[<>]/g, '').trimEnd())).toEqual(unpainted);
    checkDrawing(rules, drawing, { it: null, de: null, en: null, fr: null });
  });
});
