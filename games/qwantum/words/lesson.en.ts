import type { LessonTexts } from './learn.ts';

export const texts: LessonTexts = {
  welcome:
    'This is your sheet: four rows of six cells, one for each colour. You fill each row from left to right. Points come from the columns, but only from full ones. Ada plays against you.',
  roll: 'A turn has three parts: A, B and C. A is the throw: a white die and six coloured ones, all at once. Throw them.',
  sums: 'Beside each row stands what its colour is worth: its numbers plus the white die, which counts for all four. Purple shows 1 and 6, and with the white 6 that makes 13.',
  again:
    'Up to the thick line the numbers in a row must rise. So it pays to begin low! Once, you may throw any dice again. Tap the white 6 and the purple 6, then the button that throws them again.',
  second: 'The two dice are in your hand, the other five stay. Throw again. There is no third throw.',
  own: 'Now B, which belongs to whoever threw: you may enter one colour in its row. Blue 4 and 2 and the white 2 make 8. Tap the 8 beside the blue row.',
  all: 'Blue is closed now, for everybody. In C all of you, you too, may enter one of the other colours, under cover and at the same time. Ada has answered. Red and yellow are worth 6 each: take one.',
  adaTurn:
    'Ada’s turn. She entered yellow in B, so yellow is closed to you as well. But in C you join in! Blue is worth 12, and that is higher than your 8. Enter it.',
  later:
    'Some turns later you have thrown again. Purple is worth 13, blue 17, red 10, and yellow, which does not show, only the white 4. Column 3 lacks nothing but blue. Enter the 17!',
  column:
    'Column 3 is full and scores at once. What counts is its second-lowest number: of 14, 15, 16 and 17 that is 15. If the lowest stands there more than once, the next higher one counts.',
  fall: 'Now C, your second entry in this turn. Your purple row has reached the thick line. Behind it the numbers must fall: cell 5 takes less than 20, so 13 fits. Enter purple.',
  hope: 'Your next turn. You need more than 16 in yellow and have 14 so far. You keep four dice and throw three again. Good luck!',
  missed:
    'Yellow 15, and purple 13 is not lower than 13: nothing fits, in B or in C. So you cross a missed throw and lose 1 point. The second costs 2, and so on. In turns of others you never cross one.',
  end: 'Now you know Qwantum. It ends when somebody has filled all four rows or crosses a fifth missed throw. The most points win. At the table the rule for every step is one tap away. Have fun!',
};
