import type { Explanations } from './explain.ts';

export const explanations: Explanations = {
  field:
    'A field of the strip. From left to right the numbers must only rise or only fall; equal ones may be next to each other.',
  outer: 'An outer field: a die here costs 10 of the 50 points for seven placed dice.',
  dot: 'The dot of this field: a die of its colour here is a match. One to seven matches score 10, 30, 60, 100, 150, 210 or 280 points.',
  out: 'OUT! is for dice that didn’t fit anywhere. Each one costs 20 points, and a single one is enough to lose the 50 for seven placed dice.',
  worth: 'What this turn is worth as it stands.',
  die: 'A die still to be rolled. You pick it before you know what it’ll show, and then it has to go on the strip if it fits anywhere.',
  wager:
    'Wagers: anyone who wagers that this turn will score more than 50 gets half of its points if it does, and loses 20 if it doesn’t.',
};
