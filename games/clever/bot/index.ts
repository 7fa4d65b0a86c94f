import type { Bot, GameBots, Level } from '@iacta/bots/search';
import type { Options } from '@iacta/core';
import { ForTheWin, forPoints } from './best.ts';
import { type Appraise, Explorer } from './explore.ts';
import { nearHeuristic, practisedHeuristic } from './heuristics.ts';
import { readWeights, type Weights } from './net.ts';
import { sheetSense } from './strong.ts';
import { thoughtOf } from './thought.ts';

export const bots: GameBots = { level };

/**
 * First steps: points at once. Casual: begun lines, foxes, actions. Strong: the learned worth of its own sheet, dice
 * only by their number. Best: the learned worth of sheet, dice and rivals. None of them simulates; what `effort` can
 * buys is the best one's search of the others' replies.
 */
async function level(name: Level, options: Options, effort = 1): Promise<Bot> {
  switch (name) {
    case 'first-steps':
      return botOf(nearHeuristic);
    case 'casual':
      return botOf(practisedHeuristic);
    case 'strong':
      return botOf(sheetSense(await weightsFor(options)));
    default:
      return bestOf(await weightsFor(options), options, effort);
  }
}

/** The net for a table: one for several seats, two for playing alone. */
export async function weightsFor({ seats, soloExtraDie }: Options): Promise<Weights> {
  if (seats > 1) {
    const [net, expected] = await Promise.all([
      import('./weights-many.ts'),
      import('./weights-many-expected.ts'),
    ]);
    return readWeights(net.default, expected.default);
  }
  if (soloExtraDie === true) return readWeights((await import('./weights-extra.ts')).default);
  return readWeights((await import('./weights-plain.ts')).default);
}

/** With less effort than this the best plays for its own points, wherever the others stand. */
const LOOKS_AROUND = 0.5;

function bestOf(weights: Weights, { seats }: Options, effort: number): Bot {
  if (seats === 1 || effort < LOOKS_AROUND) return botOf(forPoints(weights));
  const player = new ForTheWin(weights, seats);
  const bot = botOf((p, seat) => player.appraise(p, seat));
  return (view, seat, below) => {
    player.forget();
    return bot(view, seat, below);
  };
}

function botOf(appraise: Appraise): Bot {
  const explorer = new Explorer();
  return (view, seat) => thoughtOf(view, seat, explorer.explore(view, seat, appraise));
}
