import type { Refusal } from '@iacta/core';
import type { Timer } from '@iacta/online/clock';
import type { Side } from '../cluster/side.ts';
import type { CommandContext } from './context.ts';
import type { Peer } from './presence.ts';
import { annulOf, Commits, drawnOf, Reveals, renewOf, rollOf, throwOf } from './thrower.ts';

/** A throw that a seat, its bot or its clock has asked for. */
export interface Throwing {
  readonly roll: number;
  readonly seat: number;
  readonly by?: 'bot' | 'clock';
  readonly action: string | null;
  readonly acknowledge: (seq: number) => void;
  readonly refuse: (refusal: Refusal) => void;
}

/** No client waits for the answer to an automatic step. */
export const UNASKED = { action: null, acknowledge: () => {}, refuse: () => {} };

/** After a restart devices need time to come back before a throw is given up. */
const PATIENCE_AFTER_RESTART = 5;

/**
 * Throws, in three steps: the commitments of the devices that are there are waited for, but not for ever; a `throw`
 * entry fixes them; when all of them have revealed their nonce, the roll is made. A device that does not reveal ends
 * the attempt by an `annul` entry, and the next one is made without it.
 */
export class Throws {
  readonly #context: CommandContext;
  readonly #commits = new Commits();
  readonly #reveals = new Reveals();
  #throwing: Throwing | null = null;
  /** What is answered when the dice have come to rest. */
  #waiting: (() => void)[] = [];
  #timer: Timer | null = null;
  #patience: number;

  constructor(context: CommandContext) {
    this.#context = context;
    this.#patience = context.table.log.dice?.pending ? PATIENCE_AFTER_RESTART : 1;
  }

  /** Whether a throw has been asked for or is under way. */
  get isWaiting(): boolean {
    return this.#throwing !== null || this.#pending !== null;
  }

  /** Whether an automatic step is due here soon. */
  get isActive(): boolean {
    return this.#throwing !== null || this.#timer !== null;
  }

