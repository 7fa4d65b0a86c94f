import type { Position } from '../contract.ts';
import { clone, equal } from '../position.ts';

/**
 * Every promise that the conformance suite checks, by name. `core/test/conformance.test.ts` has a game for each
 * that breaks this promise and no other.
 */
export const PROMISES = {
  'options-kept': 'the options a game was begun with can be read from its position',
  'facts-hold': 'chance, simultaneous steps and sealed answers occur only where the facts announce them',
  'active-is-a-seat': 'the active seat exists',
  'thrower-is-a-seat': 'the seat that throws the dice exists',
  'dice-or-decisions': 'dice and decisions are never awaited together',
  'dice-are-constants': 'the same dice are the same object',
  'dice-are-well-formed': 'dice are what `diceOf` makes of them',
  'asked-once': 'a seat owes a decision or may change one, never both',
  'only-seats-asked': 'only seats that exist are asked',
  'only-sealed-answers-change': 'an answer may be changed only while answers are sealed',
  'own-json-accepted': 'the JSON of a position is accepted by `decode`',
  'json-is-complete': 'a position read from its JSON is the same position',
  'points-are-the-sum': '`points` equals the sum of the parts of the score',
  'parts-as-announced': 'the parts of a score are those of the facts, in that order',
  'tie-breaks-comparable': 'every seat has the same number of tie-breaks',
  'asking-changes-nothing': 'questions about a position leave it as it is',
  'hiding-is-idempotent': 'hiding twice hides no more than hiding once',
  'nothing-to-hide': 'a position without sealed answers is the same for every viewer',
  'own-answer-visible': 'a seat sees its own sealed answer',
  'sealed-answer-unseen': 'no other seat sees a sealed answer',
  'sealed-events-silent': 'the events of a sealed answer do not depend on it',
  'view-is-a-position': 'what a seat sees is a position that can be written and read',
  'has-a-move': 'a seat that is asked has a legal move',
  'listed-once': 'each move is listed once',
  'descriptions-differ': 'no two legal moves of a seat have the same description',
  'timeout-is-legal': 'the move on time-out is listed',
  'move-json-exact': 'a move read from its JSON is the same move',
  'listed-is-accepted': 'a listed move is accepted',
  'unlisted-is-refused': 'a move that is not listed is refused',
  'refusals-announced': 'refusals use codes of core and of the facts only',
  'refused-changes-nothing': 'a refused step changes nothing',
  'play-changes-nothing': 'playing a step leaves the given position as it is',
  'doors-agree': 'applying in place without events leads to the same position as `play`',
  'answers-independent': 'no simultaneous answer makes another one illegal',
  'order-irrelevant': 'simultaneous answers lead to the same position in any order',
  'decision-undisturbed': "another seat's simultaneous answer leaves a decision as it is",
  'undo-accepted': 'all seats together can take back any number of steps',
  'undo-restores': 'the same steps after an undo lead to the same position',
  'stale-is-refused': 'an answer to a question that was taken back is refused as stale',
  'record-accepted': 'the JSON of a record is accepted',
  'replay-equals-play': 'replaying a record leads to the same position',
  'record-json-exact': 'a record read from its JSON writes the same JSON',
  ends: 'a game ends',
  'recount-agrees': 'the scores can be recounted from the events alone',
  'impossible-refused': '`decode` refuses the impossible positions that the game names',
  'decode-is-exact': 'what `decode` accepts is written as the same JSON again',
  'decoded-plays-on': 'a position that `decode` accepts keeps the promises of a position reached by play',
  'move-decode-is-exact': 'what `decodeMove` accepts is written as the same JSON again',
} as const;
export type PromiseName = keyof typeof PROMISES;

export class BrokenPromise extends Error {
  readonly promise: PromiseName;
  readonly detail: string;

  constructor(promise: PromiseName, detail: string) {
    super(`${promise}: ${PROMISES[promise]}${detail && ` (${detail})`}`);
    this.name = 'BrokenPromise';
    this.promise = promise;
    this.detail = detail;
  }
}

/**
 * Notes broken promises. The suite stops at the first one; tests of the suite itself go on, to see that a game
 * breaks one promise only.
 */
export class Claims {
  readonly broken = new Set<PromiseName>();
  readonly #goOn: boolean;

  constructor(goOn = false) {
    this.#goOn = goOn;
  }

  /** A promise after which the game can be checked further even if it is broken. */
  holds(kept: boolean, promise: PromiseName, detail?: () => string): void {
    if (kept) return;
    this.broken.add(promise);
    if (!this.#goOn) throw new BrokenPromise(promise, detail?.() ?? '');
  }

  /** A promise without which the rest of the game makes no sense. */
  needs(kept: boolean, promise: PromiseName, detail?: () => string): asserts kept {
    if (kept) return;
    this.broken.add(promise);
    throw new BrokenPromise(promise, detail?.() ?? '');
  }
}

/** Runs a check that must leave a position as it is, and restores it if it did not. */
export function untouched(position: Position, promise: PromiseName, claims: Claims, check: () => void): void {
  const before = clone(position);
  check();
  claims.holds(equal(position, before), promise);
  position.set(before);
}

/** Equality of plain data, by its JSON. */
export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** What a value becomes when it is stored or sent. */
export function throughJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value)) as unknown;
}
