import type { Chapter } from './learn.ts';

export const chapters: readonly Chapter[] = [
  {
    heading: 'What lies on the table',
    intro: 'Garden Dice takes about an hour.',
    picture: {
      name: 'garden',
      caption:
        'A garden in bloom: two seeds of one player, a seed, a vegetable and a rock of the other. An artichoke seed lies on the star in row 4, column 4. A pepper seed has been bought and waits in front of its owner.',
    },
    rules: [
      {
        id: 'G-1',
        text: 'Two to four play. A lot decides who starts, unless the table names somebody. Then turns go round.',
      },
      {
        id: 'G-2',
        text: 'The garden has six rows, counted from the bottom, and six columns. The six spaces with two equal numbers, from 1.1 to 6.6, are stars.',
      },
      {
        id: 'G-3',
        text: 'There are five vegetables: pepper 1, carrot 2, tomato 3, artichoke 4, eggplant 5. A tile shows the seed on one side and the vegetable on the other, with the same value. For two players the supply has 5 tiles of each, for three 7, for four 10.',
      },
      {
        id: 'G-4',
        text: 'Everybody has eight discs, a tile with bird and rabbit, a tile with sundial and scarecrow, one sun and, if two play, a rock.',
      },
      { id: 'G-5', text: 'Nothing is hidden.' },
    ],
  },
  {
    heading: 'Your turn',
    rules: [
      {
        id: 'G-6',
        text: 'You roll four dice and spend them on actions: each die once, the actions in any order and as often as you like. With the last die the turn is over.',
      },
      {
        id: 'G-7',
        text: 'Dice that can be used must be used. The turn ends earlier only if nothing can be done with the rest (G-R1).',
      },
      {
        id: 'G-8',
        text: 'Four of a kind: you may roll all four again, and once more if they are equal again.',
      },
    ],
  },
  {
    heading: 'Buy and place',
    rules: [
      {
        id: 'G-9',
        text: 'Buy, one die: a seed from the supply that is worth no more than the die. It lies in front of you.',
      },
      { id: 'G-10', text: 'In one turn you buy at most two seeds of one kind.' },
      {
        id: 'G-11',
        text: 'One of your free discs goes with a bought seed. Without a free disc you cannot buy.',
      },
      {
        id: 'G-12',
        text: 'Place, two dice: one is the row, the other the column, as you choose. The space must be empty.',
      },
      {
        id: 'G-13',
        text: 'You place what lies in front of you: a bought seed, which keeps its disc; your animal, bird side up, or your sundial, with this side up, each with a free disc; or the rock, without a disc.',
      },
      { id: 'G-14', text: 'Seeds, sundial and rock stay where they were placed. Animals move.' },
    ],
  },
  {
    heading: 'Water and harvest',
    picture: {
      name: 'water',
      caption:
        'With the 5 the artichoke in row 3 can be watered. The water reaches the other player’s carrot above it, and from there the pepper on the star. The eggplant below stays dry: its value is higher.',
    },
    rules: [
      {
        id: 'G-15',
        text: 'Water, one die: it must be at least as high as a seed of yours in the garden. The tile is turned to its vegetable, the disc stays.',
      },
      {
        id: 'G-16',
        text: 'Water spreads from every watered tile to the neighbours in its row and column that are seeds of a lower value, whoever owns them, and on from there. For this the die does not matter.',
      },
      {
        id: 'G-17',
        text: 'Harvest, one die: it must be at least as high as a vegetable of yours in the garden. The tile goes to its owner’s basket, the disc back to its owner.',
      },
      { id: 'G-18', text: 'A harvest spreads over vegetables just as water spreads over seeds.' },
      {
        id: 'G-19',
        text: 'Every harvested tile scores for its owner: its value, three points more in the area of the owner’s scarecrow, and otherwise twice its value on a star.',
      },
      {
        id: 'G-20',
        text: 'If you harvest, you get one point for each tile of others that your harvest takes in.',
      },
    ],
  },
  {
    heading: 'Bird and rabbit',
    picture: {
      name: 'bird',
      caption:
        'The bird in row 5 reaches the tomato seed on the star with a 3 or a 4, for it is three spaces away over empty spaces. To the pepper seed in row 1 a rock bars the way. A disc on the bird shows that it has swallowed a tile before.',
    },
    rules: [
      {
        id: 'G-21',
        text: 'Flip, one die that shows a six: your animal or your sundial in the garden is turned over, bird or rabbit, sundial or scarecrow, with all discs on it.',
      },
      {
        id: 'G-22',
        text: 'Move, one die: your animal goes in a straight line over empty spaces, at most as far as the die shows.',
      },
      {
        id: 'G-23',
        text: 'A bird may end its move on another player’s seed, a rabbit on another player’s vegetable, and eats it. You need a free disc for it. The disc of the tile goes back to its owner, and the animal stands on the space.',
      },
      {
        id: 'G-24',
        text: 'A bird cannot go onto a seed in the area of its owner’s scarecrow. A rabbit fears none, and empty spaces are free to all.',
      },
      {
        id: 'G-25',
        text: 'Swallow: the tile leaves the game, and one of your free discs lies on the animal until the animal is sent home.',
      },
      {
        id: 'G-26',
        text: 'Spit out: you spend another unused die, at least as high as the tile. It lies in front of you as a seed, with one of your discs.',
      },
      {
        id: 'G-27',
        text: 'In one turn you eat at most one tile of each other player, no matter which side of the animal eats.',
      },
      {
        id: 'G-28',
        text: 'Send home, three dice: two name the space of an animal, anybody’s, and the third shows a six. The animal goes back to its owner with all discs on it and may be placed again.',
      },
    ],
  },
  {
    heading: 'Sundial, scarecrow, sun and rock',
    picture: {
      name: 'scarecrow',
      caption:
        'A scarecrow stands on 3.3. The carrot seed on 4.4 is beside it, so the bird in row 4 cannot eat it. The eggplant on 2.6 is too far from it and in danger. The tomato on 4.2 would bring 6 points: 3 and 3 more.',
    },
    rules: [
      {
        id: 'G-29',
        text: 'Sundial: while it lies in the garden with this side up, its owner may once a turn change dice that name a space: one die by one or two, or two dice by one each, in the same action or in two. It works already in the turn in which it was placed.',
      },
      {
        id: 'G-30',
        text: 'Scarecrow: its area is the eight spaces around it, and it works only for its owner’s tiles.',
      },
      {
        id: 'G-31',
        text: 'Sun, once a game: before the first die of the turn is spent you roll all four again; or at any time in your turn you turn one unused die to another face.',
      },
      { id: 'G-32', text: 'Rock: it blocks its space for good, for tiles and for animals.' },
    ],
  },
  {
    heading: 'The end',
    rules: [
      {
        id: 'G-33',
        text: 'When the last seed of the supply is bought, this turn is completed, and the game is over.',
      },
      {
        id: 'G-34',
        text: 'Each bought seed that was not placed costs 5 points; the first costs nothing.',
      },
      { id: 'G-35', text: 'Each set of five different vegetables in your basket brings 15 points.' },
      {
        id: 'G-36',
        text: 'Vegetables of one kind in your basket bring 10 points if there are three, 15 if there are four, 20 if there are five or more. The same tiles count for sets as well.',
      },
      {
        id: 'G-37',
        text: 'A sun that was not used brings 5 points. What is left in the garden brings nothing.',
      },
      {
        id: 'G-38',
        text: 'The most points win. In a tie the higher sum of the values on the harvested vegetables decides; if that is equal too, the win is shared.',
      },
      { id: 'G-39', text: 'The family game, an option, is played without animals.' },
    ],
  },
  {
    heading: 'Where the rulebook is silent',
    rulings: true,
    rules: [
      {
        id: 'G-R1',
        text: 'You may end your turn when no action is possible with the dice as they are. Sun, sundial and rolling again need never be used and do not count for this; flipping, moving by one space, placing a special tile and sending your own animal home do. Nobody has to look ahead. If only sun or sundial could help, you are asked.',
      },
      {
        id: 'G-R2',
        text: 'With the sundial dice stay between 1 and 6. It changes only dice that name a space for placing or sending home, never the six for this or for a flip, nor dice that buy, water, harvest, move or spit out. One change by two or two changes by one use it up for the turn; after a first change by one a second die may be changed by one, until the turn ends. It cannot change the dice that place it. A die turned by the sun may be changed by it.',
      },
      {
        id: 'G-R3',
        text: 'Animals move at least one space, along a row or a column. The space of an eaten tile counts as a step, and the move ends there. They never go onto tiles of their owner, the wrong side of a tile, special tiles or rocks.',
      },
      {
        id: 'G-R4',
        text: 'Swallow or spit out is decided at once; before it the sun may still turn a die. Without a die that is high enough the animal can only swallow.',
      },
      {
        id: 'G-R5',
        text: 'A seed that was spat out is not bought and does not count for G-10, although the rulebook treats it like a bought one otherwise. If it is not placed, it counts for G-34. Eaten tiles score nothing and never go back to the supply.',
      },
      {
        id: 'G-R6',
        text: 'All vegetables of one kind are one collection that is never split: seven are worth 20.',
      },
      {
        id: 'G-R7',
        text: 'What a spread reaches does not depend on the order. It is told and scored from the chosen tile outwards, at each tile up, right, down, left.',
      },
      {
        id: 'G-R8',
        text: 'G-8 holds after any roll of all four dice, also after one by the sun, until a die is spent. Four equal dice that came about by turning one with the sun are not a roll.',
      },
      {
        id: 'G-R9',
        text: 'An animal that was sent home is placed with the bird side up again. Special tiles and rocks may lie on stars. Sending home from 6.6 takes three sixes, unless the sundial helps with the coordinates.',
      },
      {
        id: 'G-R10',
        text: 'Only buying the last seed ends the game; the dice left in that turn must still be used. The others get no further turn. Special tiles in hand cost nothing. The rules set no limit to how long a game may last.',
      },
      {
        id: 'G-R11',
        text: 'For protection and the three points the scarecrow side must be up, and scarecrow and tile must have the same owner. Where your own scarecrow counts, the star does not. The point of G-20 is never doubled.',
      },
      {
        id: 'G-R12',
        text: 'What was eaten in a turn is remembered, even if the animal is flipped, sent home or placed again. A disc that comes back can be used at once.',
      },
      {
        id: 'G-R13',
        text: 'In the family game there is nothing to move, to eat or to send home, and only sundial and scarecrow are flipped.',
      },
      {
        id: 'G-R14',
        text: 'If you turn a die with the sun, the right to roll again lapses as well: these are no longer the four equal dice that were rolled.',
      },
      {
        id: 'G-R15',
        text: 'If two dice lead to a space in either order, the order that needs the sundial less is taken. It is never worse, so you need not say which die is the row.',
      },
      {
        id: 'G-R16',
        text: 'The points shown during the game are what you would have if it ended now: with sun, sets, collections and unplaced seeds.',
      },
      {
        id: 'G-R17',
        text: 'The turn ends by itself with the last die, since nothing is left to decide. If an animal has just eaten, that is settled first.',
      },
      {
        id: 'G-R18',
        text: 'The sun turns a die to another face: turning a three into a three is not possible.',
      },
    ],
  },
  {
    heading: 'If somebody stays away',
    rules: [
      {
        id: 'G-T1',
        text: 'The table plays on without them. What was eaten is swallowed. Otherwise it does the first that is possible of harvesting, watering, placing, buying, flipping, moving and sending home, always with the dice as they are; if nothing is, the turn ends. It uses neither sun nor sundial and never rolls again. As each of these moves spends a die, such a turn ends after four of them at the latest, besides the meals they cause.',
      },
    ],
  },
];
