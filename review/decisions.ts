import type { Judge, Values } from '@iacta/bots/search';
import { clone, type Move, MoveList, type Position, type Rules, view } from '@iacta/core';
import { measureFor, type Worth, worthOf } from './vectors.ts';

/** A legal move and what it leads to. */
export interface Option {
  readonly move: Move;
  readonly worth: Worth;
  readonly exact: boolean;
}

export interface Decision {
  /** The best move first. */
  readonly options: readonly Option[];
  readonly played: Option;
}

/**
 * Every legal move of a seat with its value, the best first. Answers that others have sealed are taken out, as if they
 * had not been given. Reviews and hints both ask here, so that they say the same of the same position.
 */
export function judgeMoves(rules: Rules, judge: Judge, position: Position, seat: number): Option[] {
  const seen = view(rules, position, seat);
  const list = new MoveList();
  rules.list(seen, seat, list);
  const measure = measureFor(seen[0]);
  const options = list.toArray().map((each): Option => {
    const value = valueAfter(rules, judge, seen, seat, each);
    return { move: each, worth: worthOf(value), exact: value.exact };
  });
  const worthTo = ({ worth }: Option) => worth[measure][seat];
  // Between moves that are equal to the mover, one may still be worse for another seat: that too is a choice.
  return options.sort((a, b) => worthTo(b) - worthTo(a) || b.worth.points[seat] - a.worth.points[seat]);
}

/** A decision that was made, beside what else could have been done. */
export function judgeDecision(
  rules: Rules,
  judge: Judge,
  position: Position,
  { seat, move }: { readonly seat: number; readonly move: Move },
): Decision {
  const options = judgeMoves(rules, judge, position, seat);
  const played = options.find((option) => option.move === move);
  if (!played) throw new Error(`move ${move} of seat ${seat} is not legal`);
  return { options, played };
}

function valueAfter(rules: Rules, judge: Judge, position: Position, seat: number, move: Move): Values {
  const next = clone(position);
  rules.applyMove(next, seat, move, null);
  // While answers are sealed, the others' stay secret: the judge sees only what this seat can see.
  rules.hide(next, seat);
  return judge.value(next);
}
