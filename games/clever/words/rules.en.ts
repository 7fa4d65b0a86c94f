import type { Chapter } from './learn.ts';

export const chapters: readonly Chapter[] = [
  {
    heading: 'Rounds and turns',
    intro: 'Clever is for one to four players and takes about half an hour.',
    rules: [
      {
        id: 'C-1',
        text: 'Four players play 4 rounds, three play 5, and one or two play 6. In every round each player is the active player once.',
      },
      {
        id: 'C-2',
        text: 'Draw lots to see who’s active first, or choose. After each turn the player on the left becomes active; the order never changes.',
      },
      {
        id: 'C-3',
        text: 'At the start of a round everyone gets a bonus. Rounds 1 and 3: a reroll. Round 2: an extra die. Round 4: a black bonus, which is either a cross in yellow, blue or green, or a 6 in orange or purple. Rounds 5 and 6: nothing.',
      },
    ],
  },
  {
    heading: 'The sheet',
    picture: {
      name: 'sheet',
      caption:
        'An empty sheet. Yellow and blue are side by side; below them are the long rows of green, orange and purple. Symbols at the ends of rows and columns, and in some cells, show the bonuses.',
    },
    rules: [
      {
        id: 'C-4',
        text: 'Yellow has four rows of four cells, and four of the cells are crossed from the start. A die crosses one open cell with its number; every number appears twice. Complete columns score.',
      },
      {
        id: 'C-5',
        text: 'Blue has the sums 2 to 12 in three rows; the top left corner has no cell. You cross the sum of the blue and the white die. The order is up to you, as in yellow.',
      },
      {
        id: 'C-6',
        text: 'Green has eleven cells, which you fill from left to right. To cross the next one, a die must show at least the number in it.',
      },
      {
        id: 'C-7',
        text: 'Orange has eleven cells, which you fill from left to right. You write down what the die shows; any number will do. Cells 4, 7 and 9 count double, cell 11 counts triple.',
      },
      {
        id: 'C-8',
        text: 'Purple has eleven cells, which you fill from left to right. Each number must be higher than the one before it. After a 6, any number may follow.',
      },
    ],
  },
  {
    heading: 'Your active turn',
    picture: {
      name: 'turn',
      caption:
        'A second roll. The yellow 4 from the first roll is on the first dice field, so the lower dice, green 2 and orange 1, are on the platter. White 3, blue 6 and purple 5 are in hand. If you take the white 3 now, you keep both of the others.',
    },
    rules: [
      {
        id: 'C-9',
        text: 'Roll all the dice in your hand (six at first). Take one, put it on one of your three dice fields and mark it on your sheet.',
      },
      {
        id: 'C-10',
        text: 'Every die in your hand that shows less than the one you took goes to the silver platter. Dice that show the same stay in your hand.',
      },
      {
        id: 'C-11',
        text: 'Do this up to three times. If you have no dice left, your turn ends early. After the third roll, all the dice in your hand go to the platter. A roll you can’t mark anything from still counts as one of the three.',
      },
      {
        id: 'C-12',
        text: 'A coloured die is marked in the area of its own colour, the white die in any area.',
      },
      {
        id: 'C-13',
        text: 'In blue you always add the blue and the white die. It makes no difference which of the two you took, or where the other one is: in hand, on a field or on the platter. In the passive half of a solo game it’s the same.',
      },
      {
        id: 'C-14',
        text: 'With a reroll, the active player rolls all the dice of the last roll again, not just some of them. You may use as many rerolls as you have.',
      },
    ],
  },
  {
    heading: 'The end of a turn',
    picture: {
      name: 'tray',
      caption:
        'The active player has taken yellow 4, purple 5 and blue 6. White 2, green 2 and orange 1 are on the platter, and the other player must use one of these. White would do for any colour; in blue it makes 6 + 2 = 8.',
    },
    rules: [
      {
        id: 'C-15',
        text: 'When the active player is done, everyone else marks one die from the platter on their own sheet, all at the same time. Several players may use the same die.',
      },
      {
        id: 'C-16',
        text: 'If you can’t mark any die from the platter, you may use one from the active player’s dice fields instead.',
      },
      {
        id: 'C-17',
        text: 'After that you may use extra dice: each one lets you mark any of the six dice, wherever it is, with the number it shows. The active player does this after the last roll. In one turn you can’t choose the same die twice in this way, but you may choose one you’ve already used for something else.',
      },
    ],
  },
  {
    heading: 'Bonuses and foxes',
    picture: {
      name: 'chain',
      caption:
        'The yellow 5 has completed the first row, which gives a blue cross. In the third blue column 7 and 11 are crossed already: a cross on the 3 would complete it and give a 6 in purple.',
    },
    rules: [
      {
        id: 'C-18',
        text: 'You get a bonus at once for a complete row in yellow or blue, a complete blue column, the complete yellow diagonal from top left to bottom right, and every green, orange or purple cell with a symbol. One bonus can set off the next.',
      },
      {
        id: 'C-19',
        text: 'A bonus cross in yellow or blue goes on any open cell; in green it goes on the next cell, no matter which number that needs. A bonus number goes in the next orange or purple cell, and orange multiplies it as usual: a 6 in orange cell 4 counts 12.',
      },
      {
        id: 'C-20',
        text: 'At the end each fox is worth as much as the lowest of your five areas. If an area scores nothing, neither do your foxes.',
      },
    ],
  },
  {
    heading: 'Points and the end',
    rules: [
      {
        id: 'C-21',
        text: 'Yellow: 10, 14, 16 and 20 points for complete columns. Blue: 1, 2, 4, 7, 11, 16, 22, 29, 37, 46 or 56 points for 1 to 11 crosses. Green: the points of the last cell you crossed, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55 or 66. Orange and purple: the sum of the numbers you wrote, doubled or tripled where the cell says so.',
      },
      {
        id: 'C-22',
        text: 'The highest total wins. If totals are level, the best single area decides; if that’s level too, you share the win.',
      },
      {
        id: 'C-23',
        text: 'The game is over when everyone has finished the last turn of the last round. You may still use extra dice at the end of that turn; rerolls and extra dice left after it are worth nothing.',
      },
    ],
  },
  {
    heading: 'Solo',
    rules: [
      {
        id: 'C-24',
        text: 'You play six turns, each with an active and a passive half. In the passive half you roll all six dice, put the three lowest on the platter and mark one of them. Of equal dice, those further right go to the platter first.',
      },
      {
        id: 'C-25',
        text: 'There are nine ratings for your total; they start at 0, 140, 160, 180, 200, 220, 240, 260 and 281 points. Their names are ours.',
      },
    ],
  },
  {
    heading: 'Rulings',
    rulings: true,
    rules: [
      {
        id: 'C-R1',
        text: 'If you can mark any of the dice you rolled, you must take one that you can mark, or use a reroll. If you can’t mark any, no die moves and you roll the same dice next; after the third roll they go to the platter. In that case you’re only asked if you have a reroll.',
      },
      {
        id: 'C-R2',
        text: 'If you can mark a die from the platter, you must; this depends on your own sheet only. You may use the dice fields only if nothing on the platter fits, and then you may also mark nothing. If nothing fits at all, you aren’t asked.',
      },
      {
        id: 'C-R3',
        text: 'You can’t use an extra die for a die that you couldn’t mark; it stays yours. If you couldn’t mark any of the six, you aren’t asked.',
      },
      {
        id: 'C-R4',
        text: 'You must use a bonus, and you lose it only if its area is full. The rulebook says to use each one at once; if you have several, you choose which to use next, and new ones are added to them. Rerolls, extra dice and foxes go on your sheet at once.',
      },
      {
        id: 'C-R5',
        text: 'Everyone uses the bonus of a round at the same time, with everything it sets off, before the first roll. You can only choose what you can use; if that’s nothing, you get nothing.',
      },
      {
        id: 'C-R6',
        text: 'Alone, you can’t use extra dice in the passive half. There’s an option that allows it, as the publisher’s English edition does; each half then counts as a turn of its own for C-17. You can never use a reroll in the passive half.',
      },
      {
        id: 'C-R7',
        text: 'Which of several equal dice are further right is decided by lot, all with the same chance, and only if they don’t all go to the platter anyway.',
      },
      {
        id: 'C-R8',
        text: 'Alone, if nothing on the platter fits, you mark nothing: there are no dice fields to fall back on.',
      },
      {
        id: 'C-R9',
        text: 'The active player’s extra dice and everything the others do happen at the same time, and the order makes no difference. Your own extra dice come after your die from the platter or the dice fields, or after you’ve marked nothing. You can use an extra die you’ve just earned right away. Each player’s choices count separately, turn by turn.',
      },
      {
        id: 'C-R10',
        text: 'The tie-break in C-22 looks at the five areas only; foxes don’t count as an area.',
      },
      {
        id: 'C-R11',
        text: 'You use a reroll after a roll and before taking a die. It isn’t one of your three rolls. A reroll you earn by marking is for a later roll.',
      },
      {
        id: 'C-R12',
        text: 'What counts is what a die shows when you mark. If white is on a dice field and you roll blue again, you can get a second blue cross in the same turn. If you use both for blue without rolling in between, they make the same sum.',
      },
      {
        id: 'C-R13',
        text: 'Cells crossed from the start count for rows and columns. All four cells of the yellow diagonal have to be crossed in play. Only dice in your hand can go to the platter, never those on your dice fields.',
      },
      {
        id: 'C-R14',
        text: 'If there’s only one way to use the bonuses you have, Iacta uses them for you. With two or more ways you’re asked, even if they come to the same thing.',
      },
      {
        id: 'C-R15',
        text: 'The reroll of round 1 is on every sheet from the beginning, even before the lots are drawn. The game log shows it with the first roll.',
      },
      {
        id: 'C-R16',
        text: 'The die you take goes to its field and the lower ones to the platter first. Then you use its bonuses, and only then do you roll again.',
      },
    ],
  },
  {
    heading: 'If a player is away',
    rules: [
      {
        id: 'C-T1',
        text: 'Iacta plays for them. It uses no rerolls, and extra dice only in the last turn of the game, when they’d be lost otherwise. As the active player it takes the lowest die it can mark, so that most dice stay in hand. Among the moves that are left it makes the one that scores most at once, or the first of them if several do. If nothing fits, the roll is lost.',
      },
    ],
  },
];
