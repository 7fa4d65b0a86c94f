export { bytesOf } from './base64.ts';
export type { Bot, GameBots, Judged, Level, Thought } from './bot.ts';
export { LEVELS } from './bot.ts';
export type { GameJudges, Judge, SecondLook, ThrowValues, Values } from './judge.ts';
export { monteCarlo, monteCarloBots } from './monte-carlo.ts';
export { type PlayingOn, playingOn } from './second-look.ts';
export { thoughtFrom } from './thought.ts';
