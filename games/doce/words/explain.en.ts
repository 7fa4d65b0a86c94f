import type { Explanations } from './explain.ts';

export const explanations: Explanations = {
  square:
    'An empty square. Put a die here with any face on top: four dice in a row that add up to exactly 12 win the round.',
  disabled:
    'Your disabled zone: next to your marked die you can’t place a die now. Your blocker may go here.',
  die: 'A die stays where it is until the round ends. A line can be four dice of one player, or three with one of the other player’s at either end.',
  marked:
    'The brass ring is a marker: it shows which die its owner placed last. The squares around it are closed to that player’s next die.',
  blocked: 'There’s a blocker here: no line can run through this square.',
  blocker:
    'The blocker: once per round, before your die, put it on any empty square. Kept until you win or draw, it’s worth 5 points.',
  rounds: 'The points of the four rounds. The highest total after the fourth wins.',
  faces: 'Your dice: choose which face is on top. Three dice with the same face cost the winner 2 points.',
};
