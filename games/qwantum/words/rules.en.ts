import type { Chapter } from './learn.ts';

export const chapters: readonly Chapter[] = [
  {
    heading: 'What lies on the table',
    intro: 'Qwantum is for two to four players and takes 15 to 30 minutes.',
    picture: {
      name: 'sheet',
      caption:
        'A sheet in the middle of a game. The purple row is full: 4, 9, 15 and 22 rise up to the thick line, 17 and 6 fall behind it. Blue has two numbers, red one and yellow none yet.',
    },
    rules: [
      {
        id: 'Q-1',
        text: 'Two to four players have a sheet each. A lot decides who has the first turn; then turns go clockwise round the table.',
      },
      {
        id: 'Q-2',
        text: 'There are seven dice: a white one with 1 to 6, and six coloured ones whose faces carry a number in red (R), yellow (Y), blue (B) or purple (P).\nDie 1: R1 R4 Y5 B1 B5 P6\nDie 2: R2 R6 Y1 Y3 B5 P4\nDie 3: R1 R3 Y2 Y4 B4 P3\nDie 4: R5 Y6 B2 B4 P1 P3\nDie 5: R3 Y4 B2 B6 P2 P5\nDie 6: R6 Y1 Y5 B3 P2 P6\nEvery colour has nine faces, and every number stands on six of the 36.',
      },
      {
        id: 'Q-3',
        text: 'A sheet has four rows, purple, blue, red and yellow, of six cells each. You fill a row from left to right without gaps; which row you use when is up to you. A full row takes nothing more.',
      },
      {
        id: 'Q-4',
        text: 'Between cells 4 and 5 every row has a thick line. In cells 1 to 4 each number is higher than the one before it; in cells 5 and 6 it is lower than the one before it. Equal numbers are never allowed.',
      },
    ],
  },
  {
    heading: 'A turn: throwing',
    picture: {
      name: 'sums',
      caption:
        'The dice lie: blue 5 and 2, red 6 and 3, yellow 6 and 1, and a white 3. So blue is worth 10, red 12, yellow 10, and purple, which does not show, 3. It would not fit in the purple row: 3 is not higher than 5.',
    },
    rules: [
      {
        id: 'Q-5',
        text: 'Your turn has three actions, always in this order: A, B, C.',
      },
      { id: 'Q-6', text: 'A: you throw all seven dice.' },
      {
        id: 'Q-7',
        text: 'Still A: once, you may throw dice of your choice again: none, some or all of them.',
      },
      {
        id: 'Q-8',
        text: 'A colour is worth the sum of its faces that show, plus the white die. The most a colour can be worth is 33.',
      },
    ],
  },
  {
    heading: 'A turn: entering',
    picture: {
      name: 'closed',
      caption:
        'The same turn in C, as the other player sees it. Red was entered in B and is closed to everybody. Purple 3 and blue 10 would fit here; yellow 10 would not, because 12 stands there already.',
    },
    rules: [
      {
        id: 'Q-9',
        text: 'B: whoever threw may enter the value of one colour in the row of that colour on their own sheet. Nobody else enters anything.',
      },
      {
        id: 'Q-10',
        text: 'C: everybody, whoever threw included, may enter one of the colours that were not entered in B; all four are open if nothing was. Several players may take the same colour.',
      },
      {
        id: 'Q-11',
        text: 'Whoever threw and entered nothing in B and nothing in C crosses a missed throw. The others never do.',
      },
      {
        id: 'Q-12',
        text: 'Your first missed throw costs 1 point, the second 2, the third 3, the fourth 4 and the fifth 5.',
      },
    ],
  },
  {
    heading: 'Points and end',
    picture: {
      name: 'score',
      caption:
        'A full sheet at the end. The columns bring 6, 10, 15, 20, 13 and 6, together 70. In the second one the lowest number, 9, stands twice, so the next higher counts: 10. A missed throw costs 1, and 69 are left.',
    },
    rules: [
      {
        id: 'Q-13',
        text: 'A column scores as soon as its four cells are filled: its second-lowest number.',
      },
      {
        id: 'Q-14',
        text: 'If the lowest number stands in the column more than once, the next higher one counts: 5, 5, 7, 9 scores 7, and 5, 5, 5, 9 scores 9. Four equal numbers score that number.',
      },
      {
        id: 'Q-15',
        text: 'The game ends when somebody has filled all four rows. If whoever threw does so in B, there is no C.',
      },
      {
        id: 'Q-16',
        text: 'The game also ends after C when whoever threw has crossed a fifth missed throw.',
      },
      {
        id: 'Q-17',
        text: 'Your total is the points of your complete columns less your missed throws. Incomplete columns score nothing. The highest total wins.',
      },
    ],
  },
  {
    heading: 'Where the rulebook is silent',
    rulings: true,
    rules: [
      {
        id: 'Q-R1',
        text: 'A turn runs like this: A; B; is it over? C, all answers opened together; the missed throw; is it over? All that is entered in the last C counts, also when several players fill their sheets in it, and so does a missed throw of the last turn. Nobody gets another turn to catch up.',
      },
      { id: 'Q-R2', text: 'Equal totals share the win. A total may be below zero.' },
      {
        id: 'Q-R3',
        text: 'What the colours are worth is fixed before B. In C all answer at the same time and under cover. Until the last answer is in you can change yours.',
      },
      {
        id: 'Q-R4',
        text: 'The colour entered in B is closed in C to everybody, also to whoever entered it. That player may enter another one: two entries in one turn. No entry is ever compulsory, so you may take a missed throw by choice.',
      },
      {
        id: 'Q-R5',
        text: 'A colour that does not show is worth the white die alone, in B and in C.',
      },
      {
        id: 'Q-R6',
        text: 'Cell 5 is compared with cell 4 only, and cell 6 with cell 5 only. A 1 in cell 5 is allowed and closes the row for good.',
      },
      {
        id: 'Q-R7',
        text: 'The second throw may take any dice, also the white one alone. Everybody may know all faces of all dice. There is no third throw.',
      },
      {
        id: 'Q-R8',
        extra: true,
        text: 'You can practise alone. The same rules hold, and every turn, with A, B and C, is yours.',
      },
      {
        id: 'Q-R9',
        text: 'If none of your rows takes anything in this turn, there is nothing to decide: B passes without a question, and in C you are not asked. Everybody is told so; the sheets are open, so it gives nothing away. If only one player is asked in C, the answer is opened at once.',
      },
      {
        id: 'Q-R10',
        extra: true,
        text: 'Instead of drawing lots the table may name who starts.',
      },
    ],
  },
  {
    heading: 'If somebody stays away',
    rules: [
      {
        id: 'Q-T1',
        text: 'The table plays on for them. In A the dice stay as they lie. In B and C it makes the entry nearest to the number before it (of two equally near ones that in the upper row), but none that spoils a row: at most 9, 14 and 19 in cells 1, 2 and 3, at least 8 in cell 4 and at least 4 in cell 5. If there is none, nothing is entered.',
      },
    ],
  },
];
