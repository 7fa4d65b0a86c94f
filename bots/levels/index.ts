export { BotCache } from './bot-cache.ts';
export { BOT_NAMES, type BotName, isBotName } from './names.ts';
export { type FindBots, levelsOf, type Seating, seatBot } from './seat.ts';
