import { describe, expect, it } from 'vitest';
import type { GameEvent, Position, Rules, Step } from '../contract.ts';
import { type Dice, isRoll, outcomesOf, rollWith } from '../dice.ts';
import { type Options, readOptions } from '../facts.ts';
import { MoveList } from '../moves.ts';
import { isOver, outcome } from '../outcome.ts';
import {
  awaits,
  decodePosition,
  decodeStep,
  encodePosition,
  encodeStep,
  moves,
  play,
  seatsIn,
  view,
} from '../play.ts';
import { clone, equal, everyOptions, optionsOf } from '../position.ts';
import { type Below, randomStream } from '../random.ts';
import { GameRecord, readRecord } from '../record.ts';
import { CORE_REFUSALS } from '../refusal.ts';
import { claim, same } from './claims.ts';
import { quick, randomStep } from './random-game.ts';

export interface Conformance<E extends GameEvent> {
  /** Each seat's total told by the events alone: a second count, independent of the position. */
  readonly recount: (events: readonly E[], options: Options) => readonly number[];
  /** Random games for each combination of options. */
  readonly games?: number;
  /** For games that need not end by their rules: after how many steps a random game may be left. */
  readonly cap?: number;
}

/** The suite that every game passes; a game's test file starts with one call of it. */
export function conformance<M, E extends GameEvent>(rules: Rules<M, E>, kit: Conformance<E>): void {
  const { games = 3, cap = 20_000 } = kit;
  describe(`conformance of ${rules.facts.id}`, () => {
    describe.each(combinations(rules).map((options) => [JSON.stringify(options), options] as const))(
      '%s',
      (_name, options) => {
        it('plays random games to the end, keeping every promise of the contract on the way', () => {
          for (let seed = 1; seed <= (quick ? 1 : games); seed++) checkedGame(rules, options, seed, kit, cap);
        });
        it('reads back its own options', () => {
          expect(optionsOf(rules.facts, rules.begin(options))).toEqual(options);
          expect(readOptions(rules.facts, JSON.parse(JSON.stringify(options)))).toEqual({
            ok: true,
            value: options,
          });
        });
      },
    );
  });
}

/** Small samples leave out starters named by the table but for the last seat: they differ in one word only. */
function combinations(rules: Rules): Options[] {
  const all = [...everyOptions(rules.facts)];
  if (!quick) return all;
  return all.filter(({ starter, seats }) => typeof starter !== 'number' || starter === seats - 1);
}

export function checkedGame<M, E extends GameEvent>(
  rules: Rules<M, E>,
  options: Options,
  seed: number,
  kit: Conformance<E>,
  cap: number,
): void {
  const below = randomStream(seed);
  const record = GameRecord.begin(rules, options);
  const events: E[] = [];
  const pool: number[] = [];
  const diceSeen = new Set<Dice>();
  for (let count = 0; count < cap; count++) {
    const position = record.position;
    const before = clone(position);
    checkPosition(rules, position, below);
    const dice = rules.dice(position);
    if (dice && !diceSeen.has(dice)) checkDice(dice, below);
    if (dice) diceSeen.add(dice);
    checkMoves(rules, position, below, pool);
    const step = randomStep(rules, position, below);
    if (step === null) break;
    checkStep(rules, position, step);
    const played = record.play(step);
    if (!played.ok) throw new Error(`refused: ${JSON.stringify(played.refusal)}`);
    events.push(...played.events);
    claim(equal(position, before), 'play changed the position it was given');
    if (below(20) === 0) checkUndo(record, step, below);
  }
  const over = isOver(rules, record.position);
  if (kit.cap === undefined) expect(over, 'the game did not end').toBe(true);
  checkRecord(rules, record);
  const totals = outcome(rules, record.position).seats.map((seat) => seat.total);
  // An unfinished game has parts that no event has told yet, so only finished ones are recounted.
  if (over) expect(kit.recount(events, options), 'recount from the events').toEqual(totals);
}

