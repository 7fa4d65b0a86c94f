import type { Chapter } from './learn.ts';

export const chapters: readonly Chapter[] = [
  {
    heading: 'Components',
    intro: 'Qwantum is for two to four players and takes 15 to 30 minutes.',
    picture: {
      name: 'sheet',
      caption:
        'A sheet in the middle of a game. The purple row is full: 4, 9, 15 and 22 rise up to the thick line; after it, 17 and 6 fall. There are two numbers in blue, one in red and none in yellow yet.',
    },
    rules: [
      {
        id: 'Q-1',
        text: 'Two to four players, each with a sheet. Draw lots to see who takes the first turn, unless you choose (Q-R10); then you take turns clockwise.',
      },
      {
        id: 'Q-2',
        text: 'There are seven dice: a white one with the numbers 1 to 6, and six with coloured numbers in red (R), yellow (Y), blue (B) and purple (P).\nDie 1: R1 R4 Y5 B1 B5 P6\nDie 2: R2 R6 Y1 Y3 B5 P4\nDie 3: R1 R3 Y2 Y4 B4 P3\nDie 4: R5 Y6 B2 B4 P1 P3\nDie 5: R3 Y4 B2 B6 P2 P5\nDie 6: R6 Y1 Y5 B3 P2 P6\nEach colour has nine faces, and each number is on six of the 36. The rulebook’s text doesn’t list the faces; these are from published descriptions of the game.',
      },
      {
        id: 'Q-3',
        text: 'A sheet has four rows, purple, blue, red and yellow, with six cells each. Fill each row from left to right without gaps. Which row you use when is up to you. A full row takes no more numbers.',
      },
      {
        id: 'Q-4',
        text: 'Each row has a thick line between cells 4 and 5; its place too is from published descriptions. In cells 1 to 4, every number must be higher than the one before it; in cells 5 and 6, it must be lower than the one before it. Equal numbers aren’t allowed.',
      },
    ],
  },
  {
    heading: 'A turn: rolling',
    picture: {
      name: 'sums',
      caption:
        'The dice show blue 5 and 2, red 6 and 3, yellow 6 and 1, and a white 3. So blue is worth 10, red 12 and yellow 10. There’s no purple, so purple is worth 3, which doesn’t fit in the purple row: 3 isn’t higher than 5.',
    },
    rules: [
      {
        id: 'Q-5',
        text: 'Your turn has three steps, always in this order: A, B, C.',
      },
      { id: 'Q-6', text: 'A: roll all seven dice.' },
      {
        id: 'Q-7',
        text: 'Still A: you may roll again once, with as many of the dice as you like.',
      },
      {
        id: 'Q-8',
        text: 'A colour is worth the sum of its numbers plus the white die. That’s 33 at most.',
      },
    ],
  },
  {
    heading: 'A turn: entering',
    picture: {
      name: 'closed',
      caption:
        'The same turn in C, seen by the other player. Red was entered in B, so it’s closed to everyone. Purple 3 and blue 10 would fit here. Yellow 10 wouldn’t, because there’s already a 12.',
    },
    rules: [
      {
        id: 'Q-9',
        text: 'B: if it’s your turn, you may enter the value of one colour in that colour’s row on your sheet. The others don’t enter anything yet.',
      },
      {
        id: 'Q-10',
        text: 'C: everyone, including the player whose turn it is, may enter one colour that wasn’t entered in B. If nothing was entered in B, all four are open. Several players may enter the same colour. You all choose at the same time and in secret (Q-R3).',
      },
      {
        id: 'Q-11',
        text: 'If it’s your turn and you enter nothing in B and nothing in C, you cross off a missed throw. The other players never do.',
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
        'A full sheet at the end. The columns score 6, 10, 15, 20, 13 and 6, which makes 70. In the second one the lowest number, 9, is there twice, so the next higher one counts: 10. One missed throw costs 1, so the total is 69.',
    },
    rules: [
      {
        id: 'Q-13',
        text: 'A column scores its second-lowest number as soon as all four of its cells are filled.',
      },
      {
        id: 'Q-14',
        text: 'If the lowest number is in the column more than once, the next higher number counts: 5, 5, 7, 9 scores 7, and 5, 5, 5, 9 scores 9. Four equal numbers score that number.',
      },
      {
        id: 'Q-15',
        text: 'The game ends when someone has filled all four rows. If the player whose turn it is does that in B, C isn’t played.',
      },
      {
        id: 'Q-16',
        text: 'The game also ends after C if the player whose turn it is has crossed off a fifth missed throw.',
      },
      {
        id: 'Q-17',
        text: 'Your total is what your complete columns score, minus your missed throws. Incomplete columns score nothing. The highest total wins.',
      },
    ],
  },
  {
    heading: 'Rulings',
    rulings: true,
    rules: [
      {
        id: 'Q-R1',
        text: 'A turn goes like this: A; B; is the game over? C, with all the choices revealed together; the missed throw; is the game over? Everything entered in the last C counts, even if several players fill their sheets in it, and so does a missed throw in the last turn. There are no extra turns to catch up.',
      },
      { id: 'Q-R2', text: 'If totals are level, you share the win. A total can be below zero.' },
      {
        id: 'Q-R3',
        text: 'The values of the colours are fixed before B. In C you all choose at the same time and in secret: the rulebook doesn’t say so, but this way no one has to wait to see what the others do. You can change your choice until the last one is in.',
      },
      {
        id: 'Q-R4',
        text: 'The colour entered in B is closed to everyone in C, including the player who entered it. That player may enter a different one: two entries in one turn. You never have to enter anything, so you can also choose to take a missed throw.',
      },
      {
        id: 'Q-R5',
        text: 'A colour none of the dice show is worth just the white die, in B and in C.',
      },
      {
        id: 'Q-R6',
        text: 'Cell 5 is only compared with cell 4, and cell 6 only with cell 5. You may enter a 1 in cell 5, but then that row can’t be finished.',
      },
      {
        id: 'Q-R7',
        text: 'For the second roll you may choose any dice, even just the white one. You may look at all the faces of all the dice first. There’s no third roll.',
      },
      {
        id: 'Q-R8',
        extra: true,
        text: 'You can practise alone. The rules are the same, and every turn with A, B and C is yours.',
      },
      {
        id: 'Q-R9',
        text: 'If no colour fits in any of your rows, there’s nothing to decide: B is skipped, and in C you aren’t asked. The others can see this, but it gives nothing away, because all the sheets are open. If only one player is asked in C, the choice is revealed at once.',
      },
      {
        id: 'Q-R10',
        extra: true,
        text: 'You can choose who starts instead of drawing lots.',
      },
    ],
  },
  {
    heading: 'If a player is away',
    rules: [
      {
        id: 'Q-T1',
        text: 'Iacta plays for them. In A it doesn’t roll again. In B and C it enters the number that’s nearest to the one before it (the upper row if two are equally near), but none that spoils a row: at most 9, 14 and 19 in cells 1, 2 and 3, at least 8 in cell 4 and at least 4 in cell 5. If there’s no such number, it enters nothing.',
      },
    ],
  },
];
