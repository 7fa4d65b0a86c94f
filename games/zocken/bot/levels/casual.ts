import type { Bot } from '@iacta/bots/search';
import type { Move, Position } from '@iacta/core';
import { DICE_BEFORE_WAGER, MATCH_POINTS } from '../../rules/facts.ts';
import { PHASE, PICK, WAGER } from '../../rules/layout.ts';
import { turnWorth, wagerPoints } from '../../rules/scoring.ts';
import { weighWagers } from '../match/wagers.ts';
import { movesOf, thoughtOf } from '../thoughts.ts';
import { estimate } from '../turn/estimate.ts';
import { afterPlacing, banked, dotPicked, turnState } from '../turn/reading.ts';
import { ROWS } from '../turn/rows.ts';
import { DICE, matchesIn, rowIn } from '../turn/states.ts';

/**
 * Picks the die that would most likely fit on its own dot, puts a die where the turn then looks best at a
 * guess, and wagers as if a turn went on as it began. Plays nothing through.
 */
export const casual: Bot = (view, seat) => {
  const moves = movesOf(view, seat);
  const before = banked(view, seat);
  if (view[PHASE] === WAGER) {
    const believed = wagerPoints((turnWorth(view) * DICE) / DICE_BEFORE_WAGER);
    return thoughtOf(view, seat, weighWagers(moves, before, believed));
  }
  const weighed = moves.map((move) => {
    const value =
      view[PHASE] === PICK ? turnWorth(view) + hope(view, move) : estimate(afterPlacing(view, move));
    return { judged: { move, points: before + value }, value };
  });
  return thoughtOf(view, seat, weighed);
};

/** What the next match brings, as often as the die fits on its dot. */
function hope(p: Position, move: Move): number {
  const state = turnState(p);
  const dot = dotPicked(p, move);
  const matches = matchesIn(state);
  let faces = 0;
  for (let face = 0; face < 6; face++) if (ROWS.fits[rowIn(state) * 6 + face] & dot) faces++;
  return (faces / 6) * (MATCH_POINTS[matches + 1] - MATCH_POINTS[matches]);
}
