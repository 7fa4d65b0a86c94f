import { encodeRoll } from '@iacta/core';
import { dailyRoll } from '@iacta/online/daily';
import { randomHex } from '@iacta/online/random';
import { commitOf, fairRoll, hashOfSecret, SECRET_BYTES } from '@iacta/table/dice';
import { type Commit, type Pending, toArray } from '@iacta/table/log';
import type { Draft } from '../tables/draft.ts';
import type { Table } from '../tables/table.ts';
import type { Peer } from './presence.ts';

/** One seat's devices that take part in a roll: more add nothing. */
const MOST_PER_SEAT = 4;

/** The commitments that connected devices have sent for the current promise. */
export class Commits {
  #promise = '';
  readonly #byPeer = new Map<Peer, string>();

  take(peer: Peer, promise: string, commit: string): void {
    this.#turnTo(promise);
    // The first one counts: a device has no second choice either.
    if (!this.#byPeer.has(peer)) this.#byPeer.set(peer, commit);
  }

  drop(peer: Peer): void {
    this.#byPeer.delete(peer);
  }

  /** In the order of the seats. `elsewhere`: what devices of other processes have sent for this promise. */
  of(promise: string, seatOf: (peer: Peer) => number, elsewhere: readonly Commit[] = []): Commit[] {
    const own = promise === this.#promise ? [...this.#byPeer] : [];
    const sent = own.map(([peer, commit]) => ({ seat: seatOf(peer), commit }));
    const commits: Commit[] = [];
    for (const { seat, commit } of [...sent, ...elsewhere]) {
      const isNew = !commits.some((each) => each.commit === commit);
      const count = commits.filter((each) => each.seat === seat).length;
      if (seat >= 0 && isNew && count < MOST_PER_SEAT) commits.push({ seat, commit });
    }
    return commits.sort((a, b) => a.seat - b.seat);
  }

  #turnTo(promise: string): void {
    if (this.#promise === promise) return;
    this.#promise = promise;
    this.#byPeer.clear();
  }
}

/** The nonces that have been revealed for a throw. */
export class Reveals {
  #throw = -1;
  #nonces: (string | null)[] = [];
  /** Those that devices of this process have sent: others need them. */
  #own: { readonly seat: number; readonly nonce: string }[] = [];

  /** What devices of this process have revealed for a throw. */
  own(pending: Pending): readonly { readonly seat: number; readonly nonce: string }[] {
    this.#turnTo(pending);
    return this.#own;
  }

  /** As `take`, for a device of this process. */
  takeOwn(table: Table, pending: Pending, seat: number, nonce: string): boolean {
    if (!this.take(table, pending, seat, nonce)) return false;
    if (!this.#own.some((each) => each.nonce === nonce)) this.#own.push({ seat, nonce });
    return true;
  }

  /** False for a nonce that is behind none of the commitments of this seat. */
  take(table: Table, pending: Pending, seat: number, nonce: string): boolean {
    this.#turnTo(pending);
    const { promised } = table;
    if (!promised) return false;
    const at = { table: table.id, roll: promised.roll, promise: promised.hash };
    const commit = commitOf(at, { seat, nonce });
    const which = pending.commits.findIndex((each) => each.seat === seat && each.commit === commit);
    if (which < 0) return false;
    this.#nonces[which] = nonce;
    return true;
  }

  of(pending: Pending): readonly (string | null)[] {
    this.#turnTo(pending);
    return this.#nonces;
  }

  #turnTo({ seq, commits }: Pending): void {
    if (this.#throw === seq) return;
    this.#throw = seq;
    this.#nonces = commits.map(() => null);
    this.#own = [];
  }
}

/** A roll of the daily game: it follows from the secret of the day and from what was thrown before. */
export function drawnOf({ log, seed, rules }: Table, seat: number, now: number, by?: 'bot'): Draft {
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
