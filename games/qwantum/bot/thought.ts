import type { Judged, Thought } from '@iacta/bots/search';

const MOST_ALTERNATIVES = 5;

export interface Weighed {
  /** What decides. */
  readonly worth: number;
  /** The move with its reasons, asked for only where they are told. */
  judge(): Judged;
}

/** The best first; of equals the earlier one: list what looks sensible to a person first. */
export function thoughtOf(weighed: readonly Weighed[]): Thought {
  const told = weighed.toSorted((a, b) => b.worth - a.worth).slice(0, 1 + MOST_ALTERNATIVES);
  const [best, ...others] = told.map((each) => each.judge());
  return { best, others };
}

/** Who gains nothing by throwing a die again leaves it. */
export function fewDiceFirst(choices: readonly number[]): number[] {
  return choices.toSorted((a, b) => dice(a) - dice(b));
}

function dice(set: number): number {
  let count = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) count++;
  return count;
}
