import type { Position, Rules } from '../contract.ts';
import { outcomesOf } from '../dice.ts';
import { MoveList } from '../moves.ts';
import { clone } from '../position.ts';

/**
 * The number of lines of this many steps from here. A roll branches into every distinguishable outcome;
 * of several seats that may act at the same time the lowest acts first, since their order makes no difference.
 */
export function perft(rules: Rules, position: Position, depth: number): number {
  if (depth === 0) return 1;
  let lines = 0;
  const dice = rules.dice(position);
  if (dice) {
    if (depth === 1) return dice.outcomes;
    for (const { roll } of outcomesOf(dice)) {
      const next = clone(position);
      rules.applyRoll(next, roll, null);
      lines += perft(rules, next, depth - 1);
    }
    return lines;
  }
  const deciders = rules.deciders(position);
  if (deciders === 0) return 0;
  const seat = 31 - Math.clz32(deciders & -deciders);
  const list = new MoveList();
  rules.list(position, seat, list);
  if (depth === 1) return list.count;
  for (let i = 0; i < list.count; i++) {
    const next = clone(position);
    rules.applyMove(next, seat, list.moves[i], null);
    lines += perft(rules, next, depth - 1);
  }
  return lines;
}
