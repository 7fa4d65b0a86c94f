import { closesAt, dailyMoves, dailyPoints, replayAttempt } from '@iacta/online/daily';
import type { Body, LogState } from '@iacta/table/log';
import type { AttemptResult } from '../store/daily.ts';
import type { Row } from '../store/store.ts';

/**
 * What an attempt has come to: its moves are played again on the dice of the day. Null where it was finished after the
 * day closed. Throws where the log is not what an honest server has written.
 */
export function resultOf(log: LogState, last: Row, seed: string): AttemptResult | null {
  const { rules, options, game, daily, head } = log;
  if (!daily || !game || log.phase !== 'over') throw new Error('the attempt is not over');
  const finished = (JSON.parse(last.body) as Body).at;
  if (finished >= closesAt(daily.day)) return null;
  const steps = dailyMoves(log);
  const replayed = replayAttempt(rules, options, seed, steps);
  if (!replayed.ok)
    throw new Error(`the moves do not fit the dice of the day: ${replayed.why} ${replayed.step}`);
  const points = dailyPoints(rules, game.position);
  if (replayed.points !== points)
    throw new Error(`${points} points, but the moves come to ${replayed.points}`);
  return { finished, points, hints: log.hints.includes(0), head, steps: JSON.stringify(steps) };
}
