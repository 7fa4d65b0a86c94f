import type { LessonTexts } from './learn.ts';

export const texts: LessonTexts = {
  welcome:
    'This is your sheet: four rows of six cells, one for each colour. You fill each row from left to right. Points come from the columns, but only from full ones. Ada plays against you.',
  roll: 'A turn has three parts: A, B and C. A is the roll: a white die and six coloured ones, all at once. Roll them.',
  sums: 'Next to each row you see what its colour is worth: its numbers plus the white die, which counts for all four. Purple shows 1 and 6, and with the white 6 that makes 13.',
  again:
    'Up to the thick line the numbers in a row must rise. So it pays to start low! You may roll any of the dice again, once. Tap the white 6 and the purple 6, then the button that rolls them again.',
  second: 'The two dice are in your hand, the other five stay. Roll again. There’s no third roll.',
  own: 'Now B, for the player who rolled: you may enter one colour in its row. Blue 4 and 2 and the white 2 make 8. Tap the 8 beside the blue row.',
  all: 'Blue is closed now, for everyone. In C all of you, you too, may enter one of the other colours, in secret and at the same time. Ada has answered. Red and yellow are worth 6 each: take one.',
  adaTurn:
    'Ada’s turn. She entered yellow in B, so yellow is closed to you as well. But in C you join in! Blue is worth 12, and that’s higher than your 8. Enter it.',
  later:
    'Some turns later you have rolled again. Purple is worth 13, blue 17, red 10, and yellow, which doesn’t show, only the white 4. Column 3 only needs blue. Enter the 17!',
  column:
    'Column 3 is full and scores at once. What counts is its second-lowest number: of 14, 15, 16 and 17 that’s 15. If the lowest appears more than once, the next higher one counts.',
  fall: 'Now C, your second entry in this turn. Your purple row has reached the thick line. After it the numbers must fall: cell 5 takes less than 20, so 13 fits. Enter purple.',
  hope: 'Your next turn. You need more than 16 in yellow and have 14 so far. You keep four dice and roll three again. Good luck!',
  missed:
    'Yellow came to just 15, and purple’s 13 isn’t lower than 13: nothing fits, in B or in C. So you cross off a missed throw and lose 1 point. The second costs 2, and so on. That never happens in other players’ turns.',
  end: 'Now you know Qwantum. The game ends when someone fills all four rows or crosses off a fifth missed throw. The highest total wins. While you play, “Rule” shows the rule for each step, and holding a finger on anything explains it. Have fun!',
};
