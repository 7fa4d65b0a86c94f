import { type Memory, readKnown } from '@iacta/online/client';
import { randomHex } from '@iacta/online/log';

/** A seat that this device has at a table online: whoever holds the key has the seat. */
export interface KeptSeat {
  readonly table: string;
  readonly game: string;
  readonly key: string;
  /** Empty where it is not known here, and for a host without a seat. */
  readonly name: string;
  /** Its number, once it is known. */
  readonly seat?: number;
  /** No seat, but the key of a host whose device shows the table to everybody. */
  readonly isScreen?: boolean;
  /** Where the same people play again, once this device knows of it. */
  readonly again?: string;
  readonly at: number;
}

const PREFIX = 'iacta:seat:';
const KNOWN = 'iacta:known:';
const DICE_KEY = 'iacta:dice-key';
/** Where the browser keeps nothing: as long as the page lives. */
const unkept = new Map<string, string>();

export const newKey = (): string => randomHex(16);

export function keepSeat(seat: Omit<KeptSeat, 'at'>): void {
  write(PREFIX + seat.table, JSON.stringify({ ...seat, at: Date.now() }));
}

/** The same people play again: their seats there are known by the same keys, wherever this device was meanwhile. */
export function keepRematch(seat: KeptSeat, again: string): void {
  if (seat.again === again) return;
  // As old as it is, with what is new.
  write(PREFIX + seat.table, JSON.stringify({ ...seat, again }));
  const { table, game, key, name } = seat;
  if (seatAt(again) === null && seat.isScreen !== true && table !== again)
    keepSeat({ table: again, game, key, name });
}

export function seatAt(table: string): KeptSeat | null {
  try {
    const json = JSON.parse(read(PREFIX + table) ?? 'null') as KeptSeat | null;
    return json && typeof json.key === 'string' && typeof json.at === 'number' ? json : null;
  } catch {
    return null;
  }
}

export function forgetSeat(table: string): void {
  unkept.delete(PREFIX + table);
  unkept.delete(KNOWN + table);
  try {
    localStorage.removeItem(PREFIX + table);
    localStorage.removeItem(KNOWN + table);
  } catch {
    // Where nothing is kept there is nothing to remove.
  }
}

/** The latest first. */
export function allSeats(): KeptSeat[] {
  const keys = new Set(unkept.keys());
  try {
    for (let i = 0; i < localStorage.length; i++) keys.add(localStorage.key(i) ?? '');
  } catch {
    // Only what this page knows, then.
  }
  return [...keys]
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => seatAt(key.slice(PREFIX.length)) ?? [])
    .sort((a, b) => b.at - a.at);
}

/** What this device knows of its tables: a log that does not extend it is not followed. */
export const tableMemory: Memory = {
  load: (table) => readKnown(read(KNOWN + table)),
  save: (table, known) => write(KNOWN + table, JSON.stringify(known)),
};

/** This device's own randomness, from which its part of every roll is made. It never leaves the device. */
export function diceKey(): Uint8Array {
  let hex = read(DICE_KEY);
  if (!hex || !/^[0-9a-f]{64}$/.test(hex)) {
    hex = randomHex(32);
    write(DICE_KEY, hex);
  }
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

function read(key: string): string | null {
  try {
    return unkept.get(key) ?? localStorage.getItem(key);
  } catch {
    return unkept.get(key) ?? null;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    unkept.set(key, text);
  }
}