  get #pending() {
    return this.#context.table.log.dice?.pending ?? null;
  }

  takeCommit(peer: Peer, promise: string, commit: string): void {
    if (promise !== this.#context.table.promised?.hash || this.#pending) return;
    this.#commits.take(peer, promise, commit);
    this.#context.sharesChanged();
    this.#try(false);
  }

  takeReveal(seat: number, promise: string, nonce: string): void {
    const { table } = this.#context;
    const pending = this.#pending;
    if (!pending || promise !== table.promised?.hash) return;
    if (!this.#reveals.takeOwn(table, pending, seat, nonce)) return;
    this.#context.sharesChanged();
    this.#finish(false);
  }

  /** One throw at a time: a second request for it, from another device of the seat or a second tap, is refused. */
  ask(throwing: Throwing): void {
    if (this.#context.table.ranked) {
      this.#draw(throwing);
      return;
    }
    const { action = null, roll = -1 } = this.#throwing ?? {};
    // The same request sent again is answered on its new connection.
    const isOther = action !== null && action !== throwing.action;
    if (isOther && roll === throwing.roll) {
      throwing.refuse({ code: 'stale' });
      return;
    }
    if (isOther) this.#throwing?.refuse({ code: 'stale' });
    this.#throwing = throwing;
    this.#try(false);
  }

  /** The dice of a day are the same for everyone: no device is waited for. */
  #draw({ seat, by, action, acknowledge }: Throwing): void {
    const { table, clock } = this.#context;
    const drawn = drawnOf(table, seat, clock.now(), by === 'bot' ? by : undefined);
    this.#context.submit([drawn], action, acknowledge);
  }

  /** A throw in the log is requested again: its answer is its roll. False for any other entry. */
  askAgain(seq: number, acknowledge: (seq: number) => void): boolean {
    if (this.#pending?.seq !== seq) return false;
    this.#waiting.push(() => acknowledge(seq));
    return true;
  }

  /** The clock has run out: whatever has been asked for happens now. */
  force(seat: number, roll: number): void {
    if (this.#pending) {
      // Present devices reveal within moments; where there is none, the server does not wait.
      if (this.#context.presence.here().size === 0) this.#finish(true);
      return;
    }
    this.#throwing ??= { ...UNASKED, roll, seat, by: 'clock' };
    this.#try(true);
  }

  /** A device has come or gone. */
  tryAgain(gone?: Peer): void {
    if (gone) this.#commits.drop(gone);
    if (this.#pending) this.#finish(false);
    else this.#try(false);
  }

  /** Another process has written entries. */
  followed(): void {
    if (!this.#pending) {
      this.stop();
      this.#answerWaiting();
    }
    this.tryAgain();
  }

  /** What this process's devices have sent for the next roll. */
  shares(): Pick<Side, 'promise' | 'commits' | 'nonces'> {
    const promise = this.#context.table.promised?.hash ?? '';
    const pending = this.#pending;
    return {
      promise,
      commits: pending ? [] : this.#commits.of(promise, this.#seatOf),
      nonces: pending ? this.#reveals.own(pending) : [],
    };
  }

  readonly #seatOf = (peer: Peer): number => {
    const { table, presence } = this.#context;
    const { seat } = presence.identity(peer);
    return table.seats[seat]?.who === 'person' ? seat : -1;
  };

  /** What other processes' devices have sent for the next roll. */
  #elsewhere(): readonly Side[] {
    const promise = this.#context.table.promised?.hash;
    return this.#context.others.sides().filter((side) => side.promise === promise);
  }

  /** Whether any person's device can take part in the next roll. */
  canBeShared(): boolean {
    const here = this.#context.presence.here();
    return this.#context.table.people().some((seat) => here.has(seat));
  }

  /** First step: who takes part. */
  #try(waitedEnough: boolean): void {
    const throwing = this.#throwing;
    const { table, presence, settings } = this.#context;
    const { promised } = table;
    if (!throwing || !promised || this.#pending) return;
    const waits = table.waitsFor();
    if (waits?.kind !== 'roll' || waits.seat !== throwing.seat || promised.roll !== throwing.roll) {
      this.stop();
      this.#throwing = null;
      throwing.refuse({ code: 'stale' });
      // A throw that was annulled in a pause is not repeated automatically: its player can throw again.
      this.#answerWaiting();
      return;
    }
    const upgrade = renewOf(table, 'upgrade', this.#context.clock.now());
    if (upgrade) {
      // Devices learn of the new promise and send their commitments to it.
      this.#context.submit([upgrade]);
      this.#try(false);
      return;
    }
    const elsewhere = this.#elsewhere().flatMap((side) => side.commits);
    const commits = this.#commits.of(promised.hash, this.#seatOf, elsewhere);
    const here = presence.here();
    const missing = table
      .people()
      .some((seat) => here.has(seat) && !commits.some((commit) => commit.seat === seat));
    if (missing && !waitedEnough) {
      this.#wait(settings.nonceWait, () => this.#try(true));
      return;
    }
    if (missing) this.#context.leftOut();
    this.stop();
    this.#throwing = null;
    const now = this.#context.clock.now();
    const thrown = throwOf(table, throwing.seat, commits, now, throwing.by);
    this.#context.submit([thrown], throwing.action);
    // The action is stored with this entry; it is answered when the roll is sent.
    const { seq } = table;
    this.#waiting.push(() => throwing.acknowledge(seq));
    this.#finish(false);
  }

  /** Second and third step: the roll, once all have revealed; without those who do not, another throw. */
  #finish(waitedEnough: boolean): void {
    const { table, presence, settings, clock } = this.#context;
    const pending = this.#pending;
    if (!pending) return;
    // The process that leads makes the roll: two that did would be in each other's way.
    if (!this.#context.others.leads()) return;
    for (const side of this.#elsewhere())
      for (const { seat, nonce } of side.nonces) this.#reveals.take(table, pending, seat, nonce);
    const nonces = this.#reveals.of(pending);
    const given = nonces.filter((nonce) => nonce !== null);
    if (given.length === nonces.length) {
      this.stop();
      this.#patience = 1;
      this.#context.submit([rollOf(table, pending.commits, given, clock.now())]);
      this.#answerWaiting();
      return;
    }
    if (!waitedEnough) {
      // While no one is there, no one waits.
      if (presence.here().size > 0)
        this.#wait(settings.revealWait * this.#patience, () => this.#finish(true));
      return;
    }
    this.stop();
    this.#patience = 1;
    this.#context.leftOut();
    this.#context.submit([annulOf(table, nonces, clock.now())]);
    const { seat, by } = pending;
    this.#throwing = { ...UNASKED, roll: table.promised?.roll ?? 0, seat, ...(by ? { by } : {}) };
    this.#try(false);
  }

  #answerWaiting(): void {
    for (const answer of this.#waiting.splice(0)) answer();
  }

  #wait(ms: number, then: () => void): void {
    this.#timer ??= this.#context.clock.setTimeout(() => {
      this.#timer = null;
      this.#context.guard(then);
    }, ms);
  }

  stop(): void {
    this.#context.clock.clearTimeout(this.#timer);
    this.#timer = null;
  }
}
