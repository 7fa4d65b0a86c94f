import { isStorageRefusal } from '@iacta/online/wire';
import { type Answered, forgetMeAt, ownDataAt } from '../device/api.ts';
import { fingerprint, knownIdentity } from '../device/identity.ts';
import { isLinked } from '../device/link-wish.ts';
import { forgetSeat, type KeptSeat } from '../device/seats.ts';

/** The server's rate limit: a burst, then one request a second. With more tables the client waits. */
const PATIENCE = 1200;
const TRIES = 5;

/** Reads all that the server keeps of this device's seats; tables that did not answer are counted. */
export async function readOwnData(
  seats: readonly KeptSeat[],
): Promise<{ readonly tables: readonly unknown[]; readonly unread: number }> {
  const tables: unknown[] = [];
  let unread = 0;
  for (const { table, key } of seats) {
    const read = await patiently(() => ownDataAt(table, key));
    if (read.ok) tables.push(read.value);
    else if (!isGone(read)) unread++;
  }
  return { tables, unread };
}

/** What this device itself keeps of its seats. The secrets are in the recovery file, not here. */
export function deviceData(seats: readonly KeptSeat[]): unknown {
  const known = knownIdentity();
  return {
    identity: known && fingerprint(known),
    linked: isLinked(),
    seats: seats.map(({ key: _key, ...seat }) => seat),
  };
}

/** Has everything of these seats forgotten, there and here; tables that did not answer are kept and counted. */
export async function deleteOwnData(
  seats: readonly KeptSeat[],
): Promise<{ readonly deleted: number; readonly unread: number }> {
  let deleted = 0;
  let unread = 0;
  /** Forgotten with an earlier table: a rematch has the same key. */
  const done = new Set<string>();
  for (const { table, key } of seats) {
    if (!done.has(table)) {
      const answer = await patiently(() => forgetMeAt(table, key));
      if (!answer.ok && !isGone(answer)) {
        unread++;
        continue;
      }
      for (const each of answer.ok ? answer.value.forgotten : []) {
        done.add(each);
        forgetSeat(each);
      }
    }
    deleted++;
    forgetSeat(table);
  }
  return { deleted, unread };
}

/** There is no data of this key any more: it was deleted before, or the table is gone. */
export function isGone(answer: Answered<unknown>): boolean {
  return !answer.ok && ['unknown-key', 'no-such-table'].includes(answer.refusal.code);
}

/** What may be otherwise in a moment. */
function mayPass(code: string): boolean {
  return code === 'too-many' || code === 'closing' || isStorageRefusal(code);
}

/** Asks again where the answer may be another one in a moment. */
export async function patiently<T>(ask: () => Promise<Answered<T>>): Promise<Answered<T>> {
  for (let tries = 1; ; tries++) {
    const answer = await ask();
    if (answer.ok || !mayPass(answer.refusal.code) || tries === TRIES) return answer;
    await new Promise((done) => setTimeout(done, PATIENCE));
  }
}
