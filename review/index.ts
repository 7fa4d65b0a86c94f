export { COSTLY, type Decision, judgeDecision } from './decisions.ts';
export { hintBy } from './hint.ts';
export {
  dueOf,
  NEARLY_BEST,
  type Puzzle,
  puzzlesOf,
  recordUpTo,
  type Tried,
  tryPuzzle,
} from './practice.ts';
export {
  luckPartOf,
  REVIEW_VERSION,
  type ReviewedStep,
  resultOf,
  review,
  SETTINGS,
  type Settings,
  startValue,
  sumOf,
  versionOf,
} from './review.ts';
export { type RolloutSettings, rolloutJudge } from './rollouts.ts';
export { amountIn, figureIn, sentencesFor, type TellMove } from './sentences.ts';
export { type CostlyDecision, luckierThan, type SeatSummary, type Summary, summarise } from './summary.ts';
export { MEASURES, type Measure, measureFor, type Worth } from './vectors.ts';
export { type ReviewWords, WORDS } from './words/index.ts';