function checkPosition(rules: Rules, position: Position, below: Below): void {
  const awaited = awaits(rules, position);
  const seats = optionsOf(rules.facts, position).seats;
  if (awaited.kind === 'roll') {
    claim(rules.deciders(position) === 0, 'dice and decisions are never awaited together');
    claim(awaited.seat >= 0 && awaited.seat < seats, 'a seat throws the dice');
  }
  claim((rules.deciders(position) & rules.changers(position)) === 0, 'owing and changing exclude each other');
  claim((rules.deciders(position) | rules.changers(position)) >> seats === 0, 'only seats are asked');
  if (below(4) === 0) {
    const json = JSON.parse(JSON.stringify(encodePosition(rules, position))) as unknown;
    const read = decodePosition(rules, json);
    if (!read.ok)
      throw new Error(`own JSON refused: ${JSON.stringify(read.refusal)} in ${JSON.stringify(json)}`);
    if (!equal(read.value, position)) {
      // The JSON of both says more than two arrays of words would.
      expect(encodePosition(rules, read.value)).toEqual(encodePosition(rules, position));
      expect(Array.from(read.value)).toEqual(Array.from(position));
    }
  }
  const told = outcome(rules, position);
  for (const [seat, score] of told.seats.entries()) {
    claim(rules.points(position, seat) === score.total, 'points equal the sum of the parts');
    claim(same(Object.keys(score.parts), rules.facts.parts), 'the parts are those of the facts');
    claim(score.tieBreaks.length === told.seats[0].tieBreaks.length, 'every seat has the same tie-breaks');
  }
  checkSecrets(rules, position, seats);
}

/** Nobody's view and nobody's events depend on what another seat has sealed. */
function checkSecrets(rules: Rules, position: Position, seats: number): void {
  for (let viewer = -1; viewer < seats; viewer++) {
    const seen = view(rules, position, viewer);
    claim(equal(view(rules, seen, viewer), seen), 'hiding twice hides no more');
    if (!rules.sealed(position)) claim(equal(seen, position), 'nothing to hide');
    const kept = rules.changers(seen) & rules.changers(position);
    if (viewer >= 0)
      claim(((rules.changers(position) ^ kept) >> viewer) % 2 === 0, 'a seat keeps sight of its own answer');
  }
  if (!rules.sealed(position)) return;
  for (const seat of seatsIn(rules.deciders(position) | rules.changers(position))) {
    const told = moves(rules, position, seat).map((move) => play(rules, position, { seat, move }));
    const stillSealed = told.flatMap((played) =>
      played.ok && rules.sealed(played.position) ? [played] : [],
    );
    for (const played of stillSealed) {
      claim(same(played.events, stillSealed[0].events), 'events of a sealed answer tell nothing of it');
      for (let viewer = -1; viewer < seats; viewer++) {
        if (viewer === seat) continue;
        const alike = equal(
          view(rules, played.position, viewer),
          view(rules, stillSealed[0].position, viewer),
        );
        claim(alike, `seat ${viewer} sees what seat ${seat} sealed`);
      }
    }
  }
}

function checkDice(dice: Dice, below: Below): void {
  if (dice.outcomes <= 5000) {
    const all = [...outcomesOf(dice)];
    expect(all.length).toBe(dice.outcomes);
    expect(new Set(all.map(({ roll }) => roll)).size).toBe(dice.outcomes);
    expect(all.reduce((sum, { weight }) => sum + weight, 0)).toBe(dice.weight);
    expect(all.every(({ roll }) => isRoll(dice, roll))).toBe(true);
    return;
  }
  for (let i = 0; i < 100; i++) expect(isRoll(dice, rollWith(dice, below))).toBe(true);
}

const MAX_SAMPLES = 6;

