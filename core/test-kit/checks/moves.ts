import type { Move, Position, Rules, Step } from '../../contract.ts';
import { MoveList } from '../../moves.ts';
import { moves, play, seatsIn } from '../../play.ts';
import { clone, equal } from '../../position.ts';
import type { Below } from '../../random.ts';
import { CORE_REFUSALS } from '../../refusal.ts';
import { type Claims, same, throughJson, untouched } from '../promises.ts';

const MAX_SAMPLES = 6;

/** Moves met earlier in a game: most of them are illegal later, and must be refused then. */
export class MovePool {
  readonly #moves: Move[] = [];

  add(moves: readonly Move[]): void {
    this.#moves.push(...moves);
  }

  sample(below: Below): Move[] {
    return sample(this.#moves, below);
  }
}

/** What the legal moves of every seat that is asked must fulfil. */
export function checkMoves(
  rules: Rules,
  position: Position,
  below: Below,
  pool: MovePool,
  claims: Claims,
): void {
  for (const seat of seatsIn(rules.deciders(position) | rules.changers(position))) {
    const list = new MoveList();
    untouched(position, 'asking-changes-nothing', claims, () => {
      rules.list(position, seat, list);
      const legal = list.toArray();
      claims.needs(legal.length > 0, 'has-a-move', () => `seat ${seat}`);
      claims.holds(new Set(legal).size === legal.length, 'listed-once', () => legal.join());
      claims.holds(legal.includes(rules.onTimeout(position, seat)), 'timeout-is-legal');
      // All against all is slow where there are thousands of moves.
      if (below(4) === 0) checkDescriptions(rules, position, seat, legal, claims);
    });
    const some = sample(list.toArray(), below);
    for (const move of some) {
      untouched(position, 'play-changes-nothing', claims, () =>
        checkListed(rules, position, seat, move, claims),
      );
    }
    const strange = [-1, ...pool.sample(below)].filter((move) => !list.has(move));
    for (const move of strange) {
      untouched(position, 'refused-changes-nothing', claims, () =>
        checkUnlisted(rules, position, seat, move, claims),
      );
    }
    pool.add(some);
  }
  checkOrder(rules, position, below, claims);
}

function checkDescriptions(
  rules: Rules,
  position: Position,
  seat: number,
  legal: readonly Move[],
  claims: Claims,
): void {
  const seen = new Map<string, Move>();
  for (const move of new Set(legal)) {
    const text = JSON.stringify(rules.describeMove(position, seat, move));
    const other = seen.get(text);
    claims.holds(other === undefined, 'descriptions-differ', () => `${other} and ${move}: ${text}`);
    seen.set(text, move);
  }
}

function checkListed(rules: Rules, position: Position, seat: number, move: Move, claims: Claims): void {
  const json = throughJson(rules.encodeMove(move));
  const read = rules.decodeMove(json);
  claims.holds(same(read, { ok: true, value: move }), 'move-json-exact', () => JSON.stringify(json));
  const played = play(rules, position, { seat, move });
  claims.needs(played.ok, 'listed-is-accepted', () => JSON.stringify([json, played]));
}

function checkUnlisted(rules: Rules, position: Position, seat: number, move: Move, claims: Claims): void {
  const played = play(rules, position, { seat, move });
  claims.holds(!played.ok, 'unlisted-is-refused', () => String(move));
  if (played.ok) return;
  const { code } = played.refusal;
  const known: readonly string[] = [...CORE_REFUSALS, ...rules.facts.refusals];
  claims.holds(known.includes(code), 'refusals-announced', () => code);
}

/** Two seats that are asked at the same time answer in both orders. */
function checkOrder(rules: Rules, position: Position, below: Below, claims: Claims): void {
  const deciders = seatsIn(rules.deciders(position));
  if (deciders.length < 2) return;
  const [first, second] = [deciders[0], deciders[1 + below(deciders.length - 1)]].map((seat) => {
    const legal = moves(rules, position, seat);
    return { seat, move: legal[below(legal.length)] };
  });
  const one = both(rules, position, first, second);
  const other = both(rules, position, second, first);
  claims.holds(one !== null && other !== null, 'answers-independent');
  if (one && other) claims.holds(equal(one, other), 'order-irrelevant');
}

function both(rules: Rules, position: Position, first: Step, second: Step): Position | null {
  const played = play(rules, position, first);
  const then = played.ok ? play(rules, played.position, second) : played;
  return then.ok ? then.position : null;
}

/** The step that is about to be played: both ways of applying it agree. */
export function checkStep(rules: Rules, position: Position, step: Step, claims: Claims): void {
  const inPlace = clone(position);
  if ('roll' in step) rules.applyRoll(inPlace, step.roll, null);
  else rules.applyMove(inPlace, step.seat, step.move, null);
  untouched(position, 'play-changes-nothing', claims, () => {
    const played = play(rules, position, step);
    claims.holds(played.ok && equal(played.position, inPlace), 'doors-agree');
  });
}

/** All of a few, or some of many. */
export function sample(from: readonly Move[], below: Below): Move[] {
  if (from.length <= MAX_SAMPLES) return [...from];
  return Array.from({ length: MAX_SAMPLES }, () => from[below(from.length)]);
}
