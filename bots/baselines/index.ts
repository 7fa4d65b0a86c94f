import type { Rules } from '@iacta/core';
import type { Bot } from '../search/bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { twoPly } from './two-ply.ts';

/** Players that know no game but its rules, to be measured against: they are frozen and never improve. */
export const BASELINES = { greedy, random, 'two-ply': twoPly } satisfies {
  readonly [name: string]: (rules: Rules) => Bot;
};
export type BaselineName = keyof typeof BASELINES;
export const BASELINE_NAMES = Object.keys(BASELINES) as readonly BaselineName[];
