import { type Judged, type Thought, thoughtFrom } from '@iacta/bots/search';
import { type Move, MoveList, type Position } from '@iacta/core';
import { rules } from '../rules/index.ts';

/** Judgements a hint can still show. */
const MOST_OTHERS = 5;
/** Values that differ by less are equal: what is left is the rounding of sums. */
const NOISE = 1e-10;

/** A move with the value that decides; `judged` is what is shown. */
export interface Weighed {
  readonly judged: Judged;
  readonly value: number;
}

/** The best first. Between equals the move that would be made for an absent player, else the first listed. */
export function thoughtOf(p: Position, seat: number, weighed: readonly Weighed[]): Thought {
  const sensible = rules.onTimeout(p, seat);
  return thoughtFrom(weighed, {
    value: ({ value }) => value,
    judge: ({ judged }) => judged,
    isPreferred: ({ judged }) => judged.move === sensible,
    noise: NOISE,
    others: MOST_OTHERS,
  });
}

export function movesOf(p: Position, seat: number): Move[] {
  const list = new MoveList();
  rules.list(p, seat, list);
  return list.toArray();
}
