import { type Dice, encodeRoll } from '@iacta/core';
import { fairRoll, hashOfSecret, SECRET_BYTES } from '@iacta/online/dice';
import { randomHex } from '@iacta/online/log';
import type { Draft } from './draft.ts';
import type { Promised, Table } from './table.ts';

/** The nonces that have come in for the next roll; the first of each seat counts. */
export class Nonces {
  #roll = -1;
  readonly #bySeat = new Map<number, string>();

  /** False for a nonce to another roll than the promised one, and when another device of the seat was first. */
  take(promised: Promised, seat: number, roll: number, nonce: string): boolean {
    if (roll !== promised.roll) return false;
    this.#turnTo(roll);
    if (!this.#bySeat.has(seat)) this.#bySeat.set(seat, nonce);
    return this.#bySeat.get(seat) === nonce;
  }

  has(promised: Promised, seat: number): boolean {
    return this.#roll === promised.roll && this.#bySeat.has(seat);
  }

  inSeatOrder(promised: Promised, seats: number): (string | null)[] {
    this.#turnTo(promised.roll);
    return Array.from({ length: seats }, (_, seat) => this.#bySeat.get(seat) ?? null);
  }

  #turnTo(roll: number): void {
    if (this.#roll === roll) return;
    this.#roll = roll;
    this.#bySeat.clear();
  }
}

/** The roll that the promise and the nonces make, together with the promise of the next one. */
export function rollOf(
  table: Table,
  promised: Promised,
  dice: Dice,
  nonces: Nonces,
  now: number,
  by?: 'bot' | 'clock',
): Draft {
  const { roll, secret } = promised;
  const given = nonces.inSeatOrder(promised, table.options.seats);
  const thrown = fairRoll(dice, { table: table.id, roll, secret, nonces: given });
  const next = randomHex(SECRET_BYTES);
  return {
    body: {
      type: 'roll',
      at: now,
      roll,
      faces: encodeRoll(dice, thrown),
      secret,
      nonces: given,
      next: hashOfSecret(next),
      ...(by ? { by } : {}),
    },
    hidden: { secret: next },
    step: { roll: thrown },
  };
}
