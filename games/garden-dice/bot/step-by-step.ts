import type { Bot } from '@iacta/bots/search';
import { type Move, MoveList } from '@iacta/core';
import { applyMove } from '../rules/apply.ts';
import { activeSeat, Phase, phaseOf, seatsOf, supplyIsEmpty } from '../rules/layout.ts';
import { list } from '../rules/list.ts';
import { Action, actionOf } from '../rules/moves.ts';
import { thoughtOf } from './thoughts.ts';
import type { Ending, Evaluate } from './turn.ts';

/** What a beginner does not think of as long as there is something else to do. */
const UNTHOUGHT: ReadonlySet<number> = new Set([
  Action.set,
  Action.reroll,
  Action.again,
  Action.flip,
  Action.move,
  Action.remove,
]);

/** Looks at one action at a time and never at what the other dice could do afterwards. */
export function stepByStep(evaluate: Evaluate): Bot {
  const moves = new MoveList();
  return (view, seat) => {
    moves.clear();
    list(view, seat, moves);
    const all = moves.toArray();
    const plain = all.filter((move) => !UNTHOUGHT.has(actionOf(move)));
    const next = (seat + 1) % seatsOf(view);
    const judge = (move: Move, index: number): Ending => {
      const after = view.slice();
      applyMove(after, seat, move, null);
      const over = phaseOf(after) === Phase.over || (supplyIsEmpty(after) && activeSeat(after) === seat);
      return { move, value: evaluate(after, seat, next, over), index };
    };
    const endings = (plain.length > 0 ? plain : all).map(judge);
    // Moves are listed with the lowest fitting die first: between equals the higher dice are saved.
    endings.sort((a, b) => b.value - a.value || a.index - b.index);
    return thoughtOf(endings, 'points');
  };
}
