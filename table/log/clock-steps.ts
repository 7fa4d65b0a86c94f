import type { EntryProblem } from './problems.ts';
import type { LogState } from './state.ts';
import { timeUsed } from './time.ts';

export type ClockStep =
  | { readonly ok: true; readonly state: LogState }
  | { readonly ok: false; readonly problem: EntryProblem };

/**
 * A step that the turn clock takes for a seat. Without a turn clock nothing but its player or a bot moves a seat. A
 * step that comes before the seat's time is over, by the times in the log, is a doubt and no problem: an honest server
 * writes one when the clock of its machine was set back.
 */
export function clockStep(state: LogState, seq: number, seat: number, at: number): ClockStep {
  if (state.clock === null) return { ok: false, problem: { code: 'no-clock', seq } };
  const question = state.game?.questions[seat];
  if (!question || timeUsed(question, at) >= state.clock * 1000) return { ok: true, state };
  return { ok: true, state: { ...state, doubts: [...state.doubts, { seq, code: 'early-clock', seat }] } };
}
