import type { Bot, Judge, Values } from '@iacta/bots/search';
import { isOver, keyedStream, MoveList, type Position, type Rules, rollWith } from '@iacta/core';
import { resultOf } from './review.ts';

export interface RolloutSettings {
  /** Games played on from each position. */
  readonly playouts: number;
  /** After this many steps a game that has not ended is scored by its present position. */
  readonly steps: number;
}

/**
 * A judge for a game without its own: plays on from the position with one bot in every seat. All positions
 * are played on with the same dice, so that differences between moves are known better than the values themselves.
 */
export function rolloutJudge(
  rules: Rules,
  bot: Bot,
  name: string,
  { playouts, steps }: RolloutSettings = { playouts: 40, steps: 4_000 },
): Judge {
  return {
    version: `rollouts ${rules.facts.id} ${rules.facts.rulesVersion} ${name} ${playouts}`,
    value(position): Values {
      if (isOver(rules, position)) return { ...resultOf(rules, position), exact: true };
      const points = new Array<number>(position[0]).fill(0);
      const win = new Array<number>(position[0]).fill(0);
      for (let playout = 0; playout < playouts; playout++) {
        const end = playOn(rules, bot, position, playout, steps);
        const result = resultOf(rules, end);
        for (let seat = 0; seat < points.length; seat++) {
          points[seat] += result.points[seat] / playouts;
          win[seat] += result.win[seat] / playouts;
        }
      }
      return { points, win, exact: false };
    },
  };
}

function playOn(rules: Rules, bot: Bot, from: Position, playout: number, steps: number): Position {
  const position = from.slice();
  const list = new MoveList();
  let rolls = 0;
  for (let step = 0; step < steps; step++) {
    const dice = rules.dice(position);
    if (dice) {
      rules.applyRoll(position, rollWith(dice, keyedStream(ROLLOUT_SEED + playout, rolls++)), null);
      continue;
    }
    const deciders = rules.deciders(position);
    if (deciders === 0) break;
    const seat = 31 - Math.clz32(deciders);
    list.clear();
    rules.list(position, seat, list);
    const seen = position.slice();
    rules.hide(seen, seat);
    const move =
      list.count === 1
        ? list.moves[0]
        : bot(seen, seat, keyedStream(ROLLOUT_SEED - 1 - playout, step)).best.move;
    rules.applyMove(position, seat, move, null);
  }
  return position;
}

/** Dice of no game: those have small seeds. */
const ROLLOUT_SEED = 2 ** 51;
