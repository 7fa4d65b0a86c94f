import type { Chapter } from './learn.ts';

export const chapters: readonly Chapter[] = [
  {
    heading: 'What lies on the table',
    intro: 'Zocken is for two to six players and takes about half an hour.',
    picture: {
      name: 'strip',
      caption:
        'The strip before a turn: nine empty fields. The seven inner ones each have a dot of one colour, and seven dice in these colours wait to be rolled.',
    },
    rules: [
      {
        id: 'Z-1',
        text: 'There are seven dice, each in a colour of its own, a strip of nine fields, a field called OUT!, and a wager disc for every player.',
      },
      {
        id: 'Z-2',
        text: 'Above each of the seven inner fields (2 to 8) there is a dot, every colour once; the outer fields (1 and 9) have none. From field 2 to field 8 the dots are yellow, orange, red, purple, blue, green and black. We chose this order ourselves: colours are only names, so any other would give the same game.',
      },
      { id: 'Z-3', text: 'Turns go clockwise round the table. Everybody has three.' },
    ],
  },
  {
    heading: 'Your turn',
    picture: {
      name: 'fits',
      caption:
        'The row rises: 1, 3 and 5 lie on fields 2, 3 and 7. The blue die shows 4 and fits between the 3 and the 5, on fields 4, 5 and 6. On field 6 it would match its dot.',
    },
    rules: [
      {
        id: 'Z-4',
        text: 'Seven times, always in this order: you pick one of the dice you have not rolled in this turn, you roll it, you give it its place.',
      },
      { id: 'Z-5', text: 'A die goes on a free field of the strip and stays there until the turn is over.' },
      {
        id: 'Z-6',
        text: 'Read from field 1 to field 9, the faces may never fall, or they may never rise. Until two different faces lie there, it is open which of the two it will be.',
      },
      {
        id: 'Z-7',
        text: 'Empty fields are skipped when the row is read. Neighbours may be equal, and may differ by as much as they like.',
      },
      {
        id: 'Z-8',
        text: 'A die that fits somewhere must go on the strip. If it fits on several fields, the choice is yours.',
      },
      {
        id: 'Z-9',
        text: 'A die that fits nowhere goes to OUT!. Only such a die does: you can never send one out because you would rather.',
      },
      {
        id: 'Z-10',
        text: 'A die on OUT! stays there until the end of the turn and counts as one of your seven.',
      },
    ],
  },
  {
    heading: 'Wagers',
    picture: {
      name: 'wager',
      caption:
        'The moment of the wagers: three dice lie on the strip, all on their own dots, and the fourth has not been picked yet.',
    },
    rules: [
      {
        id: 'Z-11',
        text: 'In every turn each player but the active one may wager once that the turn will score more than 50 points.',
      },
      {
        id: 'Z-12',
        text: 'The moment for it comes when the third die has its place and the fourth has not been picked.',
      },
    ],
  },
  {
    heading: 'Scoring a turn',
    picture: {
      name: 'score',
      caption:
        'Six dice lie on the strip, four of them on their own dots. The last one, a green 6, fits on the outer field 9 only. It goes there: 50 for seven dice, less 10 for the outer field, plus 100 for four matches make 140. Who wagered on it gets 70.',
    },
    rules: [
      { id: 'Z-13', text: 'A turn is scored as soon as its seventh die has its place.' },
      { id: 'Z-14', text: 'If all seven dice lie on the strip, they bring 50 points.' },
      { id: 'Z-15', text: 'In that case, and only then, each die on an outer field costs 10 points.' },
      {
        id: 'Z-16',
        text: 'If any die is out, there is no 50, the outer fields cost nothing, and each die on OUT! costs 20 points.',
      },
      {
        id: 'Z-17',
        text: 'In either case the dice on the dot of their own colour count together: one brings 10, two 30, three 60, four 100, five 150, six 210 and seven 280 points.',
      },
      {
        id: 'Z-18',
        text: 'The sum is the score of the turn and goes to the active player, who loses nothing of it to those who wagered.',
      },
      {
        id: 'Z-19',
        text: 'If the turn scored more than 50, everybody who wagered gets half of its points. If it scored 50 or less, a wager costs 20. A turn always scores a multiple of 10, so half of it is a whole number.',
      },
      { id: 'Z-20', text: 'Then dice and discs are taken back, and the turn passes to the left.' },
    ],
  },
  {
    heading: 'The end',
    rules: [
      {
        id: 'Z-21',
        text: 'The game is over when everybody has had three turns. Whoever has the most points wins.',
      },
    ],
  },
  {
    heading: 'Where the rulebook is silent',
    rulings: true,
    rules: [
      {
        id: 'Z-R1',
        text: 'Everybody decides about the wager at the same time and in secret. The answers are opened together when the last one is in.',
      },
      { id: 'Z-R2', text: 'Players with equal points share the win.' },
      {
        id: 'Z-R3',
        text: 'The rulebook lets the youngest start. Here a lot decides, unless the table names somebody.',
      },
      { id: 'Z-R4', extra: true, text: 'You can practise alone: three turns, without wagers.' },
      {
        id: 'Z-R5',
        text: 'Wagers are asked for even if the third die went to OUT!. Nobody picks the fourth die before all have answered, and afterwards it is too late for a wager.',
      },
      {
        id: 'Z-R6',
        text: 'Between two equal faces only that face fits. A die that fits on an outer field only must go there. The first two dice always fit somewhere, so at most five can go out: a turn scores between −100 and 330 points.',
      },
      {
        id: 'Z-R7',
        text: 'A die on OUT! matches nothing; those on their own dots count all the same. You pick a die before you roll it and cannot swap it afterwards.',
      },
      {
        id: 'Z-R8',
        text: 'Until the wagers are opened you can change your answer as often as you like. The last one counts.',
      },
      {
        id: 'Z-R9',
        text: 'The points shown during a turn count the dice as they lie: matches, and dice on OUT!. The 50 points and the outer fields are added when the seventh die has its place, the wagers when the turn is scored.',
      },
    ],
  },
  {
    heading: 'If somebody stays away',
    rules: [
      {
        id: 'Z-T1',
        text: 'The table plays on without them: no wager; of the dice not yet rolled the first in the order of the dots; for that die its own dot if it fits there, else the first inner field where it fits, else an outer field, else OUT!. The dice roll by themselves.',
      },
    ],
  },
];
