import { encodeRoll } from '@iacta/core';
import type { Timer } from '@iacta/online/clock';
import { dailyRoll } from '@iacta/online/daily';
import { randomHex } from '@iacta/online/random';
import { fairRoll, hashOfSecret, SECRET_BYTES } from '@iacta/table/dice';
import { type Commit, toArray } from '@iacta/table/log';
import type { Side } from '../cluster/side.ts';
import type { Draft } from '../tables/draft.ts';
import type { Table } from '../tables/table.ts';
import type { Peer } from './people.ts';
import type { PendingRequest, TableSession } from './session.ts';
import { Commits, Reveals } from './shares.ts';

/** A throw that a seat, its bot or its clock has asked for. */
interface Throwing {
  readonly roll: number;
  readonly seat: number;
  readonly by?: 'bot' | 'clock';
  /** Null for an automatic step: no client waits for its answer. */
  readonly request: PendingRequest | null;
}

/** After a restart devices need time to come back before a throw is given up. */
const PATIENCE_AFTER_RESTART = 5;

/**
 * Throws, in three steps. A throw waits a while for the commitments of present devices; a `throw` entry fixes them;
 * when these devices have revealed their nonces, the session makes the roll. If a device does not reveal its nonce, an
 * `annul` entry ends the attempt, and the next attempt goes without that device.
 */
export class Throws {
  readonly #session: TableSession;
  readonly #commits = new Commits();
  readonly #reveals = new Reveals();
  #throwing: Throwing | null = null;
  /** Requests for the pending throw: each is answered with its entry, once the roll is made. */
  #unanswered: { readonly request: PendingRequest; readonly seq: number }[] = [];
  #timer: Timer | null = null;
  #patience: number;

  constructor(session: TableSession) {
    this.#session = session;
    this.#patience = session.table.log.dice?.pending ? PATIENCE_AFTER_RESTART : 1;
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
    return this.#session.table.log.dice?.pending ?? null;
  }

  addCommit(peer: Peer, promise: string, commit: string): void {
    if (promise !== this.#session.table.promised?.hash || this.#pending) return;
    this.#commits.add(peer, promise, commit);
    this.#sharesChanged();
    this.#try(false);
  }

  addReveal(seat: number, promise: string, nonce: string): void {
    const { table } = this.#session;
    const pending = this.#pending;
    if (!pending || promise !== table.promised?.hash) return;
    if (!this.#reveals.addOwn(table, pending, seat, nonce)) return;
    this.#sharesChanged();
    this.#finish(false);
  }

  /** One throw at a time: a second request for it, from another device of the seat or a second tap, is refused. */
  ask(throwing: Throwing): void {
    if (this.#session.table.ranked) {
      this.#draw(throwing);
      return;
    }
    const before = this.#throwing;
    // The same request sent again is answered on its new connection.
    const isOther = before?.request != null && before.request.action !== throwing.request?.action;
    if (isOther && before.roll === throwing.roll) {
      this.#refuse(throwing);
      return;
    }
    if (isOther) this.#refuse(before);
    this.#throwing = throwing;
    this.#try(false);
  }

  #refuse({ request }: Throwing): void {
    if (request) this.#session.refuse(request, { code: 'stale' });
  }

  /** The dice of a day are the same for everyone: no device is waited for. */
  #draw({ seat, by, request }: Throwing): void {
    const { table, clock } = this.#session;
    const drawn = drawnOf(table, seat, clock.now(), by === 'bot' ? by : undefined);
    this.#session.submit([drawn], request);
  }

  /** A throw in the log is requested again: its answer is its roll. False for any other entry. */
  askAgain(seq: number, request: PendingRequest): boolean {
    if (this.#pending?.seq !== seq) return false;
    this.#unanswered.push({ request, seq });
    return true;
  }

  /** The player's time has run out: the throw waits for no device any more. */
  force(seat: number, roll: number): void {
    if (this.#pending) {
      // Present devices reveal within moments; where there is none, the server does not wait.
      if (this.#session.presence.here().size === 0) this.#finish(true);
      return;
    }
    this.#throwing ??= { roll, seat, by: 'clock', request: null };
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
      this.#answer();
    }
    this.tryAgain();
  }

  #sharesChanged(): void {
    const { others, dependencies } = this.#session;
    if (!others.isAlone) dependencies.sideChanged();
  }

  /** What this process's devices have sent for the next roll. */
  shares(): Pick<Side, 'promise' | 'commits' | 'nonces'> {
    const promise = this.#session.table.promised?.hash ?? '';
    const pending = this.#pending;
    return {
      promise,
      commits: pending ? [] : this.#commits.of(promise, this.#seatOf),
      nonces: pending ? this.#reveals.own(pending) : [],
    };
  }

