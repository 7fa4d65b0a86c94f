import { encodeStep } from '@iacta/core';
import { closesAt, type DailyMove, dailyPoints, replayAttempt } from '@iacta/online/daily';
import { type Body, type LogState, toArray } from '@iacta/table/log';
import type { AttemptResult } from '../store/daily.ts';
import type { Row } from '../store/store.ts';

/** The moves that hold, as the file of a day has them. */
function movesOf({ rules, game }: LogState): readonly DailyMove[] {
  return toArray(game?.line ?? null).flatMap(({ step, before }): DailyMove[] => {
    if (step === null || 'roll' in step) return [];
    const { seat, move } = encodeStep(rules, before, step) as DailyMove;
    return [{ seat, move }];
  });
}

/**
 * What an attempt has come to: its moves are played again on the dice of the day. Null where it was finished after the
 * day closed. Throws where the log is not what an honest server has written.
 */
export function resultOf(log: LogState, last: Row, seed: string): AttemptResult | null {
  const { rules, options, game, daily, head } = log;
  if (!daily || !game || log.phase !== 'over') throw new Error('the attempt is not over');
  const finished = (JSON.parse(last.body) as Body).at;
  if (finished >= closesAt(daily.day)) return null;
  const steps = movesOf(log);
  const replayed = replayAttempt(rules, options, seed, steps);
  if (!replayed.ok)
    throw new Error(`the moves do not fit the dice of the day: ${replayed.why} ${replayed.step}`);
  const points = dailyPoints(rules, game.position);
  if (replayed.points !== points)
    throw new Error(`${points} points, but the moves come to ${replayed.points}`);
  return { finished, points, hints: log.hints.includes(0), head, steps: JSON.stringify(steps) };
}
