import type { GameEvent, Move, Position, Roll, Rules, Step } from './contract.ts';
import { type Dice, decodeRoll, encodeRoll, type Face, isRoll } from './dice.ts';
import { type Options, readOptions } from './facts.ts';
import { type Json, read, schema } from './json.ts';
import { MoveList } from './moves.ts';
import { isOver } from './outcome.ts';
import { clone, hasSeat, optionsOf } from './position.ts';
import { type CoreRefusal, no, type Refusal, type Result, yes } from './refusal.ts';

/** What a position waits for. */
export type Awaits =
  | { readonly kind: 'roll'; readonly seat: number; readonly dice: Dice }
  | {
      readonly kind: 'moves';
      /** Seats that owe a decision. */
      readonly seats: readonly number[];
      /** Seats that have answered and may still change their mind. */
      readonly changing: readonly number[];
      readonly sealed: boolean;
    }
  | { readonly kind: 'over' };

export type Played<E extends GameEvent = GameEvent, C extends string = string> =
  | { readonly ok: true; readonly position: Position; readonly events: readonly E[] }
  | { readonly ok: false; readonly refusal: Refusal<C> };

export function awaits(rules: Rules, position: Position): Awaits {
  const dice = rules.dice(position);
  if (dice) return { kind: 'roll', seat: rules.thrower(position), dice };
  if (isOver(rules, position)) return { kind: 'over' };
  return {
    kind: 'moves',
    seats: seatsIn(rules.deciders(position)),
    changing: seatsIn(rules.changers(position)),
    sealed: rules.sealed(position),
  };
}

/** The seats of a bit set, ascending. */
export function seatsIn(set: number): number[] {
  const seats: number[] = [];
  for (let seat = 0; set >> seat > 0; seat++) if ((set >> seat) & 1) seats.push(seat);
  return seats;
}

/** Every legal move of a seat; none when it is not asked. */
export function moves<M>(rules: Rules<M>, position: Position, seat: number): Move<M>[] {
  return mayAct(rules, position, seat) ? (listed(rules, position, seat).toArray() as Move<M>[]) : [];
}

/**
 * The checked interface: a new position and what happened, or why not. The given position never changes. It throws
 * for no step, whatever a program without types passes.
 */
export function play<M, E extends GameEvent, C extends string>(
  rules: Rules<M, E, C>,
  position: Position,
  step: Step<Move<NoInfer<M>>>,
): Played<E, C | CoreRefusal> {
  if (!isStep(step)) return no('malformed', { expected: '{ seat, move } or { roll }' });
  return step.roll === undefined
    ? playMove(rules, position, step.seat, step.move)
    : playRoll(rules, position, step.roll);
}

/** Types promise this; JavaScript does not. */
function isStep(step: unknown): step is Step {
  if (typeof step !== 'object' || step === null) return false;
  const { seat, move, roll } = step as { readonly [key: string]: unknown };
  if ('roll' in step) return typeof roll === 'number' && !('seat' in step) && !('move' in step);
  return typeof seat === 'number' && typeof move === 'number';
}

function playRoll<M, E extends GameEvent, C extends string>(
  rules: Rules<M, E, C>,
  position: Position,
  roll: Roll,
): Played<E, CoreRefusal> {
  const dice = rules.dice(position);
  if (dice === null) return no(isOver(rules, position) ? 'over' : 'no-dice-awaited');
  if (!isRoll(dice, roll)) return no('wrong-dice', { expected: dice.dice.length });
  const next = clone(position);
  const events: E[] = [];
  rules.applyRoll(next, roll, events);
  return { ok: true, position: next, events };
}

function playMove<M, E extends GameEvent, C extends string>(
  rules: Rules<M, E, C>,
  position: Position,
  seat: number,
  move: Move,
): Played<E, C | CoreRefusal> {
  const asked = mayBeAsked(rules, position, seat);
  if (asked) return { ok: false, refusal: asked };
  if (!listed(rules, position, seat).has(move))
    return { ok: false, refusal: rules.refuse(position, seat, move) };
  const next = clone(position);
  const events: E[] = [];
  rules.applyMove(next, seat, move, events);
  return { ok: true, position: next, events };
}