  readonly #seatOf = (peer: Peer): number => {
    const { table, presence } = this.#session;
    const { seat } = presence.identity(peer);
    return table.seats[seat]?.who === 'person' ? seat : -1;
  };

  /** What other processes' devices have sent for the next roll. */
  #elsewhere(): readonly Side[] {
    const promise = this.#session.table.promised?.hash;
    return this.#session.others.sides().filter((side) => side.promise === promise);
  }

  /** Whether any person's device can take part in the next roll. */
  canBeShared(): boolean {
    const here = this.#session.presence.here();
    return this.#session.table.people().some((seat) => here.has(seat));
  }

  /** First step: who takes part. */
  #try(waitedEnough: boolean): void {
    const throwing = this.#throwing;
    const { table, presence, settings } = this.#session;
    const { promised } = table;
    if (!throwing || !promised || this.#pending) return;
    const waits = table.waitsFor();
    if (waits?.kind !== 'roll' || waits.seat !== throwing.seat || promised.roll !== throwing.roll) {
      this.stop();
      this.#throwing = null;
      this.#refuse(throwing);
      // A throw that was annulled in a pause is not repeated automatically: its player can throw again.
      this.#answer();
      return;
    }
    const upgrade = renewOf(table, 'upgrade', this.#session.clock.now());
    if (upgrade) {
      // Devices learn of the new promise and send their commitments to it.
      this.#session.submit([upgrade]);
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
    if (missing) this.#session.dependencies.leftOut();
    this.stop();
    this.#throwing = null;
    const now = this.#session.clock.now();
    const thrown = throwOf(table, throwing.seat, commits, now, throwing.by);
    // The action is stored with this entry; it is answered when the roll is sent.
    const { request } = throwing;
    this.#session.submit([thrown], request, 'answered-later');
    if (request) this.#unanswered.push({ request, seq: table.seq });
    this.#finish(false);
  }

  /** Second and third step: the roll once all nonces are here, or another throw without the silent devices. */
  #finish(waitedEnough: boolean): void {
    const { table, presence, settings, clock } = this.#session;
    const pending = this.#pending;
    if (!pending) return;
    // The process that leads makes the roll: two that did would be in each other's way.
    if (!this.#session.others.leads()) return;
    for (const side of this.#elsewhere())
      for (const { seat, nonce } of side.nonces) this.#reveals.add(table, pending, seat, nonce);
    const nonces = this.#reveals.of(pending);
    const given = nonces.filter((nonce) => nonce !== null);
    if (given.length === nonces.length) {
      this.stop();
      this.#patience = 1;
      this.#session.submit([rollOf(table, pending.commits, given, clock.now())]);
      this.#answer();
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
    this.#session.dependencies.leftOut();
    this.#session.submit([annulOf(table, nonces, clock.now())]);
    const { seat, by } = pending;
    this.#throwing = { roll: table.promised?.roll ?? 0, seat, ...(by ? { by } : {}), request: null };
    this.#try(false);
  }

  #answer(): void {
    for (const { request, seq } of this.#unanswered.splice(0)) this.#session.acknowledge(request, seq);
  }

  #wait(ms: number, then: () => void): void {
    this.#timer ??= this.#session.clock.setTimeout(() => {
      this.#timer = null;
      this.#session.guard(then);
    }, ms);
  }

  stop(): void {
    this.#session.clock.clearTimeout(this.#timer);
    this.#timer = null;
  }
}

/** A roll of the daily game: it follows from the secret of the day and from what was thrown before. */
function drawnOf({ log, seed, rules }: Table, seat: number, now: number, by?: 'bot'): Draft {
  const { game, dice } = log;
  if (!game || !dice || seed === '') throw new Error('the dice of the day are not known');
  const line = toArray(game.line);
  const { position } = game;
  const played = {
    rules,
    steps: line.flatMap(({ step }) => step ?? []),
    positions: line.map(({ before }) => before),
    position,
  };
  const awaited = rules.dice(position);
  if (!awaited) throw new Error('no dice are awaited');
  const faces = encodeRoll(awaited, dailyRoll(played, seed));
  return { body: { type: 'drawn', at: now, roll: dice.roll, seat, faces, ...(by ? { by } : {}) } };
}

/** Fixes who takes part in the next roll. */
export function throwOf(
  table: Table,
  seat: number,
  commits: readonly Commit[],
  now: number,
  by?: 'bot' | 'clock',
): Draft {
  const roll = table.promised?.roll ?? 0;
  const fixed = commits.map(({ seat: of, commit }) => ({ seat: of, commit }));
  return { body: { type: 'throw', at: now, roll, seat, commits: fixed, ...(by ? { by } : {}) } };
}

/** The roll that the promise and all revealed nonces make, together with the promise of the next one. */
export function rollOf(
  table: Table,
  commits: readonly Commit[],
  nonces: readonly string[],
  now: number,
): Draft {
  const { promised, position, rules } = table;
  const dice = position && rules.dice(position);
  if (!promised || !dice) throw new Error(`table ${table.id}: no dice are awaited`);
  const { roll, secret } = promised;
  const shares = commits.map(({ seat }, i) => ({ seat, nonce: nonces[i] }));
  const thrown = fairRoll(dice, { table: table.id, roll, secret, shares });
  const faces = encodeRoll(dice, thrown);
  const next = freshPromise();
  return {
    body: { type: 'roll', at: now, roll, faces, secret, nonces: [...nonces], next: next.promise },
    hidden: next.hidden,
  };
}

/** Ends a throw to which some devices have not revealed their nonce. */
export function annulOf(table: Table, nonces: readonly (string | null)[], now: number): Draft {
  const { promised } = table;
  if (!promised) throw new Error(`table ${table.id}: nothing is promised`);
  const { roll, secret } = promised;
  const next = freshPromise();
  return {
    body: { type: 'annul', at: now, roll, secret, nonces: [...nonces], next: next.promise },
    hidden: next.hidden,
  };
}

/**
 * Replaces the promise of a table. A restored backup needs it: the secret in it may have been published since, and a
 * player who knows it could choose a nonce for the roll that suits them. `null` where there is no promise.
 */
export function renewOf(table: Table, why: 'restore' | 'upgrade', now: number): Draft | null {
  if (!table.log.dice || (why === 'upgrade') !== (table.log.dice.format === 1)) return null;
  const next = freshPromise();
  return { body: { type: 'renew', at: now, next: next.promise, why }, hidden: next.hidden };
}

/** A promise that was never used, with its secret. */
export function freshPromise() {
  const secret = randomHex(SECRET_BYTES);
  return { promise: hashOfSecret(secret), hidden: { secret } };
}
