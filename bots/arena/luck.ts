import {
  clone,
  type Dice,
  isOver,
  keyedStream,
  outcome,
  outcomesOf,
  type Position,
  type Roll,
  type Rules,
  rollWith,
  seatsIn,
} from '@iacta/core';
import type { Bot } from '../search/bot.ts';

/** What a position is worth to each seat, by any rule: final points, and the share of the win. */
export interface Worth {
  readonly points: readonly number[];
  readonly win: readonly number[];
}
export type Evaluate = (position: Position) => Worth;

/** Rolls with no more outcomes than this are averaged exactly. */
const ENUMERATED = 60;
/** Larger sets are sampled this often, with randomness that is independent of the game's dice. */
const SAMPLED = 32;
const SAMPLE_SEED = 2 ** 44;

/**
 * The luck of a game: for each roll the value after it less the mean of the values that it could have led to. That
 * difference is zero on average whatever the values are, so a result less its luck has the same mean as the result,
 * for any evaluator; a good one makes it vary less.
 */
export class Luck {
  readonly points: number[];
  readonly win: number[];
  readonly #rules: Rules;
  readonly #evaluate: Evaluate;
  readonly #seed: number;
  #rolls = 0;

  constructor(rules: Rules, evaluate: Evaluate, seats: number, seed: number) {
    this.#rules = rules;
    this.#evaluate = evaluate;
    this.#seed = seed;
    this.points = new Array<number>(seats).fill(0);
    this.win = new Array<number>(seats).fill(0);
  }

  /** Counts a roll that is about to be applied. */
  rolled(position: Position, dice: Dice, roll: Roll): void {
    this.#add(this.#after(position, roll), 1);
    const below = keyedStream(SAMPLE_SEED + this.#seed, this.#rolls++);
    if (outcomeCount(dice) <= ENUMERATED) {
      const outcomes = [...outcomesOf(dice)];
      const all = outcomes.reduce((sum, { weight }) => sum + weight, 0);
      for (const { roll: other, weight } of outcomes) this.#add(this.#after(position, other), -weight / all);
      return;
    }
    for (let i = 0; i < SAMPLED; i++) this.#add(this.#after(position, rollWith(dice, below)), -1 / SAMPLED);
  }

  #after(position: Position, roll: Roll): Worth {
    const next = clone(position);
    this.#rules.applyRoll(next, roll, null);
    return this.#evaluate(next);
  }

  #add({ points, win }: Worth, part: number): void {
    for (let seat = 0; seat < this.points.length; seat++) {
      this.points[seat] += part * points[seat];
      this.win[seat] += part * win[seat];
    }
  }
}

function outcomeCount({ dice, alike }: Dice): number {
  if (!alike) return dice.reduce((product, { faces }) => product * faces.length, 1);
  // Multisets: so many faces and one less than the dice, choose the dice.
  const faces = dice[0].faces.length;
  return dice.reduce((product, _, i) => (product * (faces + i)) / (i + 1), 1);
}

/** Where a roll follows a roll, this many sampled rolls represent all outcomes. */
const FURTHER = 6;
const MOST_FURTHER = 2;

/**
 * Values positions by the forecasts of the seats that decide there; where dice are awaited, by the mean over a fixed
 * sample of rolls. A position without a forecast is valued by its score.
 */
export function evaluateBy(rules: Rules, bot: Bot): Evaluate {
  const evaluate = (position: Position, further: number): Worth => {
    if (isOver(rules, position)) return resultOf(rules, position);
    const dice = rules.dice(position);
    return dice && further > 0 ? meanOver(position, dice, further) : forecast(rules, bot, position);
  };
  const meanOver = (position: Position, dice: Dice, further: number): Worth => {
    const below = keyedStream(SAMPLE_SEED - 2, 0);
    const worths = Array.from({ length: FURTHER }, () => {
      const next = clone(position);
      rules.applyRoll(next, rollWith(dice, below), null);
      return evaluate(next, further - 1);
    });
    const average = (of: (worth: Worth) => readonly number[]) =>
      of(worths[0]).map((_, seat) => worths.reduce((sum, worth) => sum + of(worth)[seat], 0) / FURTHER);
    return { points: average(({ points }) => points), win: average(({ win }) => win) };
  };
  return (position) => evaluate(position, MOST_FURTHER);
}

function resultOf(rules: Rules, position: Position): Worth {
  const { seats, winners } = outcome(rules, position);
  return {
    points: seats.map(({ total }) => total),
    win: seats.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
  };
}

function forecast(rules: Rules, bot: Bot, position: Position): Worth {
  const seats = position[0];
  const points = Array.from({ length: seats }, (_, seat) => rules.points(position, seat));
  const chances = new Map<number, number>();
  const below = keyedStream(SAMPLE_SEED - 1, 0);
  for (const seat of seatsIn(rules.deciders(position))) {
    const view = clone(position);
    rules.hide(view, seat);
    const { best } = bot(view, seat, below);
    if (best.points !== undefined) points[seat] = best.points;
    if (best.win !== undefined) chances.set(seat, best.win);
  }
  const rest = 1 - [...chances.values()].reduce((sum, win) => sum + win, 0);
  const silent = seats - chances.size;
  return { points, win: points.map((_, seat) => chances.get(seat) ?? rest / silent) };
}
