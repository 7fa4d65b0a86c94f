import type { Bot, GameBots, Level } from '@iacta/bots/search';
import type { Options } from '@iacta/core';
import { begin } from '../rules/begin.ts';
import { chances } from './chances.ts';
import { unpack } from './packing.ts';
import { BEGINNER, prospects, REGULAR } from './prospects.ts';
import { lookAtReplies } from './replies.ts';
import { stepByStep } from './step-by-step.ts';
import { wholeTurns } from './whole-turns.ts';

async function learned(): Promise<Float64Array> {
  const { WEIGHTS } = await import('./weights.ts');
  return unpack(WEIGHTS);
}

/** Effort scales how many positions, endings and throws are looked at, never below one. */
const scaled = (count: number, effort: number): number => Math.max(1, Math.round(count * effort));

/**
 * First steps: one action at a time, own points only. Casual: the turn as a whole, but few ways through it, no
 * sun, and no eye for the others. Strong: judged by what self-play taught, the others included. Best: every way
 * that matters, and what the next seat can answer.
 */
const LEVELS: { readonly [level in Level]: (options: Options, effort: number) => Bot | Promise<Bot> } = {
  'first-steps': () => stepByStep(prospects(BEGINNER)),
  casual: (_options, effort) =>
    wholeTurns(prospects(REGULAR), 'points', { width: scaled(4, effort), sun: false, everywhere: false }),
  strong: async (_options, effort) =>
    wholeTurns(chances(await learned()), 'win', { width: scaled(6, effort), sun: false, everywhere: false }),
  best: async (options, effort) => {
    const evaluate = chances(await learned());
    const replies = lookAtReplies(evaluate, begin(options).length, {
      endings: scaled(6, effort),
      throws: scaled(12, effort),
      limits: { width: scaled(3, effort), sun: false, everywhere: false },
    });
    return wholeTurns(evaluate, 'win', { width: scaled(60, effort), sun: true, everywhere: true }, replies);
  },
};

export const bots: GameBots = {
  level: async (level, options, effort = 1) => LEVELS[level](options, effort),
};
