import { type Below, clone, type Move, MoveList, type Position, type Rules } from '@iacta/core';
import type { Bot } from '../search/bot.ts';

/**
 * The most points at once by its own live score. Between equals it makes the move the rules would make for
 * an absent player, which is never a foolish one, and otherwise any of them.
 */
export function greedy(rules: Rules): Bot {
  return (view, seat, below) => {
    const best = bestMoves(rules, view, seat);
    const sensible = rules.onTimeout(view, seat);
    return { best: { move: best.includes(sensible) ? sensible : pick(best, below) }, others: [] };
  };
}

function bestMoves(rules: Rules, view: Position, seat: number): Move[] {
  const list = new MoveList();
  rules.list(view, seat, list);
  let best: Move[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const move of list.toArray()) {
    const next = clone(view);
    rules.applyMove(next, seat, move, null);
    const points = rules.points(next, seat);
    if (points > most) {
      most = points;
      best = [];
    }
    if (points === most) best.push(move);
  }
  return best;
}

function pick(moves: readonly Move[], below: Below): Move {
  return moves[below(moves.length)];
}
