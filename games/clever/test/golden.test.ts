import { rules } from '@iacta/clever/rules';
import { drawing } from '@iacta/clever/text';
import { words } from '@iacta/clever/words/en';
import { type Options, plain } from '@iacta/core';
import { playthrough } from '@iacta/core/test-kit';
import { expect, test } from 'vitest';

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario'];
const name = (seat: number) => NAMES[seat];

// Long games are cut after this many steps: the files are meant to be read.
test.each([
  [1, 3, 90, false],
  [1, 8, 70, true],
  [2, 5, 38, false],
  [3, 7, 27, false],
  [4, 11, 19, false],
] as const)('a playthrough for %i seats, seed %i', async (seats, seed, cap, soloExtraDie) => {
  const options: Options = { seats, starter: 'lot', soloExtraDie };
  const text = playthrough(rules, options, seed, {
    draw: (position) => drawing.draw(position, plain, name, words),
    sentence: (event) => words.event(event, name),
    cap,
  });
  const file = `golden/${seats}-seats${soloExtraDie ? '-extra' : ''}.txt`;
  await expect(text).toMatchFileSnapshot(file);
  for (const line of text.split('\n')) {
    if (/^[─■▲◆★ ]/.test(line) && line.includes('│')) expect(line.length).toBeLessThanOrEqual(80);
  }
});
