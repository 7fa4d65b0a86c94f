export { bytesOf } from './base64.ts';
export type { AnyLevel, Bot, GameBots, Judged, Level, Thought } from './bot.ts';
export { ALL_LEVELS, BETWEEN, LEVELS } from './bot.ts';
export type { GameJudges, Judge, Lived, LivedWins, SecondLook, ThrowValues, Values } from './judge.ts';
export { monteCarlo, monteCarloBots } from './monte-carlo.ts';
export { withSecondLook } from './second-look.ts';
export { thoughtFrom } from './thought.ts';
