import type { Bot } from '@iacta/bots/search';
import { type Move, MoveList } from '@iacta/core';
import { activeSeat, BIRD_TILE, Phase, phaseOf, seatsOf, supplyIsEmpty } from '../rules/layout.ts';
import { list } from '../rules/list.ts';
import { Action, aboutOf, actionOf, dieOf, secondDieOf, spaceOf } from '../rules/moves.ts';
import { stepsTo } from '../rules/sundial.ts';
import { applyMove } from '../rules/turn.ts';
import { thoughtOf } from './thoughts.ts';
import type { Ending, Evaluate } from './turn.ts';

/** What a beginner thinks of first: seeds and what becomes of them. Everything else comes when that is all done. */
const GARDENING: ReadonlySet<number> = new Set([
  Action.buy,
  Action.water,
  Action.harvest,
  Action.swallow,
  Action.spit,
  Action.endTurn,
]);

function isPlain(move: Move): boolean {
  if (actionOf(move) !== Action.place) return GARDENING.has(actionOf(move));
  const isSeed = aboutOf(move) < BIRD_TILE;
  return isSeed && stepsTo(dieOf(move), secondDieOf(move), spaceOf(move)) === 0;
}

/** Considers one action at a time and never what the other dice could do afterwards. */
export function stepByStep(evaluate: Evaluate): Bot {
  const moves = new MoveList();
  return (view, seat) => {
    moves.clear();
    list(view, seat, moves);
    const all = moves.toArray();
    const plain = all.filter(isPlain);
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
