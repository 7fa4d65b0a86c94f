import type { Guide } from './learn.ts';

export const guide: Guide = {
  aim: 'Be the first to line up four dice that add up to exactly 12, and score the most points in four rounds.',
  setup: [
    'Two players share a grid of five by five empty squares.',
    'One has eleven black dice, the other eleven white ones. Each also has a red blocker and a marker.',
    'In the rulebook the youngest starts. Here you draw lots, or choose.',
  ],
  turn: {
    start:
      'It’s Black’s turn. Black’s marker is on the 4 in the middle, so the squares around it are closed to Black. White’s marker doesn’t matter to Black.',
    blocker:
      'Before the die, Black may use the blocker, once per round. Here it goes on d4: no line can run through that square now.',
    die: 'Then Black must place one die, on any square that isn’t closed, with any face on top: a 2 on c1.',
    marker:
      'Black’s marker moves onto the new die. Now the squares around c1 are closed to Black, and those around c3 are open again.',
    opponent:
      'White places a 3 on b4, away from White’s own marked die. You take turns like this until someone has a line.',
  },
  examples: {
    win: 'With a 2 on d4, Black has four black dice in column d: 3 + 6 + 1 + 2 = 12. Black scores 12 for the win, 2 for a line of four of their own dice, 5 for the unused blocker and 13 for the empty squares, minus 2 for three dice that show a 2. That’s 30. White scores nothing.',
  },
};
