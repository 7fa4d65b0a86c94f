import type { Language } from '@iacta/core';
import { randomHex } from '@iacta/online/log';
import { isGameId } from '@iacta/registry';
import { titleOf } from '../lib/cards.ts';

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
  readonly at: number;
}

const PREFIX = 'iacta:seat:';
const DICE_KEY = 'iacta:dice-key';
/** Where the browser keeps nothing: as long as the page lives. */
const unkept = new Map<string, string>();

export const newKey = (): string => randomHex(16);

export function keepSeat(seat: Omit<KeptSeat, 'at'>): void {
  write(PREFIX + seat.table, JSON.stringify({ ...seat, at: Date.now() }));
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
  try {
    localStorage.removeItem(PREFIX + table);
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

/** What the game of a kept seat is called; one that this page does not know, by its id. */
export function titleAt(game: string, language: Language): string {
  return isGameId(game) ? titleOf(game, language) : game;
}

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
