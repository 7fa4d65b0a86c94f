import { type Below, copy, MoveList, outcome, type Position, type Rules, rollWith, SEATS } from '@iacta/core';
import type { Bot, GameBots, Judged, Level } from './bot.ts';

/** Steps of random play that a level may spend on one decision, so that no game takes it over its time. */
const STEPS: { readonly [level in Level]: number } = {
  'first-steps': 200,
  casual: 2_000,
  strong: 10_000,
  best: 40_000,
};
/** Random games of some rules need not end: after this many steps a playout is scored by its present position. */
const PLAYOUT_STEPS = 2_000;
const FEWEST_PLAYOUTS = 2;

/**
 * Bots for a game without its own: flat Monte Carlo. Every legal move is followed by random games, and the
 * move with the best mean result is played. It knows nothing but the rules, and its levels differ in effort only.
 */
export function monteCarloBots(rules: Rules): GameBots {
  return {
    level: (level, _options, effort = 1) => Promise.resolve(monteCarlo(rules, STEPS[level] * effort)),
  };
}

export function monteCarlo(rules: Rules, steps: number): Bot {
  const list = new MoveList();
  return (view, seat, below) => {
    list.clear();
    rules.list(view, seat, list);
    const tally = list.toArray().map((move) => ({ move, win: 0, points: 0 }));
    const position = view.slice();
    let spent = 0;
    let playouts = 0;
    // Every move gets the same number of playouts, so that its place in the list makes no difference.
    while (playouts < FEWEST_PLAYOUTS || spent < steps) {
      for (const each of tally) {
        copy(position, view);
        rules.applyMove(position, seat, each.move, null);
        spent += 1 + playout(rules, position, below);
        const { winners, seats } = outcome(rules, position);
        if (winners.includes(seat)) each.win += 1 / winners.length;
        each.points += seats[seat].total;
      }
      playouts++;
    }
    const judged = tally.map(({ move, win, points }): Judged => {
      const mean = { move, points: points / playouts };
      return view[SEATS] > 1 ? { ...mean, win: win / playouts } : mean;
    });
    const [best, ...others] = judged.sort(betterFirst);
    return { best, others: others.slice(0, 3) };
  };
}

/** Most wins first; points decide between equals, and alone. */
function betterFirst(a: Judged, b: Judged): number {
  return (b.win ?? 0) - (a.win ?? 0) || (b.points ?? 0) - (a.points ?? 0);
}

/** Plays on at random in place; the number of steps. */
function playout(rules: Rules, position: Position, below: Below): number {
  const list = new MoveList();
  for (let steps = 0; steps < PLAYOUT_STEPS; steps++) {
    const dice = rules.dice(position);
    if (dice) {
      rules.applyRoll(position, rollWith(dice, below), null);
      continue;
    }
    const deciders = rules.deciders(position);
    if (deciders === 0) return steps;
    const seat = 31 - Math.clz32(deciders);
    list.clear();
    rules.list(position, seat, list);
    rules.applyMove(position, seat, list.moves[below(list.count)], null);
  }
  return PLAYOUT_STEPS;
}
