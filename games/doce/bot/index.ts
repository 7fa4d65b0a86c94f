import type { Bot, GameBots, Level } from '@iacta/bots/search';
import type { Options } from '@iacta/core';
import { tableFor, tableOf } from './evaluation.ts';
import { FirstSteps } from './first-steps.ts';
import { powerOf } from './levels.ts';
import { plainAlphaBeta } from './plain-alpha-beta.ts';
import { Thinker } from './think.ts';

export const bots: GameBots = {
  level,
  baselines: { 'plain-alpha-beta': plainAlphaBeta },
};

/** The options say who starts, and that is known from the position. */
async function level(name: Level, _options: Options, effort = 1): Promise<Bot> {
  const { WEIGHTS } = await import('./weights.ts');
  const weightOf = (windowClass: number) => WEIGHTS.classes[windowClass] ?? 0;
  if (name === 'first-steps') {
    const player = new FirstSteps([0, 1].map((seat) => tableFor(seat, weightOf)));
    return (view, seat, below) => player.think(view, seat, below);
  }
  // Casual sees the other's line that is about to be made, but plans with the own dice alone.
  const tables = name === 'casual' ? [0, 1].map((seat) => tableFor(seat, weightOf)) : [tableOf(weightOf)];
  const thinkers = tables.map((table) => new Thinker(table, WEIGHTS, powerOf(name, effort)));
  return (view, seat, below) => thinkers[seat % thinkers.length].think(view, seat, below);
}
