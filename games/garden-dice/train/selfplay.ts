import { type Below, type Options, type Position, rollWith } from '@iacta/core';
import { chances } from '../bot/chances.ts';
import { winShare } from '../bot/ending.ts';
import { describe, FEATURE_COUNT } from '../bot/features.ts';
import { HIDDEN, softmax, strength } from '../bot/net.ts';
import { TurnSearch } from '../bot/turn.ts';
import { rules } from '../rules/index.ts';
import { activeSeat, Phase, phaseOf } from '../rules/layout.ts';
import { points } from '../rules/scoring.ts';
import { beginWeakly } from './weak.ts';

/** A position between two turns, as the network sees it, with its target chances. */
export interface Lesson {
  readonly seats: number;
  readonly features: Float64Array;
  readonly target: Float64Array;
  /** By seat: the points it still got. */
  readonly gained: Float64Array;
}

export interface SelfPlay {
  /** How far lessons trust the outcome rather than the next judgement (the lambda of TD). */
  readonly trust: number;
  /** How often a turn is one of the better ones instead of the best, to see more of the game. */
  readonly stray: number;
  /** How many positions of a turn are followed. */
  readonly width: number;
  /** How often the sun is thought of: it makes a turn much longer to look through. */
  readonly sun: number;
  /** After this many rolls a game counts with its present score. */
  readonly cap: number;
  /** How often a game begins as weaker players play it: what they did is not learned from. */
  readonly weak: number;
}

interface Met {
  readonly features: Float64Array;
  readonly points: Float64Array;
  /** The chances after the best turn, which this position's lesson leans on. */
  readonly judged: Float64Array;
  readonly strayed: boolean;
}

const STRAY_AMONG = 12;

/** Plays games of a network against itself, a whole turn at a time. */
export class Player {
  readonly #weights: Float64Array;
  readonly #settings: SelfPlay;
  readonly #cells = new Float64Array(HIDDEN);
  readonly #searches = new Map<number, TurnSearch>();

  constructor(weights: Float64Array, settings: SelfPlay) {
    this.#weights = weights;
    this.#settings = settings;
  }

  #searchFor(words: number): TurnSearch {
    let search = this.#searches.get(words);
    if (search === undefined) {
      search = new TurnSearch(words, chances(this.#weights));
      this.#searches.set(words, search);
    }
    return search;
  }

  #judge(features: Float64Array, seats: number): Float64Array {
    const chance = new Float64Array(seats);
    for (let seat = 0; seat < seats; seat++) {
      chance[seat] = strength(this.#weights, features, seat * FEATURE_COUNT, this.#cells);
    }
    softmax(chance, seats);
    return chance;
  }

  game(options: Options, below: Below): Lesson[] {
    const { cap, stray, width, sun, weak } = this.#settings;
    const { seats } = options;
    const p = rules.begin(options);
    if (below(1000) < 1000 * weak) beginWeakly(p, seats, below);
    const search = this.#searchFor(p.length);
    const met: Met[] = [];
    for (let rolls = 0; rolls < cap; rolls++) {
      const dice = rules.dice(p);
      if (dice === null) break;
      rules.applyRoll(p, rollWith(dice, below), null);
      if (phaseOf(p) !== Phase.act) continue;
      const best = search.best(p, activeSeat(p), seats, {
        width,
        sun: below(1000) < 1000 * sun,
        everywhere: false,
      });
      const after = search.pool.at(best);
      if (phaseOf(after) === Phase.over) {
        p.set(after);
        break;
      }
      const strayed = below(1000) < 1000 * stray;
      const judged = this.#judge(describedIn(after, seats), seats);
      const endings = strayed ? search.endings(STRAY_AMONG) : [];
      const chosen = strayed ? search.pool.at(endings[below(endings.length)].index) : after;
      p.set(chosen);
      if (phaseOf(p) === Phase.over) break;
      met.push({ features: describedIn(p, seats), points: pointsIn(p, seats), judged, strayed });
    }
    const outcome = Float64Array.from({ length: seats }, (_, seat) => winShare(p, seat));
    return this.#lessons(met, outcome, pointsIn(p, seats));
  }

  /** The target of each position is a mixture of the outcome and of the forecasts after it. */
  #lessons(met: readonly Met[], outcome: Float64Array, final: Float64Array): Lesson[] {
    const { trust } = this.#settings;
    const lessons: Lesson[] = [];
    let target = outcome;
    for (let i = met.length - 1; i >= 0; i--) {
      const { features, points, judged, strayed } = met[i];
      const gained = final.map((total, seat) => total - points[seat]);
      lessons.push({ seats: final.length, features, target, gained });
      // What came of a turn that was not the best says little about the position before it.
      const later = target;
      target = strayed ? judged : judged.map((chance, seat) => (1 - trust) * chance + trust * later[seat]);
    }
    return lessons;
  }
}

function pointsIn(p: Position, seats: number): Float64Array {
  return Float64Array.from({ length: seats }, (_, seat) => points(p, seat));
}

function describedIn(p: Position, seats: number): Float64Array {
  const features = new Float64Array(seats * FEATURE_COUNT);
  describe(p, activeSeat(p), features);
  return features;
}
