import type { Chapter } from './learn.ts';

export const chapters: readonly Chapter[] = [
  {
    heading: 'Rounds and turns',
    intro: 'Clever is for one to four players and takes about half an hour.',
    rules: [
      {
        id: 'C-1',
        text: 'Four players play 4 rounds, three play 5, and one or two play 6. In a round everybody is active once.',
      },
      {
        id: 'C-2',
        text: 'A lot decides who is active first, unless the table names somebody. Then it goes to the left, always in the same order.',
      },
      {
        id: 'C-3',
        text: 'When a round begins, everybody gets its bonus: in round 1 a reroll, in round 2 an extra die, in round 3 a reroll, in round 4 a black bonus, which is a cross in yellow, blue or green or a 6 in orange or pink. Rounds 5 and 6 bring nothing.',
      },
    ],
  },
  {
    heading: 'The sheet',
    picture: {
      name: 'sheet',
      caption:
        'An empty sheet: yellow and blue side by side, below them the long rows of green, orange and pink. At the end of rows and columns and in some of the cells stands what they bring.',
    },
    rules: [
      {
        id: 'C-4',
        text: 'Yellow has four rows of four cells; four cells are crossed from the start. A die crosses one open cell with its number, and each number stands in two cells. A full column scores.',
      },
      {
        id: 'C-5',
        text: 'Blue has the sums from 2 to 12 in three rows; the first row lacks its first cell. You cross the sum of the blue and the white die.',
      },
      {
        id: 'C-6',
        text: 'Green has eleven cells, filled from left to right. A die must show at least the number in the next cell.',
      },
      {
        id: 'C-7',
        text: 'Orange has eleven cells, filled from left to right, and takes every number. Cells 4, 7 and 9 count double, cell 11 counts triple.',
      },
      {
        id: 'C-8',
        text: 'Pink has eleven cells, filled from left to right. Each number must be higher than the one before it, but after a 6 any number may stand.',
      },
    ],
  },
  {
    heading: 'Your active turn',
    picture: {
      name: 'turn',
      caption:
        'The second roll: the yellow 4 was taken and lies on the first field, so the lower dice, green 2 and orange 1, lie on the tray. In hand are white 3, blue 6 and pink 5. Whoever takes the white 3 keeps both others.',
    },
    rules: [
      {
        id: 'C-9',
        text: 'You roll the dice in your hand, six at first, take one of them, put it on one of your three fields and mark it on your sheet.',
      },
      {
        id: 'C-10',
        text: 'Every die still in your hand that shows less than the die you took goes to the tray. Equal dice stay.',
      },
      {
        id: 'C-11',
        text: 'You do this up to three times, and stop earlier when no die is left in your hand. After the third roll all dice still in your hand go to the tray. A roll that you could mark nothing of counts as one of the three.',
      },
      {
        id: 'C-12',
        text: 'A die is marked in the area of its own colour, the white one in any area.',
      },
      {
        id: 'C-13',
        text: 'A blue cross always takes the sum of blue and white, whichever of the two you took and wherever the other one lies.',
      },
      {
        id: 'C-14',
        text: 'A reroll throws the dice of your last roll again, all of them and no others. Only the active player may use it, as often as there are any left.',
      },
    ],
  },
  {
    heading: 'The end of a turn',
    picture: {
      name: 'tray',
      caption:
        'The active player took yellow 4, pink 5 and blue 6. White 2, green 2 and orange 1 lie on the tray: the other player must use one of these for their own sheet. White would do for any colour, for blue with the sum 8.',
    },
    rules: [
      {
        id: 'C-15',
        text: 'When the active player has finished, everybody else marks one die of the tray, all at the same time. One die may serve several people.',
      },
      {
        id: 'C-16',
        text: 'Whoever can mark no die of the tray may use a die on the active player’s fields instead.',
      },
      {
        id: 'C-17',
        text: 'After that, and for the active player after the last roll, extra dice may be spent: each marks one of the six dice with the number it shows, wherever it lies. In one turn you can choose each die only once in this way, whatever else you used it for.',
      },
    ],
  },
  {
    heading: 'Bonuses and foxes',
    picture: {
      name: 'chain',
      caption:
        'The yellow 5 has filled the first row: a blue cross is waiting. The third blue column has 7 and 11, so a cross on the 3 would fill it and bring a 6 in pink.',
    },
    rules: [
      {
        id: 'C-18',
        text: 'A full row in yellow or blue, a full blue column, the full yellow diagonal that falls from the top left, and the marked cells of green, orange and pink bring their bonus at once. A bonus may bring the next.',
      },
      {
        id: 'C-19',
        text: 'A bonus cross in yellow or blue goes on any open cell, in green on the next one, whatever number it asks for. A bonus number goes into the next orange or pink cell; orange multiplies it.',
      },
      { id: 'C-20', text: 'At the end each fox is worth as much as the lowest of your five areas.' },
    ],
  },
  {
    heading: 'Points and the end',
    rules: [
      {
        id: 'C-21',
        text: 'Yellow brings the points of its full columns. Blue brings 1, 2, 4, 7, 11, 16, 22, 29, 37, 46 or 56 for 1 to 11 crosses. Green brings the points of the last cell crossed. Orange and pink bring the sum of what stands there, multiplied where the cell says so.',
      },
      {
        id: 'C-22',
        text: 'The highest total wins. In a tie the best single area decides; if that is equal too, the win is shared.',
      },
      {
        id: 'C-23',
        text: 'The game is over when the last turn of the last round is over for everybody. Rerolls and extra dice that are left are worth nothing.',
      },
    ],
  },
  {
    heading: 'Alone',
    rules: [
      {
        id: 'C-24',
        text: 'Each of your six turns has an active and a passive half. In the passive half you roll all six dice: the three lowest lie on the tray, and you mark one of them. Of equal dice those that lie further right go to the tray first.',
      },
      {
        id: 'C-25',
        text: 'Your total is rated in nine steps; they begin at 0, 140, 160, 180, 200, 220, 240, 260 and 281 points.',
      },
    ],
  },
  {
    heading: 'Where the rulebook is silent',
    rulings: true,
    rules: [
      {
        id: 'C-R1',
        text: 'If any die of the roll can be marked, you must take one that can, or roll again with a reroll. If none can, no die moves and you roll the same dice next; after the third roll they go to the tray. Without a reroll there is nothing to decide then, so you are not asked.',
      },
      {
        id: 'C-R2',
        text: 'Whoever can mark a die of the tray must mark one. This is judged for each sheet by itself. Only if nothing of the tray fits are the fields open, and then you may also mark nothing. If nothing fits at all, you are not asked.',
      },
      {
        id: 'C-R3',
        text: 'A die that you could not mark cannot be chosen with an extra die, and the extra die stays yours. If you could mark none, you are not asked.',
      },
      {
        id: 'C-R4',
        text: 'A bonus must be used and is lost only when its area is full. If several are waiting, their owner says which comes next; new ones join them. Rerolls, extra dice and foxes are noted at once.',
      },
      {
        id: 'C-R5',
        text: 'Everybody uses the bonus of a round at the same time, with all that follows from it, before its first roll. Only what can be used is offered; where nothing can, nothing is gained.',
      },
      {
        id: 'C-R6',
        text: 'Alone there are no extra dice in the passive half. An option of the game allows them, as the publisher’s English edition does; then each half is a turn of its own for C-17. Rerolls never apply to the passive half.',
      },
      {
        id: 'C-R7',
        text: 'Which of equal dice lie further right is drawn by lot, each possibility equally likely, and only where not all of the equal dice go to the tray.',
      },
      {
        id: 'C-R8',
        text: 'If nothing on the tray fits when you play alone, nothing is marked: there are no fields to turn to.',
      },
      {
        id: 'C-R9',
        text: 'The extra dice of the active player and all that the others do happen at the same time; the order makes no difference. Your own extra dice come after your die of the tray or the fields, or after having none. An extra die that you earn on the way can be spent at once. Which dice were chosen is counted for each player and turn.',
      },
      { id: 'C-R10', text: 'The tie-break looks at the five areas; foxes are no area.' },
      {
        id: 'C-R11',
        text: 'A reroll comes after a roll and before the choice from it, and is none of the three rolls. One that you earn by marking serves a later roll.',
      },
      {
        id: 'C-R12',
        text: 'Dice count as they lie when something is marked. With white on a field and blue rolled once more there can be a second blue cross in a turn; if both are used for blue without rolling in between, they name the same sum.',
      },
      {
        id: 'C-R13',
        text: 'Cells that are crossed from the start count for rows and columns. The yellow diagonal has four open cells. When lower dice go to the tray, only those still in hand are compared.',
      },
      {
        id: 'C-R14',
        text: 'If the waiting bonuses leave only one way, it is taken without asking. From two ways on you are asked, even if both would come to the same.',
      },
      {
        id: 'C-R15',
        text: 'The reroll of the first round is on every sheet from the beginning, even while the starter is being drawn. It is told with the first roll.',
      },
      {
        id: 'C-R16',
        text: 'The die you took lies on its field, and the lower ones on the tray, before its bonuses are used. They are used before the next roll.',
      },
    ],
  },
  {
    heading: 'If somebody stays away',
    rules: [
      {
        id: 'C-T1',
        text: 'The table plays on without them. It spends no reroll, and an extra die only in the last turn of the game, when it would be lost. Of the dice that can be marked the active player takes one with the lowest number, so that most dice stay in hand. Of what is left the table makes the move that brings most points at once, of equals the first. A roll of which nothing fits is let go.',
      },
    ],
  },
];
