import type { Judge, Lived, Values } from '@iacta/bots/search';
import { clone, type Position, SEATS } from '@iacta/core';
import { winShare } from '../bot/ending.ts';
import { describe, FEATURE_COUNT } from '../bot/features.ts';
import { type Evaluate, type Limits, TurnSearch } from '../bot/turn.ts';
import { rules } from '../rules/index.ts';
import { activeSeat, Phase, phaseOf } from '../rules/layout.ts';
import { livedFor } from './lived.ts';

/** How widely the rest of a turn is looked through: every position of a review is looked through this way. */
const LIMITS: Limits = { width: 6, sun: true, everywhere: false };
/** Positions of which the value is kept: a plan is judged again at each of its steps. */
const MOST_KEPT = 50_000;

/**
 * Values positions of Garden Dice by the best bot's net. While dice are left, the active seat first plays its turn to
 * the end by its best plan: the net knows positions between turns.
 */
export class GardenJudge implements Judge {
  readonly version = 'garden-dice 1';
  readonly lived: Lived;
  readonly #evaluate: Evaluate;
  readonly #pointsWeights: Float64Array;
  readonly #search: TurnSearch;
  readonly #features = new Float64Array(4 * FEATURE_COUNT);
  readonly #kept = new Map<string, Values>();

  constructor(evaluate: Evaluate, pointsWeights: Float64Array, words: number, seats: number) {
    this.lived = livedFor(seats);
    this.#evaluate = evaluate;
    this.#pointsWeights = pointsWeights;
    this.#search = new TurnSearch(words, evaluate);
  }

  value(position: Position): Values {
    const key = position.join();
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const value = this.#value(position);
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    this.#kept.set(key, value);
    return value;
  }

  #value(p: Position): Values {
    switch (phaseOf(p)) {
      case Phase.over:
        return over(p);
      case Phase.lot:
        return this.#meanOfStarters(p);
      case Phase.roll:
        return this.#betweenTurns(p);
      default:
        return this.#afterTurn(p);
    }
  }

  #meanOfStarters(p: Position): Values {
    const values = Array.from({ length: p[SEATS] }, (_, starter) => {
      const next = clone(p);
      rules.applyRoll(next, starter, null);
      return this.value(next);
    });
    const meanOf = (of: 'points' | 'win') =>
      values[0][of].map((_, seat) => values.reduce((sum, each) => sum + each[of][seat] / values.length, 0));
    return { points: meanOf('points'), win: meanOf('win'), exact: false };
  }

  #afterTurn(p: Position): Values {
    const best = this.#search.best(p, activeSeat(p), p[SEATS], LIMITS);
    const end = this.#search.pool.at(best);
    // A game that the plan ends is known, but only as far as the plan is the best one.
    return phaseOf(end) === Phase.over ? { ...over(end), exact: false } : this.#betweenTurns(end);
  }

  #betweenTurns(p: Position): Values {
    const next = activeSeat(p);
    const win = seatsIn(p).map((seat) => this.#evaluate(p, seat, next, false));
    describe(p, next, this.#features);
    const points = seatsIn(p).map((seat) => rules.points(p, seat) + this.#pointsToCome(seat));
    return { points, win, exact: false };
  }

  #pointsToCome(seat: number): number {
    let sum = this.#pointsWeights[FEATURE_COUNT];
    for (let feature = 0; feature < FEATURE_COUNT; feature++)
      sum += this.#pointsWeights[feature] * this.#features[seat * FEATURE_COUNT + feature];
    return sum;
  }
}

function over(p: Position): Values {
  const seats = seatsIn(p);
  return {
    points: seats.map((seat) => rules.points(p, seat)),
    win: seats.map((seat) => winShare(p, seat)),
    exact: true,
  };
}

function seatsIn(p: Position): number[] {
  return Array.from({ length: p[SEATS] }, (_, seat) => seat);
}
