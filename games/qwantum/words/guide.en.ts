import type { Guide } from './learn.ts';

export const guide: Guide = {
  aim: 'Fill four rows with colour sums that rise and then fall, so that your columns score as many points as possible.',
  setup: [
    'Two to four players, each with a sheet: four rows of six cells, with a thick line in each.',
    'You share seven dice: a white one and six with coloured numbers.',
    'Draw lots for who starts, or choose. A tip: keep your first three columns low, so the rows can still rise. More than 15 in one colour is hard to get, and more than 20 is rare.',
  ],
  turn: {
    roll: 'A: the active player rolls all seven dice. Each colour is worth the sum of its numbers plus the white die: red 6 + 3 + 3 = 12. Purple doesn’t show, so it’s worth just the white 3.',
    keep: 'You may roll any of the dice again, once. Here they’re good enough, so they’re kept.',
    enter:
      'B: the active player may enter one colour’s sum in that row. 12 goes after 6 and 11 in the red row, because up to the thick line the numbers must rise. Red is closed now.',
    all: 'C: everyone, including the active player, secretly chooses one of the other colours. The active player enters yellow 10, the other player blue 10.',
    next: 'If the active player enters nothing in B and nothing in C, that’s a missed throw. Then it’s the next player’s turn.',
  },
  examples: {
    columns:
      'A full column is worth its second-lowest number, and if the lowest appears more than once, the next higher one. Here the columns are worth 6, 8, 12, 16, 11 and 4, together 57. Three missed throws cost 1 + 2 + 3 = 6. 57 − 6 = 51.',
  },
};
