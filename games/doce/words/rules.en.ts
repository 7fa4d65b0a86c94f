import type { Chapter } from './learn.ts';

export const chapters: readonly Chapter[] = [
  {
    heading: 'Components',
    intro: 'DOCE is a duel for two and takes 10 to 20 minutes. You never roll the dice.',
    picture: {
      name: 'grid',
      caption:
        'Before a round: five by five empty squares, columns a to e from the left, rows 1 to 5 from below. Each player has eleven dice and a red blocker.',
    },
    rules: [
      {
        id: 'D-1',
        text: 'The grid has five by five squares, named as on a chessboard: columns a to e from the left, rows 1 to 5 from the bottom. The rulebook’s pictures show this size; its text doesn’t give it. Every round starts on an empty grid.',
      },
      {
        id: 'D-2',
        text: 'Each player has eleven numbered dice, black for one and white for the other, a blocker (a red die without numbers) and a marker.',
      },
      {
        id: 'D-3',
        text: 'A match is four rounds. Draw lots to see who starts the first, or choose (D-R11); after that you take turns going first.',
      },
    ],
  },
  {
    heading: 'Your turn',
    picture: {
      name: 'zone',
      caption:
        'Black is to move. The marked black die, a 4 on c3, closes all empty squares around it to Black’s next die. White’s marked 5 on d2 closes nothing to Black: e1, for one, is open.',
    },
    rules: [
      {
        id: 'D-4',
        text: 'First you may place your blocker, if you still have it. Then you place exactly one numbered die, and that ends your turn.',
      },
      {
        id: 'D-5',
        text: 'You never roll. You choose which face, 1 to 6, is on top.',
      },
      {
        id: 'D-6',
        text: 'The die goes on an empty square and stays there, with that face, until the round is over.',
      },
      {
        id: 'D-7',
        text: 'Your die can’t go next to your own marked die: the squares around it, up to eight with the diagonals, are your disabled zone. Your opponent’s marker doesn’t disable anything for you. Once the die is down, your marker moves onto it. Your first die of a round can go anywhere.',
      },
      {
        id: 'D-8',
        text: 'Once per round you may put your blocker on any empty square, even in your own disabled zone. Nothing else can go there, and no line can run through it. Your marker stays where it is.',
      },
    ],
  },
  {
    heading: 'The line',
    picture: {
      name: 'line',
      caption:
        'Black is to move, and a 2 on d4 wins in two ways: with 3, 6 and 1 below it there would be four black dice, and with White’s 6 on a4 and two black 2s there would be three black ones and a white one at the end. Both add up to 12.',
    },
    rules: [
      {
        id: 'D-9',
        text: 'A line is four squares in a row, along a row, a column or a diagonal, with a die on each, whose faces add up to exactly 12.',
      },
      {
        id: 'D-10',
        text: 'It’s yours if all four dice are yours, or if three are and the fourth, at either end, is your opponent’s. Any other combination belongs to no one.',
      },
      {
        id: 'D-11',
        text: 'After every numbered die, and only then, both players’ lines are checked.',
      },
    ],
  },
  {
    heading: 'The end of a round',
    picture: {
      name: 'score',
      caption:
        'With the 2 on d4 Black has won: 12 for the win, 2 for a line of four black dice, 5 for the unused blocker and 13 for the empty squares, less 2 for three black dice that show a 2. That makes 30; White gets nothing.',
    },
    rules: [
      {
        id: 'D-12',
        text: 'If exactly one player has a line, that player wins the round, no matter who placed the last die.',
      },
      {
        id: 'D-13',
        text: 'If one die makes lines for both, the round is a draw. It’s also a draw when neither player can place a die any more.',
      },
      {
        id: 'D-14',
        text: 'The winner gets 12 points; 2 more if a winning line is made of four of their own dice; 5 more if they haven’t used their blocker; and 1 for each empty square. They lose 2 for every three of their dice that show the same face, in the line or anywhere else on the grid.',
      },
      { id: 'D-15', text: 'The loser’s score doesn’t change.' },
      {
        id: 'D-16',
        text: 'In a draw both get 2 points, and a player who hasn’t used their blocker gets 5 more.',
      },
      { id: 'D-17', text: 'The next round starts right away.' },
      {
        id: 'D-18',
        text: 'After the fourth round the higher total wins. The last grid stays on the screen so you can look at it.',
      },
    ],
  },
  {
    heading: 'Rulings',
    rulings: true,
    rules: [
      {
        id: 'D-R1',
        text: 'The blocker comes before a die of the same turn. So it’s never a turn by itself, you need a die left, and it can’t take the only square where that die could go (your marker hasn’t moved yet).',
      },
      {
        id: 'D-R2',
        text: 'You can’t pass by choice. A player without a legal square is skipped for the rest of the round, because the marker stays put and squares only fill up. The skipped turn appears in the log each time. When neither player can place, the round is a draw. No one is ever skipped for lack of dice.',
      },
      {
        id: 'D-R3',
        text: 'Several lines completed by one die are one win. The 2 extra points are given once, if any of those lines is all yours.',
      },
      {
        id: 'D-R4',
        text: 'If the totals are level after four rounds, the win is shared; there’s no tie-break.',
      },
      {
        id: 'D-R5',
        text: 'The short diagonals of four squares count too, so there are 28 places for a line. The sum is of exactly four dice: five in a row are two places, each on its own. A blocker never completes a line. A die can complete one for your opponent.',
      },
      {
        id: 'D-R6',
        text: 'Only the marked die disables squares. The rulebook says “adjacent”; Iacta counts the diagonals too, eight squares in all. As soon as the marker moves on, the old zone is free.',
      },
      {
        id: 'D-R7',
        text: 'Empty squares are counted after the last die: 25 minus all dice and blockers on the grid. The 5 points depend on your own blocker only. For the deduction, all your dice on the grid count, face by face: six of the same cost 4.',
      },
      {
        id: 'D-R8',
        text: 'Once you let go of a die, it stays; whether you may undo moves is up to you, not to these rules. Each round has a fresh grid, dice, blockers and markers; the rulebook doesn’t say so, but its points suppose it. Who starts depends only on the round’s number.',
      },
      {
        id: 'D-R9',
        text: 'You play all four rounds, even if the match is already decided.',
      },
      {
        id: 'D-R10',
        text: 'A round in progress isn’t worth anything yet: the score you see only counts finished rounds.',
      },
      {
        id: 'D-R11',
        text: 'In the rulebook the youngest player starts. Iacta doesn’t ask for ages: it draws lots, unless you choose who starts.',
      },
    ],
  },
  {
    heading: 'If a player is away',
    rules: [
      {
        id: 'D-T1',
        text: 'Iacta places a die for them, never the blocker. It looks for the best kind of die: one that wins the round; otherwise one after which the opponent can’t win with a single die; otherwise one that makes lines for both; otherwise one that leaves the opponent a win; and last, one that gives the opponent a line. If several are equally good, it takes the first square from a1, b1 to e5, and the lowest face. A round has at most 22 dice, so no one can hold up a match.',
      },
    ],
  },
];
