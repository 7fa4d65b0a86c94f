import { type LogState, toArray } from '@iacta/table/log';
import { type RulesOf, verifyText } from '../log/index.ts';
import { shownName } from '../wire/names.ts';
import { dailyPoints } from './day.ts';
import { DailyDice, dailySeed } from './dice.ts';
import type { DayAttempt, DayFile } from './file.ts';
import { dailyMoves } from './moves.ts';

/** An attempt of the person who checks: its log, or only the head hash at its end. */
export interface OwnAttempt {
  /** A head hash that a device of the player knows. */
  readonly head?: string;
  /** The text of the log. */
  readonly log?: string;
}

/** Why the file of a day does not have an attempt as its player has played it. */
export type OwnProblem =
  /** The log is damaged, or not of a ranked game that is over; it is of another day or promise; nothing fits it. */
  | { readonly code: 'bad-log' | 'other-day' | 'missing-attempt' }
  | {
      readonly code: 'other-dice' | 'wrong-head' | 'wrong-moves' | 'wrong-hints' | 'wrong-name';
      readonly game: string;
      readonly attempt: string;
    }
  | {
      readonly code: 'wrong-points';
      readonly game: string;
      readonly attempt: string;
      readonly says: number;
      readonly comesTo: number;
    };

export type OwnVerdict =
  | { readonly ok: true; readonly game: string; readonly attempt: DayAttempt }
  | { readonly ok: false; readonly problem: OwnProblem };

/** Finds an own attempt in the file of a day. With its log every part of its line is computed again. */
export async function findOwn(
  file: DayFile,
  { head, log }: OwnAttempt,
  rulesOf: RulesOf,
): Promise<OwnVerdict> {
  if (log !== undefined) return findByLog(file, log, rulesOf, head);
  for (const { game, attempts } of file.games) {
    const attempt = attempts.find((each) => each.head === head);
    if (attempt) return { ok: true, game, attempt };
  }
  return no({ code: 'missing-attempt' });
}

async function findByLog(file: DayFile, text: string, rulesOf: RulesOf, seen?: string): Promise<OwnVerdict> {
  const verdict = await verifyText(text, rulesOf, seen);
  if (!verdict.ok) return no({ code: 'bad-log' });
  const { state, summary } = verdict;
  if (!state.daily || !state.game || state.phase !== 'over') return no({ code: 'bad-log' });
  if (state.daily.day !== file.day || state.daily.promise !== file.promise) return no({ code: 'other-day' });
  const game = state.rules.facts.id;
  const moves = JSON.stringify(dailyMoves(state));
  const isPlayed = ({ steps }: DayAttempt) => JSON.stringify(steps) === moves;
  const attempts = file.games.find((each) => each.game === game)?.attempts ?? [];
  const attempt = attempts.find((each) => each.head === state.head) ?? attempts.find(isPlayed);
  if (!attempt) return no({ code: 'missing-attempt' });
  const at = { game, attempt: attempt.key };
  if (attempt.head !== state.head) return no({ code: 'wrong-head', ...at });
  if (!isPlayed(attempt)) return no({ code: 'wrong-moves', ...at });
  if (!hasDiceOf(state, dailySeed(file.secret, file.day, game))) return no({ code: 'other-dice', ...at });
  const comesTo = dailyPoints(state.rules, state.game.position);
  if (attempt.points !== comesTo) return no({ code: 'wrong-points', ...at, says: attempt.points, comesTo });
  if (attempt.hints !== state.hints.includes(0)) return no({ code: 'wrong-hints', ...at });
  // A name that is missing was deleted at its player's request.
  const name = summary.seats.find(({ seat }) => seat === 0)?.name;
  if (attempt.name !== undefined && shownName(attempt.name) !== name)
    return no({ code: 'wrong-name', ...at });
  return { ok: true, game, attempt };
}

/** Whether every roll of a log follows from the seed of its day. */
function hasDiceOf({ rules, game }: LogState, seed: string): boolean {
  const dice = new DailyDice(rules, seed);
  return toArray(game?.line ?? null).every(
    ({ step, before }) => step === null || !('roll' in step) || step.roll === dice.next(before),
  );
}

function no(problem: OwnProblem): OwnVerdict {
  return { ok: false, problem };
}