function checkMoves(rules: Rules, position: Position, below: Below, pool: number[]): void {
  const before = clone(position);
  const known = new Set<string>([...CORE_REFUSALS, ...rules.facts.refusals]);
  for (const seat of seatsIn(rules.deciders(position) | rules.changers(position))) {
    const list = new MoveList();
    rules.list(position, seat, list);
    const legal = list.toArray();
    claim(legal.length > 0, 'a seat that is asked has a move');
    claim(new Set(legal).size === legal.length, 'each move is listed once');
    claim(legal.includes(rules.onTimeout(position, seat)), 'the move on time-out is legal');
    for (const move of sample(legal, below)) {
      const json = JSON.parse(JSON.stringify(rules.encodeMove(move))) as unknown;
      claim(
        same(rules.decodeMove(json), { ok: true, value: move }),
        `JSON of a move: ${JSON.stringify(json)}`,
      );
      claim(play(rules, position, { seat, move }).ok, `listed but refused: ${JSON.stringify(json)}`);
    }
    for (const move of sample(pool, below)) {
      if (list.has(move)) continue;
      const played = play(rules, position, { seat, move });
      if (played.ok) throw new Error(`unlisted but accepted: ${JSON.stringify(rules.encodeMove(move))}`);
      claim(known.has(played.refusal.code), `refusals are a closed union: ${played.refusal.code}`);
    }
    // Integers that no move has are refused as well.
    claim(!play(rules, position, { seat, move: -1 - below(1000) }).ok, 'a negative move was accepted');
    pool.push(...sample(legal, below));
    if (pool.length > 500) pool.splice(0, 100);
  }
  claim(equal(position, before), 'a refused step changed the position');
  checkOrder(rules, position, below);
}

/** Steps that are simultaneous lead to the same position in whatever order they arrive. */
function checkOrder(rules: Rules, position: Position, below: Below): void {
  const deciders = seatsIn(rules.deciders(position));
  if (deciders.length < 2) return;
  const [first, second] = [deciders[0], deciders[1 + below(deciders.length - 1)]].map((seat) => {
    const legal = moves(rules, position, seat);
    return { seat, move: legal[below(legal.length)] };
  });
  const one = both(rules, position, first, second);
  const other = both(rules, position, second, first);
  claim(equal(one, other), 'the order of simultaneous steps matters');
}

function both(rules: Rules, position: Position, first: Step, second: Step): Position {
  const played = play(rules, position, first);
  const then = played.ok ? play(rules, played.position, second) : played;
  if (!then.ok) throw new Error(`one simultaneous step refused another: ${JSON.stringify(then.refusal)}`);
  return then.position;
}

/** The fast door and the safe door do the same, with and without events. */
function checkStep(rules: Rules, position: Position, step: Step): void {
  const json = JSON.parse(JSON.stringify(encodeStep(rules, position, step))) as unknown;
  claim(
    same(decodeStep(rules, position, json), { ok: true, value: step }),
    `JSON of a step: ${JSON.stringify(json)}`,
  );
  const inPlace = clone(position);
  if ('roll' in step) rules.applyRoll(inPlace, step.roll, null);
  else rules.applyMove(inPlace, step.seat, step.move, null);
  const played = play(rules, position, step);
  claim(played.ok && equal(played.position, inPlace), 'both doors lead to the same position');
}

function checkUndo(record: GameRecord, step: Step, below: Below): void {
  const after = record.position;
  const decided = record.decision(0);
  const count = 1 + below(Math.min(3, record.steps.length));
  const steps = record.steps.slice(record.steps.length - count);
  const undone = record.undo(count, 'all');
  expect(undone.ok).toBe(true);
  expect(record.decision(0), 'an undo makes the old question stale').not.toBe(decided);
  for (const again of steps) record.play(again);
  claim(equal(record.position, after), 'undone and played again');
  expect(steps.at(-1)).toEqual(step);
}

function checkRecord<M, E extends GameEvent>(rules: Rules<M, E>, record: GameRecord<M, E>): void {
  const json = JSON.parse(JSON.stringify(record)) as unknown;
  const read = readRecord(rules, json);
  if (!read.ok) throw new Error(`own record refused: ${JSON.stringify(read.refusal)}`);
  claim(equal(read.value.position, record.position), 'replay equals play');
  expect(JSON.stringify(read.value)).toBe(JSON.stringify(record));
}

function sample(from: readonly number[], below: Below): number[] {
  if (from.length <= MAX_SAMPLES) return [...from];
  return Array.from({ length: MAX_SAMPLES }, () => from[below(from.length)]);
}
