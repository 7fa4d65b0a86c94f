import type { Explanations } from './explain.ts';

export const explanations: Explanations = {
  die: 'A die of this colour marks the area of the same colour. Take it, and every die in your hand that shows less goes to the platter.',
  white: 'The white die counts as any colour. In blue its number is always added to the blue die.',
  fields:
    'The dice fields: each die you take on your turn goes here. There are three, so you can take three dice at most.',
  platter:
    'The silver platter: dice that were lower than the one taken. When the turn ends, each of the others uses one of them.',
  yellow:
    'Yellow: cross one of the two cells with the number of the die. Only full columns score; full rows and the diagonal earn bonuses.',
  blue: 'Blue: cross the sum of the blue and the white die. The more crosses, the more points; full rows and columns earn bonuses.',
  green:
    'Green: from left to right. The die must show at least the number in the cell. The number above the last cross is your score.',
  orange:
    'Orange: from left to right, any number. Most cells count it as it is, ×2 doubles it and ×3 triples it; the sum is your score.',
  pink: 'Purple: from left to right, each number higher than the one before; after a 6 anything goes. The sum is your score.',
  bonus: 'A bonus: as soon as you earn it, you mark it wherever it fits. It can set off the next one.',
  fox: 'A fox: at the end each one is worth as much as your lowest area.',
  reroll:
    'Rerolls: after a roll on your turn, spend one to roll the same dice again. Empty circles are still to be earned, crossed ones are used.',
  'extra-die':
    'Extra dice: at the end of any turn, spend one to mark any of the six dice, wherever it is, even one you’ve already used. No die twice as an extra in one turn.',
  rounds: 'The rounds of the game. At the start of a round everyone gets what’s drawn below its number.',
};
