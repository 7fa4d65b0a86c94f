import type { Explanations } from './explain.ts';

export const explanations: Explanations = {
  rising: 'The first four cells rise: each number must be higher than the one before it.',
  falling: 'After the thick line the numbers fall: each must be lower than the one before it.',
  sum: 'What this colour is worth now: the sum of its numbers plus the white die. ✓ means it fits in the next cell.',
  column:
    'A full column is worth its second-lowest number. If the lowest appears more than once, the next higher number counts.',
  missed:
    'Missed throws: if it’s your turn and you enter nothing in B and nothing in C, you cross one off. The first costs 1 point, the second 2, and so on; the fifth ends the game.',
  white: 'The white die: its number is added to every colour.',
  die: 'A coloured die: each face is a number in one of the four colours, and it counts for that colour alone.',
  steps:
    'A turn has three parts. A: roll, and roll again once if you like. B: the player who rolled may enter a colour. C: everyone may enter one of the others, in secret.',
};
