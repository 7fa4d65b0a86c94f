import { hashOfThrow } from '@iacta/table/dice';
import type { LogState, Pending, RollFact } from '@iacta/table/log';

/**
 * What a device can say of a roll.
 * `checked`: its own contribution was fixed before the roll and used in it, and nothing speaks against it.
 * `without-me`: it follows from what was fixed, but this device was not among those who took part.
 * `server-only`: no device took part; it is the server's word.
 * `typed`: a player typed what physical dice show.
 * `daily`: it is one of the dice of the day, which are the same for everyone: proven when the day's secret is published.
 * `old`: of format 1, in which the server could choose among the contributions it had.
 * `repeated`: this device has revealed its contribution for another throw of the same roll.
 * `unproven`: its contribution was used although it never revealed it for this throw: it has leaked.
 * `doubtful`: something was agreed to in this seat's name that did not come from this device.
 */
export const VERDICTS = [
  'checked',
  'without-me',
  'server-only',
  'typed',
  'daily',
  'old',
  'repeated',
  'unproven',
  'doubtful',
] as const;
export type DeviceVerdict = (typeof VERDICTS)[number];

/** A contribution that was given to one throw. It is stored before it is sent. */
export interface Reveal {
  readonly roll: number;
  readonly promise: string;
  /** The throw, by its hash. */
  readonly thrown: string;
  /** The commitment; no other reveal has it. */
  readonly commit: string;
  readonly nonce: string;
}

/** What is known of a roll beside the log. */
export interface Knowledge {
  /** Whether a commitment of a throw is this page's own. */
  readonly isOwn: (pending: Pending, promise: string) => boolean;
  /** What this device has revealed at the table, on any of its pages. */
  readonly reveals: readonly Reveal[];
  readonly doubtful: boolean;
}

export function judge({ table }: LogState, fact: RollFact, knowledge: Knowledge): DeviceVerdict {
  if (fact.typed) return 'typed';
  if (fact.daily) return 'daily';
  if (fact.format === 1 || !fact.thrown) return 'old';
  if (fact.by.length === 0) return 'server-only';
  const { roll, promise } = fact;
  const thrown = hashOfThrow({ table, roll, promise }, fact.thrown.commits);
  const ofRoll = knowledge.reveals.filter((each) => each.roll === roll);
  const own = ofRoll.filter((each) => each.thrown === thrown);
  if (own.length === 0) return knowledge.isOwn(fact.thrown, promise) ? 'unproven' : 'without-me';
  if (own.length < ofRoll.length) return 'repeated';
  return knowledge.doubtful ? 'doubtful' : 'checked';
}
