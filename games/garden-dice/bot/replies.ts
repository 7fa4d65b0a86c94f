import { clone, outcomesOf, type Position, type Roll } from '@iacta/core';
import { applyRoll, FOUR_DICE } from '../rules/apply.ts';
import { activeSeat, Phase, phaseOf, seatsOf } from '../rules/layout.ts';
import { type Ending, type Evaluate, type Limits, TurnSearch } from './turn.ts';
import type { SecondLook } from './whole-turns.ts';

export interface Replies {
  /** So many endings are looked at again… */
  readonly endings: number;
  /** …with so many throws of the next seat… */
  readonly throws: number;
  /** …each answered with a turn looked through so widely. */
  readonly limits: Limits;
}

/**
 * Throws of four dice that stand for all: taken at even distances from the list of all throws by weight.
 * They are the same every time, so that a plan judged once is judged the same when it has been begun.
 */
export function evenThrows(count: number): Roll[] {
  const rolls: Roll[] = [];
  let passed = 0;
  for (const { roll, weight } of outcomesOf(FOUR_DICE)) {
    passed += weight;
    while (rolls.length < count && (rolls.length + 0.5) * FOUR_DICE.weight < passed * count) rolls.push(roll);
  }
  return rolls;
}

/** Judges the best endings by what the next seat can make of them. */
export function lookAtReplies(evaluate: Evaluate, words: number, replies: Replies): SecondLook {
  const throws = evenThrows(replies.throws);
  const answers = new TurnSearch(words, evaluate);
  const thrown = new Int32Array(words);

  const worth = (after: Position, seat: number, value: number): number => {
    const answering = activeSeat(after);
    if (phaseOf(after) !== Phase.roll || answering === seat) return value;
    const seats = seatsOf(after);
    let sum = 0;
    for (const roll of throws) {
      thrown.set(after);
      applyRoll(thrown, roll, null);
      const answer = answers.pool.at(answers.best(thrown, answering, seats, replies.limits));
      sum += evaluate(answer, seat, activeSeat(answer), phaseOf(answer) === Phase.over);
    }
    return sum / throws.length;
  };

  return (search, seat, endings) => {
    const best = search.endings(replies.endings).map((ending): Ending => {
      const after = clone(search.pool.at(ending.index));
      return { ...ending, value: worth(after, seat, ending.value) };
    });
    best.sort((a, b) => b.value - a.value);
    const firsts = new Set<number>();
    const judged = best.filter(({ move }) => !firsts.has(move) && firsts.add(move));
    // What was not looked at again keeps its place behind, and its first value where that is lower.
    const lowest = judged[judged.length - 1].value;
    const rest = endings
      .filter(({ move }) => !firsts.has(move))
      .map((ending) => ({ ...ending, value: Math.min(ending.value, lowest) }));
    return [...judged, ...rest];
  };
}
