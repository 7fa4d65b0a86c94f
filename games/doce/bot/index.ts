import type { Bot, GameBots, Level } from '@iacta/bots/search';
import type { Options } from '@iacta/core';
import { coarse, fine, tablesFor, tablesOf, type Weights } from './evaluation.ts';
import { FirstSteps } from './first-steps.ts';
import { powerOf } from './levels.ts';
import { plainAlphaBeta } from './plain-alpha-beta.ts';
import { Thinker } from './think.ts';
import { weightedLines } from './weighted-lines.ts';

export const bots: GameBots = {
  level,
  between: {
    learning: async (_options, effort = 1) =>
      mixed(await playerOf('first-steps', effort), await playerOf('casual', effort), LEARNING),
    skilled: async (_options, effort = 1) =>
      mixed(await playerOf('casual', effort), await playerOf('strong', effort), SKILLED),
  },
  baselines: { 'plain-alpha-beta': plainAlphaBeta, 'weighted-lines': weightedLines },
};

// One player sees a turn further than the one before, which is a wall: it wins every match. Levels between them decide
// by both, in percent of their decisions by the better one.
const LEARNING = 45;
const CASUAL = 85;
const SKILLED = 55;

/** The options say who starts, and that is known from the position. */
async function level(name: Level, _options: Options, effort = 1): Promise<Bot> {
  const player = await playerOf(name, effort);
  return name === 'casual' ? mixed(await playerOf('first-steps', effort), player, CASUAL) : player;
}

function mixed(weaker: Bot, stronger: Bot, share: number): Bot {
  return (view, seat, below) => (below(100) < share ? stronger : weaker)(view, seat, below);
}

async function playerOf(name: Level, effort: number): Promise<Bot> {
  const weights = await weightsOf(name);
  if (name === 'first-steps') {
    const player = new FirstSteps([0, 1].map((seat) => tablesFor(seat, weights)));
    return (view, seat, below) => player.think(view, seat, below);
  }
  // Casual sees the other's line that is about to be made, but plans with the own dice alone.
  const tables = name === 'casual' ? [0, 1].map((seat) => tablesFor(seat, weights)) : [tablesOf(weights)];
  const book = name === 'best' ? (await import('./opening-book.ts')).BOOK : {};
  const thinkers = tables.map((each) => new Thinker(each, weights, powerOf(name, effort), book));
  return (view, seat, below) => thinkers[seat % thinkers.length].think(view, seat, below);
}

async function weightsOf(name: Level): Promise<Weights> {
  if (name === 'best') return fine((await import('./weights-best.ts')).WEIGHTS);
  return coarse((await import('./weights.ts')).WEIGHTS);
}
