import { decodeStep } from '@iacta/core';
import type { OpenEntry } from './apply.ts';
import { commitment } from './chain.ts';
import { type Opened, reopen } from './game.ts';
import { backwards } from './list.ts';
import type { EntryProblem } from './problems.ts';
import type { LogState, Taken } from './state.ts';

/**
 * Answers that were masked are opened: the observer plays the game again with what is now to be seen. The chain
 * stays what it was, since the commitment of each answer is in it already.
 */
export function unmask(
  state: LogState,
  opened: readonly (OpenEntry & { readonly seq: number })[],
): { readonly ok: true; readonly state: LogState } | { readonly ok: false; readonly problem: EntryProblem } {
  const closed = new Map<number, Taken>();
  for (const entry of backwards(state.game?.history ?? null)) {
    if (!('undo' in entry) && entry.step === null) closed.set(entry.seq, entry);
  }
  const steps = new Map<number, Opened>();
  for (const { seq, salt, body } of opened) {
    const masked = closed.get(seq);
    // What is open already stays what it is.
    if (!masked) continue;
    const isIt = masked.masked === commitment(salt, JSON.stringify(body));
    if (!isIt || body.type !== 'move' || (masked.seat !== null && masked.seat !== body.seat)) {
      return { ok: false, problem: { code: 'not-the-masked', seq } };
    }
    const problem = whyNotBy(state, masked, body.by);
    if (problem) return { ok: false, problem };
    const step = decodeStep(state.rules, masked.before, { seat: body.seat, move: body.move });
    if (!step.ok) return { ok: false, problem: { code: 'illegal', seq, refusal: step.refusal } };
    steps.set(seq, { step: step.value, by: body.by ?? null });
  }
  if (steps.size === 0) return { ok: true, state };
  const reopened = reopen(state, steps);
  if (reopened.ok) return reopened;
  return { ok: false, problem: { code: 'illegal', seq: reopened.seq, refusal: { code: 'bad-entry' } } };
}

/** Who gave an answer is masked with it; when it is opened it must have been one who could. */
function whyNotBy({ clock }: LogState, { seq, botPlayed, seat }: Taken, by: Opened['by'] | undefined) {
  if (by === 'clock' && clock === null) return { code: 'no-clock', seq } as const;
  // Files of format 1 do not say whose the masked answer is.
  const isBot = seat === null ? by === 'bot' : botPlayed;
  return isBot === (by === 'bot') ? null : ({ code: 'misplaced', seq } as const);
}
