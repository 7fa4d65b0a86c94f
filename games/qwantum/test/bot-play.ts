import type { Bot } from '@iacta/bots/search';
import { MoveList, type Options, type Position, randomStream, rollWith } from '@iacta/core';
import { rules } from '@iacta/qwantum/rules';
import { expect } from 'vitest';

/** Plays a game, seat by seat with these bots; what happened as one text, and the totals. */
export function game(
  chosen: Options,
  players: readonly Bot[],
  seed: number,
  most = Number.POSITIVE_INFINITY,
) {
  const below = randomStream(seed);
  const position = rules.begin(chosen);
  const moves: number[] = [];
  while (moves.length < most) {
    const dice = rules.dice(position);
    if (dice !== null) {
      rules.applyRoll(position, rollWith(dice, below), null);
      continue;
    }
    const deciders = rules.deciders(position);
    if (deciders === 0) break;
    const seat = Math.log2(deciders & -deciders);
    const { best, others } = players[seat](seen(position, seat), seat, below);
    for (const { move } of [best, ...others]) expect(isLegal(position, seat, move)).toBe(true);
    expect(others.length).toBeLessThanOrEqual(5);
    moves.push(best.move);
    rules.applyMove(position, seat, best.move, null);
  }
  return { moves: moves.join(' '), totals: players.map((_, seat) => rules.points(position, seat)) };
}

function seen(position: Position, seat: number): Position {
  const view = position.slice();
  rules.hide(view, seat);
  return view;
}

function isLegal(position: Position, seat: number, move: number): boolean {
  const list = new MoveList();
  rules.list(position, seat, list);
  return list.has(move);
}
