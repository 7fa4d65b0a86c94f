import { type Judged, type Thought, thoughtFrom } from '@iacta/bots/search';
import { countBits } from '@iacta/core';

const MOST_ALTERNATIVES = 5;

export interface Weighed {
  /** What decides. */
  readonly worth: number;
  /** The move with its reasons, asked for only where they are shown. */
  judge(): Judged;
}

/** The best first; of equals the earlier one: list what looks sensible to a person first. */
export function thoughtOf(weighed: readonly Weighed[]): Thought {
  return thoughtFrom(weighed, {
    value: ({ worth }) => worth,
    judge: (each) => each.judge(),
    others: MOST_ALTERNATIVES,
  });
}

/** A die that gains nothing by another throw is left as it is. */
export function fewDiceFirst(choices: readonly number[]): number[] {
  return choices.toSorted((a, b) => countBits(a) - countBits(b));
}
