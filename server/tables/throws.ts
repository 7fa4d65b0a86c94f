import type { Refusal } from '@iacta/core';
import type { Desk } from './desk.ts';
import { Nonces, rollOf } from './thrower.ts';

/** A throw that somebody has asked for. */
export interface Throwing {
  readonly roll: number;
  readonly seat: number;
  readonly by?: 'bot' | 'clock';
  readonly action: string | null;
  readonly acknowledge: (seq: number) => void;
  readonly refuse: (refusal: Refusal) => void;
}

/** Nobody waits for the answer to what happens by itself. */
export const UNASKED = { action: null, acknowledge: () => {}, refuse: () => {} };

/** Throws wait for the nonces of the devices that are there, but not for ever. */
export class Throws {
  readonly #desk: Desk;
  readonly #nonces = new Nonces();
  #throwing: Throwing | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  get isWaiting(): boolean {
    return this.#throwing !== null;
  }

  /** Whether this very nonce is in. */
  takeNonce(seat: number, roll: number, nonce: string): boolean {
    const { promised } = this.#desk.table;
    return promised !== null && this.#nonces.take(promised, seat, roll, nonce);
  }

  ask(throwing: Throwing): void {
    this.#throwing = throwing;
    this.#try(false);
  }

  /** The clock has run out: whatever has been asked for happens now. */
  force(seat: number, roll: number): void {
    this.#throwing ??= { ...UNASKED, roll, seat, by: 'clock' };
    this.#try(true);
  }

  /** Somebody's nonce has come, or somebody has gone. */
  tryAgain(): void {
    this.#try(false);
  }

  /** Whether any person's device can take part in the next roll. */
  canBeShared(): boolean {
    const { table, presence } = this.#desk;
    const { promised } = table;
    const here = presence.here();
    return table.people().some((seat) => here.has(seat) || (promised && this.#nonces.has(promised, seat)));
  }

  #try(waitedEnough: boolean): void {
    const throwing = this.#throwing;
    const { table, presence, settings } = this.#desk;
    const { promised } = table;
    if (!throwing || !promised) return;
    const waits = table.waitsFor();
    if (waits?.kind !== 'roll' || waits.seat !== throwing.seat || promised.roll !== throwing.roll) {
      this.stop();
      this.#throwing = null;
      throwing.refuse({ code: 'stale' });
      return;
    }
    const here = presence.here();
    const missing = table.people().some((seat) => here.has(seat) && !this.#nonces.has(promised, seat));
    if (missing && !waitedEnough) {
      this.#timer ??= setTimeout(() => {
        this.#timer = null;
        this.#desk.guard(() => this.#try(true));
      }, settings.nonceWait);
      return;
    }
    if (missing) this.#desk.leftOut();
    this.stop();
    this.#throwing = null;
    const roll = rollOf(table, promised, waits.dice, this.#nonces, this.#desk.now(), throwing.by);
    this.#desk.submit([roll], throwing.action, throwing.acknowledge);
  }

  stop(): void {
    clearTimeout(this.#timer ?? undefined);
    this.#timer = null;
  }
}
