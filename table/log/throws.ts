import { decodeRoll, type Roll } from '@iacta/core';
import { commitOf, fairRoll, hashOfSecret, oldRoll, type Share } from '../dice/index.ts';
import type { BodyOf } from './entries.ts';
import { append, backwards } from './list.ts';
import type { EntryProblem, RollProblem } from './problems.ts';
import type { Attempt, Commit, DiceState, LogState, RollFact } from './state.ts';

export type Diced =
  | { readonly ok: true; readonly dice: DiceState }
  | { readonly ok: false; readonly problem: EntryProblem };

/** As `Diced`, with the roll that the faces encode. */
type Rolled =
  | { readonly ok: true; readonly dice: DiceState; readonly roll: Roll }
  | Extract<Diced, { readonly ok: false }>;

/** The first promise of a game. */
export function firstPromise({ next, dice }: BodyOf<'start'>): DiceState {
  return {
    format: dice ?? 1,
    roll: 0,
    promise: next,
    promises: append(null, next),
    pending: null,
    attempts: [],
    rolls: null,
  };
}

/** Fixes who takes part in the next roll. */
export function fixThrow(state: LogState, seq: number, body: BodyOf<'throw'>): Diced {
  const { dice, rules, game, seats } = state;
  const wrong = wrongRoll(seq, body.roll);
  if (!dice || !game || dice.format !== 2 || dice.pending) {
    return { ok: false, problem: { code: 'misplaced', seq } };
  }
  if (body.roll !== dice.roll) return wrong('wrong-number');
  if (!rules.dice(game.position)) return wrong('no-dice');
  const isBot = seats[body.seat]?.bot !== null;
  if (rules.thrower(game.position) !== body.seat || isBot !== (body.by === 'bot'))
    return wrong('wrong-thrower');
  const isSound =
    body.commits.every(({ seat }) => seats[seat]?.who === 'person') &&
    new Set(body.commits.map(({ commit }) => commit)).size === body.commits.length;
  if (!isSound) return wrong('wrong-seats');
  const { seat, commits, by = null } = body;
  return { ok: true, dice: { ...dice, pending: { seq, seat, commits, by } } };
}

/** A roll: it follows from the promised secret and from what the fixed devices have revealed, or it is wrong. */
export function rollDice(state: LogState, seq: number, body: BodyOf<'roll'>): Rolled {
  const { dice, rules, game } = state;
  const wrong = wrongRoll(seq, body.roll);
  if (!dice || !game) return { ok: false, problem: { code: 'misplaced', seq } };
  const thrown = rules.dice(game.position);
  if (!thrown) return wrong('no-dice');
  if (body.roll !== dice.roll) return wrong('wrong-number');
  if (hashOfSecret(body.secret) !== dice.promise) return wrong('wrong-secret');
  const made = dice.format === 1 ? madeAlone(state, body) : madeTogether(state, dice, body);
  if (typeof made === 'string') return wrong(made);
  const faces = decodeRoll(thrown, body.faces);
  const { table } = state;
  const { roll, secret, nonces } = body;
  const expected =
    dice.format === 1
      ? oldRoll(thrown, { table, roll, secret, nonces })
      : fairRoll(thrown, { table, roll, secret, shares: made });
  if (!faces.ok || faces.value !== expected) return wrong('wrong-faces');
  if (isUsed(dice, body.next)) return wrong('reused-promise');
  const fact: RollFact = {
    seq,
    roll,
    format: dice.format,
    promise: dice.promise,
    thrown: dice.pending,
    typed: false,
    daily: false,
    by: [...new Set(made.map(({ seat }) => seat))].sort((a, b) => a - b),
    people: persons(state),
    attempts: dice.attempts,
  };
  return {
    ok: true,
    roll: faces.value,
    dice: {
      ...withPromise(dice, body.next),
      roll: roll + 1,
      attempts: [],
      rolls: append(dice.rolls, fact),
    },
  };
}

/** What a player's physical dice show. Only that it was this player's roll, and possible, can be checked. */
export function typeDice(state: LogState, seq: number, body: BodyOf<'typed'>): Diced {
  const { dice, rules, game, seats } = state;
  const wrong = wrongRoll(seq, body.roll);
  if (!state.ownDice || !dice || !game || dice.format !== 2 || dice.pending) {
    return { ok: false, problem: { code: 'misplaced', seq } };
  }
  if (body.roll !== dice.roll) return wrong('wrong-number');
  if (!rules.dice(game.position)) return wrong('no-dice');
  if (rules.thrower(game.position) !== body.seat || seats[body.seat]?.bot !== null)
    return wrong('wrong-thrower');
  if (isUsed(dice, body.next)) return wrong('reused-promise');
  const fact: RollFact = {
    seq,
    roll: body.roll,
    format: 2,
    promise: dice.promise,
    thrown: null,
    typed: true,
    daily: false,
    by: [],
    people: persons(state),
    attempts: dice.attempts,
  };
  return {
    ok: true,
    dice: {
      ...withPromise(dice, body.next),
      roll: body.roll + 1,
      attempts: [],
      rolls: append(dice.rolls, fact),
    },
  };
}

