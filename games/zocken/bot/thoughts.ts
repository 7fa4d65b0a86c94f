import type { Judged, Thought } from '@iacta/bots/search';
import { type Move, MoveList, type Position } from '@iacta/core';
import { rules } from '../rules/index.ts';

/** Judgements a hint can still show. */
const MOST_OTHERS = 5;
/** Values that differ by less are equal: what is left is the rounding of sums. */
const NOISE = 1e-10;

/** A move with what its player goes by; `judged` is what is told about it. */
export interface Weighed {
  readonly judged: Judged;
  readonly value: number;
}

/** The best first. Between equals the move that would be made for an absent player, else the first listed. */
export function thoughtOf(p: Position, seat: number, weighed: readonly Weighed[]): Thought {
  const sensible = rules.onTimeout(p, seat);
  const sorted = weighed.toSorted((a, b) => {
    if (Math.abs(a.value - b.value) > NOISE) return b.value - a.value;
    return Number(b.judged.move === sensible) - Number(a.judged.move === sensible);
  });
  const [best, ...others] = sorted.map(({ judged }) => judged);
  return { best, others: others.slice(0, MOST_OTHERS) };
}

export function movesOf(p: Position, seat: number): Move[] {
  const list = new MoveList();
  rules.list(p, seat, list);
  return list.toArray();
}
