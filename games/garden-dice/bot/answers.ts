import type { Options, Position } from '@iacta/core';
import { KINDS } from '../rules/facts.ts';
import { boughtOf, supplyOf } from '../rules/layout.ts';
import type { Limits } from './turn.ts';

const QUICK: Limits = { width: 3, sun: false, everywhere: false };
const CAREFUL: Limits = { width: 5, sun: false, everywhere: false };

/** With so few seeds left when a turn begins, the next seat may be the one that ends the game. */
const FEW_SEEDS = 8;

/**
 * How widely the next seat's answer is looked for, in the turn that a position belongs to. Without animals the
 * worst that the next seat can do is to end the game, and a quick look misses ways to buy the last seeds. Seeds
 * bought in this turn are counted in, so that a plan that has been begun is judged as it was when it was made.
 */
export function answerLimits(options: Options): (p: Position) => Limits {
  if (options.family !== true) return () => QUICK;
  return (p) => {
    let seeds = 0;
    for (let kind = 1; kind <= KINDS.length; kind++) seeds += supplyOf(p, kind) + boughtOf(p, kind);
    return seeds > FEW_SEEDS ? QUICK : CAREFUL;
  };
}
