export type { Bot, GameBots, Judged, Level, Thought } from './bot.ts';
export { LEVELS } from './bot.ts';
