import type { LessonTexts } from './learn.ts';

export const texts: LessonTexts = {
  welcome:
    'This is your sheet: five areas in five colours, and each scores in its own way. The dice decide what you may mark, and some marks earn bonuses that let you mark even more. Ada has a sheet of her own.',
  roll: 'In your turn you roll up to three times and take one die each time. You begin with all six: roll them.',
  yellow:
    'A die is marked in the area of its colour; white goes with every colour. Take the yellow 3. In yellow each number appears twice, and full columns score: tap the die, then the 3 you like.',
  lower:
    'Your die is on its dice field. The green 2 was lower, so it went to the silver platter: only an extra die could still mark it for you. The purple 3 was equal, so it stays. Roll the four dice that are left.',
  reroll:
    'Three 1s and a 2! Luckily everyone gets a reroll in round 1: you roll all the dice of the last roll again, and it isn’t one of your three rolls. Use it.',
  blue: 'Better! In blue you cross the sum of blue and white: 4 + 3 = 7. The more crosses, the more points. Either of the two dice will do. Take the white one: nothing’s lower than its 3, so nothing goes to the platter.',
  third: 'One roll is left, and you have three dice for it. Roll them.',
  orange:
    'In orange and purple you write the number itself, from left to right. In purple each must be higher than the last. In orange any will do, and some cells double or triple it. Take the orange 5.',
  adaTakes:
    'After your last roll all the other dice go to the platter, and everyone else uses one of them. Ada writes the purple 4 on her sheet. What you leave on the platter helps the others!',
  passive:
    'Ada took a 6, so all her other dice went to the platter. Now you use one of them; only if none fits may you use one from her dice fields. In green it must show at least the number in the cell; the number above your last cross is your score. Take the green 3.',
  row: 'Round 3, your last roll. In the first row of yellow only the 5 is missing. A full row gives you the bonus at its end, here a blue cross. Take the yellow 5 and cross it there.',
  bonus:
    'You use a bonus like this at once, on any open cell of its colour. In the third blue column 7 and 11 are crossed already. Put the cross on the 3.',
  chained:
    'A chain! The full column gave you a 6 in purple, and the third purple cell a reroll. After a 6 the next purple number may be anything.',
  extra:
    'And there’s the extra die from round 2. At the end of any turn, even Ada’s, it lets you mark any of the six dice, even one you’ve used, but none twice this way in one turn. Take the white 6 for the 6 in the last yellow row.',
  fox: 'This row gives you a fox! At the end a fox is worth as much as your lowest area. Right now that’s yellow: no column is full, so it scores 0. Don’t let any area fall behind!',
  end: 'Now you know Clever. Two play six rounds, then areas and foxes are added up, and the highest total wins. While you play, “Rule” shows the rule for each step, and holding a finger on anything explains it. Have fun!',
};
