import { expect, test } from 'vitest';
import { visitWith } from './play-kit.ts';

// The one game in which spaces of the board are chosen.
const FLAGS = 'garden-dice --seats 2 --bots 1 --seed 3';

test('spaces of the own board are given by a flag, and drawn', async () => {
  const { screen } = await visitWith(`${FLAGS} --yes --option stars=61`, ['']);
  const rows = screen.split('\n').filter((line) => /^[1-6] \|/.test(line));
  expect(rows.slice(0, 6).map((line) => line.indexOf('*'))).toEqual([-1, -1, -1, -1, -1, 3]);
});

test('they are typed in the menu too; what is no set of spaces is asked again', async () => {
  // Enter takes the suggested name; a part of a choice is as good as its number.
  const { screen } = await visitWith(FLAGS, ['', 'Where the stars', 'As on', '77 11', '16 11', '1']);
  expect(screen).toContain('That doesn’t work: type 1 to 12 different spaces with numbers from 1 to 6');
  expect(screen).toContain('Where the stars are: As on our board (11 16)');
  const first = screen.split('\n').find((line) => line.startsWith('1 |')) ?? '';
  expect(first.split('*')).toHaveLength(3);
});
