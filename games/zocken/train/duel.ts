import { DUEL_TURNS, indexOfLead, LEADS } from '../bot/knowledge/knowledge.ts';
import { SCORES } from '../bot/turn/worth.ts';
import { DICE_BEFORE_WAGER } from '../rules/facts.ts';
import { wagerPoints } from '../rules/scoring.ts';
import { type Layer, valuesOf } from './graph.ts';

// The match for two is solved from its end: the seat at turn plays for the win, the other answers the
// wager with what is worst for them, and what a lead is worth after the turn is known already.

/** How many leads are solved in one walk over the graph: more would not fit a processor's cache. */
const AT_ONCE = 16;

/** Values of the early layers (0, 1 and 2 dice down) for some leads, each in its column. */
export interface Early {
  readonly turn: number;
  readonly leads: readonly number[];
  readonly values: readonly Float32Array[];
}

/** Fills in the chances to win of the seat whose turn begins; reports the early values of each walk on the way. */
export function solveDuel(
  layers: readonly Layer[],
  wins: Float32Array,
  onForecast: (early: Early, done: number, all: number) => void,
): void {
  const walks = Math.ceil(LEADS.length / AT_ONCE);
  for (let turn = DUEL_TURNS - 1; turn >= 0; turn--) {
    for (let walk = 0; walk < walks; walk++) {
      const leads = LEADS.slice(walk * AT_ONCE, (walk + 1) * AT_ONCE);
      const values = walkDown(layers, endValues(leads, turn, wins), leads.length);
      for (const [column, lead] of leads.entries()) {
        wins[turn * LEADS.length + indexOfLead(lead)] = values[0][column];
      }
      onForecast({ turn, leads, values }, (DUEL_TURNS - 1 - turn) * walks + walk + 1, DUEL_TURNS * walks);
    }
  }
}

/** What a lead is worth to the seat that has just ended a turn. */
function afterTurn(lead: number, turn: number, wins: Float32Array): number {
  if (turn === DUEL_TURNS - 1) return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
  return 1 - wins[(turn + 1) * LEADS.length + indexOfLead(-lead)];
}

/** By score: a column for each lead without the other's wager, then a column for each with it. */
function endValues(leads: readonly number[], turn: number, wins: Float32Array): Float32Array {
  const ends = new Float32Array(SCORES.length * 2 * leads.length);
  for (const [index, score] of SCORES.entries()) {
    for (const [column, lead] of leads.entries()) {
      const base = index * 2 * leads.length + column;
      ends[base] = afterTurn(lead + score, turn, wins);
      ends[base + leads.length] = afterTurn(lead + score - wagerPoints(score), turn, wins);
    }
  }
  return ends;
}

function walkDown(layers: readonly Layer[], ends: Float32Array, columns: number): Float32Array[] {
  let values = ends;
  for (let down = layers.length - 1; down >= DICE_BEFORE_WAGER; down--) {
    values = valuesOf(layers[down], values, 2 * columns);
  }
  values = lowerHalf(values, columns);
  const early: Float32Array[] = [];
  for (let down = DICE_BEFORE_WAGER - 1; down >= 0; down--) {
    values = valuesOf(layers[down], values, columns);
    early[down] = values;
  }
  return early;
}

/** The other wagers or not, whichever leaves less. */
function lowerHalf(values: Float32Array, columns: number): Float32Array {
  const lower = new Float32Array(values.length / 2);
  for (let to = 0; to < lower.length; to++) {
    const from = Math.floor(to / columns) * 2 * columns + (to % columns);
    lower[to] = Math.min(values[from], values[from + columns]);
  }
  return lower;
}
