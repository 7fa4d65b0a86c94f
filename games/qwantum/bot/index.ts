import { type Bot, bytesOf, type GameBots, type Level } from '@iacta/bots/search';
import type { Options } from '@iacta/core';
import { bestBot, type TableKnowledge } from './best.ts';
import { nearEvaluator, practisedEvaluator } from './evaluators.ts';
import { type Net, netFrom } from './net.ts';
import { pairsWith } from './samples.ts';
import { sheetBot } from './sheet-bot.ts';
import { allOrNone, learnedTurns, oneColour, someColours, turnsWith } from './sheet-turn.ts';

export const bots: GameBots = { level };

/**
 * First steps: keeps its rows tidy, throws all again or nothing. Casual: thinks of columns, goes for one colour.
 * Strong: knows what a sheet is worth, but considers its own only and dice by colour. Best: considers everything.
 * All of them are exact within what they consider: more effort would add nothing. With less, some
 * throws represent all.
 */
async function level(name: Level, options: Options, effort = 1): Promise<Bot> {
  switch (name) {
    case 'first-steps':
      return sheetBot(turnsWith(nearEvaluator), allOrNone, 'order', effort);
    case 'casual':
      return sheetBot(turnsWith(practisedEvaluator), oneColour, 'points', effort);
    case 'strong':
      return sheetBot(learnedTurns(await netFor(options), pairsWith(effort)), someColours, 'points', effort);
    default:
      return bestBot(await netFor(options), await atTheTable(options), effort);
  }
}

export async function netFor({ seats }: Options): Promise<Net> {
  const weights = seats === 1 ? await import('./weights-solo.ts') : await import('./weights-many.ts');
  return netFrom(weights.default);
}

/** How far leads still move, by the largest number of filled cells of a seat. */
export async function spreadFor({ seats }: Options): Promise<readonly number[]> {
  if (seats === 1) return [];
  const { spread } = (await import('./weights-many.ts')).default;
  return spread[seats as keyof typeof spread];
}

async function atTheTable(options: Options): Promise<TableKnowledge> {
  if (options.seats === 1) return { spread: [], correction: [] };
  const { default: weights } = await import('./weights-correction.ts');
  return { spread: await spreadFor(options), correction: new Float32Array(bytesOf(weights).buffer) };
}
