import { encodeStep } from '@iacta/core';
import { type LogState, toArray } from '@iacta/table/log';
import type { DailyMove } from './replay.ts';

/** The moves of a log that hold, as the file of a day has them. */
export function dailyMoves({ rules, game }: Pick<LogState, 'rules' | 'game'>): readonly DailyMove[] {
  return toArray(game?.line ?? null).flatMap(({ step, before }): DailyMove[] => {
    if (step === null || 'roll' in step) return [];
    const { seat, move } = encodeStep(rules, before, step) as DailyMove;
    return [{ seat, move }];
  });
}
