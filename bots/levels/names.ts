import type { BaselineName } from '../baselines/index.ts';
import { LEVELS, type Level } from '../search/bot.ts';

/** Every bot that plays all games, by the name that people and programs use, the gentle levels first. */
export const BOT_NAMES = [...LEVELS, 'greedy', 'random'] as const satisfies readonly (Level | BaselineName)[];
export type BotName = (typeof BOT_NAMES)[number];

export function isBotName(name: unknown): name is BotName {
  return BOT_NAMES.includes(name as BotName);
}
