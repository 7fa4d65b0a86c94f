export { type Contest, type Finish, playGame, type Watch } from './game.ts';
export { PAIRS, type Rung, ratingDifference } from './rating.ts';
export { emptySeries, playRound, type Series } from './series.ts';
export { everyTable } from './tables.ts';
export { halfWidth, mean, type Sum } from './tally.ts';
