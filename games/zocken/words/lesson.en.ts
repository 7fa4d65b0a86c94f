import type { LessonTexts } from './learn.ts';

export const texts: LessonTexts = {
  welcome:
    'This strip has nine fields, and the seven inner ones each have a coloured dot. In your turn you roll seven dice, one at a time, and line them up here. Ada plays against you.',
  pick: 'Every die goes the same way: pick, roll, place. You pick it before you know its face! Start with the red one: tap it.',
  roll: 'The red die is in your hand. Now roll it.',
  match:
    'A 3. The strip is empty, so it may go anywhere. But field 4 has the red dot, and a die on its own colour earns points. Put it there.',
  pickGreen:
    'One colour match scores 10 points, and each further one scores more than the last. Now pick the green die. From now on the dice are rolled for you.',
  rising:
    'A 5. From left to right the row must only rise or only fall. To the right of the 3 it would rise, to the left it would fall. Take field 7 with the green dot.',
  smaller:
    'The blue die shows 2. Your row rises now, so the 2 must go to the left of the 3, far from its own dot. Put it on field 3: that leaves room on its left.',
  adaWagers:
    'Three dice are down: now the others may wager that your turn will score more than 50. Ada does! If you make it, she gets half as many points as you, and you lose nothing. If not, she loses 20.',
  pickBlack:
    'On with the fourth die. The black dot is far to the right, where only high numbers fit. Pick the black die and hope!',
  outer:
    'A 6! It fits on 8 and 9. The two outer fields have no dot, and cost 10 each if all seven dice find a place. Put it on its dot: field 8.',
  between:
    'The purple die shows 4. It fits between the 3 and the 5, on field 5 or 6. The purple dot is on field 5.',
  mustFit:
    'Orange, and another 4. Equal numbers may be next to each other, so field 6 is open, and nothing else is. A die that fits somewhere must go there.',
  out: 'The last die is yellow and shows 5. Fields 1, 2 and 9 are free, but a 5 can’t go before the 2 or after the 6. It doesn’t fit anywhere: send it to OUT!',
  scored:
    'The turn is scored: 100 for four matches, −20 for OUT!: 80 for you and, by her wager, 40 for Ada. With a yellow 2, all seven dice would have been on the strip: 50 for that and 150 for five matches.',
  yourWager:
    'Now it’s Ada’s turn, and three of her dice are on their dots. Do you wager that she will score more than 50? No one sees your answer until you’ve all decided. It’s up to you.',
  end: 'Now you know Zocken. Everyone has three turns, and the highest total wins. While you play, “Rule” shows the rule for each step, and holding a finger on anything explains it. Have fun!',
};
