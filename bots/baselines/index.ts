import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

export type { Bot } from './bot.ts';

/** The bots that exist, by the names people and programs use. */
export const BOTS = { random, greedy } satisfies { readonly [name: string]: Bot };
export type BotName = keyof typeof BOTS;
export const BOT_NAMES = Object.keys(BOTS) as readonly BotName[];
