import { describe, it } from 'vitest';
import type { GameEvent, Position, Rules } from '../contract.ts';
import type { Options } from '../facts.ts';
import { isOver, outcome } from '../outcome.ts';
import { clone, everyOptions } from '../position.ts';
import { randomStream } from '../random.ts';
import { GameRecord } from '../record.ts';
import { checkMoves, checkStep, MovePool } from './checks/moves.ts';
import { checkOptions, checkOwnJson, checkPosition } from './checks/position.ts';
import { checkImpossible, checkReading, type Impossible } from './checks/reading.ts';
import { checkRecord, checkUndisturbed, checkUndo, decisionsIn, type Recorder } from './checks/record.ts';
import { checkSecrets } from './checks/secrets.ts';
import { Claims, same, untouched } from './promises.ts';
import { quick, randomStep } from './random-game.ts';

export interface Conformance<E extends GameEvent> {
  /** Each seat's total from the events alone: a second count, independent of the position. */
  readonly recount: (events: readonly E[], options: Options) => readonly number[];
  /** States that no game can be in, one for each thing that `decode` checks beyond the shape. */
  readonly impossible: readonly Impossible[];
  /** Random games for each combination of options. */
  readonly games?: number;
  /** How many changes of JSON are tried in each game. */
  readonly changes?: number;
  /** For games that need not end by their rules: after how many steps a random game may be left. */
  readonly cap?: number;
}

/** Games that must end do so within far fewer steps. */
const LONGEST = 1500;

/** The suite that every game passes; a game's test file starts with one call of it. */
export function conformance<M, E extends GameEvent>(rules: Rules<M, E>, kit: Conformance<E>): void {
  describe(`conformance of ${rules.facts.id}`, () => {
    for (const { name, check } of conformanceCases(rules, kit, quick)) it(name, check);
  });
}

/** The tests of the suite as plain functions, so that the suite itself can be tested. */
export function conformanceCases<M, E extends GameEvent>(
  rules: Rules<M, E>,
  kit: Conformance<E>,
  small: boolean,
): { readonly name: string; readonly check: () => void }[] {
  const games = combinations(rules, small).map((options) => ({
    name: `keeps every promise of the contract in random games: ${JSON.stringify(options)}`,
    check() {
      for (let seed = 1; seed <= (small ? 1 : (kit.games ?? 3)); seed++) checkGame(rules, options, seed, kit);
    },
  }));
  const impossible = {
    name: 'refuses impossible positions',
    check: () => checkImpossible(rules, kit.impossible, new Claims()),
  };
  return [impossible, ...games];
}

/** Small samples leave out starters named by the table but for the last seat: they differ in one word only. */
function combinations(rules: Rules, small: boolean): Options[] {
  const all = [...everyOptions(rules.facts)];
  if (!small) return all;
  return all.filter(({ starter, seats }) => typeof starter !== 'number' || starter === seats - 1);
}

/** Plays one random game and checks every promise on the way. */
export function checkGame<E extends GameEvent>(
  rules: Rules<unknown, E>,
  options: Options,
  seed: number,
  kit: Conformance<E>,
  claims: Claims = new Claims(),
  begin: (rules: Rules<unknown, E>, options: Options) => Recorder<E> = (game, asked) =>
    GameRecord.begin(game, asked),
): void {
  const below = randomStream(seed);
  checkOptions(rules, options, claims);
  const record = begin(rules, options);
  const events: E[] = [];
  const pool = new MovePool();
  const positions: Position[] = [];
  for (let count = 0; count < (kit.cap ?? LONGEST); count++) {
    const { position } = record;
    positions.push(clone(position));
    checkPosition(rules, position, below, claims);
    checkSecrets(rules, position, below, claims);
    checkMoves(rules, position, below, pool, claims);
    const step = randomStep(rules, position, below);
    if (step === null) break;
    checkStep(rules, position, step, claims);
    const asked = decisionsIn(rules, record);
    untouched(position, 'play-changes-nothing', claims, () => {
      const played = record.play(step);
      claims.needs(played.ok, 'listed-is-accepted', () => JSON.stringify(played));
      events.push(...played.events);
    });
    checkUndisturbed(record, asked, step, claims);
    if (below(20) === 0) checkUndo(record, below, claims);
  }
  checkEnd(rules, options, record, events, kit, claims);
  // A game that breaks another promise would only be reported twice.
  if (claims.broken.size === 0) checkReading(rules, positions, below, claims, kit.changes);
}

function checkEnd<E extends GameEvent>(
  rules: Rules<unknown, E>,
  options: Options,
  record: Recorder<E>,
  events: readonly E[],
  kit: Conformance<E>,
  claims: Claims,
): void {
  const over = isOver(rules, record.position);
  claims.holds(over || kit.cap !== undefined, 'ends');
  checkOwnJson(rules, record.position, claims);
  checkRecord(rules, record, claims);
  // An unfinished game has parts without an event yet, so only finished ones are recounted.
  if (!over) return;
  const totals = outcome(rules, record.position).seats.map(({ total }) => total);
  const counted = kit.recount(events, options);
  claims.holds(same(counted, totals), 'recount-agrees', () => `${counted.join()} for ${totals.join()}`);
}
