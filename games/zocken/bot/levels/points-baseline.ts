import type { Bot } from '@iacta/bots/search';
import { PHASE, WAGER } from '../../rules/layout.ts';
import { WAGER_WORTH } from '../match/outlook.ts';
import { weighWagers } from '../match/wagers.ts';
import { movesOf, thoughtOf } from '../thoughts.ts';
import { Forecast, mean } from '../turn/forecast.ts';
import { banked, turnState, valueOfMove } from '../turn/reading.ts';
import { TurnSolver } from '../turn/solver.ts';
import { OWN_POINTS } from '../turn/worth.ts';

/**
 * To be measured against: the exact play for points with wagers by their exact mean, whatever the score of the
 * match. It loads nothing and solves the turn when first asked, which takes seconds.
 */
export function pointsBaseline(): Bot {
  const solver = new TurnSolver(OWN_POINTS);
  const forecast = new Forecast(solver);
  return (view, seat) => {
    const moves = movesOf(view, seat);
    const before = banked(view, seat);
    if (view[PHASE] === WAGER) {
      const brings = mean(forecast.from(turnState(view)), WAGER_WORTH);
      return thoughtOf(view, seat, weighWagers(moves, before, brings));
    }
    const weighed = moves.map((move) => {
      const value = valueOfMove(view, move, solver);
      return { judged: { move, points: before + value }, value };
    });
    return thoughtOf(view, seat, weighed);
  };
}
