import type { LessonTexts } from './learn.ts';

export const texts: LessonTexts = {
  welcome:
    'The black dice are yours, the white ones Ada’s. Nobody ever rolls: you choose the face yourself. Whoever first has four dice in a line that add up to exactly 12 wins the round.',
  face: 'You begin, and your first die may go anywhere. Put a 3 in the middle: tap the 3 below the grid, then the square c3.',
  zone: 'Your marker lies on your die: the squares around it are closed to your next one. So you always have to jump. Ada’s marker closes nothing to you. Put a 5 on c1, two squares below your 3.',
  adaBlocks:
    'Ada saw your file c and put her blocker, a red die, on c2 before her own die. Nothing can go there now, and no line runs through it. Each of you has one blocker for the round.',
  moved:
    'Your marker has moved on to c1: now the squares around it are closed, and those around c3 are open again. Put a 2 on d5, far away from it.',
  line: 'A line goes along a rank, a file or a diagonal. Four own dice make one, or three own dice and one of your opponent’s at either end. See file e: Ada has a 3, a 4 and a 3 there.',
  threat:
    'With a 2 on e4 Ada would have 12! Your die cannot go there, since e4 touches your marked die on d5. But your blocker may go anywhere. Take the red die beside your own and tap e4.',
  thenDie:
    'Saved! A blocker comes before the die, so it is still your turn. On rank 3 there are your 3 and, on e3, Ada’s 4. Put a 1 on b3.',
  missing:
    'Now your 1, your 3 and Ada’s 4 make 8, and only d3 is missing. Ada saw it. But d3 was next to her marked die on e2, and her blocker is spent: she could do nothing about it.',
  win: 'Three dice of yours and, at the end, one of Ada’s: that is a line for you, if the sum is right. 12 less 8 is 4. Put a 4 on d3!',
  won: 'The round is yours! The win brings 12 points, and every empty square 1 more. 14 are empty: that makes 26. The sooner you win, the more it is. Ada gets nothing, but loses nothing either.',
  bonuses:
    'An unused blocker would have brought 5 more, and a line of four own dice 2 more. On the other hand, every three of your dice with the same face cost the winner 2: so vary them.',
  gift: 'Beware: a line counts whoever completes it, so your die can give Ada the win. If one die makes lines for both, or nobody can place any more, it is a draw: 2 points each, and 5 for an unused blocker.',
  end: 'That is all of DOCE. A match is four rounds, you take turns at starting, and the higher total wins. At the table the rule for every step is one tap away. Have fun!',
};
