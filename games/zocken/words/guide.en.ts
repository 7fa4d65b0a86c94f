import type { Guide } from './learn.ts';

export const guide: Guide = {
  aim: 'Line up seven dice so that their faces only rise or only fall, match as many colours as you can, and score the most points in three turns.',
  setup: [
    'Two to six players. Put the strip of nine fields in the middle, with the OUT! field below it.',
    'The player whose turn it is takes the seven dice. Everyone else gets a wager disc.',
    'In the rulebook the youngest starts. Here you draw lots, or choose.',
  ],
  turn: {
    pick: 'Pick a die before you know what it’ll show. Here it’s the red one.',
    roll: 'Roll it: a 3.',
    place:
      'The strip is still empty, so it can go anywhere. Field 4 has the red dot: a die on its own colour scores, so that’s where it goes.',
    second: 'Pick and roll the next die: the green one shows a 5.',
    row: 'From left to right, faces must only rise or only fall. To the right of the 3 the row rises. Field 7 has the green dot.',
    wager:
      'The blue 4 fits between the 3 and the 5, on its own dot. That’s the third die: now the others secretly decide whether to wager that you’ll score more than 50. Then you go on until all seven dice are down.',
  },
  examples: {
    all: 'The last die is a red 4. It fits on field 3, so all seven dice are on the strip: 50 points, minus 10 for the black 6 on an outer field, plus 60 for three matches (yellow, purple and blue). That’s 100, and anyone who wagered gets 50.',
    out: 'If the last die were a red 3, it wouldn’t fit anywhere and would have to go to OUT! Then there’s no 50, the outer field costs nothing, and the die on OUT! costs 20: 60 − 20 = 40.',
  },
  tables: [
    {
      caption: 'Three rows',
      head: ['Fields', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
      rows: [
        ['rises: allowed', '–', '1', '1', '2', '–', '2', '4', '5', '6'],
        ['falls: allowed', '6', '5', '5', '5', '–', '3', '–', '1', '1'],
        ['not allowed', '–', '1', '3', '–', '2', '–', '–', '–', '–'],
      ],
    },
    {
      caption: 'Dice on their own colour',
      head: ['Matches', 'Points'],
      rows: [
        ['1', '10'],
        ['2', '30'],
        ['3', '60'],
        ['4', '100'],
        ['5', '150'],
        ['6', '210'],
        ['7', '280'],
      ],
    },
  ],
};
