import type { Bot, GameBots, Level } from '@iacta/bots/search';
import type { Options } from '@iacta/core';
import { begin } from '../rules/begin.ts';
import { answerLimits } from './answers.ts';
import { chances } from './chances.ts';
import { unpack } from './packing.ts';
import { pointsAfterBy } from './points.ts';
import { prospects, REGULAR, tileByTile } from './prospects.ts';
import { lookAtReplies } from './replies.ts';
import { stepByStep } from './step-by-step.ts';
import { wholeTurns } from './whole-turns.ts';

async function learned(): Promise<Float64Array> {
  const { WEIGHTS } = await import('./weights.ts');
  return unpack(WEIGHTS);
}

/** The family game is another game to the best level: what it knows was learned without animals. */
export async function learnedFor(options: Options): Promise<Float64Array> {
  if (options.family !== true) return learned();
  const { WEIGHTS } = await import('./weights-family.ts');
  return unpack(WEIGHTS);
}

/** For the points to be expected: see points.ts. */
async function pointWeightsFor(options: Options): Promise<Float64Array> {
  const { POINTS } = await (options.family === true ? import('./weights-family.ts') : import('./weights.ts'));
  return unpack(POINTS);
}

/** Effort scales how many positions, endings and throws are looked at, never below one. */
const scaled = (count: number, effort: number): number => Math.max(1, Math.round(count * effort));

/** The sun offers twenty more beginnings of a turn: with little effort it stays where it is. */
const hasTime = (effort: number): boolean => effort >= 0.5;

/** How the best level searches what the next seat can answer. */
const STAGES = [
  { endings: 10, throws: 5 },
  { endings: 4, throws: 10 },
  { endings: 2, throws: 16 },
];

/**
 * First steps: one action at a time, own tiles one by one. Casual: the turn as a whole, but not every way
 * through it, no sun, and no eye for the others. Strong: judged by what self-play taught, the others included.
 * Best: more ways, the sun, the next seat's answers, and separate weights for the family game.
 */
const LEVELS: { readonly [level in Level]: (options: Options, effort: number) => Bot | Promise<Bot> } = {
  'first-steps': () => stepByStep(tileByTile),
  casual: (_options, effort) =>
    wholeTurns(prospects(REGULAR), 'points', { width: scaled(14, effort), sun: false, everywhere: false }),
  strong: async (_options, effort) =>
    wholeTurns(chances(await learned()), 'win', {
      width: scaled(8, effort),
      sun: hasTime(effort),
      everywhere: false,
    }),
  best: async (options, effort) => {
    const [weights, points] = await Promise.all([learnedFor(options), pointWeightsFor(options)]);
    const evaluate = chances(weights);
    // With more seats every position takes longer to judge: fewer throws make up for it.
    const throwShare = 3 / (options.seats + 1);
    const stages = STAGES.map(({ endings, throws }) => ({
      endings: scaled(endings, Math.sqrt(effort)),
      throws: scaled(throws * throwShare, Math.sqrt(effort)),
    }));
    const answered = lookAtReplies(evaluate, begin(options).length, stages, answerLimits(options));
    // With more effort than it was measured with, it considers every space as well.
    const limits = { width: scaled(30, effort), sun: hasTime(effort), everywhere: effort > 1 };
    return wholeTurns(evaluate, 'win', limits, answered, pointsAfterBy(weights, points));
  },
};

export const bots: GameBots = {
  level: async (level, options, effort = 1) => LEVELS[level](options, effort),
};
