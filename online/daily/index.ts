export {
  closesAt,
  DAILY_BOT,
  DAY,
  dailyBots,
  dailyOptions,
  dailyPoints,
  dayOf,
  daysLater,
  endOf,
  startOf,
} from './day.ts';
export { dailyPromise, dailyRoll, dailySeed } from './dice.ts';
export { type DayAttempt, type DayFile, readDayFile, writeDayFile } from './file.ts';
export { dailyMoves } from './moves.ts';
export type { OwnAttempt, OwnProblem } from './own-attempt.ts';
export { periodOf, ranked, type StandingResult, StandingsSum, standingPoints } from './ranking.ts';
export { type DailyMove, replayAttempt } from './replay.ts';
export {
  BEGIN_DAILY,
  type BeginDaily,
  DAILY,
  DAILY_ATTEMPT,
  DAILY_RANKING,
  DAILY_STANDINGS,
  type Daily,
  type DailyAttempt,
  type DailyLine,
  type DailyRanking,
  type DailyStandings,
  PERIODS,
  type Period,
} from './replies.ts';
export {
  type DayLine,
  type DayProblem,
  type DaySummary,
  type DayVerdict,
  type KnownOfDay,
  type OwnLine,
  verifyDay,
  verifyDayText,
} from './verify-day.ts';
