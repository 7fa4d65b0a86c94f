import { commitOf, nonceFor } from '@iacta/table/dice';
import type { Attempt, LogState, Pending, RollFact } from '@iacta/table/log';

/**
 * What a device can say of a roll.
 * `checked`: its own contribution was fixed before the roll and used in it, and nothing speaks against it.
 * `without-me`: it follows from what was fixed, but this device was not among those who took part.
 * `server-only`: no device took part; it is the server's word.
 * `typed`: a player typed what physical dice show.
 * `daily`: it is one of the dice of the day, which are the same for everyone: proven when the day's secret is published.
 * `old`: of format 1, in which the server could choose among the contributions it had.
 * `repeated`: an earlier throw for it came to nothing after this device had revealed its contribution.
 * `unproven`: its contribution was used although this device never followed the throw: it has leaked, or what the
 *   device remembered is lost.
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

/** This device's part in the dice of a table. */
export interface Device {
  readonly diceKey: Uint8Array;
  readonly epoch: number;
  readonly seat: number;
}

export function nonceOf(
  { diceKey, epoch }: Device,
  at: { readonly table: string; readonly roll: number; readonly promise: string },
): string {
  return nonceFor(diceKey, at, epoch);
}

/** Whether a device's own commitment is among those of a throw. */
export function takesPart(
  device: Device,
  at: { readonly table: string; readonly roll: number; readonly promise: string },
  { commits }: Pending,
): boolean {
  if (device.seat < 0) return false;
  const own = commitOf(at, { seat: device.seat, nonce: nonceOf(device, at) });
  return commits.some(({ seat, commit }) => seat === device.seat && commit === own);
}

/** `followed`: whether the device knew a throw before its roll; `revealed`: whether it revealed its nonce for it. */
export function judge(
  { table }: LogState,
  fact: RollFact,
  device: Device,
  knowledge: {
    readonly followed: (thrown: number) => boolean;
    readonly revealed: (thrown: number) => boolean;
    readonly doubtful: boolean;
  },
): DeviceVerdict {
  if (fact.typed) return 'typed';
  if (fact.daily) return 'daily';
  if (fact.format === 1 || !fact.thrown) return 'old';
  if (fact.by.length === 0) return 'server-only';
  const at = { table, roll: fact.roll, promise: fact.promise };
  if (!takesPart(device, at, fact.thrown)) return 'without-me';
  if (!knowledge.followed(fact.thrown.seq)) return 'unproven';
  const isRepeated = ({ promise, thrown }: Attempt) =>
    takesPart(device, { ...at, promise }, thrown) && knowledge.revealed(thrown.seq);
  if (fact.attempts.some(isRepeated)) return 'repeated';
  return knowledge.doubtful ? 'doubtful' : 'checked';
}
