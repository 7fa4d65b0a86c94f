import { randomInt } from 'node:crypto';
import { BASELINES } from '@iacta/bots/baselines';
import { type Move, type Position, type Rules, view } from '@iacta/core';

/** The bots that can be given a seat. */
export function isBot(name: string): boolean {
  return Object.hasOwn(BASELINES, name);
}

/** The move of a bot, from what its seat can see. */
export function botMove(name: string, rules: Rules, position: Position, seat: number): Move {
  const bot = isBot(name) ? BASELINES[name as keyof typeof BASELINES](rules) : BASELINES.greedy(rules);
  return bot(view(rules, position, seat), seat, (n) => randomInt(n)).best.move;
}
