import type { Position, Rules } from '../../contract.ts';
import { type Dice, diceOf } from '../../dice.ts';
import type { Options } from '../../facts.ts';
import { outcome } from '../../outcome.ts';
import { awaits, decodePosition, encodePosition } from '../../play.ts';
import { equal, optionsOf } from '../../position.ts';
import type { Below } from '../../random.ts';
import { type Claims, same, throughJson, untouched } from '../promises.ts';

export function checkOptions(rules: Rules, options: Options, claims: Claims): void {
  const kept = optionsOf(rules.facts, rules.begin(options));
  claims.holds(
    same(kept, options),
    'options-kept',
    () => `${JSON.stringify(options)} became ${JSON.stringify(kept)}`,
  );
}

/** What holds in every position, whichever way it was reached. */
export function checkPosition(rules: Rules, position: Position, below: Below, claims: Claims): void {
  untouched(position, 'asking-changes-nothing', claims, () => {
    // Reading is the slowest part: a quarter of the positions is enough.
    if (below(4) === 0) checkOwnJson(rules, position, claims);
    checkAwaited(rules, position, claims);
    checkScores(rules, position, claims);
  });
}

function checkAwaited(rules: Rules, position: Position, claims: Claims): void {
  const { facts } = rules;
  const { seats } = optionsOf(facts, position);
  const isSeat = (seat: number) => Number.isInteger(seat) && seat >= 0 && seat < seats;
  const awaited = awaits(rules, position);
  const [deciders, changers] = [rules.deciders(position), rules.changers(position)];
  claims.needs((deciders | changers) >> seats === 0, 'only-seats-asked');
  claims.holds(isSeat(rules.active(position)), 'active-is-a-seat');
  if (awaited.kind === 'roll') {
    claims.holds(facts.hasChance, 'facts-hold', () => 'dice are awaited');
    claims.holds(isSeat(awaited.seat), 'thrower-is-a-seat');
    claims.holds(deciders === 0, 'dice-or-decisions');
    claims.holds(rules.dice(position) === awaited.dice, 'dice-are-constants');
    claims.holds(isWellFormed(awaited.dice), 'dice-are-well-formed');
  }
  claims.holds((deciders & changers) === 0, 'asked-once');
  claims.holds(changers === 0 || rules.sealed(position), 'only-sealed-answers-change');
  claims.holds(!rules.sealed(position) || facts.hasSealedAnswers, 'facts-hold', () => 'answers are sealed');
  const asked = deciders | changers;
  const several = (asked & (asked - 1)) !== 0;
  claims.holds(!several || facts.hasSimultaneousSteps, 'facts-hold', () => 'several seats are asked');
}

function isWellFormed(dice: Dice): boolean {
  try {
    return same(dice, diceOf(dice.dice, dice.alike));
  } catch {
    return false;
  }
}

function checkScores(rules: Rules, position: Position, claims: Claims): void {
  const { seats } = outcome(rules, position);
  for (const [seat, score] of seats.entries()) {
    claims.holds(rules.points(position, seat) === score.total, 'points-are-the-sum');
    claims.holds(same(Object.keys(score.parts), rules.facts.parts), 'parts-as-announced');
    claims.holds(score.tieBreaks.length === seats[0].tieBreaks.length, 'tie-breaks-comparable');
  }
}

export function checkOwnJson(rules: Rules, position: Position, claims: Claims): void {
  const json = throughJson(encodePosition(rules, position));
  const read = decodePosition(rules, json);
  claims.holds(read.ok, 'own-json-accepted', () => JSON.stringify([json, read]));
  if (!read.ok) return;
  claims.holds(equal(read.value, position), 'json-is-complete', () =>
    JSON.stringify([json, Array.from(read.value), Array.from(position)]),
  );
}
