import type { Bot } from '@iacta/bots/search';
import type { Position } from '@iacta/core';
import { PHASE, PLACE, WAGER } from '../../rules/layout.ts';
import { wagerPoints } from '../../rules/scoring.ts';
import { weighWagers } from '../match/wagers.ts';
import { movesOf, thoughtOf } from '../thoughts.ts';
import { estimate } from '../turn/estimate.ts';
import { banked, turnState, valueOfMove } from '../turn/reading.ts';
import { TurnSolver } from '../turn/solver.ts';
import { diceLeft } from '../turn/states.ts';
import { POINTS } from '../turn/worth.ts';

/**
 * Plays through all that the next dice can bring, the one in hand among them, and estimates what comes
 * after. Plays for points, and wagers as if the guess were sure to come true.
 */
export function foresight(dice: number): Bot {
  return (view, seat) => {
    const moves = movesOf(view, seat);
    const solver = solverFor(view, dice);
    if (view[PHASE] === WAGER) {
      const believed = wagerPoints(solver.value(turnState(view)));
      return thoughtOf(view, seat, weighWagers(moves, banked(view, seat), believed));
    }
    const weighed = moves.map((move) => {
      const value = valueOfMove(view, move, solver);
      return { judged: { move, points: banked(view, seat) + value }, value };
    });
    return thoughtOf(view, seat, weighed);
  };
}

/** Hands over to the estimate when the dice it searches are down. */
function solverFor(p: Position, dice: number): TurnSolver {
  const left = diceLeft(turnState(p));
  const toCome = p[PHASE] === PLACE ? dice - 1 : dice;
  const handOverAt = Math.max(0, left - toCome);
  return new TurnSolver(POINTS, { handOverAt, handOver: estimate });
}
