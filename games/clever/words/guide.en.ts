import { sheetTables } from './bonus-map.ts';
import type { Guide } from './learn.ts';

export const guide: Guide = {
  aim: 'Fill in five coloured areas on your sheet, set off bonuses, and get the highest total.',
  setup: [
    'One to four players, each with a sheet.',
    'You share six dice: white, yellow, blue, green, orange and purple. Each sheet has three dice fields for the dice you take; the silver platter in the middle holds the dice that were too low, and the others choose from it.',
    'Draw lots for who goes first, or choose. The player whose turn it is is called the active player. In round 1 everyone gets a reroll.',
  ],
  turn: {
    roll: 'The active player rolls all six dice: white 3, yellow 4, blue 6, green 2, orange 1 and purple 5.',
    take: 'They take the yellow 4, put it on the first dice field and cross a 4 in yellow. Every die that’s lower goes to the silver platter: white 3, green 2 and orange 1.',
    second: 'They roll the dice that are left: blue 2 and purple 5.',
    done: 'They take the purple 5 and write it in purple. The blue 2 is lower, so it goes to the platter too. No dice are left, so the turn is over; otherwise they’d have a third roll.',
    others:
      'Now everyone else uses one die from the platter, all at the same time. The second player takes the green 2: the first green cell needs at least a 1.',
  },
  examples: {
    purple:
      'In purple each number must be higher than the one before, but after a 6 any number may follow. Here it’s 2 < 5 < 6, so now even a 1 is allowed. With it purple is worth 2 + 5 + 6 + 1 = 14. 1 < 6, another 6, then a 3 would be allowed too. A 3 after a 3, or a 2 after a 4, would not.',
  },
  tables: sheetTables({
    bonuses: { caption: 'What gives you which bonus', head: ['Complete or fill', 'Bonus'] },
    colon: ': ',
    rounds: 'Start of round',
    yellowRows: 'Yellow row',
    yellowDiagonal: 'Yellow diagonal',
    blueRows: 'Blue row',
    blueColumns: 'Blue column',
    green: 'Green cell',
    orange: 'Orange cell',
    purple: 'Purple cell',
    gains: {
      yellow: 'yellow cross',
      blue: 'blue cross',
      green: 'green cross',
      'orange-4': 'orange 4',
      'orange-5': 'orange 5',
      'orange-6': 'orange 6',
      'pink-6': 'purple 6',
      black: 'black bonus',
      reroll: 'reroll',
      'extra-die': 'extra die',
      fox: 'fox',
    },
    scores: { caption: 'What each area scores', head: ['Area', 'Points'] },
    areas: {
      yellow: ['Yellow', (columns) => `complete columns from the left: ${columns}`],
      blue: ['Blue', (crosses) => `for 1 to 11 crosses: ${crosses}`],
      green: ['Green', (cells) => `for your last cross, from the left: ${cells}`],
      orange: ['Orange', 'the sum of your numbers; cells 4, 7 and 9 count double, cell 11 triple'],
      purple: ['Purple', 'the sum of your numbers'],
      foxes: ['Fox', 'as much as your lowest area'],
    },
  }),
};
