import type { Below } from '@iacta/core';
import { DICE, valuesOf } from '../rules/dice.ts';
import { at } from '../rules/layout.ts';
import type { Pairs } from './entries.ts';
import { ROWS } from './sheet.ts';
import { type Turn, worthOfValues } from './turn.ts';

// With less effort than all throws take, some throws stand for all.

/** This many are as good as all for most choices, and take about as long. */
const PLENTY = 100;
const FEWEST = 4;

export function sampleSize(effort: number): number {
  return Math.max(FEWEST, Math.round(PLENTY * effort));
}

/** Judging pairs of entries by what both lead to is most of the work of a turn: with little effort that is left out. */
const PAIRS_TOGETHER = 0.2;

export function pairsWith(effort: number): Pairs {
  return effort < PAIRS_TOGETHER ? 'apart' : 'together';
}

/** By choice of dice to throw again, as in a move: what it is worth as a lead, and in own points alone. */
export interface Sampled {
  readonly lead: Float64Array;
  readonly own: Float64Array;
}

/** Every choice meets the same throws, so that luck makes no difference between them. */
export function sampledChoices(
  turn: Turn,
  faces: number,
  choices: readonly number[],
  size: number,
  below: Below,
): Sampled {
  const lead = new Float64Array(1 << DICE.length);
  const own = new Float64Array(1 << DICE.length);
  const worth = { lead: 0, own: 0 };
  const values = new Array<number>(ROWS).fill(0);
  for (let i = 0; i < size; i++) {
    const thrown = anyFaces(below);
    for (const choice of choices) {
      const mask = maskOf(choice);
      const packed = valuesOf((faces & ~mask) | (thrown & mask));
      for (let colour = 0; colour < ROWS; colour++) values[colour] = at(packed, colour);
      worthOfValues(turn, values, worth);
      lead[choice] += worth.lead / size;
      own[choice] += worth.own / size;
    }
  }
  return { lead, own };
}

function anyFaces(below: Below): number {
  let faces = 0;
  for (let die = 0; die < DICE.length; die++) faces |= (below(DICE[die].faces.length) + 1) << (3 * die);
  return faces;
}

/** The three bits of each die that is thrown again. */
function maskOf(choice: number): number {
  let mask = 0;
  for (let die = 0; die < DICE.length; die++) if ((choice >> die) & 1) mask |= 7 << (3 * die);
  return mask;
}
