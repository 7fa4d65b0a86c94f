import type { Bot } from '@iacta/bots/search';
import { clone, type Move, type Position } from '@iacta/core';
import { OUTER_FIELDS } from '../../rules/facts.ts';
import { rules } from '../../rules/index.ts';
import { PHASE, PICK, WAGER } from '../../rules/layout.ts';
import { GO_OUT, PLACE_FIRST } from '../../rules/moves.ts';
import { turnWorth, wagerPoints } from '../../rules/scoring.ts';
import { weighWagers } from '../match/wagers.ts';
import { movesOf, thoughtOf } from '../thoughts.ts';
import { afterPlacing, banked, turnState } from '../turn/reading.ts';
import { ROWS } from '../turn/rows.ts';
import { matchesIn, rowIn } from '../turn/states.ts';

/**
 * Sees the dice that lie there and nothing to come: rolls them in the order of the dots, puts a die on its own
 * dot where it fits, and otherwise where the most faces fit afterwards. Wagers on what has been scored already.
 */
export const firstSteps: Bot = (view, seat) => {
  const moves = movesOf(view, seat);
  if (view[PHASE] === WAGER) {
    return thoughtOf(view, seat, weighWagers(moves, banked(view, seat), wagerPoints(turnWorth(view))));
  }
  const weighed = moves.map((move, order) => ({
    judged: { move, points: pointsAfter(view, seat, move) },
    value: view[PHASE] === PICK ? -order : placeValue(view, move),
  }));
  return thoughtOf(view, seat, weighed);
};

function pointsAfter(p: Position, seat: number, move: Move): number {
  const next = clone(p);
  rules.applyMove(next, seat, move, null);
  return rules.points(next, seat);
}

/** A match before everything, an inner field before an outer one, then room for the next die. */
function placeValue(p: Position, move: Move): number {
  if (move === GO_OUT) return 0;
  const after = afterPlacing(p, move);
  const matched = matchesIn(after) > matchesIn(turnState(p));
  const outer = (OUTER_FIELDS >> (move - PLACE_FIRST)) & 1;
  return (matched ? 200 : 0) - (outer ? 100 : 0) + facesThatFit(after);
}

function facesThatFit(state: number): number {
  let count = 0;
  for (let face = 0; face < 6; face++) if (ROWS.fits[rowIn(state) * 6 + face] !== 0) count++;
  return count;
}
