export { type Contest, type Finish, playGame, playOn, type Watch } from './game.ts';
export { type Evaluate, evaluateBy } from './luck.ts';
export { type Pair, pairsOf } from './pairs.ts';
export { emptySeries, playRound, type Series } from './series.ts';
export { everyTable } from './tables.ts';
export { halfWidth, mean, NOTHING, plus, type Sum } from './tally.ts';
