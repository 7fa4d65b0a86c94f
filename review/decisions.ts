import type { Judge, Values } from '@iacta/bots/search';
import { clone, type Move, MoveList, type Position, type Rules, view } from '@iacta/core';
import { combine, type Measure, measureFor, minus, type Worth, worthOf } from './vectors.ts';

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
  /** What the move costs by the first look, in chances to win. */
  readonly firstLoss: number;
}

/** From this loss on a decision is worth being tried again: half a point, two percentage points. */
export const COSTLY: { readonly [measure in Measure]: number } = { points: 0.5, win: 0.02 };

/** Who asks, and where: answers that others have sealed are taken out, as if they had not been given. */
interface Asked {
  readonly rules: Rules;
  readonly judge: Judge;
  readonly seen: Position;
  readonly seat: number;
}

/** Every legal move of a seat with its value, the best first: what a hint says. */
export function judgeMoves(rules: Rules, judge: Judge, position: Position, seat: number): Option[] {
  const asked = { rules, judge, seen: view(rules, position, seat), seat };
  const options = firstLook(asked);
  return options.length > 1 && judge.again ? lookAgain(asked, options) : options;
}

/**
 * A decision that was made, beside what else could have been done. A move is costly only if the judge, looking harder,
 * still finds a better one: so what a hint says is never called costly.
 */
export function judgeDecision(
  rules: Rules,
  judge: Judge,
  position: Position,
  { seat, move }: { readonly seat: number; readonly move: Move },
): Decision {
  const asked = { rules, judge, seen: view(rules, position, seat), seat };
  const options = firstLook(asked);
  const found = options.find((option) => option.move === move);
  if (!found) throw new Error(`move ${move} of seat ${seat} is not legal`);
  const looked = isCostly(asked, options[0], found) ? lookAgain(asked, options, found) : options;
  const firstLoss = options[0].worth.win[seat] - found.worth.win[seat];
  return { options: looked, played: looked.find((option) => option.move === move) ?? found, firstLoss };
}

function firstLook(asked: Asked): Option[] {
  const { rules, judge, seen, seat } = asked;
  const list = new MoveList();
  rules.list(seen, seat, list);
  const options = list.toArray().map((move): Option => {
    const value = valueAfter(rules, judge, seen, seat, move);
    return { move, worth: worthOf(value), exact: value.exact };
  });
  return options.sort(betterFirst(asked));
}

/** Between moves that are equal to the mover, one may still be worse for another seat: that too is a choice. */
function betterFirst(asked: Asked): (a: Option, b: Option) => number {
  const { seat } = asked;
  return (a, b) => lossTo(asked, b, a) || b.worth.points[seat] - a.worth.points[seat];
}

function isCostly(asked: Asked, best: Option, option: Option): boolean {
  return lossTo(asked, best, option) >= COSTLY[measureFor(asked.seen[0])];
}

function lossTo({ seen, seat }: Asked, best: Option, option: Option): number {
  const measure = measureFor(seen[0]);
  return best.worth[measure][seat] - option.worth[measure][seat];
}

/**
 * Looks harder at the best move, at a strong player's, and at the one that was played. Their differences are those of
 * this look; the value of the position stays that of the first.
 */
function lookAgain(asked: Asked, options: Option[], played?: Option): Option[] {
  const { rules, judge, seen, seat } = asked;
  const { again } = judge;
  const [first] = options;
  if (!again || (first.exact && (played ?? first).exact)) return options;
  const strong = again.best(seen, seat);
  const bots = options.find(({ move }) => move === strong) ?? first;
  // Nothing to find out where a strong player agrees with the judge, unless something else was played.
  if (!played && !isCostly(asked, first, bots)) return options;
  const looked = [...new Set([first, bots, played ?? first])].map(({ move }): Option => {
    const value = valueAfter(rules, again, seen, seat, move);
    return { move, worth: worthOf(value), exact: false };
  });
  const [best] = looked.toSorted(betterFirst(asked));
  const shifted = looked.map((option): Option => {
    const gap = minus(best.worth, option.worth);
    return { ...option, worth: combine(first.worth, gap, (value, loss) => value - loss) };
  });
  const others = options.filter(({ move }) => !looked.some((option) => option.move === move));
  const [top, ...rest] = shifted.toSorted(betterFirst(asked));
  // What was not looked at again is no better than the best: the first look said so.
  return [top, ...[...rest, ...others].sort(betterFirst(asked))];
}

function valueAfter(
  rules: Rules,
  judge: Pick<Judge, 'value'>,
  position: Position,
  seat: number,
  move: Move,
): Values {
  const next = clone(position);
  rules.applyMove(next, seat, move, null);
  // While answers are sealed, the others' stay secret: the judge sees only what this seat can see.
  rules.hide(next, seat);
  return judge.value(next);
}
