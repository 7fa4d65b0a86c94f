import type { BaselineName } from '../baselines/index.ts';
import { ALL_LEVELS, type AnyLevel } from '../search/bot.ts';

/** Every bot that plays all games, by the name that people and programs use, the gentle levels first. */
export const BOT_NAMES = [...ALL_LEVELS, 'greedy', 'random'] as const satisfies readonly (
  | AnyLevel
  | BaselineName
)[];
export type BotName = (typeof BOT_NAMES)[number];

export function isBotName(name: unknown): name is BotName {
  return BOT_NAMES.includes(name as BotName);
}
