import { ROWS } from '../bot/turn/rows.ts';
import { canonical, DICE, matchesIn, picked, picks, placed, rowIn, statesUpTo } from '../bot/turn/states.ts';
import { END_SCORES, endOf, indexOfScore } from '../bot/turn/worth.ts';
import { FIELDS } from '../rules/facts.ts';

// The whole turn as a graph that is walked many times: once for each aim of a turn.

/** The states with this many dice down. A state's stream is: picks; for each pick and face: results, and which. */
export interface Layer {
  readonly states: readonly number[];
  readonly stream: Int32Array;
}

/** Layers by dice down; the results of the last one are scores, by their index. */
export function wholeTurn(progress: (done: number, all: number) => void): Layer[] {
  const levels = statesUpTo(DICE - 1);
  return levels.map((states, down) => {
    progress(down, DICE);
    const next = down === DICE - 1 ? null : numbering(levels[down + 1]);
    const number = (state: number) => (next === null ? endIndex(state) : next.get(canonical(state))!);
    return { states, stream: streamOf(states, number) };
  });
}

function numbering(states: readonly number[]): Map<number, number> {
  return new Map(states.map((state, number) => [state, number]));
}

function endIndex(state: number): number {
  const row = rowIn(state);
  return indexOfScore(END_SCORES[endOf(DICE - ROWS.placed[row], matchesIn(state), ROWS.outer[row])]);
}

function streamOf(states: readonly number[], number: (state: number) => number): Int32Array {
  let stream = new Int32Array(1 << 20);
  let length = 0;
  for (const state of states) {
    if (length + 1024 > stream.length) {
      const longer = new Int32Array(2 * stream.length);
      longer.set(stream);
      stream = longer;
    }
    const dots = picks(state);
    stream[length++] = dots.length;
    for (const dot of dots) {
      const rest = picked(state, dot);
      for (let face = 0; face < 6; face++) {
        const fits = ROWS.fits[rowIn(rest) * 6 + face];
        const count = length++;
        if (fits === 0) stream[length++] = number(rest);
        for (let field = 0; field < FIELDS; field++) {
          if ((fits >> field) & 1) stream[length++] = number(placed(rest, dot, face, field));
        }
        stream[count] = length - count - 1;
      }
    }
  }
  return stream.slice(0, length);
}

/** The values of a layer from those of the next, for several purposes at once, each in its column. */
export function valuesOf(layer: Layer, next: Float32Array, columns: number): Float32Array {
  const { states, stream } = layer;
  const values = new Float32Array(states.length * columns);
  const sum = new Float32Array(columns);
  const best = new Float32Array(columns);
  let at = 0;
  for (let state = 0; state < states.length; state++) {
    const base = state * columns;
    for (let pick = stream[at++]; pick > 0; pick--) {
      sum.fill(0);
      for (let face = 0; face < 6; face++) {
        const results = stream[at++];
        const first = stream[at++] * columns;
        if (results === 1) {
          for (let c = 0; c < columns; c++) sum[c] += next[first + c];
          continue;
        }
        for (let c = 0; c < columns; c++) best[c] = next[first + c];
        for (let result = 1; result < results; result++) {
          const from = stream[at++] * columns;
          for (let c = 0; c < columns; c++) if (next[from + c] > best[c]) best[c] = next[from + c];
        }
        for (let c = 0; c < columns; c++) sum[c] += best[c];
      }
      // Chances to win are never below 0, so 0 is no less than what has been found before the first pick.
      for (let c = 0; c < columns; c++) {
        const value = sum[c] / 6;
        if (value > values[base + c]) values[base + c] = value;
      }
    }
  }
  return values;
}
