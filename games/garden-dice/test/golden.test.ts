import { isOver, plain } from '@iacta/core';
import { checkDrawing, playthrough } from '@iacta/core/test-kit';
import { expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import { drawing } from '../text/index.ts';
import { words as de } from '../words/de.ts';
import { words } from '../words/en.ts';
import { words as fr } from '../words/fr.ts';
import { words as it } from '../words/it.ts';
import { rabbit, seed, special, table } from './setting.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];
const name = (seat: number): string => NAMES[seat];

// Seeds whose first rounds show the most kinds of events; the caps keep each file readable in one sitting.
test.each([
  { seats: 2, family: false, seed: 8, cap: 62 },
  { seats: 3, family: false, seed: 69, cap: 70 },
  { seats: 4, family: false, seed: 71, cap: 66 },
  { seats: 2, family: true, seed: 63, cap: 60 },
])('the first rounds of $seats seats (family $family) are narrated as written', async (game) => {
  const { seats, family, cap } = game;
  const text = playthrough(
    rules,
    { seats, family, starter: 'lot', stars: 'corner', spat: 'bought' },
    game.seed,
    {
      // Once a round is enough to follow.
      draw: (position) => (rules.active(position) === 0 ? drawing.draw(position, plain, name, words) : []),
      sentence: (event) => words.event(event, name),
      cap,
    },
  );
  await expect(text).toMatchFileSnapshot(`golden/${seats}-seats${family ? '-family' : ''}.txt`);
});

// A greedy garden grows slowly: only the story and the final garden are shown.
test.each([
  { seats: 2, family: false, seed: 1 },
  { seats: 3, family: true, seed: 1 },
  { seats: 4, family: true, seed: 1 },
])(
  'a whole game of $seats seats (family $family) is narrated as written',
  async ({ seats, family, seed }) => {
    const text = playthrough(
      rules,
      { seats, family, starter: 'lot', stars: 'corner', spat: 'bought' },
      seed,
      {
        draw: (position) => (isOver(rules, position) ? drawing.draw(position, plain, name, words) : []),
        sentence: (event) => words.event(event, name),
      },
    );
    expect(text).toContain('"final": true');
    await expect(text).toMatchFileSnapshot(`golden/${seats}-seats-whole.txt`);
  },
);

test('a drawing keeps to eighty columns in every position', () => {
  const harvested = { pepper: 3, carrot: 3, tomato: 3, artichoke: 3, eggplant: 3 };
  const hand = { pepper: 1, carrot: 2, tomato: 1, artichoke: 2, eggplant: 1 };
  const position = table({
    options: { seats: 4, stars: 'doubles' },
    dice: [1, 2, 3, 4],
    garden: [rabbit(1, [1, 1], 7), special('scarecrow', 0, [2, 2]), seed('tomato', 2, [6, 6])],
    supply: { pepper: 0, artichoke: 0, eggplant: 0 },
    seats: [{ harvested, hand }, {}, { harvested }],
  });
  for (const language of [it, de, words, fr]) {
    for (const line of drawing.draw(position, plain, name, language))
      expect(line.length).toBeLessThanOrEqual(80);
  }
  checkDrawing(rules, drawing, { it, de, en: words, fr });
  const lines = drawing.draw(position, plain, name, words);
  expect(lines.join('\n')).toContain('*●rabb+7');
  expect(lines.join('\n')).toContain('*▲t3');
  expect(lines.join('\n')).toContain('dice 1 2 3 4');
});
