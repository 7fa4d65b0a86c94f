import { type Memory, readKnown, readReveal } from '@iacta/online/client';
import { identity, newTag, seatKey } from './identity.ts';
import { erase, namesWith, read, write } from './storage.ts';

/** A seat that this device has at a table online: the holder of the key has the seat. */
export interface KeptSeat {
  readonly table: string;
  readonly game: string;
  readonly key: string;
  /** From which the identity derives the key; seats from before there was one, and brought ones, have none. */
  readonly tag?: string;
  /** The key that is to take its place, until the server has answered. */
  readonly next?: string;
  /** Empty where it is not known here, and for a host without a seat. */
  readonly name: string;
  /** Its number, once it is known. */
  readonly seat?: number;
  /** No seat, but the key of a host whose device is a shared screen. */
  readonly isScreen?: boolean;
  /** Where the same people play again, once this device knows of it. */
  readonly again?: string;
  readonly at: number;
}

const PREFIX = 'iacta:seat:';
const KNOWN = 'iacta:known:';
const REVEAL = 'iacta:reveal:';

/** The key of a new seat, with the tag from which this identity derives it again. */
export interface NewKey {
  readonly key: string;
  readonly tag: string;
}

export function newKey(): NewKey {
  const tag = newTag();
  return { key: seatKey(identity(), tag), tag };
}

export function keepSeat(seat: Omit<KeptSeat, 'at'>): void {
  write(PREFIX + seat.table, JSON.stringify({ ...seat, at: Date.now() }));
}

/** The same people play again: their seats there are known by the same keys, wherever this device was meanwhile. */
export function keepRematch(seat: KeptSeat, again: string): void {
  if (seat.again === again) return;
  // As old as it is, with what is new.
  write(PREFIX + seat.table, JSON.stringify({ ...seat, again }));
  const { table, game, key, tag, name } = seat;
  if (seatAt(again) === null && seat.isScreen !== true && table !== again)
    keepSeat({ table: again, game, key, name, ...(tag === undefined ? {} : { tag }) });
}

export function seatAt(table: string): KeptSeat | null {
  try {
    const json = JSON.parse(read(PREFIX + table) ?? 'null') as KeptSeat | null;
    return json && typeof json.key === 'string' && typeof json.at === 'number' ? json : null;
  } catch {
    return null;
  }
}

/** A seat that comes from another device or a file. False where this device already has one at the table. */
export function bringSeat(seat: KeptSeat): boolean {
  if (seatAt(seat.table) !== null) return false;
  write(PREFIX + seat.table, JSON.stringify(seat));
  return true;
}

/** Notes which key is to take the place of a seat's own, before the server is asked. */
export function awaitKey(seat: KeptSeat, { key, tag }: NewKey): void {
  write(PREFIX + seat.table, JSON.stringify({ ...seat, tag, next: key }));
}

/** The server has put another key in the place of one. */
export function takeKey(table: string, { from, key, tag }: NewKey & { readonly from: string }): void {
  const seat = seatAt(table);
  if (seat?.key !== from) return;
  const { next: _, ...kept } = seat;
  write(PREFIX + table, JSON.stringify({ ...kept, key, tag }));
}

/** The server knows a key no longer: the seat is forgotten, unless another key has taken its place or is to. */
export function loseKey(table: string, key: string): void {
  const seat = seatAt(table);
  if (seat && seat.key !== key) return;
  if (seat?.next !== undefined && seat.tag !== undefined)
    takeKey(table, { from: key, key: seat.next, tag: seat.tag });
  else forgetSeat(table);
}

export function forgetSeat(table: string): void {
  erase(PREFIX + table);
  erase(KNOWN + table);
  for (const name of namesWith(revealsOf(table))) erase(name);
}

/** The latest first. */
export function allSeats(): KeptSeat[] {
  return namesWith(PREFIX)
    .flatMap((key) => seatAt(key.slice(PREFIX.length)) ?? [])
    .sort((a, b) => b.at - a.at);
}

const revealsOf = (table: string): string => `${REVEAL}${table}:`;

/** What this device knows of its tables: a log that does not extend it is not followed. All tabs share it. */
export const tableMemory: Memory = {
  load: (table) => readKnown(read(KNOWN + table)),
  save: (table, known) => write(KNOWN + table, JSON.stringify(known)),
  // Each in an item of its own: two tabs that write at the same time lose none.
  reveals: (table) => namesWith(revealsOf(table)).flatMap((name) => readReveal(read(name)) ?? []),
  addReveal: (table, reveal) => write(revealsOf(table) + reveal.commit, JSON.stringify(reveal)),
  dropReveal: (table, { commit }) => erase(revealsOf(table) + commit),
};
