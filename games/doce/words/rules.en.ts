import type { Chapter } from './learn.ts';

export const chapters: readonly Chapter[] = [
  {
    heading: 'What lies on the table',
    intro: 'DOCE is a duel for two and takes 10 to 20 minutes. In play no die is ever rolled.',
    picture: {
      name: 'grid',
      caption:
        'Before a round: five by five empty squares, files a to e from the left, ranks 1 to 5 from below. At each side lie eleven dice and a red blocker.',
    },
    rules: [
      {
        id: 'D-1',
        text: 'The grid has five by five squares. They are named as on a chessboard: files a to e from the left, ranks 1 to 5 from below. Every round begins on an empty grid.',
      },
      {
        id: 'D-2',
        text: 'Each player has eleven numbered dice, one player black ones and the other white ones, and besides a blocker (a red die without numbers) and a marker.',
      },
      {
        id: 'D-3',
        text: 'A match is four rounds. A lot decides who starts the first, unless the table names somebody; after that you take turns at starting.',
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
        text: 'First you may put down your blocker, if you still have it. Then you place exactly one numbered die, and with it your turn ends.',
      },
      {
        id: 'D-5',
        text: 'You never roll. You choose which face, 1 to 6, lies on top.',
      },
      {
        id: 'D-6',
        text: 'The die goes on an empty square and stays there, with that face, until the round is over.',
      },
      {
        id: 'D-7',
        text: 'Your die may not go next to your own marked die: the squares around it, up to eight with the diagonals, are your disabled zone. Your opponent’s marker disables nothing for you. Once the die lies, your marker moves onto it. Your first die of a round may go anywhere.',
      },
      {
        id: 'D-8',
        text: 'Once a round you may put your blocker on any empty square, even in your own disabled zone. Nothing else can go there, and no line runs through it. Your marker stays where it is.',
      },
    ],
  },
  {
    heading: 'The line',
    picture: {
      name: 'line',
      caption:
        'Black is to move, and a 2 on d4 is missing twice over: with 3, 6 and 1 below it there would be four black dice, and with White’s 6 on a4 and two black 2s there would be three black ones and a white one at the end. Both add up to 12.',
    },
    rules: [
      {
        id: 'D-9',
        text: 'A line is four squares next to each other, along a rank, a file or a diagonal, with a die on each, whose faces add up to exactly 12.',
      },
      {
        id: 'D-10',
        text: 'It is yours if all four dice are yours, or if three are and the one at either end is your opponent’s. Any other mixture belongs to nobody.',
      },
      {
        id: 'D-11',
        text: 'After every numbered die, and only then, the grid is judged for both players.',
      },
    ],
  },
  {
    heading: 'The end of a round',
    picture: {
      name: 'score',
      caption:
        'With the 2 on d4 Black has won: 12 for the win, 2 for the line of four own dice, 5 for the unused blocker and 13 for the empty squares, less 2 for three black dice that show a 2. That makes 30; White gets nothing.',
    },
    rules: [
      {
        id: 'D-12',
        text: 'If exactly one player has a line, that player wins the round, whoever put the last die.',
      },
      {
        id: 'D-13',
        text: 'If one die makes lines for both, the round is a draw. So it is when neither player can place a die any more.',
      },
      {
        id: 'D-14',
        text: 'The winner gets 12 points; 2 more if a line of four own dice is among those that won; 5 more for an own blocker that was not used; and 1 for each empty square. For every three own dice that show the same face 2 points are lost.',
      },
      { id: 'D-15', text: 'The loser neither gets nor loses anything.' },
      {
        id: 'D-16',
        text: 'In a draw both get 2 points, and whoever has not used the own blocker gets 5 more.',
      },
      { id: 'D-17', text: 'The next round begins at once: there is nothing to decide in between.' },
      {
        id: 'D-18',
        text: 'After the fourth round the higher total wins. The last grid stays as it is, so that you can look at it.',
      },
    ],
  },
  {
    heading: 'Where the rulebook is silent',
    rulings: true,
    rules: [
      {
        id: 'D-R1',
        text: 'The blocker comes before a die of the same turn. So it is never a turn by itself, it needs a die in your hand, and it may not take the only square where that die could go (your marker still lies where it was).',
      },
      {
        id: 'D-R2',
        text: 'You may not pass by choice. A player without a legal square is passed over, and that for the rest of the round: the marker stays, and squares only fill up. It needs no move, but it is told each time. When neither can place, the round is a draw. Nobody is ever passed over for lack of dice.',
      },
      {
        id: 'D-R3',
        text: 'Several lines with one die are one win. The 2 extra points are given once if any of them is all your own.',
      },
      { id: 'D-R4', text: 'With equal totals after four rounds the win is shared; there is no tie-break.' },
      {
        id: 'D-R5',
        text: 'The short diagonals of four squares count too: there are 28 places for a line. The sum is that of exactly four dice, so five in a row are two places, each on its own. A blocker never completes a line. A die can complete one for the opponent.',
      },
      {
        id: 'D-R6',
        text: 'Only the marked die disables squares. As soon as the marker moves on, the old zone is free.',
      },
      {
        id: 'D-R7',
        text: 'Empty squares are counted after the last die: 25 less all dice and blockers of both. The 5 points look at the own blocker only. For the deduction all own dice on the grid count, face by face: six equal ones cost 4.',
      },
      {
        id: 'D-R8',
        text: 'A die that was let go stays; whether moves may be taken back is agreed by the table and is no matter of these rules. Grid, dice, blockers and markers are fresh for every round, and who starts depends on the number of the round only.',
      },
      {
        id: 'D-R9',
        text: 'All four rounds are played, even if the match is decided before.',
      },
      {
        id: 'D-R10',
        text: 'A round in progress is worth nothing yet: the score you see holds finished rounds only.',
      },
    ],
  },
  {
    heading: 'If somebody stays away',
    rules: [
      {
        id: 'D-T1',
        text: 'The table places a die for them, never the blocker. It takes the best kind there is: a die that wins the round; else one after which the opponent cannot win with a single die; else one that makes lines for both; else one that leaves the opponent a win; and last, one that gives the opponent a line. Among equals the first square in the order a1, b1 to e5 counts, and on it the lowest face. A round has at most 22 dice, so nobody can hold up a match.',
      },
    ],
  },
];
