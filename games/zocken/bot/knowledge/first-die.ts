import { bytesOf } from '@iacta/bots/search';
import { statesUpTo } from '../turn/states.ts';
import type { TurnChances } from '../turn/turn-outlook.ts';
import { SCORES } from '../turn/worth.ts';

// The chances of a turn after its first die take seconds to work out: a review would begin with that wait.

/** The canonical states with one die down, in the order of the data. */
export function firstDieStates(): readonly number[] {
  return statesUpTo(1)[1];
}

export function readFirstDie(base64: string): ReadonlyMap<number, TurnChances> {
  const numbers = new Float64Array(bytesOf(base64).buffer);
  const part = (index: number) => numbers.subarray(index * SCORES.length, (index + 1) * SCORES.length);
  return new Map(
    firstDieStates().map((state, index) => [
      state,
      { unwagered: part(2 * index), wagered: part(2 * index + 1) },
    ]),
  );
}
