import type { Position, Rules } from '../../contract.ts';
import type { Options } from '../../facts.ts';
import type { Json } from '../../json.ts';
import { decodePosition, encodePosition, moves, seatsIn } from '../../play.ts';
import { clone, optionsOf } from '../../position.ts';
import type { Below } from '../../random.ts';
import { changedJson } from '../changed-json.ts';
import { Claims, throughJson } from '../promises.ts';
import { quick, randomStep } from '../random-game.ts';
import { checkMoves, checkStep, MovePool } from './moves.ts';
import { checkPosition } from './position.ts';

/** A state that no play leads to, for `decode` to refuse: the state before the first step, with a change. */
export interface Impossible {
  readonly what: string;
  readonly options: Options;
  // biome-ignore lint/suspicious/noExplicitAny: the state is spoilt on purpose, so no type of it holds
  readonly change: (state: any) => void;
}

/** How many changes are tried in each game unless it says otherwise. */
const CHANGES = quick ? 6 : 40;
const STEPS_ON = 4;

export function checkImpossible(rules: Rules, cases: readonly Impossible[], claims: Claims): void {
  for (const { what, options, change } of cases) {
    const state = throughJson(rules.encode(rules.begin(options)));
    change(state);
    const read = rules.decode(state, options);
    claims.holds(!read.ok, 'impossible-refused', () => what);
  }
}

/**
 * Changes one place in the JSON of real positions and moves. What `decode` still accepts must be a position like any
 * other: it is written as the JSON it was read from, and play goes on from it with every promise kept.
 */
export function checkReading(
  rules: Rules,
  positions: readonly Position[],
  below: Below,
  claims: Claims,
  changes = CHANGES,
): void {
  for (let count = 0; count < changes; count++) {
    const position = positions[below(positions.length)];
    checkChangedState(rules, position, below, claims);
    checkChangedMove(rules, position, below, claims);
  }
}

function checkChangedState(rules: Rules, position: Position, below: Below, claims: Claims): void {
  const state = changedJson(throughJson(rules.encode(position)) as Json, below);
  const { id, rulesVersion } = rules.facts;
  const json = { game: id, rules: rulesVersion, options: optionsOf(rules.facts, position), state };
  const read = decodePosition(rules, json);
  if (!read.ok) return;
  const again = encodePosition(rules, read.value);
  const detail = () => `${canonical(json)} read as ${canonical(again)}`;
  claims.holds(canonical(again) === canonical(json), 'decode-is-exact', detail);
  const broken = brokenFrom(rules, read.value, below);
  claims.holds(broken === null, 'decoded-plays-on', () => `${broken} from ${canonical(json)}`);
}

/** What goes wrong within a few steps from here, or null. */
function brokenFrom(rules: Rules, start: Position, below: Below): string | null {
  const claims = new Claims();
  const pool = new MovePool();
  const position = clone(start);
  try {
    for (let count = 0; count <= STEPS_ON; count++) {
      // Its own JSON above all: what `decode` lets in must not lead to what it refuses.
      checkPosition(rules, position, () => 0, claims);
      checkMoves(rules, position, below, pool, claims);
      const step = randomStep(rules, position, below);
      if (step === null) return null;
      checkStep(rules, position, step, claims);
      if ('roll' in step) rules.applyRoll(position, step.roll, null);
      else rules.applyMove(position, step.seat, step.move, null);
    }
    return null;
  } catch (error) {
    return String(error);
  }
}

function checkChangedMove(rules: Rules, position: Position, below: Below, claims: Claims): void {
  const [seat] = seatsIn(rules.deciders(position));
  if (seat === undefined) return;
  const legal = moves(rules, position, seat);
  const move = legal[below(legal.length)];
  const json = changedJson(throughJson(rules.encodeMove(move)) as Json, below);
  const read = rules.decodeMove(json);
  if (!read.ok) return;
  const again = throughJson(rules.encodeMove(read.value));
  const detail = () => `${canonical(json)} read as ${canonical(again)}`;
  claims.holds(canonical(again) === canonical(json), 'move-decode-is-exact', detail);
}

/** JSON in which keys and items are sorted: a reader may accept them in any order and write its own. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).toSorted().join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`);
  return `{${parts.toSorted().join()}}`;
}
