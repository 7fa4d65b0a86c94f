import { clone, outcomesOf, type Position, type Roll, scratchPosition } from '@iacta/core';
import { activeSeat, Phase, phaseOf, seatsOf } from '../rules/layout.ts';
import { applyRoll, FOUR_DICE } from '../rules/turn.ts';
import { type Ending, type Evaluate, type Limits, TurnSearch } from './turn.ts';
import type { SecondLook } from './whole-turns.ts';

/** So many endings, the best so far, are looked at with so many throws of the next seat. */
export interface Stage {
  readonly endings: number;
  readonly throws: number;
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

/**
 * So much is looked at in one decision, the own turn included: positions, each counted for all its seats and once
 * more. A crowded garden has twice as many ways as a usual one, and a move must not take longer for that.
 */
const MOST_WORK = 100_000;

const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

interface Candidate {
  readonly ending: Ending;
  readonly after: Position;
  sum: number;
  throws: number;
}

const meanOf = ({ sum, throws }: Candidate): number => sum / throws;

/**
 * Judges the best endings by what the next seat can make of them: first many with few throws, then fewer and
 * fewer with more. `limitsFor` says how widely an answer is looked for in the turn of a position. Throws that come
 * after `mostWork` are left out, for all endings alike.
 */
export function lookAtReplies(
  evaluate: Evaluate,
  words: number,
  stages: readonly Stage[],
  limitsFor: (p: Position) => Limits,
  mostWork = MOST_WORK,
): SecondLook {
  const rolls = stages.map(({ throws }) => spreadOut(evenThrows(throws)));
  const answers = new TurnSearch(words, evaluate);
  const thrown = scratchPosition(words);
  let work = 0;

  /** What an ending is worth to a seat once the next one has thrown this and answered. */
  const afterAnswer = (after: Position, seat: number, roll: Roll, limits: Limits): number => {
    thrown.set(after);
    applyRoll(thrown, roll, null);
    const best = answers.best(thrown, activeSeat(after), seatsOf(after), limits);
    work += workOf(answers);
    const answer = answers.pool.at(best);
    return evaluate(answer, seat, activeSeat(answer), phaseOf(answer) === Phase.over);
  };

  const look = (candidate: Candidate, seat: number, roll: Roll, limits: Limits): void => {
    const { after, ending } = candidate;
    // A finished game needs no look, and a throw of one's own is judged well enough.
    const isAnswered = phaseOf(after) === Phase.roll && activeSeat(after) !== seat;
    candidate.sum += isAnswered ? afterAnswer(after, seat, roll, limits) : ending.value;
    candidate.throws++;
  };

  return (search, seat, endings) => {
    let field = search
      .endings(stages[0].endings)
      .map(
        (ending): Candidate => ({ ending, after: clone(search.pool.at(ending.index)), sum: 0, throws: 0 }),
      );
    // With so little effort that only one ending would be looked at, the first judgement stands.
    if (stages[0].endings < 2) return [...endings];
    const limits = limitsFor(search.pool.at(0));
    work = workOf(search);
    let behind: Candidate[] = [];
    for (const [number, stage] of stages.entries()) {
      behind = [...field.slice(stage.endings), ...behind];
      field = field.slice(0, stage.endings);
      for (const roll of rolls[number]) {
        // The first throw is always looked at: without one there is no mean.
        if (work >= mostWork && field[0].throws > 0) break;
        for (const candidate of field) look(candidate, seat, roll, limits);
      }
      field.sort((a, b) => meanOf(b) - meanOf(a));
    }
    const looked = [...field, ...behind].map((one): Ending => ({ ...one.ending, value: meanOf(one) }));
    return firstsOf([...looked, ...endings]);
  };
}

function workOf({ pool }: TurnSearch): number {
  return pool.count * (seatsOf(pool.at(0)) + 1);
}

/** In an order of which every beginning is spread evenly over the list: what is left of it still stands for all. */
function spreadOut(rolls: readonly Roll[]): Roll[] {
  return rolls
    .map((roll, i) => ({ roll, place: (i * GOLDEN_RATIO) % 1 }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ roll }) => roll);
}

/** Each first move once, at its best place; what was looked at less stands behind and is not told as more. */
function firstsOf(endings: readonly Ending[]): Ending[] {
  const met = new Set<number>();
  let lowest = Number.POSITIVE_INFINITY;
  const firsts: Ending[] = [];
  for (const ending of endings) {
    if (met.has(ending.move)) continue;
    met.add(ending.move);
    lowest = Math.min(lowest, ending.value);
    firsts.push({ ...ending, value: lowest });
  }
  return firsts;
}
