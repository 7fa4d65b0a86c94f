import { ALL_DICE, colourOf, DICE } from '../rules/dice.ts';
import { COLOURS, MISSED_LIMIT } from '../rules/facts.ts';
import { KEEP } from '../rules/moves.ts';
import { type Entries, entriesFor, entriesOf, NEVER, type Pairs, pairsApart, type Shown } from './entries.ts';
import type { Evaluator } from './evaluators.ts';
import { type Setting, sumOf } from './features.ts';
import { type Net, top } from './net.ts';
import { copySheet, ROWS, type Sheet } from './sheet.ts';
import { PAIR_SIZE, PAIRS } from './throws.ts';
import type { Turn } from './turn.ts';

/**
 * How the levels below the best judge a turn: by their own sheet alone. In C there is one entry at most. Once the
 * dice are settled only the values they show are considered.
 */
export type TurnModel = (sheet: Sheet, setting: Setting, most: 1 | 2, shown: Shown) => Turn;

const NO_PAIRS = new Float32Array(PAIRS.length * PAIR_SIZE).fill(NEVER);

/** With the learned values, as if there were no other seat to take anything. */
export function learnedTurns(net: Net, pairs: Pairs): TurnModel {
  return (sheet, setting, most, shown) => {
    const crossed = copySheet(sheet);
    crossed.missed++;
    const goesOn = crossed.missed < MISSED_LIMIT ? top(net, sumOf(net, crossed, setting)) : 0;
    const sum = sumOf(net, sheet, setting);
    const mine =
      most === 2
        ? entriesFor(net, sheet, sum, pairs, shown)
        : { ...entriesOf(net, sheet, sum, shown), two: NO_PAIRS };
    return { sheets: [sheet], missed: goesOn - crossed.missed, mine, others: [], lastCell: false };
  };
}

/** From the values of single entries: two entries count as the sum of both. */
export function turnsWith(evaluate: Evaluator): TurnModel {
  return (sheet, setting) => turnByValues(sheet, evaluate(sheet, setting));
}

function turnByValues(sheet: Sheet, entries: Entries): Turn {
  const count = sheet.missed + 1;
  return {
    sheets: [sheet],
    missed: -count + (count === MISSED_LIMIT ? 0 : entries.none),
    mine: { ...entries, two: pairsApart(entries) },
    others: [],
    lastCell: false,
  };
}

/** Which dice to throw again a level thinks of, when the dice show these faces. */
export type Choices = (faces: number) => readonly number[];

/** Everything or nothing. */
export const allOrNone: Choices = () => [KEEP, ALL_DICE];

/** Going for one colour: its dice stay, and the white one or not. */
export const oneColour: Choices = (faces) => keeping(faces, [1, 2, 4, 8]);

/** Going for any set of colours. */
export const someColours: Choices = (faces) =>
  keeping(
    faces,
    Array.from({ length: (1 << ROWS) - 1 }, (_, set) => set + 1),
  );

function keeping(faces: number, colourSets: readonly number[]): number[] {
  const choices = new Set([KEEP, ALL_DICE]);
  for (const set of colourSets) {
    let again = 0;
    for (let die = 1; die < DICE.length; die++)
      if (((set >> colourShown(faces, die)) & 1) === 0) again |= 1 << die;
    choices.add(again);
    choices.add(again | 1);
  }
  return [...choices];
}

function colourShown(faces: number, die: number): number {
  return COLOURS.indexOf(colourOf(String(DICE[die].faces[((faces >> (3 * die)) & 7) - 1])));
}
