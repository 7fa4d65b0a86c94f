import { randomHex } from '@iacta/online/log';
import { isGone, patiently } from '../online/data/own-data.ts';
import { changeKeyAt, changePlayerAt, ownDataAt } from '../online/device/api.ts';
import {
  finishNextIdentity,
  identity,
  newTag,
  nextIdentity,
  playerKey,
  seatKey,
} from '../online/device/identity.ts';
import { isLinked } from '../online/device/link-wish.ts';
import { allSeats, awaitKey, type KeptSeat, takeKey } from '../online/device/seats.ts';

// A new identity with the same seats: each server is asked to put a new key in the place of the old one. What is asked
// for is stored first, so that a page that is closed on the way goes on where it was.

export interface NewKeys {
  /** Seats that have a new key. */
  readonly changed: number;
  /** Tables, and the standings, that did not answer: to be tried again. */
  readonly unread: number;
}

/** Every other device that has the seats of this one loses them. */
export async function changeKeys(): Promise<NewKeys> {
  const next = nextIdentity(() => randomHex(32));
  let changed = 0;
  let unread = 0;
  for (const { table } of allSeats()) {
    // It may have got its key with an earlier table.
    const seat = allSeats().find((each) => each.table === table);
    const outcome = seat ? await changeAt(seat, next) : 'gone';
    if (outcome === 'changed') changed++;
    if (outcome === 'unread') unread++;
  }
  if (!(await changePlayer(next))) unread++;
  if (unread === 0) finishNextIdentity(next);
  return { changed, unread };
}

async function changeAt(seat: KeptSeat, next: string): Promise<'changed' | 'unread' | 'gone'> {
  const tag = seat.tag ?? newTag();
  const key = seat.next ?? seatKey(next, tag);
  if (seat.key === seatKey(next, tag)) return 'changed';
  awaitKey(seat, { key, tag });
  const answer = await patiently(() => changeKeyAt(seat.table, seat.key, key));
  if (answer.ok) {
    // Rematches have the same key.
    for (const table of answer.value.changed) takeKey(table, { from: seat.key, key, tag });
    return 'changed';
  }
  if (!isGone(answer)) return 'unread';
  // An answer may have been lost: then the server knows the new key already.
  const own = await patiently(() => ownDataAt(seat.table, key));
  if (own.ok) takeKey(seat.table, { from: seat.key, key, tag });
  return own.ok ? 'changed' : isGone(own) ? 'gone' : 'unread';
}

async function changePlayer(next: string): Promise<boolean> {
  if (!isLinked()) return true;
  const { host } = location;
  const [player, key] = [playerKey(identity(), host), playerKey(next, host)];
  const answer = await patiently(() => changePlayerAt(player, key));
  // Linked already: it was done before.
  return answer.ok || answer.refusal.code === 'linked-already';
}
