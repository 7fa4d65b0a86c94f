import type { GameEvent, Position, Rules, Step } from '../contract.ts';
import { rollWith } from '../dice.ts';
import { MoveList } from '../moves.ts';
import { seatsIn } from '../play.ts';
import type { Below } from '../random.ts';

/** Sample sizes shrink where many runs of the same suite are wanted (mutation testing). */
export const quick = globalThis.process?.env.IACTA_QUICK === '1';

/** A random legal step from here: a throw, or a move of a random seat that may act. */
export function randomStep(rules: Rules, position: Position, below: Below): Step | null {
  const dice = rules.dice(position);
  if (dice) return { roll: rollWith(dice, below) };
  const deciders = seatsIn(rules.deciders(position));
  if (deciders.length === 0) return null;
  // Now and then a seat changes its sealed answer before the last one is in.
  const changers = seatsIn(rules.changers(position));
  const seats = changers.length > 0 && below(4) === 0 ? changers : deciders;
  const seat = seats[below(seats.length)];
  const list = new MoveList();
  rules.list(position, seat, list);
  return { seat, move: list.moves[below(list.count)] };
}

/** Plays random steps in place until the game is over or the cap is reached; returns how many. */
export function randomGame<E extends GameEvent>(
  rules: Rules<unknown, E>,
  position: Position,
  below: Below,
  cap: number,
  events: E[] | null = null,
): number {
  for (let count = 0; count < cap; count++) {
    const step = randomStep(rules, position, below);
    if (step === null) return count;
    if ('roll' in step) rules.applyRoll(position, step.roll, events);
    else rules.applyMove(position, step.seat, step.move, events);
  }
  return cap;
}
