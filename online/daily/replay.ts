import { type Options, type Position, play, type Rules } from '@iacta/core';
import { dailyPoints } from './day.ts';
import { DailyDice } from './dice.ts';

/** A move of an attempt as the file of a day has it. */
export interface DailyMove {
  readonly seat: number;
  readonly move: unknown;
}

export type Replayed =
  | { readonly ok: true; readonly points: number; readonly position: Position }
  /** `step`: which of the moves; as many as there are moves where more would be needed. */
  | { readonly ok: false; readonly why: 'illegal' | 'not-over' | 'after-the-end'; readonly step: number };

/** Plays an attempt again from its moves: every roll follows from the seed. */
export function replayAttempt(
  rules: Rules,
  options: Options,
  seed: string,
  steps: readonly DailyMove[],
): Replayed {
  const dice = new DailyDice(rules, seed);
  let position = rules.begin(options);
  const settle = () => {
    while (rules.dice(position)) {
      const rolled = play(rules, position, { roll: dice.next(position) });
      if (!rolled.ok) throw new Error(`a roll was refused: ${rolled.refusal.code}`);
      position = rolled.position;
    }
  };
  settle();
  for (const [step, { seat, move: json }] of steps.entries()) {
    if (rules.deciders(position) === 0) return { ok: false, why: 'after-the-end', step };
    const move = rules.decodeMove(json);
    const played = move.ok ? play(rules, position, { seat, move: move.value }) : move;
    if (!played.ok) return { ok: false, why: 'illegal', step };
    position = played.position;
    settle();
  }
  if (rules.deciders(position) !== 0) return { ok: false, why: 'not-over', step: steps.length };
  return { ok: true, points: dailyPoints(rules, position), position };
}
