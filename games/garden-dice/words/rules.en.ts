import type { Chapter } from './learn.ts';

export const chapters: readonly Chapter[] = [
  {
    heading: 'Components',
    intro: 'Garden Dice is for two to four players and takes about an hour.',
    picture: {
      name: 'garden',
      caption:
        'A garden in the middle of a game: one player has two seeds in it, the other a seed, a vegetable and a rock. An artichoke seed is on the star in row 5, column 5. A squash seed has been bought and isn’t placed yet.',
    },
    rules: [
      {
        id: 'G-1',
        text: 'Two to four players. Draw lots to see who starts; choosing a starter instead is our extra. After that you take turns clockwise.',
      },
      {
        id: 'G-2',
        text: 'The garden has six rows, counted from the top, and six columns. A space is named by its row and its column: 4.6 is row 4, column 6. The star spaces are 4.6, 5.5, 5.6, 6.4, 6.5 and 6.6, in the bottom right corner. If your own board has them elsewhere, choose the spaces when you set up the game (G-R19).',
      },
      {
        id: 'G-3',
        text: 'There are five vegetables: squash 1, carrot 2, tomato 3, artichoke 4, eggplant 5. Every tile has a seed side and a vegetable side with the same value. The supply has 5 tiles of each kind for two players, 7 for three and 10 for four.',
      },
      {
        id: 'G-4',
        text: 'Each player has eight discs, a bird/rabbit tile, a sundial/scarecrow tile, a sun and, with two players, a rock.',
      },
      { id: 'G-5', text: 'Nothing is hidden: you can all see everything.' },
    ],
  },
  {
    heading: 'Your turn',
    rules: [
      {
        id: 'G-6',
        text: 'Roll four dice and spend them on actions. You use each die once, and you can do the actions in any order and as often as you like. Your turn ends with the last die.',
      },
      {
        id: 'G-7',
        text: 'You must use every die you can use. Your turn ends earlier only if there’s nothing you can do with the dice that are left (G-R1).',
      },
      {
        id: 'G-8',
        text: 'Four of a kind: you may roll all four dice again, and again if you get another four of a kind.',
      },
    ],
  },
  {
    heading: 'Buy and place',
    rules: [
      {
        id: 'G-9',
        text: 'Buy, one die: take a seed from the supply that’s worth no more than the die. It goes in front of you.',
      },
      {
        id: 'G-10',
        text: 'You can’t buy more than two seeds of the same kind in one turn. A seed you spit out counts (G-R5).',
      },
      {
        id: 'G-11',
        text: 'Put one of your free discs on the seed you buy. A disc is free while it isn’t on a tile. Without a free disc you can’t buy.',
      },
      {
        id: 'G-12',
        text: 'Place, two dice: one is the row, the other the column; you choose which is which. The space must be empty.',
      },
      {
        id: 'G-13',
        text: 'You can place anything in front of you: a bought seed, seed side up, with the disc that’s on it; your animal, bird side up, or your sundial, sundial side up, each with one of your free discs; or your rock, without a disc.',
      },
      { id: 'G-14', text: 'Seeds, sundials and rocks stay where you place them. Animals can move.' },
    ],
  },
  {
    heading: 'Water and harvest',
    picture: {
      name: 'water',
      caption:
        'The 5 can water the artichoke in row 3. The water reaches the other player’s carrot below it, and from there the squash on the star. The eggplant above stays dry, because it’s worth more.',
    },
    rules: [
      {
        id: 'G-15',
        text: 'Water, one die: choose one of your seeds in the garden that’s worth no more than the die. Turn it to its vegetable side; the disc stays on it.',
      },
      {
        id: 'G-16',
        text: 'Water spreads: from each watered tile to neighbouring seeds in its row and column (not diagonally) that are worth less than that tile, no matter whose they are, and on from those. The die makes no difference here.',
      },
      {
        id: 'G-17',
        text: 'Harvest, one die: choose one of your vegetables in the garden that’s worth no more than the die. The tile goes into your basket, and you get the disc back.',
      },
      {
        id: 'G-18',
        text: 'A harvest spreads to neighbouring vegetables just as water spreads to seeds. Each tile goes to the player who owns it, and so does its disc.',
      },
      {
        id: 'G-19',
        text: 'Each harvested tile scores for its owner: its value, plus 3 if it’s in the area of that player’s own scarecrow. If it isn’t, but it’s on a star, it scores twice its value.',
      },
      {
        id: 'G-20',
        text: 'When you harvest, you also get 1 point for each tile of another player that your harvest reaches.',
      },
    ],
  },
  {
    heading: 'Bird and rabbit',
    picture: {
      name: 'bird',
      caption:
        'The bird in row 5 can reach the tomato seed on the star with a 3 or a 4: it’s three spaces away, with nothing in between. A rock is in its way to the squash seed in row 1. The disc on the bird shows that it has already swallowed a tile.',
    },
    rules: [
      {
        id: 'G-21',
        text: 'Flip, one die that shows a 6: turn over your animal or your sundial in the garden, from bird to rabbit or from sundial to scarecrow, or back. The discs stay on it.',
      },
      {
        id: 'G-22',
        text: 'Move, one die: move your animal in a straight line over empty spaces, up to as many spaces as the die shows.',
      },
      {
        id: 'G-23',
        text: 'A bird may end its move on another player’s seed, a rabbit on another player’s vegetable, and then it eats that tile. You need a free disc for this. The tile’s disc goes back to its owner, and your animal stays on the space.',
      },
      {
        id: 'G-24',
        text: 'A bird can’t go onto a seed that’s in the area of its owner’s scarecrow. A rabbit isn’t bothered by scarecrows, and empty spaces are open to every animal.',
      },
      {
        id: 'G-25',
        text: 'Swallow: the tile you ate is out of the game. Put one of your free discs on your animal; it stays there until the animal is sent home.',
      },
      {
        id: 'G-26',
        text: 'Spit out: spend another unused die, at least as high as the tile you ate. You keep the tile in front of you as a seed, with one of your discs on it.',
      },
      {
        id: 'G-27',
        text: 'You can’t eat more than one tile of each other player in one turn, with bird and rabbit together.',
      },
      {
        id: 'G-28',
        text: 'Send home, three dice: two name the space of an animal, yours or another player’s, and the third shows a 6. The animal goes back to its owner with all the discs on it, and can be placed again.',
      },
    ],
  },
  {
    heading: 'Sundial, scarecrow, sun and rock',
    picture: {
      name: 'scarecrow',
      caption:
        'There’s a scarecrow on 3.3. The carrot seed on 4.4 is next to it, so the bird in row 4 can’t eat it. The eggplant on 2.6 is too far away and in danger. The tomato on 4.2 would score 6 points: 3, plus 3 for the scarecrow.',
    },
    rules: [
      {
        id: 'G-29',
        text: 'Sundial: while your sundial is in the garden with this side up, you can change dice that name a space, once per turn: one die by 1 or 2, or two dice by 1 each. The two can be in the same action or in different ones. It already works in the turn you place it.',
      },
      {
        id: 'G-30',
        text: 'Scarecrow: its area is the eight spaces around it. It only works for the tiles of the player who owns it: it keeps birds off their seeds and adds 3 points to their harvested vegetables. It does nothing else; everyone may place, water and harvest there.',
      },
      {
        id: 'G-31',
        text: 'Sun, once per game: either roll all four dice again before you spend the first one, or turn one unused die to another face at any time in your turn.',
      },
      { id: 'G-32', text: 'Rock: it blocks its space for good, for tiles and for animals.' },
    ],
  },
  {
    heading: 'The end',
    rules: [
      {
        id: 'G-33',
        text: 'When someone buys the last seed of the supply, they finish their turn, and then the game is over.',
      },
      {
        id: 'G-34',
        text: 'Each bought seed you haven’t placed costs you 5 points, except the first one.',
      },
      { id: 'G-35', text: 'Each set of five different vegetables in your basket scores 15 points.' },
      {
        id: 'G-36',
        text: 'A collection of one kind of vegetable in your basket scores 10 points for three, 15 for four and 20 for five or more. One or two score nothing. The same tiles count for sets too.',
      },
      {
        id: 'G-37',
        text: 'An unused sun scores 5 points. Tiles left in the garden score nothing.',
      },
      {
        id: 'G-38',
        text: 'The highest total wins. If totals are level, add up the values on your harvested vegetables: the higher sum wins. If that’s level too, you share the win.',
      },
      { id: 'G-39', text: 'The family game is an option: you play without the bird/rabbit tiles.' },
    ],
  },
  {
    heading: 'Rulings',
    rulings: true,
    rules: [
      {
        id: 'G-R1',
        text: 'You can end your turn when no action is possible with the dice as they are. You never have to use the sun, the sundial or the reroll of G-8, so they don’t count here. Flipping, moving one space, placing a special tile and sending your own animal home do count. You don’t have to plan ahead so that every die gets used. If only the sun or the sundial could help, you’re asked.',
      },
      {
        id: 'G-R2',
        text: 'The sundial can’t take a die below 1 or above 6. It only changes dice that name a space for placing or sending home: not the 6 for sending home or flipping, and not dice for buying, watering, harvesting, moving or spitting out. One change by 2, or two changes by 1, and it’s used up for this turn; after one change by 1 you can still change a second die by 1 before the turn ends. It can’t change the dice that place it. It can change a die that the sun has turned.',
      },
      {
        id: 'G-R3',
        text: 'Animals move at least one space, along a row or a column. The space of the eaten tile counts as a step, and the move ends there. They can’t go onto their owner’s tiles, onto the wrong side of a tile, onto special tiles or onto rocks. Without a free disc, they can’t go onto other players’ tiles at all.',
      },
      {
        id: 'G-R4',
        text: 'You decide at once whether to swallow or spit out; you may use the sun to turn a die first. Without a die that’s high enough, you can only swallow.',
      },
      {
        id: 'G-R5',
        text: 'A seed you spit out counts as bought: in that turn you can buy only one more of its kind (G-10). You can always spit out, even if you’ve already bought two. If you don’t place the seed, it counts for G-34. Eaten tiles score nothing and never go back to the supply.',
      },
      {
        id: 'G-R6',
        text: 'All your vegetables of one kind are one collection; you can’t split it. Seven of a kind score 20.',
      },
      {
        id: 'G-R7',
        text: 'The order of a spread makes no difference to what it reaches. The game log starts with the tile you chose and goes outwards; from each tile down, right, up, left.',
      },
      {
        id: 'G-R8',
        text: 'G-8 holds after every roll of all four dice, including one made with the sun, until you spend a die. If you make four of a kind by turning a die with the sun, that isn’t a roll.',
      },
      {
        id: 'G-R9',
        text: 'An animal that was sent home is placed bird side up again. Special tiles and rocks may be on stars. To send an animal home from 6.6 you need three 6s, unless the sundial helps with the space.',
      },
      {
        id: 'G-R10',
        text: 'Only buying the last seed ends the game. The dice left in that turn must still be used, and the other players don’t get another turn. Special tiles you haven’t placed cost nothing. The rules don’t limit how long a game can last.',
      },
      {
        id: 'G-R11',
        text: 'The scarecrow only protects and scores with the scarecrow side up, and only for tiles of the same owner. Where your scarecrow counts, the star doesn’t. The point from G-20 is never doubled.',
      },
      {
        id: 'G-R12',
        text: 'G-27 counts the whole turn, even if your animal is flipped, sent home or placed again in between. You can use a disc as soon as you get it back.',
      },
      {
        id: 'G-R13',
        text: 'In the family game there are no animals to move, feed or send home, and only the sundial and the scarecrow can be flipped.',
      },
      {
        id: 'G-R14',
        text: 'Once you’ve turned a die with the sun, you can’t roll again under G-8 either: those aren’t the four dice you rolled any more.',
      },
      {
        id: 'G-R15',
        text: 'If two dice lead to a space either way round, Iacta takes the way that uses the sundial less. That’s never worse, so you needn’t say which die is the row.',
      },
      {
        id: 'G-R16',
        text: 'The points you see during the game are what you’d have if it ended now: with sun, sets, collections and unplaced seeds.',
      },
      {
        id: 'G-R17',
        text: 'Your turn ends by itself with the last die, because there’s nothing left to decide. If your animal has just eaten, you decide about that first.',
      },
      {
        id: 'G-R18',
        text: 'The sun turns a die to another face; you can’t turn a 3 into a 3.',
      },
      {
        id: 'G-R19',
        text: 'The rulebook marks the star spaces on the board, but doesn’t list them. Iacta takes the six spaces in the corner with the highest numbers (G-2), because they fit the rulebook’s harvest example. If your board has them elsewhere, choose the diagonal from 1.1 to 6.6, or any one to twelve spaces.',
      },
    ],
  },
  {
    heading: 'If a player is away',
    rules: [
      {
        id: 'G-T1',
        text: 'Iacta plays for them. An eaten tile is swallowed. Otherwise Iacta does the first of these that’s possible: harvest, water, place, buy, flip, move, send home, always with the dice as they are; if none is possible, the turn ends. It never uses the sun or the sundial, and it never rolls again. Each of these actions spends a die, so the turn is over after four of them at most, apart from decisions about eaten tiles.',
      },
    ],
  },
];