/** A roll of the daily game. Only that it was due, and possible, can be checked before the day's secret is known. */
export function drawDice(state: LogState, seq: number, body: BodyOf<'drawn'>): Diced {
  const { dice, rules, game, seats } = state;
  const wrong = wrongRoll(seq, body.roll);
  if (!state.daily || !dice || !game) return { ok: false, problem: { code: 'misplaced', seq } };
  if (body.roll !== dice.roll) return wrong('wrong-number');
  if (!rules.dice(game.position)) return wrong('no-dice');
  const isBot = seats[body.seat]?.bot !== null;
  if (rules.thrower(game.position) !== body.seat || isBot !== (body.by === 'bot'))
    return wrong('wrong-thrower');
  const fact: RollFact = {
    seq,
    roll: body.roll,
    format: 2,
    promise: dice.promise,
    thrown: null,
    typed: false,
    daily: true,
    by: [],
    people: persons(state),
    attempts: [],
  };
  return { ok: true, dice: { ...dice, roll: body.roll + 1, rolls: append(dice.rolls, fact) } };
}

function persons({ seats }: LogState): number[] {
  return seats.flatMap(({ who }, seat) => (who === 'person' ? [seat] : []));
}

/** Format 1: for each seat what the server says that it had. */
function madeAlone({ options }: LogState, { nonces }: BodyOf<'roll'>): readonly Share[] | RollProblem {
  if (nonces.length !== options.seats) return 'wrong-seats';
  return nonces.flatMap((nonce, seat) => (nonce === null ? [] : [{ seat, nonce }]));
}

/** Format 2: every device that was fixed, with the nonce behind its commitment. */
function madeTogether(
  state: LogState,
  { pending }: DiceState,
  { nonces, by }: BodyOf<'roll'>,
): readonly Share[] | RollProblem {
  if (!pending || by !== undefined) return 'no-throw';
  if (nonces.length !== pending.commits.length) return 'wrong-seats';
  const shares: Share[] = [];
  for (const [i, commit] of pending.commits.entries()) {
    const nonce = nonces[i] ?? null;
    if (nonce === null || !isBehind(state, commit, nonce)) return 'wrong-nonce';
    shares.push({ seat: commit.seat, nonce });
  }
  return shares;
}

function isBehind({ table, dice }: LogState, { seat, commit }: Commit, nonce: string): boolean {
  if (!dice) return false;
  return commitOf({ table, roll: dice.roll, promise: dice.promise }, { seat, nonce }) === commit;
}

/** Ends a throw without a roll. The entry reveals the secret and every nonce that was received. */
export function annulThrow(state: LogState, seq: number, body: BodyOf<'annul'>): Diced {
  const { dice } = state;
  const wrong = wrongRoll(seq, body.roll);
  if (!dice) return { ok: false, problem: { code: 'misplaced', seq } };
  if (!dice.pending) return wrong('no-throw');
  if (body.roll !== dice.roll) return wrong('wrong-number');
  if (hashOfSecret(body.secret) !== dice.promise) return wrong('wrong-secret');
  const { commits } = dice.pending;
  if (body.nonces.length !== commits.length) return wrong('wrong-seats');
  const isWrong = commits.some((commit, i) => {
    const nonce = body.nonces[i] ?? null;
    return nonce !== null && !isBehind(state, commit, nonce);
  });
  if (isWrong) return wrong('wrong-nonce');
  const missing = body.nonces.flatMap((nonce, i) => (nonce === null ? [i] : []));
  if (missing.length === 0) return wrong('all-revealed');
  if (isUsed(dice, body.next)) return wrong('reused-promise');
  return {
    ok: true,
    dice: { ...withPromise(dice, body.next), attempts: failed(dice, seq, 'annul', missing) },
  };
}

/** Replaces the promise. A pending throw is cancelled. */
export function renewPromise(state: LogState, seq: number, body: BodyOf<'renew'>): Diced {
  const { dice } = state;
  if (!dice || (body.why === 'upgrade') !== (dice.format === 1)) {
    return { ok: false, problem: { code: 'misplaced', seq } };
  }
  if (isUsed(dice, body.next)) return wrongRoll(seq, dice.roll)('reused-promise');
  const attempts = failed(dice, seq, 'renew', dice.pending?.commits.map((_, i) => i) ?? []);
  return { ok: true, dice: { ...withPromise(dice, body.next), format: 2, attempts } };
}

function failed(
  { pending, attempts, roll, promise }: DiceState,
  seq: number,
  why: Attempt['why'],
  missing: readonly number[],
): readonly Attempt[] {
  return pending ? [...attempts, { seq, roll, promise, thrown: pending, why, missing }] : attempts;
}

function withPromise(dice: DiceState, promise: string): DiceState {
  return { ...dice, promise, promises: append(dice.promises, promise), pending: null };
}

/** A secret that was published once would be no secret in another roll. */
function isUsed({ promises }: DiceState, promise: string): boolean {
  for (const used of backwards(promises)) if (used === promise) return true;
  return false;
}

function wrongRoll(seq: number, roll: number) {
  return (why: RollProblem): { ok: false; problem: EntryProblem } => ({
    ok: false,
    problem: { code: 'wrong-roll', seq, roll, why },
  });
}
