import type { Explanations } from './explain.ts';

export const explanations: Explanations = {
  field:
    'A field of the strip. From left to right the faces must climb or fall all the way; equal ones may follow each other.',
  outer: 'An outer field: a die here costs 10 of the 50 points for seven placed dice.',
  dot: 'The dot of this field: a die of its colour here is a match. One to seven matches bring 10, 30, 60, 100, 150, 210 or 280 points.',
  out: 'OUT!: dice that fitted nowhere. Each costs 20 points, and with one of them the 50 for seven placed dice are gone.',
  worth: 'What this turn is worth as it stands.',
  die: 'A die still to be rolled. Pick it before you know its face: then it has to go on the strip if it fits anywhere.',
  wager:
    'Wagers: who bets that this turn scores more than 50 gets half of its points if it does, and loses 20 if not.',
};
