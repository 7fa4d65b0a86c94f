// What a device reads of an entry to take part in rolls. Most entries are sent to all devices of a table, so each
// reads only these fields and not the whole message.
const PROMISE = /"body":\{"type":"(start|roll|annul)"([^}]*)"next":"([0-9a-f]{64})"/;
const ROLL = /"roll":(\d+)/;
const UNFINISHED = /"body":\{"type":"(?:throw|annul)"/;
const THROW = '"body":{"type":"throw"';

/** A promise and the number of the roll it belongs to: a commitment is bound to both. */
export interface Promised {
  readonly promise: string;
  readonly roll: number;
}

/**
 * The promise that an entry makes. The roll number is read from the same entry: another device of this process may
 * not have received it yet.
 */
export function promisedIn(text: string): Promised | null {
  const match = PROMISE.exec(text);
  if (!match) return null;
  const [, type, fields, promise] = match;
  if (type === 'start') return { promise, roll: 0 };
  const roll = Number(ROLL.exec(fields)?.[1]);
  // After an annulled throw the same roll is thrown again.
  return { promise, roll: type === 'roll' ? roll + 1 : roll };
}

/** Whether devices reveal their nonces now. */
export const isThrow = (text: string): boolean => text.includes(THROW);

/** Whether another entry of the same step follows without a request: a throw is followed by its roll or annulled. */
export const isUnfinished = (text: string): boolean => UNFINISHED.test(text);
