import type { Guide } from './learn.ts';

export const guide: Guide = {
  aim: 'Plant seeds in a garden you all share, water them, harvest them, and score more than the others with your vegetables.',
  setup: [
    'Two to four players. The garden has six rows and six columns; six spaces in one corner are stars (or choose others, as on your own board).',
    'Put the vegetable tiles in the supply: 5 of each kind for two players, 7 for three, 10 for four.',
    'Each player gets eight discs, a bird/rabbit tile, a sundial/scarecrow tile, a sun and, with two players, a rock. Draw lots for who starts, or choose.',
  ],
  turn: {
    roll: 'Roll four dice: 1, 3, 4 and 5. Spend each of them once, on any actions, in any order.',
    buy: 'One die buys a seed worth no more than the die: the 4 buys an artichoke, the 1 buys a squash. Each seed gets one of your discs.',
    place:
      'Two dice place a tile: the 3 and the 5 are row 3, column 5. The artichoke goes there, seed side up.',
    next: 'That was the last die, so the turn is over. Later, one die at least as high as the tile waters your seed or harvests your vegetable; both spread to neighbouring tiles of a lower value.',
  },
  examples: {
    harvest:
      'Anna harvests her tomato (3). The harvest spreads to her squash (1), to Ben’s carrot, and from there to a squash of Ben’s and one of Cara’s. Anna gets 3 + 1, plus 1 for each of the three other tiles: 7. Ben’s carrot and squash are next to his scarecrow: 2 + 3 and 1 + 3 make 9. Cara’s squash is on a star: twice 1 is 2.',
    final:
      'At the end a player has 58 points from harvests. Four seeds weren’t placed: the first is free, three cost 5 each, so −15. Two sets of five different vegetables: +30. Three carrots +10 and four tomatoes +15. The unused sun: +5. That’s 103.',
  },
  tables: [
    {
      caption: 'Collections: vegetables of one kind',
      head: ['In your basket', 'Points'],
      rows: [
        ['1 or 2', '0'],
        ['3', '10'],
        ['4', '15'],
        ['5 or more', '20'],
        ['five different: a set', '15'],
      ],
    },
  ],
};