function mayBeAsked(rules: Rules, position: Position, seat: number): Refusal<CoreRefusal> | null {
  if (mayAct(rules, position, seat)) return null;
  if (!hasSeat(position, seat)) return { code: 'no-such-seat' };
  if (rules.dice(position)) return { code: 'dice-awaited' };
  if (isOver(rules, position)) return { code: 'over' };
  return { code: 'not-your-decision' };
}

function mayAct(rules: Rules, position: Position, seat: number): boolean {
  // A shift takes its count modulo 32: seat 32 would pass for seat 0.
  if (!hasSeat(position, seat)) return false;
  return (((rules.deciders(position) | rules.changers(position)) >> seat) & 1) === 1;
}

// One list serves every call of the safe door: it is filled and read within one synchronous call.
const scratch = new MoveList();

function listed(rules: Rules, position: Position, seat: number): MoveList {
  scratch.clear();
  rules.list(position, seat, scratch);
  return scratch;
}

/** The same position without the other seats' unopened answers (-1: a spectator's view). */
export function view(rules: Rules, position: Position, seat: number): Position {
  const seen = clone(position);
  rules.hide(seen, seat);
  return seen;
}

export type StepJson<M = unknown> =
  | { readonly seat: number; readonly move: M; readonly roll?: never }
  | { readonly roll: readonly Face[]; readonly seat?: never; readonly move?: never };

export function encodeStep<M>(
  rules: Rules<M>,
  position: Position,
  step: Step<Move<NoInfer<M>>>,
): StepJson<M> {
  if (step.roll !== undefined) return { roll: encodeRoll(rules.dice(position) as Dice, step.roll) };
  return { seat: step.seat, move: rules.encodeMove(step.move) };
}

const MOVE_STEP = schema.strictObject({ seat: schema.number(), move: schema.unknown() });
const ROLL_STEP = schema.strictObject({ roll: schema.array(schema.unknown()) });
const STEP = schema.union([MOVE_STEP, ROLL_STEP]);

/** Reads a step from an untrusted source. Whether it is legal is for `play` to say. */
export function decodeStep<M>(rules: Rules<M>, position: Position, json: unknown): Result<Step<Move<M>>> {
  const step = read(STEP, json);
  if (!step.ok) return step;
  if ('roll' in step.value) {
    const dice = rules.dice(position);
    if (dice === null) return no(isOver(rules, position) ? 'over' : 'no-dice-awaited');
    const roll = decodeRoll(dice, step.value.roll);
    return roll.ok ? yes({ roll: roll.value }) : roll;
  }
  const move = rules.decodeMove(step.value.move);
  return move.ok ? yes({ seat: step.value.seat, move: move.value as Move<M> }) : move;
}

/** The published JSON of a position: complete in itself. */
export interface PositionJson {
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly state: Json;
}

export function encodePosition(rules: Rules, position: Position): PositionJson {
  const { id, rulesVersion } = rules.facts;
  return {
    game: id,
    rules: rulesVersion,
    options: optionsOf(rules.facts, position),
    state: rules.encode(position),
  };
}

const POSITION = schema.strictObject({
  game: schema.string(),
  rules: schema.number(),
  options: schema.unknown(),
  state: schema.unknown(),
});

/** Reads a position from an untrusted source; an impossible one is refused with the place and the reason. */
export function decodePosition(rules: Rules, json: unknown): Result<Position> {
  const envelope = read(POSITION, json);
  if (!envelope.ok) return envelope;
  if (envelope.value.game !== rules.facts.id)
    return no('unknown-game', { game: envelope.value.game.slice(0, 40) });
  const options = readOptions(rules.facts, envelope.value.options, envelope.value.rules);
  return options.ok ? rules.decode(envelope.value.state, options.value) : options;
}
