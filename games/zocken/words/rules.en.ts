import type { Chapter } from './learn.ts';

export const chapters: readonly Chapter[] = [
  {
    heading: 'Components',
    intro: 'Zocken is for two to six players and takes about half an hour.',
    picture: {
      name: 'strip',
      caption:
        'The strip before a turn: nine empty fields. Each of the seven inner fields has a coloured dot, and seven dice in these colours are waiting to be rolled.',
    },
    rules: [
      {
        id: 'Z-1',
        text: 'There are seven dice, each in a different colour, a strip with nine fields, the OUT! field, and a wager disc for each player.',
      },
      {
        id: 'Z-2',
        text: 'The seven inner fields (2 to 8) have a dot each, in seven different colours; the outer fields (1 and 9) have none. From field 2 to field 8 the dots are yellow, orange, red, purple, blue, green and black. If your board has another order, nothing changes: colours are just names.',
      },
      { id: 'Z-3', text: 'You take turns clockwise. Everyone has three turns.' },
    ],
  },
  {
    heading: 'Your turn',
    picture: {
      name: 'fits',
      caption:
        'The row rises: 1, 3 and 5 are on fields 2, 3 and 7. The blue die shows 4 and fits between the 3 and the 5, on field 4, 5 or 6. On field 6 it would match its dot.',
    },
    rules: [
      {
        id: 'Z-4',
        text: 'Do this seven times: pick one of the dice you haven’t rolled this turn, roll it, and put it in its place.',
      },
      {
        id: 'Z-5',
        text: 'A die goes on a free field of the strip. Once it’s there it can’t be moved until the turn is over.',
      },
      {
        id: 'Z-6',
        text: 'From field 1 to field 9, the numbers must never go down, or never go up. It’s open which of the two, until there are two different numbers on the strip.',
      },
      {
        id: 'Z-7',
        text: 'Empty fields don’t matter. Dice next to each other may show the same number, or differ by any amount. Two rows that are allowed: 1–1–2–2–4–5–6 and 6–5–5–5–3–1–1.',
      },
      {
        id: 'Z-8',
        text: 'If a die fits anywhere on the strip, you must put it there. If it fits on several fields, you choose.',
      },
      {
        id: 'Z-9',
        text: 'A die that doesn’t fit anywhere goes to OUT! You can’t put a die on OUT! by choice.',
      },
      {
        id: 'Z-10',
        text: 'A die on OUT! stays there until the turn is over. It counts as one of your seven.',
      },
    ],
  },
  {
    heading: 'Wagers',
    picture: {
      name: 'wager',
      caption:
        'Time to wager: three dice are on the strip, each on its own dot, and the fourth hasn’t been picked yet.',
    },
    rules: [
      {
        id: 'Z-11',
        text: 'In every turn, each of the other players may wager, once, that the active player will score more than 50 points.',
      },
      {
        id: 'Z-12',
        text: 'You wager after the active player’s third die is in its place and before the fourth is picked.',
      },
    ],
  },
  {
    heading: 'Scoring a turn',
    picture: {
      name: 'score',
      caption:
        'Six dice are on the strip, four of them on their own dots. The last die, a green 6, only fits on the outer field 9, so it goes there: 50 for seven dice, minus 10 for the outer field, plus 100 for four matches. That’s 140, and anyone who wagered gets 70.',
    },
    rules: [
      { id: 'Z-13', text: 'The turn is scored as soon as the seventh die is in its place.' },
      { id: 'Z-14', text: 'If all seven dice are on the strip, you get 50 points.' },
      { id: 'Z-15', text: 'Then, and only then, each die on an outer field costs 10 points.' },
      {
        id: 'Z-16',
        text: 'If any die is on OUT!, you don’t get the 50 points, and the outer fields cost nothing. Instead, each die on OUT! costs 20 points.',
      },
      {
        id: 'Z-17',
        text: 'In any case you score for dice on the dot of their own colour: 10 points for one, 30 for two, 60 for three, 100 for four, 150 for five, 210 for six and 280 for all seven.',
      },
      {
        id: 'Z-18',
        text: 'All of this together is the score of the turn. It goes to the active player, who loses nothing to the players who wagered.',
      },
      {
        id: 'Z-19',
        text: 'If the turn scored more than 50, every player who wagered gets half of it. If it scored 50 or less, a wager costs 20 points. A turn always scores a multiple of 10, so half of it is a whole number.',
      },
      { id: 'Z-20', text: 'Then the dice and discs are taken back, and the player on the left is next.' },
    ],
  },
  {
    heading: 'The end',
    rules: [
      {
        id: 'Z-21',
        text: 'The game is over when everyone has had three turns. The highest total wins.',
      },
    ],
  },
  {
    heading: 'Rulings',
    rulings: true,
    rules: [
      {
        id: 'Z-R1',
        text: 'All the other players decide about their wagers at the same time and in secret. The wagers are revealed together when the last player has decided.',
      },
      { id: 'Z-R2', text: 'If totals are level, you share the win.' },
      {
        id: 'Z-R3',
        text: 'In the rulebook the youngest player starts. Here you draw lots, unless you choose.',
      },
      { id: 'Z-R4', extra: true, text: 'You can practise alone: three turns, without wagers.' },
      {
        id: 'Z-R5',
        text: 'You can wager even if the third die went to OUT! The fourth die can’t be picked until everyone has decided; after that it’s too late to wager.',
      },
      {
        id: 'Z-R6',
        text: 'Between two equal numbers only the same number fits. A die that only fits on an outer field must go there. The first two dice always fit, so at most five dice can go to OUT!: a turn scores at least −100 and at most 330 points.',
      },
      {
        id: 'Z-R7',
        text: 'A die on OUT! never matches, but the dice on their own dots still count. You pick a die before you roll it, and you can’t swap it afterwards.',
      },
      {
        id: 'Z-R8',
        text: 'You can change your mind about your wager until the wagers are revealed. Your last choice counts.',
      },
      {
        id: 'Z-R9',
        text: 'The points you see during a turn count the dice as they are: matches, and dice on OUT! The 50 points and the outer fields are added with the seventh die, the wagers when the turn is scored.',
      },
    ],
  },
  {
    heading: 'If a player is away',
    rules: [
      {
        id: 'Z-T1',
        text: 'Iacta plays for them. It doesn’t wager. It picks the first die that hasn’t been rolled, in the order of the dots. The die goes on its own dot if it fits there, otherwise on the first inner field where it fits, otherwise on an outer field, otherwise to OUT! The dice are rolled automatically.',
      },
    ],
  },
];
