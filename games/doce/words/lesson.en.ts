import type { LessonTexts } from './learn.ts';

export const texts: LessonTexts = {
  welcome:
    'The black dice are yours, the white ones are Ada’s. No one ever rolls: you choose the face yourself. Be the first to have four dice in a line that add up to exactly 12, and you win the round.',
  face: 'You go first, and your first die can go anywhere. Put a 3 in the middle: tap the 3 among your dice, then the square c3.',
  zone: 'Your marker is on your die now: the squares around it are closed to your next one. So you always have to jump. Ada’s marker doesn’t close anything to you. Put a 5 on c1, two squares below your 3.',
  adaBlocks:
    'Ada noticed your column c and put her blocker, a red die, on c2 before her own die. Nothing else can go there, and no line can run through it. You each have one blocker per round.',
  moved:
    'Your marker has moved on to c1: now the squares around that one are closed, and those around c3 are open again. Put a 2 on d5, well away from it.',
  line: 'A line runs along a row, a column or a diagonal. It takes four of your own dice, or three of yours and one of your opponent’s at either end. Look at column e: Ada already has a 3, a 4 and a 3 there.',
  threat:
    'With a 2 on e4, Ada would have 12! Your die can’t go there, because e4 touches your marked die on d5. But your blocker can go anywhere. Take the red die among yours and tap e4.',
  thenDie:
    'Danger averted! A blocker comes before the die, so it’s still your turn. In row 3 there’s your 3 and, on e3, Ada’s 4. Put a 1 on b3.',
  missing:
    'Your 1, your 3 and Ada’s 4 make 8, and only d3 is missing. Ada saw it. But d3 was next to her marked die on e2, and she’s already used her blocker: there was nothing she could do.',
  win: 'Three of your dice and, at the end, one of Ada’s: that’s your line, if the sum is right. 12 minus 8 is 4. Put a 4 on d3!',
  won: 'The round is yours! A win scores 12 points, plus 1 for every empty square. There are 14, so that’s 26. The sooner you win, the more you score. Ada gets nothing, but doesn’t lose anything either.',
  bonuses:
    'An unused blocker would’ve scored 5 more, and a line of four of your own dice 2 more. On the other hand, every three of your dice on the grid with the same face cost the winner 2: so mix them up.',
  gift: 'Careful: a line counts no matter who completes it, so your die can hand Ada the win. If one die makes lines for both, or no one can place any more, it’s a draw: 2 points each, plus 5 for an unused blocker.',
  end: 'That’s DOCE. A match has four rounds, you take turns going first, and the higher total wins. While you play, “Rule” shows the rule for each step, and holding a finger on anything explains it. Have fun!',
};
