import { plain } from '@iacta/core';
import { playthrough } from '@iacta/core/test-kit';
import { expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import { drawing } from '../text/index.ts';
import { words } from '../words/en.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];
const name = (seat: number): string => NAMES[seat];

const CAPS = [0, 0, 70, 80, 90];

test.each([
  [2, false],
  [3, false],
  [4, false],
  [2, true],
])('a game of %i seats (family %s) is told in full', async (seats, family) => {
  const text = playthrough(rules, { seats, family, starter: 'lot' }, 3, {
    // Once a round is enough to follow, and keeps the files short.
    draw: (position) => (rules.active(position) === 0 ? drawing.draw(position, plain, name) : []),
    tell: (event) => words.event(event, name),
    cap: CAPS[seats],
  });
  await expect(text).toMatchFileSnapshot(`golden/${seats}-seats${family ? '-family' : ''}.txt`);
});
